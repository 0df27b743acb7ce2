public import Foundation

/// Something that an app does at once when it is chosen at the app's icon.
///
/// On the web the icon is that of an app that a person added to the home screen or the dock: the items stand in the web app
/// manifest as its shortcuts, and choosing one opens a scene whose ``UIScene/ConnectionOptions/shortcutItem`` it is.
///
/// Source: UIKit, `UIApplicationShortcutItem`.
@MainActor
open class UIApplicationShortcutItem: NSObject, @MainActor NSCopying, @MainActor NSMutableCopying {
    /// Creates an item.
    ///
    /// - Parameters:
    ///   - type: What the app tells the item apart by.
    ///   - localizedTitle: What it is called.
    ///   - localizedSubtitle: What else is said of it.
    ///   - icon: Its picture.
    ///   - userInfo: What the app would like to know when it is chosen.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Creates an item that has no more than a type and a title.
    ///
    /// - Parameters:
    ///   - type: What the app tells the item apart by.
    ///   - localizedTitle: What it is called.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    struct Content {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    final var content: Content

    /// What the app tells the item apart by.
    open var type: String { content.type }

    /// What it is called.
    open var localizedTitle: String { content.title }

    /// What else is said of it; nil for nothing.
    open var localizedSubtitle: String? { content.subtitle }

    /// Its picture; nil for none.
    open var icon: UIApplicationShortcutIcon? { content.icon }

    /// What the app would like to know when it is chosen.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

    /// What the item is about, for the choice of a scene; kept for the app.
    open var targetContentIdentifier: Any? { content.target }

    /// An item that does not change.
    ///
    /// - Parameter zone: Passed over.
    open func copy(with zone: NSZone?) -> Any {
        let copy = UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        copy.content = content
        return copy
    }

    /// An item that can be changed.
    ///
    /// - Parameter zone: Passed over.
    open func mutableCopy(with zone: NSZone?) -> Any {
        let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        copy.content = content
        return copy
    }
}

/// An item that can be changed until it is set among the application's.
///
/// Source: UIKit, `UIMutableApplicationShortcutItem`.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// What the app tells the item apart by.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }

    /// What it is called.
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }

    /// What else is said of it; nil for nothing.
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }

    /// Its picture; nil for none.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }

    /// What the app would like to know when it is chosen.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }

    /// What the item is about; kept for the app.
    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue }
    }
}
