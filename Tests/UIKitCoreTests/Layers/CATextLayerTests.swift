import Foundation
import Testing

@testable import UIKitCore

@Suite("Layers show text")
@MainActor
struct CATextLayerTests {
    private func lines(_ layer: CATextLayer) -> [DrawnLine] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        let drawings = view.layer.layerDrawings
        return (drawings?.behind ?? drawings?.inFront)?.items.compactMap { item in
            if case .text(let line, _) = item.content { line } else { nil }
        } ?? []
    }

    private func text(_ lines: [DrawnLine]) -> [String] { lines.map { $0.runs.map(\.text).joined() } }

    @Test("Text has the font, the size and the colour of the layer")
    func look() throws {
        let layer = CATextLayer()
        layer.string = "Hello"
        let usual = try #require(lines(layer).first?.runs.first)
        #expect(usual.font.pointSize == 36)
        layer.font = UIFont.boldSystemFont(ofSize: 10)
        layer.fontSize = 14
        layer.foregroundColor = UIColor.red.cgColor
        let run = try #require(lines(layer).first?.runs.first)
        #expect(run.font.pointSize == 14)
        #expect(run.font.weight == .bold)
        #expect(run.color?.cgColor == UIColor.red.cgColor)
    }

    @Test("Text is broken only where it is to be wrapped, and cut off only where it is to be")
    func breaking() {
        let layer = CATextLayer()
        layer.string = "one two three four five six seven"
        layer.fontSize = 16
        #expect(lines(layer).count == 1)
        layer.truncationMode = .end
        #expect(text(lines(layer)).first?.hasSuffix("…") == true)
        layer.truncationMode = .start
        #expect(text(lines(layer)).first?.hasPrefix("…") == true)
        #expect(text(lines(layer)).first?.hasSuffix("seven") == true)
        layer.truncationMode = .middle
        let middle = text(lines(layer)).first ?? ""
        #expect(middle.hasPrefix("one") && middle.contains("…") && middle.hasSuffix("seven"))
        layer.isWrapped = true
        let wrapped = lines(layer)
        #expect(wrapped.count > 2)
        layer.alignmentMode = .center
        #expect(lines(layer).first?.anchor == .middle)
    }

    @Test("Attributed text keeps its own look; other things show nothing")
    func otherStrings() throws {
        let layer = CATextLayer()
        layer.string = NSAttributedString(string: "Own", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        #expect(try #require(lines(layer).first?.runs.first).font.pointSize == 9)
        layer.string = 7
        #expect(lines(layer).isEmpty)
        layer.string = nil
        #expect(lines(layer).isEmpty)
        layer.string = "x"
        layer.fontSize = .nan
        #expect(try #require(lines(layer).first?.runs.first).font.pointSize == 36)
    }
}
