package import Foundation
import Glibc

extension InterfaceDocument {
    /// Reads a document from a file.
    ///
    /// Only ordinary files are read: a pipe or a device would keep the reader waiting.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - limits: How large the document may be.
    package convenience init(
        contentsOf url: URL, limits: InterfaceDocumentLimits = InterfaceDocumentLimits()
    ) throws(InterfaceDocumentError) {
        try self.init(data: try Self.content(of: url.path, limits: limits), limits: limits)
    }

    private static func content(
        of path: String, limits: InterfaceDocumentLimits
    ) throws(InterfaceDocumentError) -> Data {
        // Opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw InterfaceDocumentError("The file cannot be opened: \(String(cString: strerror(errno))).")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw InterfaceDocumentError("The file cannot be read.") }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR:
            throw InterfaceDocumentError(
                path.hasSuffix(".storyboardc") || path.hasSuffix(".nib")
                    ? "This is a compiled document; name the .storyboard or .xib that it was made from."
                    : "This is a folder, not a document.")
        default: throw InterfaceDocumentError("This is no ordinary file.")
        }
        guard status.st_size <= limits.bytes else {
            throw InterfaceDocumentError("The document has more than \(limits.bytes) bytes.")
        }
        do {
            // Of an empty file nothing is read, which is no data.
            return try file.read(upToCount: limits.bytes + 1) ?? Data()
        } catch {
            throw InterfaceDocumentError("The file cannot be read.")
        }
    }
}
