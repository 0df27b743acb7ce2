public import Foundation

/// A description of the content of a row: an image, a text and a secondary text.
///
/// UIKit: `UIListContentConfiguration`.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// What the content is made for, for renderers.
    package enum Purpose: Hashable, Sendable {
        case cell, subtitleCell, valueCell, sidebarCell, plainHeader, plainFooter, groupedHeader, groupedFooter
        case sidebarHeader, prominentInsetGroupedHeader
    }

    /// What it was made for.
    package var purpose: Purpose

    // MARK: Content

    /// The image.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; it takes the place of ``text``.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes; it takes the place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// How the secondary text is shown.
    public var secondaryTextProperties: TextProperties

    // MARK: Layout

    /// Whether the layout margins of the view around the content are kept free.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether both texts stand beside each other where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The space between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// Creates the content of a purpose with the look of its two texts.
    package init(purpose: Purpose, text: TextProperties, secondaryText: TextProperties) {
        self.purpose = purpose
        textProperties = text
        secondaryTextProperties = secondaryText
    }

    /// A new view that shows the content.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The content as it looks in a state: greyed while the view cannot be used.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        guard isDisabled else { return self }
        var updated = self
        updated.textProperties.color = .tertiaryLabel
        updated.secondaryTextProperties.color = .tertiaryLabel
        updated.imageProperties.tintColor = .tertiaryLabel
        return updated
    }
}

/// The axes of a plane.
///
/// UIKit: `UIAxis`.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// One bit for each axis, as UIKit numbers them.
    public let rawValue: UInt

    /// The axes whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
