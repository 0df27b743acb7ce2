import Foundation

/// Reads texts with attributes.
@MainActor
enum InterfaceAttributedText {
    /// The text of an `attributedString` element: its fragments with their attributes.
    ///
    /// Texts that the document holds as encoded rich text are not read.
    static func text(of element: InterfaceElement, _ reading: ElementReading) -> NSAttributedString? {
        let fragments = element.children.filter { $0.name == "fragment" }
        guard !fragments.isEmpty || element.children.isEmpty else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in fragments {
            let content = fragment.text("content") ?? ""
            let attributes = fragment.child("attributes").map { self.attributes(of: $0, reading) } ?? [:]
            text.append(NSAttributedString(string: content, attributes: attributes))
        }
        return text
    }

    /// The text as the value type that configurations hold.
    static func value(of text: NSAttributedString) -> AttributedString {
        var value = AttributedString()
        text.enumerateRuns { characters, attributes in
            var run = AttributedString(characters)
            run[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
            run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
                attributes[.foregroundColor] as? UIColor
            run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] =
                attributes[.backgroundColor] as? UIColor
            run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] =
                (attributes[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
            run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] =
                (attributes[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
            run[AttributeScopes.UIKitAttributes.KernAttribute.self] = attributes[.kern] as? CGFloat
            value.append(run)
        }
        return value
    }

    private static func attributes(
        of element: InterfaceElement, _ reading: ElementReading
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            guard let name = child.key else { continue }
            let key = NSAttributedString.Key(rawValue: name)
            switch child.name {
            // The font of the desktop, which the one for iOS stands beside.
            case "font" where name != "NSFont": break
            case "color": attributes[key] = InterfaceColor.color(of: child, reading)
            case "font", "fontDescription": attributes[.font] = InterfaceFont.font(of: child, reading)
            case "paragraphStyle": attributes[.paragraphStyle] = paragraphStyle(of: child, reading)
            case "shadow": attributes[.shadow] = shadow(of: child, reading)
            case "integer":
                let number: Int? = reading.with(child).value("value", .integer)
                attributes[key] = number
            case "real", "number": attributes[key] = reading.with(child).number("value")
            case "url", "string": attributes[key] = (child["string"] ?? child["value"] ?? child.content) as Any
            default: break
            }
        }
        return attributes
    }

    private static func shadow(of element: InterfaceElement, _ reading: ElementReading) -> NSShadow {
        let shadow = NSShadow()
        if let radius = reading.with(element).number("blurRadius") { shadow.shadowBlurRadius = radius }
        if let offset = element.child("size").flatMap({ ChildReader<CGSize>.size.read($0, reading) }) {
            shadow.shadowOffset = offset
        }
        if let color = element.child("color").flatMap({ InterfaceColor.color(of: $0, reading) }) {
            shadow.shadowColor = color
        }
        return shadow
    }

    private static func paragraphStyle(of element: InterfaceElement, _ reading: ElementReading) -> NSParagraphStyle {
        let reading = reading.with(element)
        let style = NSMutableParagraphStyle()
        style.alignment = reading.word(element["alignment"], "alignment", alignments) ?? .natural
        if let mode = reading.word(element["lineBreakMode"], "lineBreakMode", lineBreakModes) {
            style.lineBreakMode = mode
        }
        for (name, property) in lengths {
            if let value = reading.number(name) { style[keyPath: property] = value }
        }
        if let factor = reading.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
        if element["usesDefaultHyphenation"] == "YES" { style.hyphenationFactor = 1 }
        let strategy: NSParagraphStyle.LineBreakStrategy? = reading.value("lineBreakStrategy", .lineBreakStrategy)
        if let strategy { style.lineBreakStrategy = strategy }
        return style
    }

    private static let lengths: [String: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
        "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
        "paragraphSpacingBefore": \.paragraphSpacingBefore, "lineHeightMultiple": \.lineHeightMultiple,
        "firstLineHeadIndent": \.firstLineHeadIndent, "headIndent": \.headIndent, "tailIndent": \.tailIndent,
        "minimumLineHeight": \.minimumLineHeight, "maximumLineHeight": \.maximumLineHeight,
    ]

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle, "byWordWrapping": .byWordWrapping, "byClipping": .byClipping,
    ]
}
