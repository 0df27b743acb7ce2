/// The variables of the environment as settings; those that are empty are as good as missing.
struct EnvironmentSettings {
    /// A variable that makes no sense.
    struct Fault: Error, CustomStringConvertible {
        /// The name of the variable.
        let name: String
        /// Its value.
        let value: String

        var description: String { "The environment's \(name) is \"\(value)\", which makes no sense there." }
    }

    private let variables: [String: String]

    /// Reads settings from variables.
    init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// The text of a variable.
    func text(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The parts of a variable that are separated by commas.
    func list(_ name: String) -> [String] {
        text(name)?.split(separator: ",").map(String.init) ?? []
    }

    /// The value that a variable spells.
    ///
    /// - Throws: A ``Fault`` when it spells none.
    func value<Value>(_ name: String, _ read: (String) -> Value?) throws(Fault) -> Value? {
        guard let text = text(name) else { return nil }
        guard let value = read(text) else { throw Fault(name: name, value: text) }
        return value
    }

    /// Whether a variable turns something on.
    func isOn(_ name: String) throws(Fault) -> Bool {
        try value(name, Self.isOn) ?? false
    }

    private static func isOn(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "1", "true", "yes", "on": true
        case "0", "false", "no", "off": false
        default: nil
        }
    }
}
