/// The variables of the environment, and those of a file, as settings; those that are empty are as good as missing.
struct EnvironmentSettings {
    /// A variable that makes no sense.
    struct Fault: Error, CustomStringConvertible {
        /// Where it is set.
        let origin: String
        /// The name of the variable.
        let name: String
        /// Its value.
        let value: String

        var description: String { "The \(origin)'s \(name) is \"\(value)\", which makes no sense there." }
    }

    private let variables: [String: String]
    private let file: SettingsFile?

    /// Reads settings from variables, and what they leave open from a file.
    init(_ variables: [String: String], file: SettingsFile? = nil) {
        self.variables = variables
        self.file = file
    }

    /// The text of a variable.
    func text(_ name: SettingName) -> String? {
        found(name)?.text
    }

    /// The parts of a variable that are separated by commas, without blanks around them.
    func list(_ name: SettingName) -> [String] {
        (text(name) ?? "").split(separator: ",").map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The value that a variable spells.
    ///
    /// - Throws: A ``Fault`` when it spells none.
    func value<Value>(_ name: SettingName, _ read: (String) -> Value?) throws(Fault) -> Value? {
        guard let (text, origin) = found(name) else { return nil }
        guard let value = read(text) else { throw Fault(origin: origin, name: name.rawValue, value: text) }
        return value
    }

    /// Whether a variable turns something on; nil when there is none.
    func flag(_ name: SettingName) throws(Fault) -> Bool? {
        try value(name, Self.flag)
    }

    /// Whether a variable turns something on.
    func isOn(_ name: SettingName) throws(Fault) -> Bool {
        try flag(name) ?? false
    }

    /// Reads a number of seconds from an option, else from a variable; where there is neither, what was there stays.
    ///
    /// - Throws: Which number makes no sense.
    func readSeconds(_ option: Int?, _ name: SettingName, into duration: inout Duration) throws {
        guard let seconds = try option ?? value(name, { Int($0) }) else { return }
        guard (1...Self.greatestSeconds).contains(seconds) else {
            throw SettingsConflict(description: "A time of \(seconds) seconds makes no sense for \(name.rawValue).")
        }
        duration = .seconds(seconds)
    }

    /// A hundred years.
    private static let greatestSeconds = 3_155_760_000

    private func found(_ name: SettingName) -> (text: String, origin: String)? {
        if let text = variables[name.rawValue], !text.isEmpty { return (text, "environment") }
        if let text = file?.values[name], !text.isEmpty { return (text, "settings file") }
        return nil
    }

    private static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "1", "true", "yes", "on": true
        case "0", "false", "no", "off": false
        default: nil
        }
    }
}
