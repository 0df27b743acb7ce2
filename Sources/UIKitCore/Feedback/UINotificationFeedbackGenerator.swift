public import Foundation

/// The feeling that something succeeded or failed; it is not felt.
///
/// Source: UIKit, `UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    ///
    /// Source: UIKit, `UINotificationFeedbackGenerator.FeedbackType`.
    public enum FeedbackType: Int, Sendable {
        /// It succeeded.
        case success = 0
        /// It needs attention.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Does nothing.
    ///
    /// - Parameter notificationType: How it went.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - notificationType: How it went.
    ///   - location: Where in the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
