import Synchronization

/// Files kept in memory by the path they are asked for, up to a number of bytes.
///
/// Whoever takes a file from it must still ask whether it is the one on disk. When there is no room for a new file, any
/// others make it: sites whose small files do not fit are served almost as fast by the system's own cache.
final class StaticFileCache: Sendable {
    private struct Storage {
        var files: [String: StaticFile] = [:]
        var size = 0

        mutating func remove(_ path: String) {
            guard let file = files.removeValue(forKey: path) else { return }
            size -= StaticFileCache.size(of: file, at: path)
        }
    }

    private let capacity: Int
    private let storage = Mutex(Storage())

    /// Creates an empty cache for so many bytes.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The file kept for the path; setting nil removes it, and setting a file that is too large keeps nothing.
    subscript(path: String) -> StaticFile? {
        get {
            storage.withLock { $0.files[path] }
        }
        set {
            storage.withLock { storage in
                storage.remove(path)
                guard let newValue else { return }
                let size = Self.size(of: newValue, at: path)
                guard size <= capacity else { return }
                while storage.size + size > capacity, let victim = storage.files.first?.key {
                    storage.remove(victim)
                }
                storage.files[path] = newValue
                storage.size += size
            }
        }
    }

    /// The bytes one file takes, with an allowance for its head and its place in the table.
    private static func size(of file: StaticFile, at path: String) -> Int {
        (file.lengthInMemory ?? 0) + path.utf8.count + 1_024
    }
}
