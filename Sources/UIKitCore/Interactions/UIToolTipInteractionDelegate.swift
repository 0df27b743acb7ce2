public import Foundation

/// Provides the text of a tool tip.
///
/// Source: UIKit, `UIToolTipInteractionDelegate`.
@MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Asks for the text.
    ///
    /// The page has one text for a view, for which the delegate is asked whenever the view is rendered.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - point: The centre of the view, in its coordinates and in points.
    /// - Returns: The text; nil for none.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// The interaction's own text.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}
