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

    /// Has screen readers say something, or go on reading at a view.
    ///
    /// On the web a text is put into a live region of the page of the person whose event is being handled, or was when the
    /// running task was made. Of several texts of one event the page says all, one after another; more than ten wait no longer.
    /// Without scripts the page that is loaded next begins with them. A view, or an element that is a button, gets the focus on
    /// the page that shows it, with scripts or without, until the person uses something; what covers the view keeps it.
    ///
    /// - Parameters:
    ///   - notification: The kind. Only ``Notification/layoutChanged`` and ``Notification/screenChanged`` take a view; what
    ///     changed on the page is known to screen readers anyway.
    ///   - argument: The text, the view or the `UIAccessibilityElement`. Anything else, a view that is not shown, and a text
    ///     when it is unknown whose screen is meant, as in a timer, are left out.
    public static func post(notification: Notification, argument: Any?) {
        if let view = argument as? UIView {
            guard notification == .layoutChanged || notification == .screenChanged else { return }
            view.owningScene?.moveFocus(to: view)
            return
        }
        if let element = argument as? UIAccessibilityElement, let view = element.accessibilityContainer as? UIView {
            guard notification == .layoutChanged || notification == .screenChanged else { return }
            view.owningScene?.moveFocus(to: element, in: view)
            return
        }
        guard let text = argument as? String, !text.isEmpty, let scene = UIApplication.shared.sceneInWork,
            scene.announcements.count < 10
        else { return }
        scene.announcements.append(text)
        scene.setNeedsCommit()
    }
}
