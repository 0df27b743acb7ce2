import Foundation

extension UIViewController {
    /// Makes the view from the controller's scene or nib, or takes the one that was made with the controller.
    ///
    /// - Returns: False if there is neither.
    final func loadViewFromDocument() -> Bool {
        if let viewOfNib = environmentIfPresent?.viewOfNib {
            environment.viewOfNib = nil
            view = viewOfNib
            return true
        }
        if let sceneObjects, nibName == sceneObjects.viewName,
            UIStoryboard.whileMaking(sceneObjects.blueprint, { sceneObjects.loadView(of: self) })
        {
            return true
        }
        guard let source = nibSource else { return false }
        UINib(source: source).instantiate(withOwner: self)
        if storedView != nil { return true }
        SceneFault.raise(
            .internalInconsistency,
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(source.name)\" nib but the view outlet was "
                + "not set.",
            in: windowScene)
        return false
    }

    /// What UIKit says where the view of a controller that shows a list is no list.
    ///
    /// - Parameters:
    ///   - controllerClass: The class of UIKit that shows the list.
    ///   - viewClass: The list's class.
    final func refusalOfView(_ controllerClass: UIViewController.Type, needing viewClass: UIView.Type) -> String {
        let method = "-[\(controllerClass) loadView]"
        let missing = "but didn't get a \(viewClass)."
        if let sceneObjects {
            return method + " instantiated view controller with identifier \"\(sceneObjects.controllerName)\" from "
                + "storyboard \"\(sceneObjects.storyboard.name)\", " + missing
        }
        let name = nibSource?.name ?? String(describing: type(of: self))
        return method + " loaded the \"\(name)\" nib " + missing
    }

    /// The nib with the view: the one that was named, else one with the name of the class.
    ///
    /// For a class `SettingsViewController` these are `SettingsView` and `SettingsViewController`.
    private var nibSource: InterfaceSource? {
        if let nibName {
            if let source = UINib.source(named: nibName, in: nibBundle) { return source }
            SceneFault.raise(
                .internalInconsistency, (nibBundle ?? .main).refusal(ofNib: nibName), in: windowScene)
            return nil
        }
        return DefaultNibNames.names(for: type(of: self), in: nibBundle).lazy
            .compactMap { UINib.source(named: $0, in: self.nibBundle) }.first
    }
}

/// The names of nibs that controllers load without naming them.
@MainActor
private enum DefaultNibNames {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let bundle: String?
    }

    private static var known: [Key: [String]] = [:]

    /// The names to try for a class; none for UIKit's own, and none where no such file was found the first time.
    static func names(for type: UIViewController.Type, in bundle: Bundle?) -> [String] {
        let key = Key(type: ObjectIdentifier(type), bundle: bundle?.bundlePath)
        if let names = known[key] { return names }
        let full = String(reflecting: type)
        let name = String(describing: type)
        var names: [String] = []
        if !full.hasPrefix("UIKitCore."), !name.contains("<") {
            if name.hasSuffix("Controller") { names.append(String(name.dropLast("Controller".count))) }
            names.append(name)
        }
        names.removeAll { InterfaceFile.find($0, ["xib", "nib"], in: bundle) == nil }
        known[key] = names
        return names
    }
}
