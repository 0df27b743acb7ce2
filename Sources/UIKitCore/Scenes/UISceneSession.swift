public import Foundation

/// What is kept of a scene while it is connected and while it is not.
///
/// Source: UIKit, `UISceneSession`.
@MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    ///
    /// Source: UIKit, `UISceneSession.Role`.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The role of windows that a person uses.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    public package(set) weak var scene: UIScene?

    /// What the scene is for.
    public let role: Role

    /// The configuration the scene was connected with.
    public package(set) var configuration: UISceneConfiguration

    /// The identifier of the session: the `scene` in the page's address.
    public let persistentIdentifier: String

    /// The identifier of the person's browser, the same for all their scenes.
    ///
    /// It is not the secret of the cookie, so it may be stored beside what belongs to the person. Segue's addition to
    /// UIKit.
    public let userSessionIdentifier: String

    /// What the app wants to be kept with the session.
    public var userInfo: [String: Any]?

    /// The activity to restore the scene from when it is connected again.
    public var stateRestorationActivity: NSUserActivity?

    /// Ends the scene where somebody keeps account of it; nil where nobody does.
    package var destructionHandler: (@MainActor () -> Void)?

    /// The user session of the browser; nil where nobody keeps one.
    package weak var userSession: (any UserSessionOwner)?

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - persistentIdentifier: The identifier of the session.
    ///   - userSessionIdentifier: The identifier of the person's browser.
    package init(persistentIdentifier: String, userSessionIdentifier: String) {
        self.role = .windowApplication
        self.configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        self.persistentIdentifier = persistentIdentifier
        self.userSessionIdentifier = userSessionIdentifier
        super.init()
    }
}

/// Which classes make up a scene.
///
/// Source: UIKit, `UISceneConfiguration`.
@MainActor
public final class UISceneConfiguration: NSObject {
    /// Creates a configuration with what the scene manifest of `Info.plist` says under its name.
    ///
    /// Without scene manifest, the storyboard is the main one of `Info.plist`, if it names one; for the kind of device that
    /// the scene is on, when it is connected.
    ///
    /// - Parameters:
    ///   - name: The name, or nil for the default.
    ///   - sessionRole: What the scene is for.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let application = UIApplication.shared
        let list = application.propertyList
        let stated = list.sceneConfiguration(named: name)
        self.name = name ?? stated?.name
        self.role = sessionRole
        super.init()
        if let stated {
            let module = application.processDelegate.map { UIApplication.module(of: type(of: $0)) } ?? ""
            // What cannot be found was said when the app was launched.
            sceneClass = try? list.sceneClass(of: stated, module: module)
            delegateClass = try? list.delegateClass(of: stated, module: module)
            storyboard = stated.storyboardName.map(list.storyboard)
        } else if list.sceneConfigurations.isEmpty {
            storyboard = list.mainStoryboardName(for: UIDevice.current.userInterfaceIdiom).map(list.storyboard)
            hasMainStoryboard = true
        }
    }

    /// The name of the configuration.
    public let name: String?

    /// What the scene is for.
    public let role: UISceneSession.Role

    /// The class of the scene; nil means `UIWindowScene`.
    public var sceneClass: AnyClass?

    /// The class of the scene's delegate; nil means the class `SceneDelegate` of the module of the application's
    /// delegate, where there is one.
    public var delegateClass: AnyClass?

    /// The storyboard whose initial controller the scene's window begins with; nil if the delegate makes the window.
    ///
    /// The window is the delegate's `window` before `scene(_:willConnectTo:options:)` is called, and is shown after it.
    public var storyboard: UIStoryboard? {
        didSet { hasMainStoryboard = false }
    }

    /// Whether the storyboard is the main one of `Info.plist`, which may have another one for each kind of device.
    private var hasMainStoryboard = false

    /// The storyboard for a scene on a kind of device.
    func storyboard(for idiom: UIUserInterfaceIdiom) -> UIStoryboard? {
        guard hasMainStoryboard else { return storyboard }
        let list = UIApplication.shared.propertyList
        return list.mainStoryboardName(for: idiom).map(list.storyboard)
    }
}
