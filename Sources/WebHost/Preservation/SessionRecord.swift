import Foundation

/// What is stored of a user session besides its scenes.
struct SessionRecord: Equatable, Sendable {
    private static let version = 1

    /// What the forms of its pages carry.
    var formToken: String

    /// The IP address that opened it.
    var address: String

    /// When it was opened.
    var created: Date

    /// The record as bytes.
    var bytes: [UInt8] {
        var writer = RecordWriter()
        writer.write(Self.version)
        writer.write(formToken)
        writer.write(address)
        writer.write(created.timeIntervalSince1970.bitPattern)
        return writer.bytes
    }

    /// Creates a record.
    init(formToken: String, address: String, created: Date) {
        self.formToken = formToken
        self.address = address
        self.created = created
    }

    /// Reads a record.
    ///
    /// - Throws: That the bytes are none, or one of a later version.
    init(_ bytes: [UInt8]) throws(RecordReader.Malformed) {
        var reader = RecordReader(bytes)
        guard try reader.integer() == Self.version else { throw RecordReader.Malformed() }
        formToken = try reader.text()
        address = try reader.text()
        created = Date(timeIntervalSince1970: Double(bitPattern: try reader.number()))
    }
}
