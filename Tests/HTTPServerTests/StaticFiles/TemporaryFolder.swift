import Foundation

/// A folder for the files of one test, removed together with what it holds when the test is over.
final class TemporaryFolder: Sendable {
    /// The folder's path, without a slash at its end.
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path(percentEncoded: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file below the folder, in folders that are made for it.
    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Makes a symbolic link below the folder.
    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: destination)
    }

    /// Removes a file or folder below the folder.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }

    /// Sets when a file below the folder last changed, in seconds since 1970.
    func setModificationDate(_ seconds: Int, of name: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: TimeInterval(seconds))], ofItemAtPath: "\(path)/\(name)")
    }
}
