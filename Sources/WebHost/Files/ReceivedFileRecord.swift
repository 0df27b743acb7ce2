import UIKitCore

/// What is stored of a file that a person sent, besides its bytes.
struct ReceivedFileRecord: Equatable, Sendable {
    /// What the file is called in the store.
    var identifier: String

    /// The last component of its path.
    var name: String

    /// What the browser takes it for.
    var contentType: String?

    /// Its length in bytes.
    var length: Int

    /// Describes a file.
    init(_ file: ReceivedFile) {
        identifier = file.identifier
        name = file.url.lastPathComponent
        contentType = file.contentType
        length = file.length
    }

    /// Reads a description out of the record of a scene.
    ///
    /// - Throws: That there is none, or that its name would lead out of its folder.
    init(reading reader: inout RecordReader) throws(RecordReader.Malformed) {
        identifier = try reader.text()
        name = try reader.text()
        contentType = try reader.integer() == 1 ? try reader.text() : nil
        length = try reader.integer()
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
            throw RecordReader.Malformed()
        }
    }

    /// Writes the description into the record of a scene.
    func write(to writer: inout RecordWriter) {
        writer.write(identifier)
        writer.write(name)
        writer.write(contentType == nil ? 0 : 1)
        if let contentType { writer.write(contentType) }
        writer.write(length)
    }
}
