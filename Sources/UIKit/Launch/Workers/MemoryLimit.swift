import Foundation

/// How much memory the processes of an app may use together.
struct MemoryLimit: Equatable {
    /// The fewest bytes that can be meant: whoever writes fewer has left out the unit.
    static let least = 1 << 20

    /// The bytes.
    let bytes: Int

    /// Reads a number of bytes, which may end with `K`, `M` or `G`; nil when it is none.
    init?(_ text: String) {
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        let unit = text.last.flatMap { units[Character($0.uppercased())] }
        guard let number = Int(unit == nil ? text[...] : text.dropLast()), number >= 0 else { return nil }
        let (bytes, overflows) = number.multipliedReportingOverflow(by: unit ?? 1)
        guard !overflows else { return nil }
        self.bytes = bytes
    }

    /// The limit of the control group that the process is in, as containers and service managers set it; nil when there
    /// is none.
    ///
    /// Source: Linux, "Control Group v2", `memory.max`; for version 1, `memory.limit_in_bytes`.
    ///
    /// - Parameter root: The root of the file system, for tests.
    init?(ofControlGroupIn root: String = "") {
        let groups = (try? String(contentsOfFile: "\(root)/proc/self/cgroup", encoding: .utf8)) ?? ""
        var files: [String] = []
        for line in groups.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            if parts[0] == "0" {
                files += Self.ancestors(of: String(parts[2])).map { "/sys/fs/cgroup\($0)/memory.max" }
            } else if parts[1].split(separator: ",").contains("memory") {
                files += Self.ancestors(of: String(parts[2])).map { "/sys/fs/cgroup/memory\($0)/memory.limit_in_bytes" }
            }
        }
        let limits = files.compactMap { file in
            (try? String(contentsOfFile: root + file, encoding: .utf8)).flatMap {
                Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
        // Version 1 says "none" by a number that no machine has.
        guard let least = limits.min(), least > 0, least < 1 << 50 else { return nil }
        bytes = least
    }

    /// A group and those it is in; inside a container, its own group appears as the root.
    private static func ancestors(of group: String) -> [String] {
        var path = group.split(separator: "/")
        var groups: [String] = [""]
        while !path.isEmpty {
            groups.append("/" + path.joined(separator: "/"))
            path.removeLast()
        }
        return groups
    }
}
