import Foundation

/// Reads values from bytes that nobody vouches for.
///
/// Nothing in the bytes can make it read beyond them, recurse without end or reserve more memory than they justify.
package struct RestorationValueReader {
    /// How deep values may contain each other.
    static let greatestDepth = 64

    private let bytes: [UInt8]
    private var position: Int
    private var sharedTexts: [String] = []

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - position: Where the first value begins.
    package init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = max(0, position)
    }

    /// Whether everything has been read.
    package var isAtEnd: Bool { position >= bytes.count }

    /// Reads the next value.
    ///
    /// - Throws: `malformed` when there is none.
    package mutating func read() throws(RestorationError) -> RestorationValue {
        try read(depth: 0)
    }

    private mutating func read(depth: Int) throws(RestorationError) -> RestorationValue {
        guard depth <= Self.greatestDepth, let kind = RestorationValueKind(rawValue: try readByte()) else {
            throw .malformed
        }
        switch kind {
        case .null: return .null
        case .isFalse: return .boolean(false)
        case .isTrue: return .boolean(true)
        case .integer: return .integer(try readZigzag())
        case .number: return .number(try readNumber())
        case .text, .sharedText: return .string(try readText(kind))
        case .data: return .data(Data(try readBytes(count: try readCount())))
        case .date: return .date(try readNumber())
        case .url: return .url(try readText())
        case .uuid: return .uuid(try readUUID())
        case .indexPath: return .indexPath(try readIndices())
        case .reference: return .reference(try readIndex())
        case .array, .dictionary, .set, .object: return try readCollection(kind, depth: depth + 1)
        }
    }

    private mutating func readCollection(
        _ kind: RestorationValueKind, depth: Int
    ) throws(RestorationError) -> RestorationValue {
        let className = kind == .object ? try readText() : ""
        let count = try readCount()
        switch kind {
        case .dictionary:
            var entries: [RestorationValue: RestorationValue] = [:]
            for _ in 0..<count { entries[try read(depth: depth)] = try read(depth: depth) }
            return .dictionary(entries)
        case .object:
            var values: KeyedValues = [:]
            for _ in 0..<count { values[try readText()] = try read(depth: depth) }
            return .object(className: className, values: values)
        default:
            var elements: [RestorationValue] = []
            for _ in 0..<count { elements.append(try read(depth: depth)) }
            return kind == .set ? .set(Set(elements)) : .array(elements)
        }
    }

    private mutating func readByte() throws(RestorationError) -> UInt8 {
        guard position < bytes.count else { throw .malformed }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func readBytes(count: Int) throws(RestorationError) -> ArraySlice<UInt8> {
        guard count <= bytes.count - position else { throw .malformed }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// A number of things that follow, each of at least one byte.
    private mutating func readCount() throws(RestorationError) -> Int {
        let count = try readVariable()
        guard count <= UInt64(bytes.count - position) else { throw .malformed }
        return Int(count)
    }

    private mutating func readVariable() throws(RestorationError) -> UInt64 {
        var integer: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try readByte()
            guard shift < 63 || byte <= 1 else { throw .malformed }
            integer |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return integer }
            shift += 7
        }
    }

    private mutating func readZigzag() throws(RestorationError) -> Int64 {
        let integer = try readVariable()
        return Int64(bitPattern: integer >> 1) ^ -Int64(bitPattern: integer & 1)
    }

    private mutating func readIndex() throws(RestorationError) -> Int {
        Int(try readZigzag())
    }

    private mutating func readIndices() throws(RestorationError) -> [Int] {
        let count = try readCount()
        var indices: [Int] = []
        for _ in 0..<count { indices.append(try readIndex()) }
        return indices
    }

    private mutating func readNumber() throws(RestorationError) -> Double {
        var pattern: UInt64 = 0
        for byte in try readBytes(count: 8).reversed() { pattern = pattern << 8 | UInt64(byte) }
        return Double(bitPattern: pattern)
    }

    private mutating func readUUID() throws(RestorationError) -> UUID {
        let content = try readBytes(count: 16)
        var identifier = UUID().uuid
        withUnsafeMutableBytes(of: &identifier) { $0.copyBytes(from: content) }
        return UUID(uuid: identifier)
    }

    private mutating func readText() throws(RestorationError) -> String {
        guard let kind = RestorationValueKind(rawValue: try readByte()) else { throw .malformed }
        return try readText(kind)
    }

    private mutating func readText(_ kind: RestorationValueKind) throws(RestorationError) -> String {
        if kind == .sharedText {
            let number = try readVariable()
            guard number < UInt64(sharedTexts.count) else { throw .malformed }
            return sharedTexts[Int(number)]
        }
        guard kind == .text, let text = String(validating: try readBytes(count: try readCount()), as: UTF8.self) else {
            throw .malformed
        }
        if text.utf8.count <= RestorationValueWriter.longestSharedText { sharedTexts.append(text) }
        return text
    }
}
