import UIKitCore

/// The font and the colour of a text: as classes of the stylesheet where it has one, else as a rule.
@MainActor
struct TextLook {
    /// The class of the font, or an empty text.
    let fontClass: StaticString

    /// The class of the colour, or an empty text.
    let colorClass: StaticString

    /// The font that needs a rule.
    let ruleFont: UIFont?

    /// The colour that needs a rule.
    let ruleColor: UIColor?

    /// Whether a rule is needed at all.
    var needsRule: Bool { ruleFont != nil || ruleColor != nil }

    /// - Parameters:
    ///   - font: The font; nil for that of the element.
    ///   - color: The colour; nil for that of the element.
    ///   - isForPage: Whether the element would look like the page around it; one that the stylesheet gives another look
    ///     needs rules, which count more.
    init(font: UIFont?, color: UIColor?, isForPage: Bool = true) {
        guard isForPage else {
            (fontClass, colorClass, ruleFont, ruleColor) = ("", "", font, color)
            return
        }
        let fontClass = if let font { Self.fontClass(of: font.attributes) } else { "" as StaticString? }
        self.fontClass = fontClass ?? ""
        ruleFont = fontClass == nil ? font : nil
        let colorClass = if let color { Self.colorClass(of: color) } else { "" as StaticString? }
        self.colorClass = colorClass ?? ""
        ruleColor = colorClass == nil ? color : nil
    }

    /// The class of a font; an empty text for the page's own font, nil when there is none.
    private static func fontClass(of attributes: FontAttributes) -> StaticString? {
        guard attributes.design == .system, !attributes.isItalic, !attributes.hasMonospacedDigits,
            attributes.width == .standard
        else { return nil }
        guard let style = attributes.textStyle else {
            return attributes.pointSize == 17 && attributes.weight == .regular ? "" : nil
        }
        let metrics = style.metrics
        // The class follows the text size of the browser; a size that the app's traits ask for needs a rule.
        guard attributes.weight == metrics.weight, attributes.pointSize == metrics.pointSize(for: .large) else {
            return nil
        }
        return switch style {
        case .largeTitle: "large-title"
        case .title1: "title1"
        case .title2: "title2"
        case .title3: "title3"
        case .headline: "headline"
        case .body: "body"
        case .callout: "callout"
        case .subheadline: "subheadline"
        case .footnote: "footnote"
        case .caption1: "caption1"
        case .caption2: "caption2"
        default: nil
        }
    }

    /// The class of a colour; an empty text for the page's own colour, nil when there is none.
    private static func colorClass(of color: UIColor) -> StaticString? {
        guard case .system(let system, alpha: nil) = color.definition else { return nil }
        return switch system {
        case .label: ""
        case .secondaryLabel: "secondary"
        case .tertiaryLabel: "tertiary"
        default: nil
        }
    }
}

extension StyleWriter {
    /// Writes what a text needs beyond its classes.
    mutating func declare(_ look: TextLook) {
        if let font = look.ruleFont { declare(font) }
        if let color = look.ruleColor { declare("color", color, as: .ink) }
    }
}
