import Foundation
package import UIKitCore

extension UIWindowScene {
    /// What the address bar shows: the web page of what the visible controller, or what contains or presented it, is
    /// engaged in.
    var address: SceneAddress {
        var controller = visibleController
        while let current = controller {
            if let url = upToDate(current.userActivity)?.webpageURL, let address = SceneAddress(webpageURL: url) {
                return address
            }
            controller = current.parent ?? current.presentingViewController
        }
        return upToDate(userActivity)?.webpageURL.flatMap(SceneAddress.init(webpageURL:)) ?? .root
    }

    /// An activity whose address is about to be shown.
    private func upToDate(_ activity: NSUserActivity?) -> NSUserActivity? {
        if let activity, activity.needsSave { inTurn { update(activity) } }
        return activity
    }

    /// The controller in front: the last one presented, or what is on top in it.
    package var visibleController: UIViewController? {
        guard var controller = (keyWindow ?? visibleWindows.last)?.rootViewController else { return nil }
        while true {
            if let presented = controller.presentedViewController {
                controller = presented
            } else if let child = controller.visibleChild {
                controller = child
            } else {
                return controller
            }
        }
    }

    /// The title of the page for programs: that of the screen in front, or of what presented or contains it where that has none.
    ///
    /// A screen may have others in it, which have titles for their own sake: its own goes before those.
    var visibleTitle: String? {
        var controller = visibleController
        var title: String?
        while let current = controller {
            if let own = current.nameForPeople { title = own }
            let parent = current.parent
            if let title, parent?.containsScreens ?? true { return title }
            controller = parent ?? current.presentingViewController
        }
        return title ?? self.title.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension UIViewController {
    /// The child that is in front in a container; nil in a controller that contains none.
    var visibleChild: UIViewController? {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: childForUserActivity
        }
    }

    /// Whether its children are screens with bars, or beside bars, which show their titles.
    fileprivate var containsScreens: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }

    /// The last child whose view is shown.
    private var childForUserActivity: UIViewController? {
        children.last { $0.isViewLoaded && $0.view.window != nil && !$0.view.isHidden }
    }
}
