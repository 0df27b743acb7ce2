public import Foundation

/// The look of a bar: its background.
///
/// Source: UIKit, `UIBarAppearance`.
@MainActor
open class UIBarAppearance: NSObject {
    /// Creates the system's default look.
    public override init() {
        super.init()
    }

    /// Creates a copy of another bar's look.
    ///
    /// - Parameter barAppearance: The look to copy.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        background = barAppearance.background
        super.init()
    }

    /// The colour of the background; nil for the system's.
    open var backgroundColor: UIColor?

    /// The image of the background.
    open var backgroundImage: UIImage?

    /// The colour of the line at the edge; nil for none.
    open var shadowColor: UIColor? = .separator

    /// The image of the line at the edge.
    open var shadowImage: UIImage?

    /// Makes the background the system's translucent one.
    open func configureWithDefaultBackground() {
        background = .default
        backgroundColor = nil
        shadowColor = .separator
    }

    /// Makes the background opaque.
    open func configureWithOpaqueBackground() {
        background = .opaque
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Makes the background transparent, without line.
    open func configureWithTransparentBackground() {
        background = .transparent
        backgroundColor = nil
        shadowColor = nil
    }

    /// The kinds of background.
    package enum Background: Sendable {
        case `default`, opaque, transparent
    }

    /// The kind of background.
    package private(set) final var background = Background.default
}

/// The look of a navigation bar.
///
/// Source: UIKit, `UINavigationBarAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the heading.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large heading.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the heading is moved, in points.
    open var titlePositionAdjustment: UIOffset = .zero
}

/// The look of a toolbar.
///
/// Source: UIKit, `UIToolbarAppearance`.
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar.
///
/// Source: UIKit, `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {
    /// The colour of the selected tab; nil for the tint.
    open var selectionIndicatorTintColor: UIColor?
}
