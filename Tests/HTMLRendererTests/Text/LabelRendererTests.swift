import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct LabelRendererTests {
    @Test func aLabelIsAParagraph() {
        let label = UILabel()
        label.text = "Tom & Ann"
        let rendered = Stage().rendered(label)
        #expect(rendered.html == "<p id=\"v1\" class=\"label one-line\">Tom &amp; Ann</p>")
        #expect(rendered.styles == "")
    }

    @Test func aLabelWithATapGestureIsAButton() {
        let label = UILabel()
        label.text = "More"
        label.addGestureRecognizer(UITapGestureRecognizer())
        #expect(!Stage().rendered(label).html.contains("tap-area"), "labels take no interaction of themselves")
        label.isUserInteractionEnabled = true
        let html = Stage().rendered(label).html
        #expect(html.contains("<button type=\"submit\" class=\"tap-area\""))
        #expect(html.contains("touchUpInside"))
        #expect(html.contains("aria-label=\"More\""))
    }

    @Test("A text that is to fit the width of its label has a smaller font, no smaller than the label allows")
    func fittingText() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
        label.adjustsFontSizeToFitWidth = true
        label.text = "Short"
        #expect(!Stage().styles(of: label).contains("font:"))
        label.text = "A title of twenty letters"
        let scale = label.displayedFontScale
        #expect(scale > 0.5 && scale < 0.9)
        let rule = try #require(Stage().styles(of: label).firstMatch(of: /font:400 ([0-9.]+)rem/))
        #expect(abs((Double(rule.1) ?? 0) * 16 - 17 * scale) < 0.02)
        label.minimumScaleFactor = 0.9
        #expect(label.displayedFontScale == 0.9)
        label.numberOfLines = 0
        #expect(label.displayedFontScale == 1)
    }

    @Test func textStylesAndSystemColoursAreClasses() {
        let label = UILabel()
        label.text = "Note"
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        let rendered = Stage().rendered(label)
        #expect(rendered.html == "<p id=\"v1\" class=\"label footnote secondary align-center\">Note</p>")
        #expect(rendered.styles == "")
    }

    @Test func otherFontsAndColoursAreRules() {
        let label = UILabel()
        label.text = "Note"
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.textColor = .systemRed
        label.numberOfLines = 3
        let rendered = Stage().rendered(label)
        #expect(rendered.html == "<p id=\"v1\" class=\"label limited\">Note</p>")
        #expect(
            rendered.styles
                == "#v1{font:700 1.25rem/1.193 var(--interface-font);color:var(--ink-red);-webkit-line-clamp:3;}")
    }

    @Test func aNarrowFontOfTheUsualSizeIsARule() {
        let label = UILabel()
        label.text = "Note"
        label.font = .systemFont(ofSize: 17, weight: .regular, width: .condensed)
        #expect(Stage().styles(of: label).hasPrefix("#v1{font:400 condensed 1.063rem/"))
    }

    @Test func aHeaderIsAHeading() {
        let label = UILabel()
        label.text = "Part one"
        label.accessibilityTraits = .header
        #expect(Stage().html(of: label) == "<h2 id=\"v1\" class=\"label one-line\">Part one</h2>")
    }

    @Test func spacesAndOffsetsMayBeNumbersOfAnyType() {
        for (kern, offset) in [(2 as Any, 3 as Any), (2.0, 3.0), (CGFloat(2), CGFloat(3)), (Float(2), NSNumber(3))] {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: "Wide", attributes: [.kern: kern, .baselineOffset: offset])
            #expect(Stage().rendered(label).styles.contains("letter-spacing:2px;vertical-align:3px"))
        }
    }

    @Test func attributedTextBecomesSpansAndLinks() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "a<b ")
        text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed]))
        text.append(NSAttributedString(string: "site", attributes: [.link: "https://a.example/?b&c"]))
        text.append(NSAttributedString(string: "bad", attributes: [.link: "javascript:alert(1)"]))
        label.attributedText = text
        let rendered = Stage().rendered(label)
        #expect(
            rendered.html
                == "<p id=\"v1\" class=\"label one-line\">a&lt;b <span>red</span>"
                + "<a rel=\"noopener\" href=\"https://a.example/?b&amp;c\">site</a>"
                + "<a rel=\"noopener\" href=\"about:blank\">bad</a></p>")
        #expect(rendered.styles == "#v1>:nth-child(1){color:var(--ink-red);}")
    }

    @Test func paragraphsStandAndBreakAsTheirStyleSays() {
        let label = UILabel()
        label.numberOfLines = 0
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.headIndent = 12
        style.firstLineHeadIndent = 4
        style.tailIndent = -8
        style.hyphenationFactor = 1
        style.lineBreakMode = .byCharWrapping
        style.lineHeightMultiple = 1.5
        style.lineSpacing = 4
        style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        label.attributedText = NSAttributedString(
            string: "Long", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
        let rendered = Stage().rendered(label)
        #expect(rendered.html == "<p id=\"v1\" class=\"label align-center\"><span>Long</span></p>")
        #expect(
            rendered.styles.contains(
                "#v1{padding-inline-start:12px;padding-inline-end:8px;text-indent:-8px;hyphens:auto;"
                    + "line-break:anywhere;text-wrap:pretty;word-break:keep-all;}"))
        let factor = (UIFont.systemFont(ofSize: 20).attributes.lineHeight * 1.5 + 4) / 20
        let stated = rendered.styles.firstMatch(of: /;line-height:([0-9.]+);}/)
        #expect(abs((stated.flatMap { Double($0.1) } ?? 0) - factor) < 0.01)
        // The label's own font makes no line higher, and lines alone have space between them.
        #expect(
            rendered.styles.contains(
                "#v1#v1{line-height:0;}#v1#v1::before{content:\"\";display:table;margin-block-end:-2px;}"
                    + "#v1#v1::after{content:\"\";display:table;margin-block-start:-2px;}"))
    }

    @Test func paragraphsThatAreNotSetAlikeStandApart() {
        let label = UILabel()
        label.numberOfLines = 0
        let title = NSMutableParagraphStyle()
        title.alignment = .center
        title.paragraphSpacing = 8
        let item = NSMutableParagraphStyle()
        item.headIndent = 16
        item.paragraphSpacing = 4
        item.paragraphSpacingBefore = 2
        let text = NSMutableAttributedString(string: "List\n", attributes: [.paragraphStyle: title])
        text.append(NSAttributedString(string: "• One\n\n", attributes: [.paragraphStyle: item]))
        text.append(
            NSAttributedString(
                string: "• Two\n", attributes: [.paragraphStyle: item, .foregroundColor: UIColor.systemRed]))
        label.attributedText = text
        let rendered = Stage().rendered(label)
        #expect(
            rendered.html
                == "<p id=\"v1\" class=\"label align-center\"><span class=\"paragraph\"><span>List</span></span>"
                + "<span class=\"paragraph\"><span>• One</span></span><span class=\"paragraph\"><span>\n</span></span>"
                + "<span class=\"paragraph\"><span>• Two</span></span></p>")
        let hanging = "padding-inline-start:16px;text-indent:-16px;text-align:start;padding-block-start:2px;"
        #expect(
            rendered.styles
                == "#v1>:nth-child(1){text-align:center;padding-block-end:8px;}"
                + "#v1>:nth-child(2){\(hanging)padding-block-end:4px;}"
                + "#v1>:nth-child(3){\(hanging)padding-block-end:4px;}"
                + "#v1>:nth-child(4)>:nth-child(1){color:var(--ink-red);}#v1>:nth-child(4){\(hanging)}")
    }

    @Test func aTextThatTakesTapsHasItsLook() {
        let label = UILabel()
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer())
        label.attributedText = NSAttributedString(string: "Terms", attributes: [.underlineStyle: 1])
        #expect(Stage().styles(of: label).contains("#v1>:nth-child(2){text-decoration:underline;}"))
    }

    @Test func partsOfATextHaveTheirLineHeightAmongLinesOfAnotherOne() {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.maximumLineHeight = 10
        let text = NSMutableAttributedString(string: "High")
        text.append(NSAttributedString(string: "Low", attributes: [.paragraphStyle: style]))
        label.attributedText = text
        let styles = Stage().styles(of: label)
        #expect(styles.contains("#v1>:nth-child(1){line-height:") && !styles.contains("line-height:0;"))
        label.attributedText = NSAttributedString(string: "Low", attributes: [.paragraphStyle: style])
        #expect(Stage().styles(of: label).contains("#v1#v1{line-height:0;}"))
    }

    @Test func aLabelBreaksItsLinesAsItIsTold() {
        let label = UILabel()
        label.text = "Long"
        #expect(Stage().styles(of: label) == "")
        label.lineBreakMode = .byClipping
        #expect(Stage().styles(of: label) == "#v1{text-overflow:clip;}")
        label.lineBreakMode = .byTruncatingTail
        label.lineBreakStrategy = .hangulWordPriority
        #expect(Stage().styles(of: label) == "#v1{word-break:keep-all;}")
        label.lineBreakStrategy = []
        #expect(Stage().styles(of: label) == "")
    }

    @Test func aTextViewThatIsReadStandsAsItsParagraphSays() {
        let view = UITextView()
        view.isEditable = false
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.hyphenationFactor = 0.5
        view.attributedText = NSAttributedString(string: "Read", attributes: [.paragraphStyle: style])
        let rendered = Stage().rendered(view)
        #expect(rendered.html.contains("class=\"text-view align-right\""))
        #expect(rendered.styles.contains("#v1{hyphens:auto;}"))
    }

    @Test func linksOfATextViewHaveItsColour() {
        let text = NSAttributedString(
            string: "Read", attributes: [.link: "https://example.org", .foregroundColor: UIColor.label])
        let view = UITextView()
        view.isEditable = false
        view.attributedText = text
        #expect(Stage().rendered(view).styles.contains("#v1>:nth-child(1){color:var(--tint);}"))
        view.linkTextAttributes = [.foregroundColor: UIColor.systemRed]
        #expect(Stage().rendered(view).styles.contains("#v1>:nth-child(1){color:var(--ink-red);}"))
        let label = UILabel()
        label.attributedText = text
        #expect(Stage().rendered(label).styles.contains("#v1>:nth-child(1){color:var(--label);}"))
    }

    @Test func aLabelBeforeAControlIsItsLabel() {
        let label = UILabel()
        label.text = "Name"
        let stack = UIStackView(arrangedSubviews: [label, UITextField()])
        #expect(
            Stage().html(of: stack) == """
                <div id="v1" class="stack horizontal fill"><label id="v3" class="label one-line" for="v2">Name</label>\
                <input id="v2" class="field" type="text" name="v2" autocomplete="off"></div>
                """)
    }

    @Test func aLabelBeforeAGroupOfButtonsIsReferredTo() {
        let label = UILabel()
        label.text = "Copies"
        let stepper = UIStepper()
        let stack = UIStackView(arrangedSubviews: [label, stepper])
        #expect(
            Stage().html(of: stack).contains("<span id=\"v3\" class=\"stepper\" role=\"group\" aria-labelledby=\"v2\">")
        )
    }

    @Test("A label that draws its text away from its edges has that room around it on the page")
    func insets() {
        let label = InsetLabel()
        label.text = "New"
        #expect(Stage().styles(of: label) == "#v1{padding:4px 10px 4px 10px;}")
        #expect(label.intrinsicContentSize.height == UILabel.height(of: "New") + 8)
        label.isAtTop = true
        #expect(Stage().styles(of: label) == "", "what depends on the size of the label is no room around the text")
    }

    @Test("What a label adds to the size of its text is around the text")
    func addedSize() {
        let label = LargeLabel()
        label.text = "New"
        #expect(Stage().styles(of: label) == "#v1{padding:3px 12px 3px 0;}")
        label.textAlignment = .center
        #expect(Stage().styles(of: label) == "#v1{padding:3px 6px 3px 6px;}")
    }
}

/// A label with room around its text, or with its text at its upper edge.
private final class InsetLabel: UILabel {
    var isAtTop = false
    private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

    override func drawText(in rect: CGRect) {
        let text = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(rect.height, 20))
        super.drawText(in: isAtTop ? text : rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 8)
    }
}

/// A label that is larger than its text.
private final class LargeLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 12, height: size.height + 6)
    }
}

extension UILabel {
    fileprivate static func height(of text: String) -> CGFloat {
        let label = UILabel()
        label.text = text
        return label.intrinsicContentSize.height
    }
}
