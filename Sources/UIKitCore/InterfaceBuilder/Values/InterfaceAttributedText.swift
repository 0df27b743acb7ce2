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
            let content = fragment["content"] ?? fragment.child("string", key: "content")?.content ?? ""
            let mutable = fragment.child("mutableString", key: "content")?.content
            let attributes = fragment.child("attributes").map { self.attributes(of: $0, reading) } ?? [:]
            text.append(NSAttributedString(string: mutable ?? content, attributes: attributes))
        }
        return text
    }

    private static func attributes(
        of element: InterfaceElement, _ reading: ElementReading
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "NSColor"): attributes[.foregroundColor] = InterfaceColor.color(of: child, reading)
            case ("color", "NSBackgroundColor"):
                attributes[.backgroundColor] = InterfaceColor.color(of: child, reading)
            case ("color", "NSStrokeColor"), ("color", "NSUnderlineColor"), ("color", "NSStrikethroughColor"): break
            case ("font", _), ("fontDescription", _): attributes[.font] = InterfaceFont.font(of: child)
            case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(of: child)
            case ("integer", "NSUnderline"): attributes[.underlineStyle] = child.number("value").map { Int($0) }
            case ("integer", "NSStrikethrough"):
                attributes[.strikethroughStyle] = child.number("value").map { Int($0) }
            case ("url", "NSLink"), ("string", "NSLink"):
                attributes[.link] = (child["string"] ?? child.content) as Any
            case ("real", "NSKern"), ("integer", "NSKern"): attributes[.kern] = child.number("value")
            default: break
            }
        }
        return attributes
    }

    private static func paragraphStyle(of element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        switch element["alignment"] {
        case "center": style.alignment = .center
        case "right": style.alignment = .right
        case "left": style.alignment = .left
        case "justified": style.alignment = .justified
        default: style.alignment = .natural
        }
        if let value = element.number("lineSpacing") { style.lineSpacing = value }
        if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = element.number("headIndent") { style.headIndent = value }
        return style
    }
}
