public import Foundation

/// The process, shared by all who use it.
///
/// Each browser tab is one of its scenes. What concerns one person belongs to a scene, never to the application.
///
/// Source: UIKit, `UIApplication`.
open class UIApplication: UIResponder {
    /// The application of the process.
    public static let shared = UIApplication()

    /// The delegate.
    ///
    /// In the turn of a scene of an app without scene delegate, the delegate made for that scene.
    open var delegate: (any UIApplicationDelegate)? {
        get { sceneInTurn.flatMap { sceneDelegates[ObjectIdentifier($0)] } ?? processDelegate }
        set { processDelegate = newValue }
    }

    /// The scenes that are connected now.
    open var connectedScenes: Set<UIScene> { scenes }

    /// The sessions of the connected scenes; in the turn of a scene, those of its person's that are put away too.
    open var openSessions: Set<UISceneSession> {
        Set(scenes.map(\.session)).union(sceneInTurn?.session.userSession?.disconnectedSceneSessions ?? [])
    }

    /// Whether more than one scene can be connected: always, as every browser tab is one.
    open var supportsMultipleScenes: Bool { true }

    /// What the process is doing for the scene in turn.
    open var applicationState: UIApplication.State {
        switch sceneInTurn?.activationState {
        case .foregroundActive, .none: .active
        case .foregroundInactive, .unattached: .inactive
        case .background: .background
        }
    }

    /// How the interface of the scene in turn is turned.
    @available(*, deprecated, message: "Use the window scene's interfaceOrientation.")
    public final var statusBarOrientation: UIInterfaceOrientation { sceneInTurn?.interfaceOrientation ?? .portrait }

    /// Hands an event to the window of the view it names.
    ///
    /// - Parameter event: The event.
    open func sendEvent(_ event: UIEvent) {
        event.view?.window?.sendEvent(event)
    }

    /// Delivers an action message to a target or, when it is nil, to the first responder that can handle it, starting
    /// with the window's first responder or the sender.
    ///
    /// - Parameters:
    ///   - action: The name of the method.
    ///   - target: The object to call, or nil to search the responder chain.
    ///   - sender: The object that sends the message.
    ///   - event: The event it belongs to, or nil.
    /// - Returns: Whether an object handled it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = target ?? actionReceiver(for: action, sender: sender)
        guard let receiver else { return false }
        return ActionInvocation(action, sender: sender, event: event).perform(on: receiver as AnyObject)
    }

    // MARK: Opening addresses

    /// Offers the person an address outside the app.
    ///
    /// Only a person opens tabs, so the page shows a link to it until they follow it or do something else.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: How it is opened on iOS; passed over.
    ///   - completion: Called with whether the address is offered: it can be opened, and a person's event is being handled.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOffered = offer(url, in: nil)
        if let completion { afterCommit { completion(isOffered) } }
    }

    /// Whether a browser would know what to do with an address: those of the web, of mail, telephones and messages.
    ///
    /// - Parameter url: The address.
    open func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return ["http", "https", "mailto", "tel", "sms"].contains(scheme)
    }

    /// Kept for the app; the browser shows itself that it waits.
    @available(*, deprecated, message: "Show an activity indicator of your own.")
    open var isNetworkActivityIndicatorVisible: Bool {
        get { showsNetworkActivity }
        set { showsNetworkActivity = newValue }
    }

    /// Kept for the app: whether a device stays awake is its browser's to say.
    open var isIdleTimerDisabled = false

    /// Kept for the app: pages have no icon that could bear a number.
    open var applicationIconBadgeNumber = 0

    // MARK: Opening and ending scenes

    /// Asks for a scene in another tab.
    ///
    /// Only a person opens tabs, so the page of the scene whose event is being handled shows a link to it until they follow
    /// it or decline.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene; nil for a new one. The activity of one that is connected is continued at
    ///     once, of one that is put away when the person opens it.
    ///   - userActivity: What the scene is to show; a new one finds it in its connection options.
    ///   - options: On which scene's page it is offered.
    ///   - errorHandler: Called when it will not be opened: the person declined, nobody's event is being handled, or the
    ///     session is another person's or gone.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        offerScene(of: sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
    }

    /// Asks for a scene in another tab, as
    /// ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
    ///
    /// - Parameters:
    ///   - request: Which scene, and what it is to show.
    ///   - errorHandler: Called when it will not be opened.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        offerScene(
            of: request.session, userActivity: request.userActivity, options: request.options,
            errorHandler: errorHandler)
    }

    /// Ends a scene for good, after the present event: it is disconnected and its session is discarded.
    ///
    /// The tab stays open, as only the person closes it; its page says that the window is closed. A scene that is put away is
    /// not connected for that.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene, one of ``openSessions``.
    ///   - options: How the window goes on iOS.
    ///   - errorHandler: Called when there is no such scene any more.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        endScene(of: sceneSession, errorHandler: errorHandler)
    }

    /// Has the page of a scene written anew, after the present event.
    ///
    /// The page of one that is not connected is written when it is next asked for.
    ///
    /// - Parameter sceneSession: The session of the scene.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        refreshScene(of: sceneSession)
    }

    private final var showsNetworkActivity = false
    /// The number of the last work that was to go on in the background.
    final var lastBackgroundTask = 0
    /// How many times more events were to be ignored than not.
    final var ignoringCount = 0
    /// The scene whose event is being handled.
    package final var sceneInTurn: UIWindowScene?

    /// The delegate that the process was launched with.
    package final var processDelegate: (any UIApplicationDelegate)?
    /// What can be chosen at the app's icon besides the items of its `Info.plist`.
    ///
    /// Set in the turn of a scene, as in its delegate, the items are those of the person whose scene it is, as long as the
    /// session is in memory; set elsewhere, as at launch, they are those of all for whom none were set.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { sceneInTurn?.session.userSession?.shortcutItems ?? everybodysShortcutItems }
        set {
            if let owner = sceneInTurn?.session.userSession {
                owner.shortcutItems = newValue
            } else {
                everybodysShortcutItems = newValue
            }
        }
    }

    /// The items that were set for everybody.
    final var everybodysShortcutItems: [UIApplicationShortcutItem]?

    /// What the app says of itself in its `Info.plist`.
    package final var propertyList = InformationPropertyList()
    /// The delegates of scenes in an app without scene delegates, each of which has an application delegate of its own.
    package final var sceneDelegates: [ObjectIdentifier: any UIApplicationDelegate] = [:]
    /// Every scene that is connected, whoever it belongs to.
    package final var scenes: Set<UIScene> = []

    /// The application's delegate, if it is a responder.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder
    }

    /// Runs something after the commit of the scene in turn, or in the main actor's next turn outside one.
    final func afterCommit(_ work: @escaping @MainActor () -> Void) {
        if let sceneInTurn {
            sceneInTurn.addTransitionCompletion(work)
        } else {
            Task { @MainActor in work() }
        }
    }

    private func actionReceiver(for action: Selector, sender: Any?) -> Any? {
        let window = (sender as? UIResponder)?.responderWindow ?? sceneInTurn?.keyWindow
        if let first = window?.firstResponder, let receiver = first.target(forAction: action, withSender: sender) {
            return receiver
        }
        return (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    }
}

extension UIApplication {
    /// What the process is doing.
    ///
    /// Source: UIKit, `UIApplication.State`.
    public enum State: Int, Sendable {
        /// Handling events.
        case active = 0
        /// Not handling events yet.
        case inactive = 1
        /// Not seen.
        case background = 2
    }

    /// The keys of launch options.
    ///
    /// A server has none; the delegate that an app without scene delegate has for a scene may have a shortcut.
    ///
    /// Source: UIKit, `UIApplication.LaunchOptionsKey`.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The ``UIApplicationShortcutItem`` for which the scene was opened.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")

        /// The name of the key.
        public let rawValue: String

        /// Creates a key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The keys of the options with which an address is opened.
    ///
    /// Source: UIKit, `UIApplication.OpenExternalURLOptionsKey`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether only an app that belongs to the address may open it.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the app's page in the settings of a device, which a browser cannot open.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Offers the person an address outside the app, as ``open(_:options:completionHandler:)`` does.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: How it is opened on iOS; passed over.
    /// - Returns: Whether it is offered.
    @discardableResult
    public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        offer(url, in: nil)
    }

    /// Posted when the process finished launching.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted, in its turn, when a scene is about to be shown again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted, in its turn, when a scene became active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted, in its turn, when a scene is about to be shown no longer.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted, in its turn, when no tab shows a scene any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the process nears its memory limit.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted before the process ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
