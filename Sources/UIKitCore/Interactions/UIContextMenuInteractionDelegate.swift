public import Foundation

/// Provides the menu of a context menu interaction and is told of it.
///
/// All methods but the first have defaults.
///
/// Source: UIKit, `UIContextMenuInteractionDelegate`.
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Asks for the menu.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - location: Where the view is held, in its coordinates.
    /// - Returns: What makes the menu; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Called before the menu is shown.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: What the delegate returned.
    ///   - animator: Nil: the page shows the menu by itself.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when the menu goes, before what was chosen is done.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: What the delegate returned.
    ///   - animator: Nil: the page takes the menu away by itself.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called on iOS when the preview is pressed; never here, as none is shown.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: What the delegate returned.
    ///   - animator: Runs changes with the going of the preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Runs changes together with the coming and going of a context menu.
///
/// Source: UIKit, `UIContextMenuInteractionAnimating`.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview; nil without one.
    var previewViewController: UIViewController? { get }
    /// Runs changes with it.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Runs something after it.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// Runs changes together with the growing of a preview into its controller.
///
/// Source: UIKit, `UIContextMenuInteractionCommitAnimating`.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the preview of a context menu goes when it is pressed.
///
/// Source: UIKit, `UIContextMenuInteractionCommitStyle`.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It is closed.
    case dismiss = 0
    /// It grows into the controller.
    case pop = 1
}
