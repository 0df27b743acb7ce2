public import Foundation

/// A file that a person chooses to send.
public struct TestFile: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// What is in it.
    public var contents: Data
    /// Its media type.
    public var contentType: String

    /// Creates a file.
    public init(name: String, contents: Data, contentType: String = "application/octet-stream") {
        self.name = name
        self.contents = contents
        self.contentType = contentType
    }
}

/// A form with files as browsers send it (RFC 7578).
enum MultipartForm {
    /// What stands between the parts.
    static let boundary = "segue-testing-boundary"

    /// The type of the content.
    static let contentType = "multipart/form-data; boundary=\(boundary)"

    /// The content.
    static func encode(
        _ fields: [(name: String, value: String)], files: [(name: String, file: TestFile)]
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for (name, value) in fields {
            bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8
        }
        for (name, file) in files {
            let fileName = file.name.replacing("\"", with: "%22")
            bytes +=
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"\(fileName)\"\r\n".utf8
            bytes += "Content-Type: \(file.contentType)\r\n\r\n".utf8
            bytes += file.contents
            bytes += "\r\n".utf8
        }
        return bytes + "--\(boundary)--\r\n".utf8
    }
}
