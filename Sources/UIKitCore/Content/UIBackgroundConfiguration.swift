public import Foundation

/// A description of a background: colour, corners, outline, image.
///
/// UIKit: `UIBackgroundConfiguration`.
nonisolated public struct UIBackgroundConfiguration: @unchecked Sendable {
    /// What the background is made for, for renderers.
    package enum Purpose: Hashable, Sendable {
        case clear, plainCell, groupedCell, sidebarCell, plainHeaderFooter, groupedHeaderFooter, sidebarHeader, button
    }

    /// What it was made for.
    package var purpose: Purpose

    /// Creates a background for a purpose.
    package init(purpose: Purpose, backgroundColor: UIColor? = nil) {
        self.purpose = purpose
        self.backgroundColor = backgroundColor
    }

    // MARK: Creating a background

    /// A background that is not there.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .clear, backgroundColor: .clear)
    }

    /// The background of a cell, as the list around it has it.
    public static func listCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .plainCell)
    }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .plainCell, backgroundColor: .systemBackground)
    }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .groupedCell, backgroundColor: .secondarySystemGroupedBackground)
    }

    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .sidebarCell)
    }

    /// The background of a cell in a sidebar beside content.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .sidebarCell)
    }

    /// The background of a header, as the list around it has it.
    public static func listHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .plainHeaderFooter)
    }

    /// The background of a footer, as the list around it has it.
    public static func listFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .plainHeaderFooter)
    }

    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .plainHeaderFooter)
    }

    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .groupedHeaderFooter)
    }

    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(purpose: .sidebarHeader)
    }

    // MARK: Fill

    /// The colour of the background; nil is the colour that suits the place.
    public var backgroundColor: UIColor?
    /// What makes the shown colour of ``backgroundColor``.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect on what lies behind.
    public var visualEffect: UIVisualEffect?
    /// The image of the background.
    public var image: UIImage?
    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view of the app's own as background.
    public var customView: UIView?

    // MARK: Shape

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances between the edges of the view and the background, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: Outline

    /// The colour of the outline; the tint when nil.
    public var strokeColor: UIColor?
    /// What makes the shown colour of ``strokeColor``.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline, in points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// How far outside the edge the outline stands, in points.
    public var strokeOutset: CGFloat = 0

    /// The background as it looks in a state: cells are darker while they are highlighted or selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let cell = state as? UICellConfigurationState, cell.isHighlighted || cell.isSelected else { return self }
        var updated = self
        switch purpose {
        case .plainCell, .groupedCell: updated.backgroundColor = .systemGray4
        case .sidebarCell: updated.backgroundColor = cell.isSelected ? .tintColor : .systemGray4
        default: break
        }
        return updated
    }

    /// The colour after its transformation.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        UIConfigurationColorTransformer.apply(backgroundColorTransformer, to: backgroundColor ?? tintColor)
            ?? tintColor
    }

    /// The colour of the outline after its transformation.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        UIConfigurationColorTransformer.apply(strokeColorTransformer, to: strokeColor ?? tintColor) ?? tintColor
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// Whether both describe the same background; transformers are not compared but by whether there are any.
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.purpose == right.purpose && left.backgroundColor == right.backgroundColor
            && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
            && left.visualEffect == right.visualEffect && left.image == right.image
            && left.imageContentMode == right.imageContentMode && left.customView === right.customView
            && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
            && left.strokeOutset == right.strokeOutset
            && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
    }

    /// Feeds what tells backgrounds apart to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(purpose)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
    }
}
