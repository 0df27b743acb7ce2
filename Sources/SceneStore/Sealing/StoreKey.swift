import COpenSSL
import Foundation
package import Logging

/// The secret with which stored scenes are encrypted: 256 random bits.
package struct StoreKey: Sendable {
    /// How many bytes a key has.
    static let length = 32

    let bytes: [UInt8]

    /// Draws a new key.
    package static func random() throws(SceneStoreError) -> StoreKey {
        var bytes = [UInt8](repeating: 0, count: length)
        guard RAND_bytes(&bytes, Int32(length)) == 1 else {
            throw SceneStoreError(.unusableKey, "The system gave no random bytes for a key.")
        }
        return StoreKey(bytes: bytes)
    }

    /// Reads a key that is written in base64, as `openssl rand -base64 32` gives one.
    ///
    /// - Parameters:
    ///   - text: The key; white space around it is passed over.
    ///   - source: Where it is from, for the error.
    package init(base64 text: String, from source: String) throws(SceneStoreError) {
        guard let data = Data(base64Encoded: text.trimmingCharacters(in: .whitespacesAndNewlines)),
            data.count == Self.length
        else {
            throw SceneStoreError(
                .unusableKey,
                "\(source) is no key: it takes \(Self.length) random bytes in base64, as `openssl rand -base64 32` gives."
            )
        }
        bytes = Array(data)
    }

    /// Reads the key in a file, and makes both where there is none; only the user of the process may read it.
    ///
    /// A file without content, as a loss of power may leave one, holds no key that could be lost, and gets a new one.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - logger: Where it is said that there was such a file.
    package static func kept(at path: String, logger: Logger) throws(SceneStoreError) -> StoreKey {
        let found = try? String(contentsOfFile: path, encoding: .utf8)
        if let found, !isEmpty(found) { return try StoreKey(base64: found, from: "The file \(path)") }
        guard access(path, F_OK) != 0 || access(path, R_OK) == 0 else {
            throw SceneStoreError(
                .unusableKey,
                "The key at \(path) cannot be read (\(String(cString: strerror(errno)))); give the process the right.")
        }
        let key = try random()
        if try key.put(at: path) {
            if found != nil {
                logger.warning(
                    "the file of the key was empty, as after a loss of power; it gets a new key, which opens nothing older",
                    metadata: ["file": "\(path)"])
            }
            return key
        }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw notWritable(path) }
        return try StoreKey(base64: text, from: "The file \(path)")
    }

    /// Writes the key into its file again where somebody removed or emptied that.
    ///
    /// - Parameter path: The file.
    /// - Returns: Whether the file was missing or empty.
    /// - Throws: Why it cannot be written, or that there is another key.
    func keep(at path: String) throws(SceneStoreError) -> Bool {
        let found = try? String(contentsOfFile: path, encoding: .utf8)
        let isMissing = found.map(Self.isEmpty) ?? (access(path, F_OK) != 0 && errno == ENOENT)
        if isMissing, try put(at: path) { return true }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        guard (try? StoreKey(base64: text, from: path))?.bytes == bytes else {
            throw SceneStoreError(
                .unusableKey,
                "The key at \(path) is another one than this process began with: what it stores is lost when it ends, "
                    + "unless the former key is put back.")
        }
        return false
    }

    /// Whether nothing is in a file, or only the zeros that some file systems put in place of what was not on the disk.
    private static func isEmpty(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0 } }

    /// Makes the file of the key, with all of it from the beginning, in place of an empty one.
    ///
    /// Other processes of the app may do the same now: none is to find a file that is not written yet. When it is there, it
    /// is on the disk, as everything that is stored later is worth nothing without it.
    ///
    /// - Returns: Whether it did; false where there is a file with something in it by now.
    private func put(at path: String) throws(SceneStoreError) -> Bool {
        let draft = "\(path).\(UUID().uuidString)"
        defer { unlink(draft) }
        try write(to: draft, for: path)
        if link(draft, path) != 0 {
            guard errno == EEXIST else { throw Self.notWritable(path) }
            guard Self.replaceEmptyFile(at: path, by: draft) else { return false }
        }
        let folderPath = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let folder = open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return true }
        // Where folders cannot be written by themselves, they need not be.
        fsync(folder)
        close(folder)
        return true
    }

    /// Gives the draft the place of the file if that is empty; of several processes only one does so at a time.
    private static func replaceEmptyFile(at path: String, by draft: String) -> Bool {
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var (own, found) = (stat(), stat())
        // Whoever had it locked before may have replaced it.
        guard flock(file, LOCK_EX) == 0, fstat(file, &own) == 0, stat(path, &found) == 0, own.st_dev == found.st_dev,
            own.st_ino == found.st_ino, let text = try? String(contentsOfFile: path, encoding: .utf8), isEmpty(text)
        else { return false }
        return rename(draft, path) == 0
    }

    private func write(to draft: String, for path: String) throws(SceneStoreError) {
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.notWritable(path) }
        defer { Glibc.close(descriptor) }
        let text = Array((Data(bytes).base64EncodedString() + "\n").utf8)
        guard Glibc.write(descriptor, text, text.count) == text.count, fsync(descriptor) == 0 || errno == EINVAL else {
            throw SceneStoreError(
                .full,
                "The key cannot be written to \(path) (\(String(cString: strerror(errno)))); "
                    + "free some room, or give another data directory.")
        }
    }

    /// Says why a key cannot be kept, just after the system said so.
    private static func notWritable(_ path: String) -> SceneStoreError {
        SceneStoreError(
            .notWritable,
            "The key cannot be kept at \(path) (\(String(cString: strerror(errno)))); "
                + "give the process the right, or another data directory.")
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}
