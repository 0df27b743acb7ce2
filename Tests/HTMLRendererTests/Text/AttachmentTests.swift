import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("Images in lines of text")
struct AttachmentTests {
    private func text(_ attachment: NSTextAttachment) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "Big ", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " after"))
        return text
    }

    private func rendered(_ text: NSAttributedString) -> (html: String, styles: String) {
        let label = UILabel()
        label.attributedText = text
        return Stage().rendered(label)
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    @Test("A symbol is as large as the text around it, and hidden from screen readers")
    func symbol() throws {
        let page = rendered(text(NSTextAttachment(image: try #require(UIImage(systemName: "star.fill")))))
        #expect(
            page.html.contains(#"</span><span class="text-image"><svg class="symbol" aria-hidden="true"><use href="#))
        #expect(page.html.contains("</svg></span> after</p>"))
        #expect(!page.html.contains("\u{FFFC}"))
        #expect(!page.styles.contains("nth-child(2)"))
    }

    @Test("A symbol has its scale, its colour, and strokes as heavy as its text")
    func configuredSymbol() throws {
        let star = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
        let attachment = NSTextAttachment(image: star.withTintColor(.systemRed))
        let line = text(attachment)
        line.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 20, weight: .bold), range: NSRange(location: 4, length: 1))
        let styles = rendered(line).styles
        #expect(
            styles.contains(
                "#v1>:nth-child(2)>*{color:var(--ink-red);stroke-width:2.4;"
                    + "inline-size:1.5em;block-size:1.5em;vertical-align:-0.4em;}"))
        attachment.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .regular))
        #expect(
            rendered(line).styles.contains(
                "inline-size:2.938rem;block-size:2.938rem;vertical-align:-0.594rem;}"))
    }

    @Test("A picture has its own size or its bounds, and stands where they are from the base line")
    func pictures() {
        let attachment = NSTextAttachment(image: picture(30, 20))
        let whole = rendered(text(attachment))
        #expect(whole.html.contains(#"<span class="text-image"><svg class="drawn" aria-hidden="true""#))
        #expect(whole.styles.contains("#v1>:nth-child(2)>*{inline-size:30px;aspect-ratio:1.5;}"))
        attachment.bounds = CGRect(x: 0, y: -5, width: 15, height: 10)
        #expect(
            rendered(text(attachment)).styles.contains(
                "#v1>:nth-child(2)>*{inline-size:15px;aspect-ratio:1.5;vertical-align:-5px;}"))
        attachment.image = nil
        #expect(rendered(text(attachment)).html.contains(#"<span class="text-image"><span></span></span>"#))
    }

    @Test("The label of an attachment or of its image is what screen readers say")
    func labels() throws {
        let image = try #require(UIImage(systemName: "star"))
        image.accessibilityLabel = "Favourite"
        let attachment = NSTextAttachment(image: image)
        #expect(rendered(text(attachment)).html.contains(#"<svg class="symbol" role="img" aria-label="Favourite">"#))
        attachment.accessibilityLabel = "Best"
        #expect(rendered(text(attachment)).html.contains(#"<svg class="symbol" role="img" aria-label="Best">"#))
    }

    @Test("An image may be a link, and may stand twice; the character of one that is no image is not shown as one")
    func runs() throws {
        let attachment = NSTextAttachment(image: picture(10, 10))
        let link = NSMutableAttributedString(attachment: attachment, attributes: [.link: "https://a.example/"])
        #expect(rendered(link).html.contains(#"href="https://a.example/" class="text-image"><svg"#))
        let twice = NSMutableAttributedString(attachment: attachment)
        twice.append(NSAttributedString(attachment: attachment))
        #expect(rendered(twice).html.occurrences(of: "<svg") == 2)
        #expect(!rendered(NSAttributedString(string: "a", attributes: [.attachment: attachment])).html.contains("svg"))
    }

    @Test("Images show in text views that are read, in rows and in the titles of buttons")
    func otherViews() throws {
        let line = text(NSTextAttachment(image: try #require(UIImage(systemName: "star"))))
        let textView = UITextView()
        textView.isEditable = false
        textView.attributedText = line
        #expect(Stage().html(of: textView).contains(#"<span class="text-image"><svg"#))
        let button = UIButton(type: .system)
        button.setAttributedTitle(line, for: .normal)
        #expect(Stage().html(of: button).contains(#"<span class="text-image"><svg"#))
        let configured = UIButton(configuration: .filled())
        configured.setAttributedTitle(line, for: .normal)
        #expect(Stage().html(of: configured).contains(#"<span class="text-image"><svg"#))
        var content = UIListContentConfiguration.cell()
        content.attributedText = line
        #expect(
            Stage().html(of: UIListContentView(configuration: content)).contains(#"<span class="text-image"><svg"#))
    }

    @Test("An image without a paragraph style leaves the lines of its paragraph as far apart as it says")
    func lines() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let line = NSMutableAttributedString(string: "Rated ", attributes: [.paragraphStyle: style])
        line.append(NSAttributedString(attachment: NSTextAttachment(image: picture(10, 10))))
        #expect(rendered(line).styles.contains("line-height:0"))
    }
}
