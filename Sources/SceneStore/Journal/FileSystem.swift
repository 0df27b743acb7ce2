import Foundation

/// What is known of the file system that a file is in.
enum FileSystem {
    /// Those that write over what is there in its place.
    private static let inPlace: Set<Substring> = ["ext2", "ext3", "ext4", "xfs", "tmpfs"]

    /// Whether the room that a file has been given is enough for whatever is written into it.
    ///
    /// Others may have none when a page of shared memory is to be written, and the system ends the process then.
    ///
    /// - Parameter descriptor: The file.
    static func keepsRoom(ofFile descriptor: Int32) -> Bool {
        var information = stat()
        guard fstat(descriptor, &information) == 0, let mounts = FileManager.default.contents(atPath: mountsPath) else {
            return false
        }
        let number = UInt64(information.st_dev)
        let device = "\(number >> 8 & 0xFFF | number >> 32 & ~0xFFF):\(number & 0xFF | number >> 12 & ~0xFF)"
        for line in String(decoding: mounts, as: UTF8.self).split(separator: "\n") {
            // The device is the third field, and the name of the file system the first one after a hyphen (proc(5)).
            let fields = line.split(separator: " ")
            guard fields.count > 3, fields[2] == device, let hyphen = fields.firstIndex(of: "-"),
                hyphen + 1 < fields.count
            else { continue }
            return inPlace.contains(fields[hyphen + 1])
        }
        return false
    }

    /// Whether the file system has much more room than a file is to get, so that others do not lack it meanwhile.
    ///
    /// - Parameters:
    ///   - length: How many bytes the file is to get.
    ///   - descriptor: The file.
    static func hasRoom(for length: Int, ofFile descriptor: Int32) -> Bool {
        var status = statvfs()
        guard fstatvfs(descriptor, &status) == 0 else { return true }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize) >= UInt64(length) * 2
    }

    private static let mountsPath = "/proc/self/mountinfo"
}
