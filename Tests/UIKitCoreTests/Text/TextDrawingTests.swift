import Foundation
import Testing

@testable import UIKitCore

@Suite struct TextDrawingTests {
    private func lines(_ draw: () -> Void) -> [DrawnLine] {
        let drawing = GraphicsStack.current.recording(in: CGRect(x: 0, y: 0, width: 300, height: 300)) { _ in draw() }
        return (drawing?.items ?? []).compactMap { item in
            if case .text(let line, _) = item.content { line } else { nil }
        }
    }

    private func texts(_ draw: () -> Void) -> [String] {
        lines(draw).map { $0.runs.map(\.text).joined() }
    }

    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test func textBreaksWhereMeasuringSaysItDoes() {
        let text = "The quick brown fox jumps over the lazy dog"
        let drawn = texts { text.draw(in: CGRect(x: 0, y: 0, width: 120, height: 300), withAttributes: attributes) }
        let room = CGSize(width: 120, height: 300)
        let measured = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(drawn.count == Int((measured.height / line).rounded()) && drawn.count > 2)
        #expect(drawn.joined(separator: " ") == text)
    }

    @Test func lineEndsBreakAndTooLongWordsToo() {
        #expect(texts { "one\ntwo\n\nthree".draw(at: .zero) } == ["one", "two", "three"])
        let parts = texts { "incomprehensibilities".draw(in: CGRect(x: 0, y: 0, width: 40, height: 300)) }
        #expect(parts.count > 2 && parts.joined() == "incomprehensibilities")
        #expect(texts { "".draw(at: .zero) }.isEmpty)
    }

    @Test func linesStandWhereTheirParagraphSays() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let middle = lines {
            "Hi".draw(in: CGRect(x: 10, y: 0, width: 100, height: 50), withAttributes: [.paragraphStyle: style])
        }
        #expect(middle.first?.anchor == .middle && middle.first?.point.x == 60)
        style.alignment = .right
        let end = lines {
            "Hi".draw(in: CGRect(x: 10, y: 0, width: 100, height: 50), withAttributes: [.paragraphStyle: style])
        }
        #expect(end.first?.anchor == .end && end.first?.point.x == 110)
    }

    @Test func whatDoesNotFitIsLeftOutOrEndsWithAnEllipsis() {
        let text = "The quick brown fox jumps over the lazy dog"
        let room = CGRect(x: 0, y: 0, width: 120, height: 42)
        let all = texts { text.draw(in: room, withAttributes: attributes) }
        let cut = texts {
            text.draw(
                with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
                context: nil)
        }
        #expect(cut.count == 2 && all.count >= 2)
        #expect(cut.last?.hasSuffix("…") == true)
    }

    @Test func aLineWithoutAFragmentOriginStandsOnItsBaseLine() {
        let line = lines {
            "Hi".draw(with: CGRect(x: 5, y: 40, width: 0, height: 0), attributes: attributes, context: nil)
        }.first
        #expect(line?.point == CGPoint(x: 5, y: 40))
    }

    @Test func runsKeepTheirLooks() {
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: " raised", attributes: [.baselineOffset: 4, .underlineStyle: 1]))
        let runs = lines { text.draw(at: .zero) }.first?.runs ?? []
        #expect(runs.map(\.text) == ["red", " raised"])
        #expect(runs.first?.color == .red && runs.last?.raise == 4 && runs.last?.isUnderlined == true)
    }

    @Test func attachmentsAndBackgroundsAreDrawn() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { UIRectFill($0.format.bounds) }
        let text = NSMutableAttributedString(string: "a", attributes: [.backgroundColor: UIColor.yellow])
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        text.append(NSAttributedString(string: "b"))
        let drawing = GraphicsStack.current.recording(in: CGRect(x: 0, y: 0, width: 99, height: 99)) { _ in
            text.draw(at: .zero)
        }
        #expect(drawing?.items.count == 4 && drawing?.texts == ["a", "b"])
    }

    @Test func noContextMeansNoDrawing() {
        "Hi".draw(at: .zero)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIBezierPath(rect: .zero).fill()
        UIColor.red.set()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
