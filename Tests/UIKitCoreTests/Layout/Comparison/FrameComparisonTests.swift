import Foundation
import Testing

@testable import UIKitCore

@Suite("Views get the frames that Interface Builder stored")
@MainActor
struct FrameComparisonTests {
    nonisolated static let folder = ProcessInfo.processInfo.environment["SEGUE_CORPUS"]

    /// The table is printed; `SEGUE_FRAME_LIST` names a file for the list of the views that are off.
    @Test(
        "Most views of real documents are within a point of what Apple's engine solved",
        .enabled(if: folder != nil, "SEGUE_CORPUS names no folder of documents"))
    func corpus() throws {
        let root = URL(filePath: try #require(Self.folder))
        var comparison = FrameComparison()
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        let documents = files.compactMap { $0 as? URL }
            .filter { ["storyboard", "xib"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        for url in documents {
            comparison.compare(url, name: String(url.path.dropFirst(root.path.count + 1)))
        }
        print(comparison.table)
        if let list = ProcessInfo.processInfo.environment["SEGUE_FRAME_LIST"] {
            try comparison.list.write(toFile: list, atomically: true, encoding: .utf8)
        }
        #expect(comparison.rows.count > 100)
        #expect(comparison.exactShare > 0.85)
        #expect(comparison.nearShare >= 0.93)
    }
}
