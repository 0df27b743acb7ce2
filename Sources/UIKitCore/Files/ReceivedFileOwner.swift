import Foundation
import Glibc

/// A process, as others know it by the files that people sent to it and that are on the disk because of it.
///
/// In a folder that is locked for as long as the process lives, however it ends, there is a note on the folder of each file:
/// a symbolic link of that name, which leads to the number that the file system gave the folder. So what a process leaves
/// behind that was killed is told from what another one put in its place, and goes when a process starts.
final class ReceivedFileOwner: Sendable {
    /// This process; nil when the disk does not allow it to write notes.
    static let current = ReceivedFileOwner(in: FileManager.default.temporaryDirectory)

    private static let folderPrefix = "segue-owner-"

    private let path: String
    private let descriptor: Int32

    /// Begins to keep notes in a new folder; nil when the disk does not allow it.
    ///
    /// - Parameter directory: Where the folder is made: that of the files.
    init?(in directory: URL) {
        let path = directory.appending(component: Self.folderPrefix + UUID().uuidString).path
        guard mkdir(path, 0o700) == 0 else { return nil }
        guard let descriptor = Self.open(path) else { return nil }
        var status = stat()
        // Whoever clears away at this moment may have found it before it was locked.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, lstat(path, &status) == 0 else {
            close(descriptor)
            return nil
        }
        self.path = path
        self.descriptor = descriptor
    }

    /// The notes stay; what they tell of is nobody's then.
    deinit { close(descriptor) }

    private static func open(_ path: String) -> Int32? {
        let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0 else { return nil }
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    // MARK: Notes

    /// What is known of the folder of a file.
    private struct Note: Hashable {
        /// The name of the folder.
        let name: String
        /// Its number in the file system.
        let inode: ino_t
    }

    /// Notes that the folder of a file is this process's.
    ///
    /// - Parameters:
    ///   - name: The name of the folder.
    ///   - inode: Its number in the file system.
    func note(_ name: String, inode: ino_t) {
        unlinkat(descriptor, name, 0)
        symlinkat("\(inode)", descriptor, name)
    }

    /// Drops the note on a folder, unless it is on another folder of the same name by now.
    ///
    /// - Parameters:
    ///   - name: The name of the folder.
    ///   - inode: Its number in the file system.
    func forget(_ name: String, inode: ino_t) {
        if Self.inode(notedAs: name, in: descriptor) == inode { unlinkat(descriptor, name, 0) }
    }

    private static func inode(notedAs name: String, in descriptor: Int32) -> ino_t? {
        var text = [CChar](repeating: 0, count: 32)
        let count = readlinkat(descriptor, name, &text, text.count)
        guard count > 0 else { return nil }
        return ino_t(String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    private static func notes(in descriptor: Int32) -> Set<Note> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd/\(descriptor)")) ?? []
        return Set(
            names.compactMap { name in
                inode(notedAs: name, in: descriptor).map { Note(name: name, inode: $0) }
            })
    }

    // MARK: What is left of others

    /// Deletes the files of processes that are no more.
    ///
    /// - Parameter directory: The folder of the files.
    static func clear(_ directory: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        var living: Set<Note> = []
        var left: [(path: String, descriptor: Int32)] = []
        for name in names where name.hasPrefix(folderPrefix) {
            let path = directory.appending(component: name).path
            guard let descriptor = open(path) else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                left.append((path, descriptor))
            } else {
                living.formUnion(notes(in: descriptor))
                close(descriptor)
            }
        }
        for (path, descriptor) in left {
            for note in notes(in: descriptor) {
                if !living.contains(note) {
                    ReceivedFile.remove(directory.appending(component: note.name).path, inode: note.inode)
                }
                unlinkat(descriptor, note.name, 0)
            }
            rmdir(path)
            close(descriptor)
        }
    }
}
