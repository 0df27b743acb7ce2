public import Foundation

/// The look of a bar's tabs in each of their states.
///
/// Source: UIKit, `UITabBarItemAppearance`.
@MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
    /// How image and text of a tab stand.
    ///
    /// Source: UIKit, `UITabBarItemAppearance.Style`.
    public enum Style: Int, Sendable {
        /// The text below the image.
        case stacked = 0
        /// The text beside the image.
        case inline = 1
        /// The text beside a small image.
        case compactInline = 2
    }

    /// Creates the look of tabs whose text stands below the image.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// Creates the look of tabs of a style.
    ///
    /// - Parameter style: How image and text stand.
    public init(style: UITabBarItemAppearance.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Makes the look that of the system.
    ///
    /// - Parameter style: How image and text stand.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        for state in states {
            state.takeOver(UITabBarItemStateAppearance())
            state.changeHandler = { [weak self] in self?.changeHandler?() }
        }
        changeHandler?()
    }

    /// The look of a tab that can be pressed.
    public final let normal = UITabBarItemStateAppearance()

    /// The look of the selected tab.
    public final let selected = UITabBarItemStateAppearance()

    /// The look of a tab that cannot be pressed.
    public final let disabled = UITabBarItemStateAppearance()

    /// The look of a tab that has the focus.
    ///
    /// Kept for the app; a page draws an outline.
    public final let focused = UITabBarItemStateAppearance()

    /// A copy that changes independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        copied()
    }

    /// Called when something changed that a bar shows.
    final var changeHandler: (@MainActor () -> Void)?

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    /// A copy that changes independently.
    final func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (target, source) in zip(copy.states, states) { target.takeOver(source) }
        return copy
    }
}

/// The look of a bar's tabs in one state.
///
/// Source: UIKit, `UITabBarItemStateAppearance`.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title: its font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changeHandler?() }
    }

    /// How far the title is moved, in points.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { changeHandler?() } }
    }

    /// The colour of the image; nil for that of the tab.
    open var iconColor: UIColor? {
        didSet { if iconColor !== oldValue { changeHandler?() } }
    }

    /// How far the badge is moved, in points.
    open var badgePositionAdjustment: UIOffset = .zero {
        didSet { if badgePositionAdjustment != oldValue { changeHandler?() } }
    }

    /// The colour of the badge, where the item has none of its own; nil for red.
    open var badgeBackgroundColor: UIColor? {
        didSet { if badgeBackgroundColor !== oldValue { changeHandler?() } }
    }

    /// The attributes of the badge's text: its font and colour.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changeHandler?() }
    }

    /// How far the text of the badge is moved, in points.
    ///
    /// Kept for the app.
    open var badgeTitlePositionAdjustment: UIOffset = .zero

    final var changeHandler: (@MainActor () -> Void)?

    func takeOver(_ source: UITabBarItemStateAppearance) {
        titleTextAttributes = source.titleTextAttributes
        titlePositionAdjustment = source.titlePositionAdjustment
        iconColor = source.iconColor
        badgePositionAdjustment = source.badgePositionAdjustment
        badgeBackgroundColor = source.badgeBackgroundColor
        badgeTextAttributes = source.badgeTextAttributes
        badgeTitlePositionAdjustment = source.badgeTitlePositionAdjustment
    }
}
