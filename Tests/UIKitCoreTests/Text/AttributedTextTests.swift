import Foundation
import Testing

@testable import UIKitCore

@Suite struct AttributedTextTests {
    @Test func runsComeInOrderWithTheirAttributes() {
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "réd 👩‍👧", attributes: [.foregroundColor: UIColor.red]))
        text.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org"]))
        var runs: [String] = []
        text.enumerateRuns { text, attributes in
            runs.append("\(text)|\(attributes.keys.map(\.rawValue).sorted().joined(separator: ","))")
        }
        #expect(runs == ["plain |", "réd 👩‍👧|NSColor", "link|NSLink"])
    }

    @Test func aTextBeginsEmptyOrWithAnAttachment() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "Star "))
        let attachment = NSTextAttachment()
        text.append(NSMutableAttributedString(attachment: attachment))
        #expect(text.string == "Star \u{FFFC}")
        #expect(text.attribute(.attachment, at: 5, effectiveRange: nil) as? NSTextAttachment === attachment)
    }

    @Test func objectsOfOneAttributeMayDifferFromRunToRun() {
        expectRuns(of: .font, UIFont.boldSystemFont(ofSize: 17), UIFont.systemFont(ofSize: 12))
        expectRuns(of: .foregroundColor, UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 0))
        expectRuns(of: .paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle())
        expectRuns(of: .shadow, NSShadow(), NSShadow())
        expectRuns(of: .attachment, NSTextAttachment(), NSTextAttachment())
    }

    private func expectRuns(of name: NSAttributedString.Key, _ first: NSObject, _ second: NSObject) {
        let text = NSMutableAttributedString(string: "one ", attributes: [name: first])
        text.append(NSAttributedString(string: "two", attributes: [name: second]))
        #expect(text.attribute(name, at: 0, effectiveRange: nil) as? NSObject === first)
        text.addAttribute(name, value: second, range: NSRange(location: 0, length: 2))
        #expect(text.attribute(name, at: 0, effectiveRange: nil) as? NSObject == second)
    }

    @Test func attributedStringsKeepWhatUIKitShows() throws {
        var text = AttributedString("red")
        text.foregroundColor = UIColor.red
        text.underlineStyle = NSUnderlineStyle.single
        text += AttributedString(" plain")
        let converted = NSAttributedString(text)
        #expect(converted.string == "red plain")
        #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(converted.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(converted.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    }

    @Test func paragraphStylesAreCopiedByValue() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        #expect(copy.alignment == .center && copy != style)
    }
}
