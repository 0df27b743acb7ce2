import Foundation

/// A file of settings: lines of the form `NAME=value`, named like the variables of the environment.
///
/// Empty lines and those that begin with `#` mean nothing. A value may stand in quotes.
struct SettingsFile {
    /// Why a file cannot be used, in one line.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// The settings.
    let values: [SettingName: String]

    /// Reads the file at a path.
    init(path: String) throws(Fault) {
        let text: String
        do {
            text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        } catch {
            throw Fault(description: "The settings file \(path) cannot be read.")
        }
        do throws(LineFault) {
            values = try Self.read(text)
        } catch {
            throw Fault(description: "The settings file \(path), line \(error.line): \(error.reason)")
        }
    }

    private struct LineFault: Error {
        let line: Int
        let reason: String
    }

    private static func read(_ text: String) throws(LineFault) -> [SettingName: String] {
        var values: [SettingName: String] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let equals = line.firstIndex(of: "=") else {
                throw LineFault(line: index + 1, reason: "\"\(line)\" is not of the form NAME=value.")
            }
            let word = line[..<equals].trimmingCharacters(in: .whitespaces)
            guard let name = SettingName(rawValue: word), name != .configFile else {
                throw LineFault(line: index + 1, reason: "There is no setting \"\(word)\".")
            }
            guard values[name] == nil else { throw LineFault(line: index + 1, reason: "\(word) was set before.") }
            values[name] = unquoted(line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces))
        }
        return values
    }

    private static func unquoted(_ text: String) -> String {
        guard let first = text.first, first == "\"" || first == "'", text.count >= 2, text.last == first else {
            return text
        }
        return String(text.dropFirst().dropLast())
    }
}
