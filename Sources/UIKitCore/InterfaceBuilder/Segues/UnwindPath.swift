/// The way back that an unwind segue takes: what is dismissed, and which containers show which child.
@MainActor
struct UnwindPath {
    private let presenting: UIViewController?
    private let steps: [(container: UIViewController, child: UIViewController)]

    /// Finds the way from a controller to one on the way back.
    init(from source: UIViewController, to destination: UIViewController) {
        var ancestors: [UIViewController] = [destination]
        while let parent = ancestors.last?.parent { ancestors.append(parent) }
        steps = zip(ancestors.dropFirst(), ancestors).map { ($0, $1) }.reversed()
        presenting = ancestors.first { ancestor in
            guard let presented = ancestor.presentedController else { return false }
            return source.isShown(above: ancestor) || presented === source
        }
    }

    /// Dismisses what is above the destination and has the containers show it.
    func follow(_ segue: UIStoryboardSegue) {
        if let presenting {
            presenting.dismissPresentedChain(animated: segue.isAnimated, completion: nil)
            segue.isAnimated = false
        }
        for (container, child) in steps { container.unwind(for: segue, towards: child) }
    }
}

extension UIViewController {
    /// Whether this controller is presented by another one, directly or by way of others, or is contained in one that is.
    fileprivate func isShown(above other: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let current = controller {
            let outermost = current.outermostAncestor
            guard let presenter = outermost.presenter else { return false }
            if presenter === other { return true }
            controller = presenter
        }
        return false
    }
}
