/// The full names of classes, each looked up once: the runtime takes longer for one than a record takes to be written.
@MainActor
package enum ClassNames {
    private static var names: [ObjectIdentifier: String] = [:]

    /// The name of a class with its module.
    package static func name(of type: Any.Type) -> String {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = String(reflecting: type)
        names[ObjectIdentifier(type)] = name
        return name
    }
}
