public import Foundation

/// One instance of the app's interface: on the web, one tab of a browser.
///
/// Source: UIKit, `UIScene`.
open class UIScene: UIResponder {
    /// Creates the scene of a session.
    ///
    /// The application connects scenes; apps do not create them.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - connectionOptions: Why the scene is connected.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The session that outlives the scene.
    public final let session: UISceneSession

    /// The object that is told about the scene's life.
    open var delegate: (any UISceneDelegate)?

    /// How far the scene is from being seen.
    public package(set) final var activationState: UIScene.ActivationState = .unattached

    /// The title: the page's title, where no controller has one.
    open var title: String! = ""

    /// The application, or its delegate's responder.
    open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
    /// How far a scene is from being seen.
    ///
    /// Source: UIKit, `UIScene.ActivationState`.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// Seen and used.
        case foregroundActive = 0
        /// Seen, events do not arrive yet.
        case foregroundInactive = 1
        /// Not seen.
        case background = 2
    }

    /// Why a scene is connected.
    ///
    /// Source: UIKit, `UIScene.ConnectionOptions`.
    @MainActor
    open class ConnectionOptions: NSObject {
        /// Creates options.
        ///
        /// - Parameters:
        ///   - userActivities: The activities to continue.
        ///   - shortcutItem: What was chosen at the app's icon.
        package init(userActivities: Set<NSUserActivity> = [], shortcutItem: UIApplicationShortcutItem? = nil) {
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
            super.init()
        }

        /// The activities to continue.
        ///
        /// The address that was opened is the `webpageURL` of one of them, with the type
        /// `NSUserActivityTypeBrowsingWeb`.
        public final let userActivities: Set<NSUserActivity>

        /// What was chosen at the app's icon; nil when the scene is connected for another reason.
        public final let shortcutItem: UIApplicationShortcutItem?

        /// The addresses to open with other schemes than the web's; always empty here.
        public final let urlContexts: Set<UIOpenURLContext> = []

        /// The kind of activity that is being handed over; always nil here.
        public final let handoffUserActivityType: String? = nil

        /// The identifier of the app that asked; always nil here.
        public final let sourceApplication: String? = nil
    }

    /// Posted when a scene is about to be connected.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene was disconnected.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene became active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to become inactive.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene is about to be seen.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene is no longer seen.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// An address of another scheme that an app is asked to open.
///
/// Browsers do not send any.
///
/// Source: UIKit, `UIOpenURLContext`.
@MainActor
public final class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}
