import Foundation

/// Writes values as bytes, compactly: integers in as few bytes as they need, and short texts that come again once.
package struct RestorationValueWriter {
    /// Texts up to this length, in bytes, are written once and then referred to.
    static let longestSharedText = 64

    /// What has been written.
    package private(set) var bytes: [UInt8]
    private var sharedTexts: SharedTexts
    /// Whether the common texts were written, or are to be with the beginning.
    private var hasCommonTexts = false

    /// Creates a writer.
    ///
    /// - Parameter bytes: What comes before the values.
    package init(after bytes: [UInt8] = []) {
        self.bytes = bytes
        sharedTexts = SharedTexts()
        sharedTexts.offset = bytes.count
    }

    /// Values that many begin with, as they were written once.
    struct Beginning: Sendable {
        fileprivate let bytes: [UInt8]
        fileprivate let sharedTexts: SharedTexts
    }

    /// What was written; nothing may have come before it.
    var beginning: Beginning { Beginning(bytes: bytes, sharedTexts: sharedTexts) }

    /// Creates a writer that is to write a beginning first.
    ///
    /// - Parameters:
    ///   - bytes: What comes before the values.
    ///   - beginning: The beginning.
    init(after bytes: [UInt8], before beginning: Beginning) {
        self.bytes = bytes
        sharedTexts = beginning.sharedTexts
        sharedTexts.offset = bytes.count
        hasCommonTexts = true
    }

    /// Writes the beginning that the writer was created for.
    mutating func write(_ beginning: Beginning) {
        bytes.append(contentsOf: beginning.bytes)
    }

    /// Writes a number over another one that was written.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - end: Where the other one ends, in bytes from the first value.
    mutating func replace(endingAt end: Int, with number: Double) {
        let start = sharedTexts.offset + end - MemoryLayout<Double>.size
        withUnsafeBytes(of: number.bitPattern.littleEndian) { number in
            for index in number.indices { bytes[start + index] = number[index] }
        }
    }

    /// Gives away what has been written.
    mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Writes a value.
    package mutating func write(_ value: RestorationValue) {
        switch value {
        case .null: write(RestorationValueKind.null)
        case .boolean(let boolean): write(boolean ? .isTrue : .isFalse)
        case .integer(let integer):
            write(.integer)
            write(zigzag: integer)
        case .number(let number):
            write(.number)
            write(number)
        case .string(let text): write(text: text)
        case .data(let data):
            write(.data)
            write(count: data.count)
            data.withUnsafeBytes { bytes.append(contentsOf: $0) }
        case .date(let seconds):
            write(.date)
            write(seconds)
        case .url(let address):
            write(.url)
            write(text: address)
        case .uuid(let identifier):
            write(.uuid)
            withUnsafeBytes(of: identifier.uuid) { bytes.append(contentsOf: $0) }
        case .indexPath(let indices):
            write(.indexPath)
            write(count: indices.count)
            for index in indices { write(zigzag: Int64(index)) }
        case .reference(let number):
            write(.reference)
            write(zigzag: Int64(number))
        case .array, .dictionary, .set, .object: write(collection: value)
        }
    }

    private mutating func write(collection value: RestorationValue) {
        switch value {
        case .array(let elements):
            begin(arrayOf: elements.count)
            for element in elements { write(element) }
        case .set(let elements):
            write(.set)
            write(count: elements.count)
            for element in elements.sorted(by: { $0.textForSorting < $1.textForSorting }) { write(element) }
        case .dictionary(let entries):
            write(.dictionary)
            write(count: entries.count)
            for (key, value) in entries.sorted(by: { $0.key.textForSorting < $1.key.textForSorting }) {
                write(key)
                write(value)
            }
        case .object(let className, let values): write(object: values, of: className)
        default: write(RestorationValueKind.null)
        }
    }

    /// Begins an array, after which its elements are to be written.
    mutating func begin(arrayOf count: Int) {
        write(.array)
        write(count: count)
    }

    /// Begins an object, after which its keys are to be written in their order, each before its value.
    mutating func begin(objectOf className: String, count: Int) {
        if className.isEmpty, hasCommonTexts { return begin(objectOfCommon: .empty, count: count) }
        write(.object)
        write(text: className)
        write(count: count)
    }

    // MARK: Archives

    /// Begins the object that an archive is, with the common texts as its first part.
    ///
    /// - Parameter partCount: How many parts are to follow.
    mutating func beginArchive(partCount: Int) {
        begin(objectOf: CommonText.empty.text, count: partCount + 1)
        write(key: CommonText.texts.text)
        let others = CommonText.allCases.dropFirst(2)
        begin(arrayOf: others.count)
        for other in others { write(text: other.text) }
        hasCommonTexts = true
    }

    /// Writes a text that the archive began with: a key, or what stands for a class.
    mutating func write(common text: CommonText) {
        write(.sharedText)
        write(count: text.rawValue)
    }

    /// Writes a key and an integer under it, in an archive.
    mutating func write(common key: CommonText, integer: Int64) {
        write(common: key)
        write(.integer)
        write(zigzag: integer)
    }

    /// Begins an object, in an archive.
    mutating func begin(objectOfCommon className: CommonText, count: Int) {
        write(.object)
        write(common: className)
        write(count: count)
    }

    // MARK: Parts of values

    /// Writes the key of the value that follows.
    mutating func write(key: String) {
        write(text: key)
    }

    /// Writes a key and its value.
    mutating func write(key: String, _ value: RestorationValue) {
        write(key: key)
        write(value)
    }

    /// Writes what an object encoded.
    mutating func write(object values: KeyedValues, of className: String = "") {
        begin(objectOf: className, count: values.count)
        for (key, value) in values { write(key: key, value) }
    }

    private mutating func write(_ kind: RestorationValueKind) {
        bytes.append(kind.rawValue)
    }

    /// Writes a text, or the number of the same one where that was written.
    mutating func write(text: String) {
        let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { write(utf8: $0) }
        guard isWritten == nil else { return }
        var text = text
        text.withUTF8 { write(utf8: $0) }
    }

    private mutating func write(utf8: UnsafeBufferPointer<UInt8>) {
        guard utf8.count <= Self.longestSharedText else {
            write(.text)
            write(count: utf8.count)
            return bytes.append(contentsOf: utf8)
        }
        switch sharedTexts.find(utf8, in: bytes) {
        case .known(let number):
            write(.sharedText)
            write(count: number)
        case .new(let slot, let hash):
            write(.text)
            write(count: utf8.count)
            sharedTexts.note(start: bytes.count, count: utf8.count, hash: hash, at: slot)
            bytes.append(contentsOf: utf8)
        }
    }

    private mutating func write(_ number: Double) {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func write(zigzag integer: Int64) {
        write(variable: UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
    }

    private mutating func write(count: Int) {
        write(variable: UInt64(count))
    }

    /// Seven bits in each byte, the lowest first; the highest bit says that more follow.
    private mutating func write(variable integer: UInt64) {
        var rest = integer
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// The byte that comes before a value and says what it is.
enum RestorationValueKind: UInt8 {
    case null = 0
    case isFalse = 1
    case isTrue = 2
    case integer = 3
    case number = 4
    case text = 5
    case sharedText = 6
    case data = 7
    case date = 8
    case array = 9
    case dictionary = 10
    case set = 11
    case url = 12
    case uuid = 13
    case indexPath = 14
    case reference = 15
    case object = 16
}

extension RestorationValue {
    /// A text that puts values without order into one that is always the same.
    fileprivate var textForSorting: String {
        if case .string(let text) = self { text } else { String(describing: self) }
    }
}
