package import Foundation
import Glibc
import Synchronization

/// A file that a person sent, on the server's disk.
///
/// It stands in a temporary folder of its own, which only the user of this process may read and which is deleted with
/// everything in it when the last reference to the object goes, or when a process starts after this one was killed. The
/// folder has the same path wherever the file comes back to out of a store, so that an address that the app keeps stays
/// right; that another process made it anew meanwhile is seen before anything is deleted.
package final class ReceivedFile: Sendable {
    /// What the file is called in a store: the name of its folder, unlike that of any other file.
    package let identifier: String

    /// Where it is; the last component is the name it has on the person's device, made safe.
    package let url: URL

    /// What the browser takes it for, for instance `image/png`; nil when it did not say.
    package let contentType: String?

    /// Its length in bytes.
    package let length: Int

    private let folder: URL
    private let inode: ino_t
    private let companion = Mutex<(any AnyObject & Sendable)?>(nil)

    /// Takes over a file that was written into a folder made by ``makeFolder()``.
    ///
    /// - Parameters:
    ///   - name: The last component of its path.
    ///   - folder: The folder it stands in, which belongs to this object from now on.
    ///   - contentType: What the browser takes it for.
    ///   - length: Its length in bytes.
    package init(name: String, in folder: URL, contentType: String?, length: Int) {
        self.folder = folder
        identifier = folder.lastPathComponent
        inode = Self.inode(of: folder)
        url = folder.appending(component: name, directoryHint: .notDirectory)
        self.contentType = contentType
        self.length = length
    }

    /// Keeps an object for as long as the file exists.
    package func keep(_ object: any AnyObject & Sendable) {
        companion.withLock { $0 = object }
    }

    deinit {
        Self.remove(folder.path, inode: inode)
        ReceivedFileOwner.current?.forget(identifier, inode: inode)
    }

    /// Deletes a folder with everything in it, unless it is another one by now.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - inode: Its number in the file system.
    static func remove(_ path: String, inode: ino_t) {
        // Another process may put its own folder in the place of this one at any moment, so what is deleted is found
        // through the open folder.
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_ino == inode else { return }
        let opened = "/proc/self/fd/\(descriptor)"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: opened)) ?? [] {
            try? FileManager.default.removeItem(atPath: "\(opened)/\(name)")
        }
        // It is not empty when it is the other one by now.
        rmdir(path)
    }

    private static func inode(of folder: URL) -> ino_t {
        var status = stat()
        return lstat(folder.path, &status) == 0 ? status.st_ino : 0
    }

    // MARK: Folders

    private static let folderPrefix = "segue-file-"

    /// Makes a folder for one file, which nobody else may read.
    ///
    /// - Returns: The folder; nil when the disk does not allow it.
    package static func makeFolder() -> URL? {
        let folder = FileManager.default.temporaryDirectory
            .appending(component: folderPrefix + UUID().uuidString, directoryHint: .isDirectory)
        guard mkdir(folder.path, 0o700) == 0 else { return nil }
        ReceivedFileOwner.current?.note(folder.lastPathComponent, inode: Self.inode(of: folder))
        return folder
    }

    /// Deletes a folder made by ``makeFolder()`` that no file takes over, with everything in it.
    package static func removeFolder(_ folder: URL) {
        let inode = Self.inode(of: folder)
        remove(folder.path, inode: inode)
        ReceivedFileOwner.current?.forget(folder.lastPathComponent, inode: inode)
    }

    /// Deletes the files that processes left behind which were killed; to be called as a process starts.
    package static func clearLeftovers() {
        ReceivedFileOwner.clear(FileManager.default.temporaryDirectory)
    }

    /// Puts a folder to the place that a file had in another process, in place of what that one may have left there.
    ///
    /// - Parameters:
    ///   - folder: A folder made by ``makeFolder()``.
    ///   - identifier: What the file is called.
    /// - Returns: Where it is; nil when the place belongs to somebody else, or no file is called so.
    package static func move(_ folder: URL, toPlaceOf identifier: String) -> URL? {
        guard identifier.hasPrefix(folderPrefix), !identifier.contains("/"), !identifier.contains("\0") else {
            return nil
        }
        let place = folder.deletingLastPathComponent().appending(component: identifier, directoryHint: .isDirectory)
        let (inode, owner) = (Self.inode(of: folder), ReceivedFileOwner.current)
        // Noted before it is there, so that no moment is left in which nobody would delete it.
        owner?.note(identifier, inode: inode)
        guard replace(place, by: folder) else {
            owner?.forget(identifier, inode: inode)
            return nil
        }
        owner?.forget(folder.lastPathComponent, inode: inode)
        return place
    }

    private static func replace(_ place: URL, by folder: URL) -> Bool {
        // In a folder for temporary files the system lets nobody rename or replace what belongs to another user.
        if rename(folder.path, place.path) == 0 { return true }
        guard errno == EEXIST || errno == ENOTEMPTY else { return false }
        let former = folder.deletingLastPathComponent()
            .appending(component: folderPrefix + UUID().uuidString, directoryHint: .isDirectory)
        guard rename(place.path, former.path) == 0 else {
            // A process that clears away what was left there may have been quicker.
            return errno == ENOENT && rename(folder.path, place.path) == 0
        }
        defer { try? FileManager.default.removeItem(at: former) }
        return rename(folder.path, place.path) == 0
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
