import Foundation

/// The full names of classes, each looked up once: the runtime takes longer for one than a record takes to be written.
@MainActor
package enum ClassNames {
    private static var names: [ObjectIdentifier: String] = [:]

    /// The name of a class with its module, which is the same in every process.
    package static func name(of type: Any.Type) -> String {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = lookedUpName(of: type)
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// The same name, where names cannot be kept.
    nonisolated static func lookedUpName(of type: Any.Type) -> String {
        withoutAddresses(String(reflecting: type))
    }

    /// A name without the addresses by which the runtime tells private classes apart, as in
    /// `App.(unknown context at $55d0c8a3).Row`: they are others in the next process.
    private nonisolated static func withoutAddresses(_ name: String) -> String {
        let parts = name.components(separatedBy: " at $")
        guard parts.count > 1 else { return name }
        return parts[0] + parts[1...].map { $0.drop(while: \.isHexDigit) }.joined()
    }
}
