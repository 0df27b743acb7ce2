public import Foundation

extension UIScene {
    /// How another scene is opened.
    ///
    /// Source: UIKit, `UIScene.ActivationRequestOptions`.
    @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Creates options.
        public override init() {
            super.init()
        }

        /// The scene on whose page the other one is offered; nil for the one whose event is being handled.
        open var requestingScene: UIScene?
    }
}

extension UIWindowScene {
    /// How another window is opened.
    ///
    /// Source: UIKit, `UIWindowScene.ActivationRequestOptions`.
    @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How large the window should be; a tab of a browser has the size of its window.
        open var preferredPresentationStyle: PresentationStyle = .automatic
    }

    /// How large a window should be.
    ///
    /// Source: UIKit, `UIWindowScene.PresentationStyle`.
    public enum PresentationStyle: UInt, Sendable {
        /// As the system decides.
        case automatic = 0
        /// As others.
        case standard = 1
        /// In front of others.
        case prominent = 2
    }

    /// How a window goes.
    ///
    /// Source: UIKit, `UIWindowScene.DismissalAnimation`.
    public enum DismissalAnimation: Int, Sendable {
        /// As others.
        case standard = 1
        /// As one whose content was saved or sent.
        case commit = 2
        /// As one whose content was given up.
        case decline = 3
    }
}

/// How a scene is ended.
///
/// Source: UIKit, `UISceneDestructionRequestOptions`.
@MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// Creates options.
    public override init() {
        super.init()
    }
}

/// How a window is ended.
///
/// Source: UIKit, `UIWindowSceneDestructionRequestOptions`.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the window goes on iOS; a page says that it is closed.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

/// What scene is to be opened.
///
/// Source: UIKit, `UISceneSessionActivationRequest`.
@MainActor
public struct UISceneSessionActivationRequest {
    /// What the scene is for.
    public let role: UISceneSession.Role

    /// The session to go to; nil for a new one.
    public let session: UISceneSession?

    /// What the scene is to show; nil for what it begins with.
    public var userActivity: NSUserActivity?

    /// How it is opened.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    ///
    /// - Parameters:
    ///   - role: What the scene is for.
    ///   - userActivity: What it is to show.
    ///   - options: How it is opened.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Asks for the scene of a session.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - userActivity: What it is to show.
    ///   - options: How it is opened.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
