import Foundation
import Testing

@testable import UIKitCore

/// Interface Builder stores the frame that Apple's engine solved for every view, so the frames of labels and buttons
/// that nothing stretches are measurements of their texts.
@Suite("Texts measure as in Interface Builder")
@MainActor
struct TextCalibrationTests {
    nonisolated static let folder = ProcessInfo.processInfo.environment["SEGUE_CORPUS"]

    @Test(
        "Most labels and buttons that fit their texts are within a point of their stored frames",
        .enabled(if: folder != nil, "SEGUE_CORPUS names no folder of documents"))
    func storedFrames() {
        var labels = Tally()
        var buttons = Tally()
        for view in views() {
            if let label = view as? UILabel, let text = label.text, !text.isEmpty, !text.contains("\n") {
                labels.add(text, stored: label.frame.size, measured: label.intrinsicContentSize)
            } else if let button = view as? UIButton, button.configuration == nil, button.currentImage == nil,
                let title = button.currentTitle, !title.isEmpty
            {
                buttons.add(title, stored: button.frame.size, measured: button.intrinsicContentSize)
            }
        }
        print("labels: \(labels.summary)\nbuttons: \(buttons.summary)")
        for (text, stored, measured) in (labels.differing + buttons.differing).prefix(40) {
            print(
                "  \(stored.width) x \(stored.height) stored, \(measured.width) x \(measured.height) measured: \(text)")
        }
        #expect(labels.compared > 50)
        #expect(labels.matched * 10 >= labels.compared * 9, "\(labels.summary)")
        #expect(buttons.matched * 10 >= buttons.compared * 9, "\(buttons.summary)")
    }

    /// All views of all scenes and nibs, as they are stored.
    private func views() -> [UIView] {
        let files = FileManager.default.enumerator(atPath: Self.folder ?? "")
        let paths = (files?.allObjects as? [String] ?? []).sorted()
        var all: [UIView] = []
        for path in paths where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
            let url = URL(fileURLWithPath: (Self.folder ?? "") + "/" + path)
            guard let document = try? InterfaceDocument(data: Data(contentsOf: url)) else { continue }
            let source = InterfaceSource(document: document, path: url.path)
            source.logsFindings = false
            if document.kind == .nib {
                for case let view as UIView in UINib(source: source).instantiate(withOwner: nil) {
                    collect(view, in: &all)
                }
            }
            let storyboard = UIStoryboard(source: source, name: "Corpus")
            for identifier in document.sceneIndices.keys.sorted() {
                let controller = storyboard.makeController(withObjectIdentifier: identifier, in: source, creator: nil)
                if let view = controller?.view { collect(view, in: &all) }
            }
        }
        return all
    }

    private func collect(_ view: UIView, in all: inout [UIView]) {
        all.append(view)
        for child in view.subviews { collect(child, in: &all) }
    }
}

/// How many texts fit their frames, of those that nothing else can have sized.
private struct Tally {
    var compared = 0
    var matched = 0
    var differing: [(String, CGSize, CGSize)] = []

    var summary: String { "\(matched) of \(compared) within a point" }

    mutating func add(_ text: String, stored: CGSize, measured: CGSize) {
        let widthError = abs(stored.width - measured.width)
        // A frame that differs by more was stretched or squeezed by constraints.
        guard abs(stored.height - measured.height) <= 1, widthError <= max(4, 0.05 * stored.width) else { return }
        compared += 1
        if widthError <= 1 { matched += 1 } else { differing.append((text, stored, measured)) }
    }
}
