extension UIAccessibility {
    /// What an app tells assistive technology.
    ///
    /// Source: UIKit, `UIAccessibility.Notification`.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number that tells the kinds apart.
        public let rawValue: UInt32

        /// Creates a kind from its number.
        ///
        /// - Parameter rawValue: The number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Something is to be said that the page does not show.
        public static let announcement = Notification(rawValue: 1008)
        /// Part of the screen changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Most of the screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The screen was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Has the screen readers of the person whose event is being handled say something.
    ///
    /// On the web the text is put into a live region of the page. Of several texts of one event the page says all, one
    /// after another; more than ten wait no longer. A browser without scripts says nothing.
    ///
    /// - Parameters:
    ///   - notification: The kind. What changed on the page is known to screen readers anyway, so all kinds do the same.
    ///   - argument: The text. Anything else, and anything outside an event, when it is unknown whose screen is meant,
    ///     is left out.
    /// - Note: In UIKit a view as the argument gets the reader's cursor.
    public static func post(notification: Notification, argument: Any?) {
        guard let text = argument as? String, !text.isEmpty, let scene = UIApplication.shared.sceneInTurn,
            scene.announcements.count < 10
        else { return }
        scene.announcements.append(text)
        scene.setNeedsCommit()
    }
}
