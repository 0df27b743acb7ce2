public import Foundation

extension UIApplication {
    // MARK: Windows

    /// The windows of the scene in turn, from back to front; none outside the turn of a scene.
    ///
    /// On iOS those of all scenes; here other scenes are other people's.
    @available(*, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead.")
    public final var windows: [UIWindow] { sceneInTurn?.visibleWindows ?? [] }

    /// The key window of the scene in turn.
    @available(*, deprecated, message: "Use the key window of a relevant window scene instead.")
    public final var keyWindow: UIWindow? { sceneInTurn?.keyWindow }

    // MARK: The person's surroundings

    /// The text size of the person whose scene is in turn; the usual one elsewhere.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        sceneInTurn?.traitCollection.preferredContentSizeCategory ?? .large
    }

    /// In which direction the interface of the scene in turn is laid out.
    public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        sceneInTurn?.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The frame of the status bar of the scene in turn, in points.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    public final var statusBarFrame: CGRect { sceneInTurn?.statusBarManager?.statusBarFrame ?? .zero }

    /// Whether the scene in turn has no status bar.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    public final var isStatusBarHidden: Bool { sceneInTurn?.statusBarManager?.isStatusBarHidden ?? true }

    /// Whether files that are protected while a device is locked can be read: they can, as a server is never locked.
    public final var isProtectedDataAvailable: Bool { true }

    // MARK: Work in the background

    /// How long the app may go on in the background: without end, as the process does so for everybody.
    public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Says that work begins that is to go on in the background; it always does.
    ///
    /// - Parameters:
    ///   - taskName: A name for the work.
    ///   - handler: Called on iOS when the time is up; never here.
    /// - Returns: What ``endBackgroundTask(_:)`` takes.
    public final func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask &+= 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Says that work in the background has ended.
    ///
    /// - Parameter identifier: What ``beginBackgroundTask(withName:expirationHandler:)`` returned.
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    // MARK: Remote notifications

    /// Whether the app gets remote notifications: no.
    public final var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for remote notifications, which a page does not get: the delegate is told so after the event.
    public final func registerForRemoteNotifications() {
        afterCommit { [self] in
            delegate?.application(
                self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
        }
    }

    /// Does nothing, as no remote notifications are registered for.
    public final func unregisterForRemoteNotifications() {}

    // MARK: Ignoring events

    /// Counts; events come one after another, so that none arrives while one is handled.
    @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled property instead.")
    public final func beginIgnoringInteractionEvents() { ignoringCount += 1 }

    /// Counts.
    @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled property instead.")
    public final func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

    /// Whether the app said more often that events are to be ignored than that they are not.
    @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled property instead.")
    public final var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    // MARK: Notifications

    /// Posted on iOS when the time of day changed much; never here.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted on iOS when a picture of the screen was taken; never here.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted on iOS before a device is locked; never here.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted on iOS when a device was unlocked; never here.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
}

/// Stands for work that goes on in the background.
///
/// Source: UIKit, `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the work.
    public let rawValue: Int

    /// Creates an identifier of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Stands for no work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
