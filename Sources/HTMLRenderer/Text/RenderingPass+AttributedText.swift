import Foundation
import UIKitCore

extension RenderingPass {
    /// Writes text with attributes as the content of a view's element, or of a part of it.
    ///
    /// Each stretch of text with attributes becomes a `span`, a link an `a` element; their looks are rules by their
    /// places, because a page has no style attributes.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - view: The view whose element it is in.
    ///   - prefix: What leads from the view's element to the spans' parent, for instance `>.title`.
    mutating func writeAttributedText(_ text: NSAttributedString, in view: UIView, _ prefix: StaticString = "") {
        var place = 0
        var lines: [NSParagraphStyle.Properties?] = []
        text.enumerateRuns { run, attributes in
            guard !attributes.isEmpty else {
                lines.append(nil)
                return html.text(run)
            }
            place += 1
            let address = Self.linkAddress(attributes[.link])
            if let address {
                html.markup("<a rel=\"noopener\"")
                html.attribute("href", url: address)
                html.endTag()
            } else {
                html.markup("<span>")
            }
            html.text(run)
            html.markup(address == nil ? "</span>" : "</a>")
            let look = address == nil ? nil : (view as? UITextView)?.linkTextAttributes
            lines.append(
                writeRunRule(attributes.merging(look ?? [:]) { $1 }, place: place, in: view, prefix))
        }
        let stated = lines.compactMap { $0 }
        if stated.count == lines.count, let first = stated.first, let last = stated.last {
            writeLineRules(first, last, in: view, prefix)
        }
    }

    /// Writes the rules of text all of which says how far apart its lines are: the font of what is around it makes no line
    /// higher, and there is no space before the first line and behind the last.
    private mutating func writeLineRules(
        _ first: NSParagraphStyle.Properties, _ last: NSParagraphStyle.Properties, in view: UIView,
        _ prefix: StaticString
    ) {
        beginLineRule(of: view, prefix)
        styles.declare("line-height:0")
        styles.endRule()
        for (part, property, spacing) in [
            ("::before", "margin-block-end", first.lineSpacing), ("::after", "margin-block-start", last.lineSpacing),
        ] as [(StaticString, StaticString, CGFloat)] where spacing > 0 {
            beginLineRule(of: view, prefix, part)
            styles.declare("content:\"\";display:table")
            styles.declare(property, points: -spacing / 2)
            styles.endRule()
        }
    }

    /// Writes the beginning of a rule that counts more than that with the font.
    private mutating func beginLineRule(of view: UIView, _ prefix: StaticString, _ part: StaticString = "") {
        for _ in 0..<2 {
            styles.bytes.append("#v" as StaticString)
            styles.bytes.append(decimal: Int(identifier(of: view)))
        }
        styles.bytes.append(prefix)
        styles.bytes.append(part)
        styles.bytes.append(UInt8(ascii: "{"))
    }

    /// Writes how the paragraphs of a view's text are set in and broken.
    mutating func writeParagraphRule(of paragraph: NSParagraphStyle.Properties, for view: UIView) {
        if paragraph.needsRule { writeRule(for: view) { $0.declare(paragraph) } }
    }

    private static func linkAddress(_ value: Any?) -> String? {
        switch value {
        case let url as URL: url.absoluteString
        case let text as String: text
        default: nil
        }
    }

    /// Writes the rule of a stretch of text.
    ///
    /// - Returns: The style of its paragraphs, if that changes how high its lines are.
    private mutating func writeRunRule(
        _ attributes: [NSAttributedString.Key: Any], place: Int, in view: UIView, _ prefix: StaticString
    ) -> NSParagraphStyle.Properties? {
        var declarations = StyleWriter(textSize: styles.textSize)
        let font = attributes[.font] as? UIFont
        if let font { declarations.declare(font) }
        var lines: NSParagraphStyle.Properties?
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.properties.changesLineHeight,
            let font = font ?? (view as? UILabel)?.font ?? (view as? UITextView)?.font, font.pointSize > 0
        {
            declarations.declareLines(of: style.properties, in: font.attributes)
            lines = style.properties
        }
        if let color = attributes[.foregroundColor] as? UIColor { declarations.declare("color", color, as: .ink) }
        if let color = attributes[.backgroundColor] as? UIColor {
            declarations.declare("background", color, as: .shape)
        }
        if let kern = AttributedReader.number(attributes[.kern]) ?? AttributedReader.number(attributes[.tracking]) {
            declarations.declare("letter-spacing", points: kern)
        }
        let isUnderlined = Self.hasLine(attributes[.underlineStyle])
        let isStruckThrough = Self.hasLine(attributes[.strikethroughStyle])
        switch (isUnderlined, isStruckThrough) {
        case (true, true): declarations.declare("text-decoration:underline line-through")
        case (true, false): declarations.declare("text-decoration:underline")
        case (false, true): declarations.declare("text-decoration:line-through")
        case (false, false): break
        }
        if let offset = AttributedReader.number(attributes[.baselineOffset]), offset != 0 {
            declarations.declare("vertical-align", points: offset)
        }
        guard !declarations.bytes.isEmpty else { return lines }
        styles.bytes.append("#v" as StaticString)
        styles.bytes.append(decimal: Int(identifier(of: view)))
        styles.bytes.append(prefix)
        styles.bytes.append(">:nth-child(" as StaticString)
        styles.bytes.append(decimal: place)
        styles.bytes.append("){" as StaticString)
        styles.bytes.append(contentsOf: declarations.bytes)
        styles.bytes.append(UInt8(ascii: "}"))
        return lines
    }

    private static func hasLine(_ value: Any?) -> Bool {
        switch value {
        case let number as Int: number != 0
        case let style as NSUnderlineStyle: !style.isEmpty
        default: false
        }
    }
}
