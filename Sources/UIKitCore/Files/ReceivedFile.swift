package import Foundation
import Glibc

/// A file that a person sent, on the server's disk.
///
/// It stands in a temporary folder of its own, which only this process may read and which is deleted with everything in
/// it when the last reference to the object goes.
package final class ReceivedFile: Sendable {
    /// Where it is; the last component is the name it has on the person's device, made safe.
    package let url: URL

    /// What the browser takes it for, for instance `image/png`; nil when it did not say.
    package let contentType: String?

    /// Its length in bytes.
    package let length: Int

    private let folder: URL

    /// Takes over a file that was written into a folder made by ``makeFolder()``.
    ///
    /// - Parameters:
    ///   - name: The last component of its path.
    ///   - folder: The folder it stands in, which belongs to this object from now on.
    ///   - contentType: What the browser takes it for.
    ///   - length: Its length in bytes.
    package init(name: String, in folder: URL, contentType: String?, length: Int) {
        self.folder = folder
        url = folder.appending(component: name, directoryHint: .notDirectory)
        self.contentType = contentType
        self.length = length
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Makes a folder for one file, which nobody else may read.
    ///
    /// - Returns: The folder; nil when the disk does not allow it.
    package static func makeFolder() -> URL? {
        let temporary = FileManager.default.temporaryDirectory
        var template = Array(temporary.appending(component: "segue-file-XXXXXX").path.utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}

extension ReceivedFile: Hashable {
    /// Whether two files have the same name, type and length, as a file has that is sent a second time.
    package static func == (left: ReceivedFile, right: ReceivedFile) -> Bool {
        left.url.lastPathComponent == right.url.lastPathComponent && left.contentType == right.contentType
            && left.length == right.length
    }

    /// Hashes name, type and length.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(url.lastPathComponent)
        hasher.combine(contentType)
        hasher.combine(length)
    }
}
