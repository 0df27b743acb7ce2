import Foundation

/// Reads a dictionary of a property list, in which a key may be missing but a value must be of the right kind.
struct PropertyListReader {
    private let values: [String: Any]
    private let url: URL
    /// The keys that lead to the dictionary.
    private let place: String

    init(_ values: [String: Any], of url: URL, at place: String = "") {
        self.values = values
        self.url = url
        self.place = place
    }

    /// The text of a key.
    func string(_ key: String) throws(InformationPropertyListError) -> String? {
        try value(key, "a string") { $0 as? String }
    }

    /// The truth of a key.
    func flag(_ key: String) throws(InformationPropertyListError) -> Bool? {
        try value(key, "a boolean") { $0 as? Bool }
    }

    /// The texts of a key.
    func strings(_ key: String) throws(InformationPropertyListError) -> [String]? {
        try value(key, "an array of strings") { $0 as? [String] }
    }

    /// The dictionary of a key.
    func dictionary(_ key: String) throws(InformationPropertyListError) -> PropertyListReader? {
        try value(key, "a dictionary") { $0 as? [String: Any] }
            .map { PropertyListReader($0, of: url, at: place + key + " → ") }
    }

    /// The dictionary of a key as a property list of its own.
    func propertyList(_ key: String) throws(InformationPropertyListError) -> Data? {
        try value(key, "a dictionary") { value in
            guard let content = value as? [String: Any] else { return nil }
            return try? PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        }
    }

    /// The dictionaries of a key; none if it is missing.
    func dictionaries(_ key: String) throws(InformationPropertyListError) -> [PropertyListReader] {
        let list: [[String: Any]] = try value(key, "an array of dictionaries") { $0 as? [[String: Any]] } ?? []
        return list.map { PropertyListReader($0, of: url, at: place + key + " → ") }
    }

    /// The value that a text of a key stands for.
    func value<Value>(_ key: String, _ known: [String: Value]) throws(InformationPropertyListError) -> Value? {
        guard let name = try string(key) else { return nil }
        guard let value = known[name] else { throw unknown(name, key, known.keys) }
        return value
    }

    /// The error of a text that is none of those that are known.
    func unknown(
        _ name: String, _ key: String, _ known: some Collection<String>
    ) -> InformationPropertyListError {
        InformationPropertyListError(
            url, "\(place)\(key) is \"\(name)\", but it must be one of \(known.sorted().joined(separator: ", ")).")
    }

    private func value<Value>(
        _ key: String, _ kind: String, _ read: (Any) -> Value?
    ) throws(InformationPropertyListError) -> Value? {
        guard let value = values[key] else { return nil }
        guard let read = read(value) else {
            throw InformationPropertyListError(url, "\(place)\(key) must be \(kind).")
        }
        return read
    }
}
