/// The way back that an unwind segue takes: what is dismissed, and which containers show which child.
@MainActor
struct UnwindPath {
    private let presenting: UIViewController?
    /// The containers around the destination, the outermost first, with the child of each that leads there.
    private let steps: [(container: UIViewController, child: UIViewController)]
    /// The place in ``steps`` of the nearest container that has both what is left and the destination in it.
    private let firstStep: Int

    /// Finds the way from a controller to one on the way back.
    init(from source: UIViewController, to destination: UIViewController) {
        var ancestors: [UIViewController] = [destination]
        while let parent = ancestors.last?.parent { ancestors.append(parent) }
        let steps = Array(zip(ancestors.dropFirst(), ancestors).map { ($0, $1) }.reversed())
        let presenting = Self.presenter(of: source, within: ancestors.last)
        var common: UIViewController? = presenting ?? source
        while let controller = common, !ancestors.contains(controller) { common = controller.parent }
        // Where nothing is common, all containers show what leads to the destination, which may itself be the common one.
        firstStep = common == nil ? 0 : steps.firstIndex { $0.0 === common } ?? steps.count
        self.steps = steps
        self.presenting = presenting
    }

    /// The controller that presented the source, or presented what did, in the hierarchy of the destination; nil if the
    /// source is in that hierarchy itself or nothing leads there.
    private static func presenter(of source: UIViewController, within root: UIViewController?) -> UIViewController? {
        var controller = source
        var visited: Set<ObjectIdentifier> = []
        while controller.outermostAncestor !== root {
            guard visited.insert(ObjectIdentifier(controller)).inserted,
                let presenter = controller.outermostAncestor.presenter
            else { return nil }
            controller = presenter
        }
        return controller === source ? nil : controller
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
            presenting.dismiss(animated: segue.isAnimated)
            segue.isAnimated = false
        }
        for (container, child) in steps[firstStep...] { container.unwind(for: segue, towards: child) }
    }
}
