import Foundation
import Testing

@testable import UIKit

@Suite("The memory limit")
struct MemoryLimitTests {
    @Test(
        "is a number of bytes with or without unit",
        arguments: [
            ("0", 0), ("1024", 1024), ("512K", 512 << 10), ("512m", 512 << 20), ("2G", 2 << 30), ("-1", nil), ("", nil),
            ("G", nil), ("1.5G", nil), ("9223372036854775807G", nil), ("many", nil),
        ] as [(String, Int?)])
    func text(text: String, bytes: Int?) {
        #expect(MemoryLimit(text)?.bytes == bytes)
    }

    @Test(
        "is the least of the control groups that the process is in",
        arguments: [
            ("0::/a/b\n", ["/sys/fs/cgroup/a/b/memory.max": "max", "/sys/fs/cgroup/a/memory.max": "4096"], 4096),
            ("0::/\n", ["/sys/fs/cgroup/memory.max": "8192\n"], 8192),
            ("5:cpu:/\n4:memory:/x\n", ["/sys/fs/cgroup/memory/x/memory.limit_in_bytes": "100"], 100),
            ("4:memory:/\n", ["/sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712"], nil),
            ("nonsense\n", [:], nil),
        ] as [(String, [String: String], Int?)])
    func controlGroup(groups: String, files: [String: String], bytes: Int?) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (path, text) in files.merging(["/proc/self/cgroup": groups], uniquingKeysWith: { $1 }) {
            let file = URL(fileURLWithPath: root + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(MemoryLimit(ofControlGroupIn: root)?.bytes == bytes)
    }
}
