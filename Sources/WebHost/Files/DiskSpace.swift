import Glibc

/// What is free on the disks to which files of people are written.
enum DiskSpace {
    /// Whether so many bytes, or by default as many as should be, are free where a file is; true where the system does not
    /// say.
    static func has(_ length: Int?, onDiskOf descriptor: Int32) -> Bool {
        var status = statvfs()
        return fstatvfs(descriptor, &status) != 0 || has(length, status)
    }

    /// The same of where a folder is.
    static func has(_ length: Int?, onDiskOf path: String) -> Bool {
        var status = statvfs()
        return statvfs(path, &status) != 0 || has(length, status)
    }

    private static func has(_ length: Int?, _ status: statvfs) -> Bool {
        let unit = UInt64(status.f_frsize)
        let wanted = length.map { UInt64(clamping: $0) } ?? min(usualLength, UInt64(status.f_blocks) &* unit / 20)
        return UInt64(status.f_bavail) &* unit >= wanted
    }

    /// What should be free, where that is no more than a twentieth of the disk: 256 MiB.
    private static let usualLength: UInt64 = 256 << 20
}
