import CLinux
import Foundation

/// The memory of this process that is in RAM and its own: what it shares with files, such as the program, the system can
/// take back.
package enum ResidentMemory {
    /// The bytes in RAM now; 0 when the system does not tell.
    package static var bytes: Int {
        guard let file = fopen("/proc/self/statm", "re") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let pages = text.split(separator: " ").compactMap { Int($0) }
        guard pages.count > 2 else { return 0 }
        return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// Gives what was freed back to the system, away from the main thread.
    static func giveBack() {
        Task.detached(priority: .utility) { malloc_trim(0) }
    }
}
