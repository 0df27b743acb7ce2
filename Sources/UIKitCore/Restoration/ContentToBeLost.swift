/// What of a scene does not come back when it is restored: controllers without record, and alerts, which ask again.
@MainActor
struct ContentToBeLost {
    /// The controllers that the state does not contain, below a window's root the outermost of each branch only: those on the
    /// screen, and those to which the person went and that something covers now.
    private(set) var controllers: [UIViewController] = []

    /// The alerts and action sheets on the screen.
    private(set) var alerts: [UIAlertController] = []

    private let references: RestorationReferences

    /// Looks through the controllers of a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - references: Know which controllers the state contains.
    init(of scene: UIWindowScene, references: RestorationReferences) {
        self.references = references
        for window in scene.windows { window.rootViewController.map { visit($0, isInLost: false) } }
    }

    /// Whether everything comes back.
    var isEmpty: Bool { controllers.isEmpty && alerts.isEmpty }

    private mutating func visit(_ controller: UIViewController, isInLost: Bool) {
        var isInLost = isInLost
        if let alert = controller as? UIAlertController {
            alerts.append(alert)
            isInLost = true
        } else if !isInLost {
            if controller is UISearchController {
                // A search is part of the state of what is searched.
                isInLost = true
            } else if Self.isRoot(controller) {
                // The app makes one without record again; whether it is the one that was seen, the numbers of its views tell.
                let isLost = !references.hasBegunEncoding(controller)
                if isLost, Self.isOnScreen(controller) { controllers.append(controller) }
            } else if !references.hasBegunEncoding(controller), !isMadeAgain(controller) {
                if Self.isOnScreen(controller) || Self.wasGoneTo(controller) { controllers.append(controller) }
                isInLost = true
            }
        }
        for child in controller.children { visit(child, isInLost: isInLost) }
        controller.presentedController.map { visit($0, isInLost: isInLost) }
    }

    private static func isRoot(_ controller: UIViewController) -> Bool {
        controller.parent == nil && controller.presenter == nil
    }

    /// Whether a controller that the state does not contain is made by its parent: what a controller of the app's own contains, it
    /// makes again by itself, with what a container in there begins with, and what a window begins with; so do tabs the list of further
    /// ones, and page view controllers pages of whose places they know.
    private func isMadeAgain(_ controller: UIViewController) -> Bool {
        guard let parent = controller.parent else { return Self.isRoot(controller) }
        guard parent.takesUpRestoredChildren else { return true }
        if (parent as? UITabBarController)?.storedMoreNavigation === controller { return true }
        if let pages = parent as? UIPageViewController, pages.stepsFromStart != nil {
            return references.hasBegunEncoding(pages) || isMadeAgain(pages)
        }
        guard !references.hasBegunEncoding(parent), isMadeAgain(parent) else { return false }
        return (parent as? UINavigationController).map { $0.viewControllers.first === controller } ?? true
    }

    private static func isOnScreen(_ controller: UIViewController) -> Bool { controller.viewIfLoaded?.window != nil }

    /// Whether the person saw a controller that was pushed or presented, which the app does not make again by itself.
    private static func wasGoneTo(_ controller: UIViewController) -> Bool {
        guard controller.isViewLoaded else { return false }
        if controller.presenter != nil { return true }
        guard let stack = controller.parent as? UINavigationController else { return false }
        return stack.viewControllers.first !== controller
    }

    /// The fields for text in it.
    var fields: [DepartedField] {
        var fields: [DepartedField] = []
        for controller in alerts + controllers {
            controller.viewIfLoaded.map { Self.addFields(in: $0, to: &fields) }
            for entry in controller.viewsInBars { Self.addFields(in: entry.view, to: &fields) }
        }
        var known: Set<Int32> = []
        return fields.filter { known.insert($0.identifier).inserted }
    }

    private static func addFields(in view: UIView, to fields: inout [DepartedField]) {
        if let field = DepartedField(toBeLost: view) { fields.append(field) }
        for child in view.childViews { addFields(in: child, to: &fields) }
    }

    /// What people call it: the titles of alerts, or what these say, and of controllers with the numbers of the views that
    /// are shown of them, by which it is known whether the app made them again; where that is not enough, also their place.
    var names: [RestorationValue] {
        let questions = alerts.compactMap { $0.title ?? $0.message }.filter { !$0.isEmpty }
        return questions.map { .string($0) }
            + controllers.map { controller in
                var numbers: [RestorationValue] = []
                addNumbers(of: controller, to: &numbers)
                if let place = LostPlace(of: controller) { numbers.append(.string(place.text)) }
                return .array([.string(controller.nameForPeople ?? "")] + numbers)
            }
    }

    private func addNumbers(of controller: UIViewController, to numbers: inout [RestorationValue]) {
        guard Self.isOnScreen(controller) else { return }
        if let number = controller.viewIfLoaded?.viewIdentifier { numbers.append(.integer(Int64(number))) }
        let inner = controller.children + (controller.presentedController.map { [$0] } ?? [])
        for other in inner where !controllers.contains(other) { addNumbers(of: other, to: &numbers) }
    }
}

extension UIViewController {
    /// What people call the screen: its title, for a stack that of its top; nil where that has none.
    package final var nameForPeople: String? {
        let screen = (self as? UINavigationController)?.topViewController ?? self
        let name = screen.storedNavigationItemIfPresent?.title ?? screen.title
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }
}
