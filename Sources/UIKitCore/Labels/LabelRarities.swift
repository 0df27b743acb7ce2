package import Foundation

/// The properties that few labels change, kept apart so that a plain label stays small.
@MainActor
final class LabelRarities {
    var attributedText: NSAttributedString?
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var preferredMaxLayoutWidth: CGFloat = 0
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var adjustsFontForContentSizeCategory = false
    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
}

extension UILabel {
    /// The text with attributes of its own, for renderers; nil when the label's font and colour are all there is.
    package final var customAttributedText: NSAttributedString? { rarities?.attributedText }

    /// How the text is set in and broken: as the style of its first paragraph says, else as the label does.
    package final var displayedParagraph: NSParagraphStyle.Properties {
        if let style = NSParagraphStyle.first(of: rarities?.attributedText) { return style.properties }
        var properties = NSParagraphStyle.Properties()
        properties.lineBreakMode = lineBreakMode
        properties.lineBreakStrategy = lineBreakStrategy
        return properties
    }

    /// The alignment of the text: that of its first paragraph, else the label's.
    package final var displayedAlignment: NSTextAlignment {
        let own = displayedParagraph.alignment
        return own == .natural ? textAlignment : own
    }

    /// The colour the text is shown in now.
    package final var displayedTextColor: UIColor {
        isHighlighted ? highlightedTextColor ?? textColor : textColor
    }

    final func setText(_ text: String?) {
        guard text != plainText || rarities?.attributedText != nil else { return }
        rarities?.attributedText = nil
        plainText = text
        textSizeDidChange("text")
    }

    final func setAttributedText(_ text: NSAttributedString?) {
        guard text != rarities?.attributedText else { return }
        plainText = text?.string
        rareProperties.attributedText = text.map { NSAttributedString(attributedString: $0) }
        textSizeDidChange("attributedText")
    }

    final var defaultAttributedText: NSAttributedString? {
        plainText.map { text in
            NSAttributedString(
                string: text,
                attributes: [.font: font ?? Self.defaultFont, .foregroundColor: ownTextColor ?? .label]
            )
        }
    }

    final func setAppearanceState(_ member: ViewState, to isMember: Bool, by cause: StaticString = #function) {
        guard viewState.contains(member) != isMember else { return }
        viewState.set(member, to: isMember)
        setNeedsRendering(cause)
    }

    /// Sets a property that few labels change, and marks the label as changed if the value is new.
    final func setRarity<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<LabelRarities, Value>,
        to value: Value,
        _ member: StaticString = #function
    ) {
        let rarities = rareProperties
        guard rarities[keyPath: keyPath] != value else { return }
        rarities[keyPath: keyPath] = value
        switch keyPath {
        case \.preferredMaxLayoutWidth, \.adjustsFontSizeToFitWidth, \.minimumScaleFactor: textSizeDidChange(member)
        default: setNeedsRendering(member)
        }
    }

    private var rareProperties: LabelRarities {
        if let rarities { return rarities }
        let made = LabelRarities()
        rarities = made
        return made
    }
}
