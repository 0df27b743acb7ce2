import Foundation

/// The memory of this process that is in RAM.
enum ResidentMemory {
    /// The bytes in RAM now; 0 when the system does not tell.
    static var bytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
