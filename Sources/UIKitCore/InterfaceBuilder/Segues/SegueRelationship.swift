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
            // The controllers come after the properties.
            let selected = tabs.sceneObjects?.blueprint.controllerElement?["selectedIndex"].flatMap { Int($0) }
            if let selected { tabs.selectedIndex = selected }
        case let split as UISplitViewController: connect(children, to: split)
        default:
            for child in controllers where child.parent == nil {
                controller.addChild(child)
                child.sendDidMove(toParent: controller)
            }
        }
    }

    /// Puts children into the columns of a split view; one without style has them in their order.
    private static func connect(
        _ children: [(name: String, controller: UIViewController)], to split: UISplitViewController
    ) {
        guard split.style != .unspecified else {
            let order = ["masterViewController", "detailViewController"]
            split.viewControllers = order.compactMap { name in children.first { $0.name == name }?.controller }
            return
        }
        for (name, controller) in children {
            if let column = columns[name] { split.setViewController(controller, for: column) }
        }
    }

    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
        "inspectorViewController": .inspector,
    ]
}
