public import Foundation

/// Provides the menu of an edit menu interaction and is told of it.
///
/// Source: UIKit, `UIEditMenuInteractionDelegate`.
@MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Asks for the menu.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: What the menu is for.
    ///   - suggestedActions: The standard actions that can be performed now.
    /// - Returns: The menu; nil for one of the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Asks for the rectangle that the menu points to on iOS.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// Called before the menu is shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?)

    /// Called when the menu goes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?)
}

extension UIEditMenuInteractionDelegate {
    /// Returns nil.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Returns a null rectangle.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?
    ) {}
}

/// Runs changes together with the coming and going of an edit menu.
///
/// Source: UIKit, `UIEditMenuInteractionAnimating`.
@MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Runs changes with it.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Runs something after it.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// What an edit menu is for.
///
/// Source: UIKit, `UIEditMenuConfiguration`.
@MainActor
public final class UIEditMenuConfiguration: NSObject {
    /// The identity of the configuration.
    public let identifier: AnyHashable
    /// Where the menu points to on iOS, in the view's coordinates.
    public let sourcePoint: CGPoint
    /// From where an arrow would point.
    public var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Its identity; nil makes a new one.
    ///   - sourcePoint: Where the menu points to.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// From where the arrow of an edit menu points.
///
/// Source: UIKit, `UIEditMenuArrowDirection`.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// Left.
    case left = 3
    /// Right.
    case right = 4
}
