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

    /// The segue of an older container's own that takes this way; nil where no container has one.
    func segueOfContainer(
        from source: UIViewController, to destination: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        var candidates = steps.reversed().map(\.container)
        if let presenting, !candidates.contains(presenting) { candidates.append(presenting) }
        for candidate in candidates where candidate.makesSegueForUnwinding {
            let segue = candidate.deprecated.segueForUnwinding(to: destination, from: source, identifier: identifier)
            if let segue { return segue }
        }
        return nil
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
