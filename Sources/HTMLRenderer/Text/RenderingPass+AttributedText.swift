import Foundation
import UIKitCore

extension RenderingPass {
    /// Writes text with attributes as the content of a view's element, or of a part of it.
    ///
    /// Each stretch of text with attributes becomes a `span`, a link an `a` element; their looks are rules by their
    /// places, because a page has no style attributes. Paragraphs that are not all set alike are elements too.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - view: The view whose element it is in.
    ///   - prefix: What leads from the view's element to the spans' parent, for instance `>.title`.
    mutating func writeAttributedText(_ text: NSAttributedString, in view: UIView, _ prefix: StaticString = "") {
        var lines: [NSParagraphStyle.Properties?] = []
        // What takes the taps on a label stands before its text.
        let first = view is UILabel && view.hasTapArea ? 1 : 0
        if let paragraphs = text.paragraphsSetApart {
            for (index, paragraph) in paragraphs.enumerated() {
                let place = TextPlace(view: view, prefix: prefix, paragraph: first + index + 1)
                html.markup("<span class=\"paragraph\">")
                writeRuns(of: paragraph, at: place, after: 0, notingLines: &lines)
                html.markup("</span>")
                writeRule(
                    of: paragraph, at: place, after: index > 0 ? paragraphs[0] : nil,
                    isLast: index == paragraphs.count - 1)
            }
        } else {
            writeRuns(of: text, at: TextPlace(view: view, prefix: prefix), after: first, notingLines: &lines)
        }
        let stated = lines.compactMap { $0 }
        if stated.count == lines.count, let first = stated.first, let last = stated.last {
            writeLineRules(first, last, in: view, prefix)
        }
    }

    private mutating func writeRuns(
        of text: NSAttributedString, at place: TextPlace, after first: Int,
        notingLines lines: inout [NSParagraphStyle.Properties?]
    ) {
        var place = place
        var number = first
        text.enumerateRuns { run, attributes in
            guard !attributes.isEmpty else {
                lines.append(nil)
                return html.text(run)
            }
            number += 1
            place.run = number
            let attachment = NSTextAttachment.standing(for: run, with: attributes)
            let address = Self.linkAddress(attributes[.link])
            if let address {
                html.markup("<a rel=\"noopener\"")
                html.attribute("href", url: address)
            } else {
                html.markup("<span")
            }
            html.markup(attachment == nil ? ">" : " class=\"text-image\">")
            if let attachment {
                write(attachment, count: run.unicodeScalars.count)
            } else {
                html.text(run)
            }
            html.markup(address == nil ? "</span>" : "</a>")
            let look = address == nil ? nil : (place.view as? UITextView)?.linkTextAttributes
            let line = writeRunRule(attributes.merging(look ?? [:]) { $1 }, at: place)
            if let attachment { writeRule(of: attachment, beside: attributes[.font] as? UIFont, at: place) }
            // An image alone has no font that makes a line higher.
            if attachment == nil || attributes[.paragraphStyle] != nil { lines.append(line) }
        }
    }

    /// Writes how a paragraph among others is set, and the space around it.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - place: Where it is.
    ///   - first: The first paragraph, which says how the view's element is aligned; nil for itself.
    ///   - isLast: Whether no other one follows.
    private mutating func writeRule(
        of paragraph: NSAttributedString, at place: TextPlace, after first: NSAttributedString?, isLast: Bool
    ) {
        let style = NSParagraphStyle.first(of: paragraph)?.properties ?? NSParagraphStyle.default.properties
        let inherited = NSParagraphStyle.first(of: first)?.alignment ?? .natural
        var declarations = StyleWriter(textSize: styles.textSize)
        if style.needsRule { declarations.declare(style) }
        switch style.alignment {
        case inherited: break
        case .natural: declarations.declare("text-align:start")
        case .left: declarations.declare("text-align:left")
        case .center: declarations.declare("text-align:center")
        case .right: declarations.declare("text-align:right")
        case .justified: declarations.declare("text-align:justify")
        }
        // Margins would fall into each other.
        if style.paragraphSpacingBefore > 0, first != nil {
            declarations.declare("padding-block-start", points: style.paragraphSpacingBefore)
        }
        if style.paragraphSpacing > 0, !isLast {
            declarations.declare("padding-block-end", points: style.paragraphSpacing)
        }
        write(declarations, at: place)
    }

    /// Writes a rule of a stretch of text, or of what is in its element.
    mutating func write(_ declarations: StyleWriter, at place: TextPlace, _ part: StaticString = "") {
        guard !declarations.bytes.isEmpty else { return }
        styles.bytes.append("#v" as StaticString)
        styles.bytes.append(decimal: Int(identifier(of: place.view)))
        styles.bytes.append(place.prefix)
        for number in [place.paragraph, place.run].compactMap({ $0 }) {
            styles.bytes.append(">:nth-child(" as StaticString)
            styles.bytes.append(decimal: number)
            styles.bytes.append(UInt8(ascii: ")"))
        }
        styles.bytes.append(part)
        styles.bytes.append(UInt8(ascii: "{"))
        styles.bytes.append(contentsOf: declarations.bytes)
        styles.bytes.append(UInt8(ascii: "}"))
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

    /// Writes how the paragraphs of a view's text are set in and broken, where all are alike.
    mutating func writeParagraphRule(
        of paragraph: NSParagraphStyle.Properties, for view: UIView, showing text: NSAttributedString?
    ) {
        guard text?.paragraphsSetApart == nil else { return }
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
        _ attributes: [NSAttributedString.Key: Any], at place: TextPlace
    ) -> NSParagraphStyle.Properties? {
        var declarations = StyleWriter(textSize: styles.textSize)
        let font = attributes[.font] as? UIFont
        if let font { declarations.declare(font) }
        var lines: NSParagraphStyle.Properties?
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.properties.changesLineHeight,
            let font = font ?? place.font, font.pointSize > 0
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
        write(declarations, at: place)
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

/// Where a stretch of text is in the element of a view.
struct TextPlace {
    let view: UIView
    /// What leads from the view's element to the parent of its parts.
    let prefix: StaticString
    /// The number of the paragraph's element; nil where paragraphs have none.
    var paragraph: Int?
    /// The number of the stretch's element; nil for all of the paragraph.
    var run: Int?

    /// The font of text that has none of its own, where it is known.
    @MainActor var font: UIFont? { (view as? UILabel)?.font ?? (view as? UITextView)?.font }
}

extension NSAttributedString {
    /// The paragraphs, without what ends them, where they need elements of their own: they are not all set alike, or have
    /// space between them, or their first lines are set in; nil otherwise.
    fileprivate var paragraphsSetApart: [NSAttributedString]? {
        let characters = string as NSString
        guard characters.rangeOfCharacter(from: .newlines).location != NSNotFound else { return nil }
        var paragraphs: [NSAttributedString] = []
        var styles: [NSParagraphStyle.Properties] = []
        var location = 0
        while location < length {
            var (end, contentsEnd) = (0, 0)
            characters.getParagraphStart(
                nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: location, length: 0))
            // Of an empty paragraph its end is left, which is as high as a line.
            let shownEnd = contentsEnd == location ? end : contentsEnd
            let paragraph = attributedSubstring(from: NSRange(location: location, length: shownEnd - location))
            paragraphs.append(paragraph)
            styles.append(NSParagraphStyle.first(of: paragraph)?.properties ?? NSParagraphStyle.default.properties)
            location = end
        }
        let areAlike = styles.dropFirst().allSatisfy { $0 == styles[0] } && styles.first?.setsParagraphsApart != true
        return paragraphs.count < 2 || areAlike ? nil : paragraphs
    }
}
