public import Foundation

/// The feeling of a selection that changes; it is not felt.
///
/// Source: UIKit, `UISelectionFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}

    /// Does nothing.
    ///
    /// - Parameter location: Where in the view.
    open func selectionChanged(at location: CGPoint) {}
}
