import UIKit

/// The tabs of the app.
///
/// Relationship segues do not prepare, so the greenhouse is handed to the tabs here.
@IBClass
final class GreenhouseTabBarController: UITabBarController {
    func show(_ greenhouse: Greenhouse) {
        for case let navigation as UINavigationController in viewControllers ?? [] {
            (navigation.topViewController as? any GreenhouseVisitor)?.greenhouse = greenhouse
        }
    }
}
