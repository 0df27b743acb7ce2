import Foundation
import Testing

@testable import UIKitCore

@Suite("Documents by other people load without anything unknown")
@MainActor
struct CorpusTests {
    /// The folder of documents that `SEGUE_CORPUS` names; the tests are skipped without it.
    nonisolated static let folder = ProcessInfo.processInfo.environment["SEGUE_CORPUS"]

    private var documents: [URL] {
        let files = FileManager.default.enumerator(atPath: Self.folder ?? "")
        let paths = (files?.allObjects as? [String] ?? []).sorted()
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            .map { URL(fileURLWithPath: (Self.folder ?? "") + "/" + $0) }
    }

    @Test(
        "Every document is read, every scene is made, and nothing in them is unknown or cannot be read",
        .enabled(if: folder != nil, "SEGUE_CORPUS names no folder of documents"))
    func loads() throws {
        var withUnknown: [String] = []
        let documents = documents
        for url in documents {
            guard let document = try? InterfaceDocument(data: Data(contentsOf: url)) else { continue }
            let source = InterfaceSource(document: document, path: url.path)
            source.logsFindings = false
            load(source)
            let unknown = source.findings.filter {
                [.unknownElement, .unknownAttribute, .unreadableValue].contains($0.kind)
            }
            if !unknown.isEmpty { withUnknown.append("\(url.lastPathComponent): \(unknown.map(\.name))") }
        }
        #expect(!documents.isEmpty)
        #expect(withUnknown.isEmpty, "\(withUnknown)")
    }

    private func load(_ source: InterfaceSource) {
        if source.document.kind == .nib {
            UINib(source: source).instantiate(withOwner: nil)
        }
        let storyboard = UIStoryboard(source: source, name: "Corpus")
        for identifier in source.document.sceneIndices.keys.sorted() {
            let controller = storyboard.makeController(withObjectIdentifier: identifier, in: source, creator: nil)
            controller?.loadViewIfNeeded()
        }
    }
}
