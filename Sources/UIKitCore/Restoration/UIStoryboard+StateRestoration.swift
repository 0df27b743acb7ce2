import Foundation

/// Where in which storyboard a controller comes from.
struct StoryboardPlace {
    private let name: String
    private let object: String
    /// The name of the bundle's folder; nil for the program's own resources and those of its packages.
    private let bundleName: String?

    /// The place of a controller; nil for one that comes from no storyboard.
    @MainActor
    init?(of controller: UIViewController) {
        guard let sceneObjects = controller.sceneObjects,
            let object = sceneObjects.blueprint.controllerElement?.identifier
        else { return nil }
        name = sceneObjects.storyboard.name
        self.object = object
        bundleName = sceneObjects.storyboard.document?.bundle.map { $0.bundleURL.lastPathComponent }
    }

    /// Reads a place from a state.
    init?(_ value: RestorationValue) {
        guard case .array(let parts) = value, parts.count >= 2, let name = parts[0].text, let object = parts[1].text
        else { return nil }
        self.name = name
        self.object = object
        bundleName = parts.count > 2 ? parts[2].text : nil
    }

    /// The place as a state has it.
    var value: RestorationValue {
        .array([.string(name), .string(object)] + (bundleName.map { [.string($0)] } ?? []))
    }

    /// The storyboard and the identifier of the controller's element; nil where the file has gone.
    @MainActor
    func storyboard() -> (storyboard: UIStoryboard, object: String)? {
        let bundle = bundleName.flatMap(InterfaceSource.bundle(named:))
        guard InterfaceFile.find(name, ["storyboard"], in: bundle) != nil else { return nil }
        return (UIStoryboard(name: name, bundle: bundle), object)
    }
}

extension InterfaceSource {
    /// The bundle of a folder's name: one that a document was read from, or one that was built with the program.
    fileprivate static func bundle(named name: String) -> Bundle? {
        bundlesInUse.first { $0.bundleURL.lastPathComponent == name }
            ?? ResourceBundles.folders.first { $0.lastPathComponent == name }.flatMap(Bundle.init(url:))
    }
}

extension UIStoryboard {
    /// Makes the controller of an element of the document; nil when there is none.
    final func controller(withObjectIdentifier identifier: String) -> UIViewController? {
        document.flatMap { makeController(withObjectIdentifier: identifier, in: $0, creator: nil) }
    }
}
