import Foundation

extension UIApplication {
    /// The items of the app's `Info.plist`, which all people have, and those that the app set for the person in turn.
    ///
    /// - Parameter owner: Where the person's session is kept; nil for somebody without one.
    package final func allShortcutItems(of owner: (any UserSessionOwner)?) -> [UIApplicationShortcutItem] {
        propertyList.shortcutItems.map { $0.item } + (owner?.shortcutItems ?? everybodysShortcutItems ?? [])
    }

    /// Has a connected scene do what a shortcut says: its delegate, or that of an app without scene delegates.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - scene: The scene.
    package final func performShortcut(_ item: UIApplicationShortcutItem, in scene: UIWindowScene) {
        if let delegate = scene.delegate as? any UIWindowSceneDelegate {
            delegate.windowScene(scene, performActionFor: item) { _ in }
        } else if let delegate = delegate(of: scene) {
            delegate.application(self, performActionFor: item) { _ in }
        }
    }
}

extension InformationPropertyList {
    /// A shortcut as the file lists it.
    package struct ShortcutItem: Sendable {
        let type: String
        let title: String
        let subtitle: String?
        let imageName: String?
        let userInfo: Data?

        /// The item for the app.
        @MainActor
        package var item: UIApplicationShortcutItem {
            UIApplicationShortcutItem(
                type: type, localizedTitle: title, localizedSubtitle: subtitle,
                icon: imageName.map(UIApplicationShortcutIcon.init(templateImageName:)), userInfo: information)
        }

        private var information: [String: any NSSecureCoding]? {
            let content = userInfo.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
            return (content as? [String: Any])?.compactMapValues(Self.archivable)
        }

        private static func archivable(_ value: Any) -> (any NSSecureCoding)? {
            switch value {
            case let text as String: text as NSString
            case let number as NSNumber: number
            case let date as Date: date as NSDate
            case let data as Data: data as NSData
            case let list as [Any]: list as NSArray
            case let dictionary as [String: Any]: dictionary as NSDictionary
            default: nil
            }
        }
    }
}
