import Foundation
import Testing

@testable import UIKitCore

@Suite("Measuring attributed text")
struct AttributedTextMeasurementTests {
    private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    /// The height of a line in that font.
    private let line = 11.93

    private func extent(_ text: NSAttributedString, _ limits: TextLimits = TextLimits()) -> TextExtent {
        var extent = TextMeasurement.extent(of: text, font: font.attributes, in: limits)
        extent.height = (extent.height * 1000).rounded() / 1000
        extent.width = (extent.width * 1000).rounded() / 1000
        return extent
    }

    private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        change(style)
        return [.font: font, .paragraphStyle: style]
    }

    @Test("Each run has its own font, and a line is as high as its highest")
    func fonts() {
        let text = NSMutableAttributedString(string: "aa ", attributes: [.font: font])
        text.append(NSAttributedString(string: "bb", attributes: [.font: font.withSize(20)]))
        #expect(extent(text).width == 18 + 24)
        #expect(extent(text).height == 23.86)
        #expect(extent(text, TextLimits(width: 40)).height == 35.79)
        #expect(extent(text, TextLimits(width: 40)).lastBaseline.rounded() == 31)
    }

    @Test("A word is not divided where its font changes")
    func wordsAcrossRuns() {
        let text = NSMutableAttributedString(string: "aa b", attributes: [.font: font])
        text.append(NSAttributedString(string: "bb", attributes: [.font: font, .kern: 0]))
        #expect(extent(text, TextLimits(width: 30)).width == 18)
    }

    @Test("Kern and tracking add to every character")
    func kern() {
        #expect(extent(NSAttributedString(string: "aaaa", attributes: [.font: font, .kern: 2.0])).width == 32)
        #expect(
            extent(NSAttributedString(string: "aaaa", attributes: [.font: font, .tracking: CGFloat(1)])).width == 28)
    }

    @Test("A paragraph's distances are between its lines, not behind the last")
    func spacing() {
        let spaced = paragraph { $0.lineSpacing = 5 }
        #expect(extent(NSAttributedString(string: "a\nb", attributes: spaced)).height == 2 * line + 5)
        let multiple = paragraph { $0.lineHeightMultiple = 2 }
        #expect(extent(NSAttributedString(string: "a\nb", attributes: multiple)).height == 4 * line)
        let bounded = paragraph {
            $0.minimumLineHeight = 30
            $0.maximumLineHeight = 30
        }
        #expect(extent(NSAttributedString(string: "a\nb", attributes: bounded)).height == 60)
        let apart = paragraph {
            $0.paragraphSpacing = 3
            $0.paragraphSpacingBefore = 4
        }
        #expect(extent(NSAttributedString(string: "a\nb", attributes: apart)).height == 2 * line + 7)
    }

    @Test("A paragraph's indents narrow its lines")
    func indents() {
        let hanging = paragraph {
            $0.firstLineHeadIndent = 6
            $0.headIndent = 12
        }
        let text = NSAttributedString(string: "aaa bbb ccc", attributes: hanging)
        #expect(extent(text).width == 72)
        #expect(extent(text, TextLimits(width: 50)).lineCount == 2)
        #expect(extent(text, TextLimits(width: 50)).width == 48)
        #expect(extent(text, TextLimits(width: 32)).lineCount == 3)
        let narrowed = paragraph { $0.tailIndent = -10 }
        #expect(
            extent(NSAttributedString(string: "aaa bbb", attributes: narrowed), TextLimits(width: 50)).lineCount == 2)
    }

    @Test("An attachment takes the room of its bounds, above and below the base line")
    func attachments() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 40)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        #expect(extent(text).width == 36)
        #expect(extent(text).height == 40)
        #expect(extent(text).firstBaseline == 30)
    }

    @Test("A symbol is as large as the text beside it, unless it is given a size")
    func symbols() throws {
        let star = try #require(UIImage(systemName: "star"))
        func width(_ image: UIImage, _ fontSize: CGFloat) -> Double {
            let attachment = NSTextAttachment(image: image)
            return extent(
                NSMutableAttributedString(attachment: attachment, attributes: [.font: font.withSize(fontSize)])
            ).width
        }
        #expect(width(star, 10) == 11.8)
        #expect(width(star, 20) == 23.6)
        #expect(width(star.withConfiguration(UIImage.SymbolConfiguration(scale: .large)), 20) == 30)
        let configured = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
        #expect(width(configured, 20).rounded() == 47)
        #expect(configured.size.width.rounded() == 47)
        let twice = NSMutableAttributedString(attachment: NSTextAttachment(image: star), attributes: [.font: font])
        twice.append(twice)
        #expect(extent(twice).width == 23.6)
    }

    @Test("Text styles set their lines as far apart as the guidelines tabulate")
    func textStyles() {
        let caption = UIFont.preferredFont(forTextStyle: .caption1)
        let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: caption])
        #expect(text.size().height.roundedUp(at: 2) == 46.5)
        #expect(caption.lineHeight + caption.leading == 16)
    }

    @Test("A string's size is that of its lines")
    func size() {
        #expect("aaa\nb".size(withAttributes: [.font: font]).width == 18)
        #expect(("aaa" as NSString).size(withAttributes: [.font: font]).width == 18)
        #expect("".size(withAttributes: [.font: font]) == .zero)
        #expect("aaa".size().height == 12 * 2444.0 / 2048)
    }

    @Test("A bounding rectangle breaks lines in a block, and else begins at the base line")
    func boundingRect() {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let room = CGSize(width: 20, height: 0)
        let block = "aaa bbb".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(block.width == 18)
        #expect((block.height * 100).rounded() == 2386)
        #expect(block.minY == 0)
        let one = "aaa bbb".boundingRect(with: room, attributes: attributes, context: nil)
        #expect(one.width == 42)
        #expect(one.minY == -font.ascender)
        let cut = "a b c d e".boundingRect(
            with: CGSize(width: 6, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes, context: nil)
        #expect((cut.height * 100).rounded() == 2386)
    }

    @Test("A context makes text smaller until it fits, and tells by how much")
    func context() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "aaaaaaaaaa", attributes: [.font: font])
        let rect = text.boundingRect(with: CGSize(width: 48, height: 0), context: context)
        #expect(abs(context.actualScaleFactor - 0.8) < 0.01)
        #expect(rect.width <= 48)
        #expect(context.totalBounds == rect)
    }
}
