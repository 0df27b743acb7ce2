import Foundation

/// A class of the app's own that an element or a segue names.
@MainActor
struct CustomClass {
    /// The name without module.
    let name: String
    /// The module that the document names; nil if it leaves that to the target.
    let module: String?

    /// Reads the class of an element; nil if it names none.
    init?(of element: InterfaceElement) {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        self.name = name
        module = element["customModule"]
    }

    /// The class, or nil if the program does not have it.
    ///
    /// It is looked for in the module that the document names, then in that of the document's own resources and in that
    /// of the app.
    func find(in source: InterfaceSource) -> AnyClass? {
        for candidate in [module, Self.module(ofResourcesAt: source.path), Self.applicationModule] {
            if let candidate, let found = classNamed(name, module: candidate) { return found }
        }
        return classNamed(name, module: nil)
    }

    /// The class for objects of a kind; nil, and a report with the remedy, if there is none that fits.
    func resolve(basedOn kind: ElementKind, in source: InterfaceSource, _ element: InterfaceElement) -> AnyClass? {
        guard let found = find(in: source) else {
            report(
                "There is no class \(fullName), so \(kind.objectClass) is used. Declare it, marked @IBClass and not "
                    + "private, in the module the document names.", in: source, element)
            return nil
        }
        guard isClass(found, kind.objectClass) else {
            report(
                "The class \(fullName) is no subclass of \(kind.objectClass), which is used in its place.", in: source,
                element)
            return nil
        }
        return found
    }

    private var fullName: String { module.map { "\($0).\(name)" } ?? name }

    private func report(_ reason: String, in source: InterfaceSource, _ element: InterfaceElement) {
        source.report(InterfaceFinding(.missingClass, name, in: element, reason: reason))
    }

    /// The module whose resources are in a folder named, as the package manager does it, `Package_Module.resources`.
    private static func module(ofResourcesAt path: String) -> String? {
        for component in path.split(separator: "/").reversed() {
            guard component.hasSuffix(".resources") || component.hasSuffix(".bundle") else { continue }
            let name = component.prefix { $0 != "." }
            return name.lastIndex(of: "_").map { String(name[name.index(after: $0)...]) }
        }
        return nil
    }

    /// The module of the application's delegate, or else the program's name.
    private static var applicationModule: String? {
        if let delegate = UIApplication.shared.delegate {
            return String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init)
        }
        return ProcessInfo.processInfo.processName
    }
}

/// Whether a class is another one or inherits from it.
private func isClass(_ found: AnyClass, _ base: AnyClass) -> Bool {
    var current: AnyClass? = found
    while let candidate = current {
        if candidate == base { return true }
        current = _getSuperclass(candidate)
    }
    return false
}
