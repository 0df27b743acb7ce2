import Glibc
import HTTP

/// What the system says about a file: which one it is, how long it is, and when it changed.
///
/// Two equal values mean that nobody wrote to the file in between.
struct FileStatus: Sendable, Hashable {
    /// A time as the file system keeps it.
    struct Time: Sendable, Hashable {
        let seconds: Int64
        let nanoseconds: Int64
    }

    /// The length in bytes.
    let length: Int64

    /// When its content last changed, or when somebody says it did.
    let modified: Time

    private let device: UInt64
    private let number: UInt64
    private let mode: UInt32
    private let changed: Time

    /// Asks about an open file.
    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Asks about the file at a path from an open folder.
    init?(at path: String, in folder: Int32, followsLink: Bool = true) {
        var status = stat()
        guard fstatat(folder, path, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        length = Int64(status.st_size)
        modified = Time(seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec))
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        mode = UInt32(status.st_mode)
        changed = Time(seconds: Int64(status.st_ctim.tv_sec), nanoseconds: Int64(status.st_ctim.tv_nsec))
    }

    /// The same in whole seconds.
    var lastModified: HTTPDate { HTTPDate(secondsSince1970: modified.seconds) }

    /// Whether it is an ordinary file and not a folder, link, pipe, socket or device.
    var isRegularFile: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }

    /// Whether it is a symbolic link.
    var isLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }

    /// A strong tag for this state of this file.
    var entityTag: EntityTag? {
        let parts = [number, UInt64(bitPattern: length), nanosecondsModified]
        return EntityTag(opaqueTag: parts.map { String($0, radix: 36) }.joined(separator: "-"))
    }

    private var nanosecondsModified: UInt64 {
        UInt64(bitPattern: modified.seconds &* 1_000_000_000 &+ modified.nanoseconds)
    }

    /// Whether the last change lies so far back that a further one would get another time.
    ///
    /// The system's clock for files advances in steps of some milliseconds; two changes within one look like one.
    func isSettled(at now: HTTPDate) -> Bool {
        now.secondsSince1970 - max(changed.seconds, modified.seconds) >= 2
    }
}
