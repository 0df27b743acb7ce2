import UIKitCore

/// Writes a label: a paragraph, a heading, or the label of the field that follows.
@MainActor
enum LabelRenderer {
    static func render(_ label: UILabel, into page: inout RenderingPass) {
        let labelled = page.takeLabelTarget()
        let element = element(of: label, labelled: labelled, page.headingLevel)
        let look = TextLook(font: font(of: label), color: label.displayedTextColor)
        page.openTag(
            element, for: label, classes: "label", look.fontClass, look.colorClass, lines(of: label),
            alignment(of: label.displayedAlignment), label.isEnabled ? "" : "disabled")
        if let labelled {
            page.html.beginAttribute("for")
            page.html.write(viewIdentifier: labelled)
            page.html.endAttribute()
        }
        page.html.endTag()
        page.writeTapArea(of: label)
        if let text = label.customAttributedText {
            page.writeAttributedText(text, in: label)
        } else {
            page.html.text(label.text ?? "")
        }
        page.writeDrawings(of: label)
        page.writeDrawingsInFront(of: label)
        page.html.close(element)
        writeRule(of: label, look, into: &page)
        for child in label.childViews { page.render(child) }
    }

    private static func element(of label: UILabel, labelled: Int32?, _ headingLevel: Int) -> StaticString {
        if labelled != nil { return "label" }
        guard label.accessibilityTraits.contains(.header) else { return "p" }
        return headingLevel < 2 ? "h2" : "h3"
    }

    /// The font, at the size at which the text fits the width that the label has on the server.
    private static func font(of label: UILabel) -> UIFont? {
        let scale = label.displayedFontScale
        return scale < 1 ? label.font.withSize(label.font.pointSize * scale) : label.font
    }

    private static func lines(of label: UILabel) -> StaticString {
        switch label.numberOfLines {
        case 1 where label.adjustsFontSizeToFitWidth: ""
        case 1: "one-line"
        case ...0: ""
        default: "limited"
        }
    }

    static func alignment(of alignment: NSTextAlignment) -> StaticString {
        switch alignment {
        case .natural: ""
        case .left: "align-left"
        case .center: "align-center"
        case .right: "align-right"
        case .justified: "align-justified"
        }
    }

    private static func writeRule(of label: UILabel, _ look: TextLook, into page: inout RenderingPass) {
        let isLimited = label.numberOfLines > 1
        page.writeParagraphRule(of: label.displayedParagraph, for: label, showing: label.customAttributedText)
        let insets = label.textInsets
        if insets != .zero { page.writeRule(for: label) { $0.declare("padding", insets) } }
        guard look.needsRule || isLimited || label.shadowColor != nil else { return }
        page.writeRule(for: label) { rule in
            rule.declare(look)
            if isLimited { rule.declare("-webkit-line-clamp", number: Double(label.numberOfLines)) }
            if let color = label.shadowColor {
                rule.begin("text-shadow")
                rule.bytes.append(points: label.shadowOffset.width)
                rule.bytes.append(UInt8(ascii: " "))
                rule.bytes.append(points: label.shadowOffset.height)
                rule.bytes.append(UInt8(ascii: " "))
                rule.append(color, as: .shape)
                rule.end()
            }
        }
    }
}
