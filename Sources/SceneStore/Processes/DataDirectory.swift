import Foundation

/// Where the processes of one machine keep what they share.
enum DataDirectory {
    /// Makes it where it is not there.
    ///
    /// - Parameter path: Its path; only the user of the process may read it when it is made here.
    static func made(at path: String) throws(SceneStoreError) -> URL {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SceneStoreError(
                .notWritable,
                "The data directory \(path) cannot be made; give one that the process may write, or make it.")
        }
        return folder
    }
}
