/// The classes that make controllers and objects anew, by their names in a preserved state.
@MainActor
enum RestorationClasses {
    private static var known: [String: Any.Type] = [:]

    /// The name of a class, under which it is found again.
    ///
    /// In another process a class is found by its name alone, which must not be private then.
    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        known[name] = type
        return name
    }

    /// The class of a name, if it makes controllers.
    static func controllerRestoration(named name: String) -> (any UIViewControllerRestoration.Type)? {
        type(named: name) as? any UIViewControllerRestoration.Type
    }

    /// The class of a name, if it makes objects.
    static func objectRestoration(named name: String) -> (any UIObjectRestoration.Type)? {
        type(named: name) as? any UIObjectRestoration.Type
    }

    private static func type(named name: String) -> Any.Type? {
        known[name] ?? classNamed(name, module: nil)
    }
}
