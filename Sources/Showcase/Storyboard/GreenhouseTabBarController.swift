import UIKit

/// The tabs of the app.
///
/// Relationship segues do not prepare, so the greenhouse is handed to the tabs here.
@IBClass
final class GreenhouseTabBarController: UITabBarController {
    func show(_ greenhouse: Greenhouse) {
        for case let navigation as UINavigationController in viewControllers ?? [] {
            for case let visitor as any GreenhouseVisitor in navigation.viewControllers {
                visitor.greenhouse = greenhouse
            }
        }
    }
}
