public import Foundation

extension UIViewController {
    /// The notification ``showDetailTargetDidChangeNotification`` as a message with a type.
    ///
    /// Source: UIKit, `UIViewController.ShowDetailTargetDidChangeMessage`.
    public struct ShowDetailTargetDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The container whose answer changed.
        public typealias Subject = UIViewController

        /// The name of the notification.
        public nonisolated static var name: Notification.Name { showDetailTargetDidChangeNotification }

        /// Creates a message.
        public nonisolated init() {}
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIViewController.ShowDetailTargetDidChangeMessage> {
    /// Tells of a container whose answer to `showDetailViewController(_:sender:)` changed.
    public static var showDetailTargetDidChange: Self { Self() }
}
