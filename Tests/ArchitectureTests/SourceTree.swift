import Foundation

/// The Swift sources of this repository, read from the disk.
enum SourceTree {
    /// One source file.
    struct File: CustomStringConvertible {
        /// Its path from the top of the repository.
        let path: String
        /// The name of the target it belongs to.
        let target: String
        /// Its lines without white space at either end.
        let lines: [Substring]

        var description: String { path }
    }

    /// The top of the repository.
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files of all targets in `Sources`.
    static func files() throws -> [File] {
        let sources = root.appending(path: "Sources").resolvingSymlinksInPath()
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
            return File(path: "Sources/\(path)", target: String(path.prefix { $0 != "/" }), lines: lines)
        }
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop { $0 == " " }
        while line.last == " " || line.last == "\r" { line.removeLast() }
        return line
    }
}
