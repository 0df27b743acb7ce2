package import Foundation

/// A file that the app offers a person: one on disk, or bytes in memory.
package struct OfferedFile {
    /// Where its bytes are.
    package enum Content {
        /// On the server's disk.
        case file(URL)
        /// In memory.
        case data(Data)
    }

    /// The name that the person's device gives it.
    package var name: String

    /// Its media type, for instance `text/plain`.
    package var contentType: String

    /// Where its bytes are.
    package var content: Content

    /// Offers a file on disk under the last component of its path.
    ///
    /// - Parameter url: Where it is.
    package init(url: URL) {
        name = url.lastPathComponent
        contentType = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
        content = .file(url)
    }

    /// Offers bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name that the person's device gives them.
    ///   - contentType: The media type.
    package init(data: Data, name: String, contentType: String) {
        self.name = name
        self.contentType = contentType
        content = .data(data)
    }
}
