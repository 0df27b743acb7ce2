public import Foundation

/// What an unwind segue comes from, while its destination is looked for.
///
/// Source: UIKit, `UIStoryboardUnwindSegueSource`.
@MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leaves.
    public final let source: UIViewController
    /// The method that the destination has.
    public final let unwindAction: Selector
    /// The object that triggered the segue.
    public final let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }

    /// Looks for the controller to return to.
    ///
    /// The search begins at the source and goes outwards: to the container of a controller, or to what presented it.
    /// Each is asked for the children to search, then whether it is the destination itself.
    final func findDestination() -> UIViewController? {
        var visited: Set<ObjectIdentifier> = []
        var candidate: UIViewController? = source
        while let controller = candidate, visited.insert(ObjectIdentifier(controller)).inserted {
            if let found = search(controller, depth: 0) { return found }
            candidate = controller.parent ?? controller.presenter
        }
        return nil
    }

    /// Searches a controller and the children that it offers; a container of old is asked to search by itself.
    private func search(_ controller: UIViewController, depth: Int) -> UIViewController? {
        if controller.searchesForUnwinding {
            return controller.deprecated.forUnwindSegueAction(unwindAction, from: source, withSender: sender)
        }
        return searchAllowedChildren(of: controller, depth: depth)
    }

    /// Searches the children that a controller offers, then asks the controller itself.
    ///
    /// UIKit's header says that the controller is the destination where no child responds and it does itself. Technical Note
    /// TN2298 speaks of asking a controller without children to search only, which would leave one with embedded children
    /// that nobody could return to.
    final func searchAllowedChildren(of controller: UIViewController, depth: Int = 0) -> UIViewController? {
        guard depth < 64 else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: self) {
            if let found = search(child, depth: depth + 1) { return found }
        }
        return controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender as Any)
            ? controller : nil
    }
}
