/// Gives containers the children that relationship segues lead to.
@MainActor
enum SegueRelationship {
    /// Gives a container its children.
    ///
    /// - Parameters:
    ///   - children: The children in the document's order, each with the name of its relationship.
    ///   - controller: The container. One of an unknown kind gets them as children without a view.
    static func connect(_ children: [(name: String, controller: UIViewController)], to controller: UIViewController) {
        let controllers = children.map(\.controller)
        switch controller {
        case let navigation as UINavigationController:
            navigation.setViewControllers(controllers, animated: false)
        case let tabs as UITabBarController:
            tabs.setViewControllers(controllers, animated: false)
        default:
            for child in controllers where child.parent == nil {
                controller.addChild(child)
                child.didMove(toParent: controller)
            }
        }
    }
}
