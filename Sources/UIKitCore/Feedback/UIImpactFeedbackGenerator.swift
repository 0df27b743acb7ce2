public import Foundation

/// The feeling of something that hits something; it is not felt.
///
/// Source: UIKit, `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How what hits feels.
    ///
    /// Source: UIKit, `UIImpactFeedbackGenerator.FeedbackStyle`.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light.
        case light = 0
        /// Of moderate size.
        case medium = 1
        /// Large or heavy.
        case heavy = 2
        /// Soft.
        case soft = 3
        /// Stiff.
        case rigid = 4
    }

    /// A generator of a style, which is passed over.
    ///
    /// - Parameter style: How what hits would feel.
    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    /// A generator of a style, which is passed over.
    ///
    /// - Parameters:
    ///   - style: How what hits would feel.
    ///   - view: The view that it belongs to.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(view: view)
    }

    /// Does nothing.
    open func impactOccurred() {}

    /// Does nothing.
    ///
    /// - Parameter intensity: How strong it would be.
    open func impactOccurred(intensity: CGFloat) {}

    /// Does nothing.
    ///
    /// - Parameter location: Where in the view.
    open func impactOccurred(at location: CGPoint) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - intensity: How strong it would be.
    ///   - location: Where in the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
