import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Sizes of labels")
struct UILabelSizeTests {
    /// A label in a font whose characters are all 6 points wide and whose lines are 11.93 points high.
    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    @Test("A label is as large as its text, in whole pixels")
    func intrinsicSize() {
        let label = UILabel()
        label.text = "Label"
        #expect(label.intrinsicContentSize == CGSize(width: 42, height: 20.5))
        label.font = .systemFont(ofSize: 12)
        #expect(label.intrinsicContentSize.height == 14.5)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("A change of text, font, lines or attributes is a change of size")
    func changes() {
        let label = label("aaa bbb")
        #expect(label.intrinsicContentSize.width == 42)
        label.text = "aaa"
        #expect(label.intrinsicContentSize.width == 18)
        label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(label.intrinsicContentSize.width == 36)
        label.attributedText = NSAttributedString(string: "aaa", attributes: [.kern: 1])
        #expect(label.intrinsicContentSize.width == 39)
        label.text = "aa\nb"
        #expect(label.intrinsicContentSize.height == 24)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == 48)
    }

    @Test("Lines break at the preferred width if there may be several")
    func preferredWidth() {
        let one = label("aaa bbb ccc")
        one.preferredMaxLayoutWidth = 45
        #expect(one.intrinsicContentSize.width == 66)
        #expect(one.intrinsicContentSize(forWidth: 45) == nil)
        let several = label("aaa bbb ccc", lines: 0)
        #expect(several.intrinsicContentSize.width == 66)
        several.preferredMaxLayoutWidth = 45
        #expect(several.intrinsicContentSize == CGSize(width: 42, height: 24))
        #expect(several.intrinsicContentSize(forWidth: 20) == CGSize(width: 18, height: 36))
        several.numberOfLines = 2
        #expect(several.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 20, height: 24))
    }

    @Test("A label resizes to its text")
    func sizeToFit() {
        let label = label("aaa bbb ccc", lines: 0)
        label.frame = CGRect(x: 5, y: 6, width: 45, height: 1)
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 5, y: 6, width: 42, height: 24))
    }

    @Test("The text stands in the middle of the height, and as the alignment has it")
    func textRect() {
        let label = label("aaa")
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)
        #expect(
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(x: 10, y: 34, width: 18, height: 12))
        label.textAlignment = .center
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 51)
        label.textAlignment = .right
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 110)
        let narrow = CGRect(x: 0, y: 0, width: 10, height: 5)
        #expect(label.textRect(forBounds: narrow, limitedToNumberOfLines: 1).size == CGSize(width: 10, height: 5))
    }

    @Test("A label that draws its text with space around it is larger by that")
    func paddedSubclass() {
        let label = PaddedLabel()
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.text = "aaa"
        #expect(label.intrinsicContentSize == CGSize(width: 34, height: 20))
        #expect(label.sizeThatFits(.zero) == CGSize(width: 34, height: 20))
    }

    @Test("Lines of a label that adds to the size of its text break where it has no more room")
    func linesOfPaddedSubclass() throws {
        let label = WidePaddedLabel()
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.numberOfLines = 0
        label.text = "aaa bbb"
        #expect(label.intrinsicContentSize == CGSize(width: 58, height: 20))
        #expect(label.intrinsicContentSize(forWidth: 40) == CGSize(width: 34, height: 32))
        #expect(label.textInsets == UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    }

    @Test("Text is made smaller down to the smallest scale, so that it fits")
    func scaledText() {
        let label = label("aaaaaaaaaa")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        #expect(label.intrinsicContentSize.width == 60)
        #expect(label.textExtent(forWidth: 45, numberOfLines: 1).height < 9.1)
        #expect(label.textExtent(forWidth: 45, numberOfLines: 1).isTruncated == false)
        #expect(label.textExtent(forWidth: 20, numberOfLines: 1).isTruncated)
        #expect(abs(label.textExtent(forWidth: 20, numberOfLines: 1).height - 11.933 / 2) < 0.01)
    }

    @Test("The base lines follow the text")
    func baselines() throws {
        let label = label("aaa bbb", lines: 0)
        let ascender = label.font.ascender
        let one = try #require(label.textBaselines(in: CGSize(width: 100, height: label.font.lineHeight)))
        #expect(abs(one.firstFromTop - ascender) < 0.01)
        #expect(abs(one.lastFromBottom + label.font.descender) < 0.01)
        let two = try #require(label.textBaselines(in: CGSize(width: 20, height: 2 * label.font.lineHeight + 10)))
        #expect(abs(two.firstFromTop - ascender - 5) < 0.01)
        #expect(abs(two.lastFromBottom + label.font.descender - 5) < 0.01)
    }
}

private final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        return inner.insetBy(dx: -8, dy: -4)
    }
}

/// A label that adds room around its text to its size, and draws its text away from its edges.
private final class WidePaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 8)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}
