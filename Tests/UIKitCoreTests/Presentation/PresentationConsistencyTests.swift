import Testing

@testable import UIKitCore

/// Random presentations, dismissals, pushes, pops, tabs and children, after each of which every controller must believe
/// of itself what is true.
@MainActor
@Suite struct PresentationConsistencyTests {
    @Test(arguments: 1...250)
    func controllersKnowWhetherTheyAreVisible(seed: Int) {
        let world = World(seed: seed)
        for _ in 0..<40 {
            world.takeTurn()
            let problems = world.problems()
            guard problems.isEmpty else {
                Issue.record("\(problems.joined(separator: "\n"))\nafter:\n\(world.history.joined(separator: "\n"))")
                return
            }
        }
    }
}

/// A window with controllers to which random things are done.
@MainActor
private final class World {
    private(set) var history: [String] = []
    private var generator: SeededGenerator
    private var controllers: [any WitnessedController] = []
    private let test: TestScene
    private let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover, .currentContext, .overCurrentContext,
    ]

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
        test = TestScene()
        let root = makeController(depth: 0)
        test.turn { test.window.rootViewController = root }
        history.append("root \(name(root))")
    }

    func takeTurn() {
        test.turn {
            for _ in 0..<Int.random(in: 1...3, using: &generator) { act() }
        }
        history.append("--")
    }

    /// What is not as it should be.
    func problems() -> [String] {
        var problems = test.scene.takeFaults().map(\.description)
        for controller in controllers {
            problems += controller.witness.violations
            let isVisible = controller.viewIfLoaded?.isShownInWindow ?? false
            if controller.witness.isBetweenCallbacks { problems.append("\(name(controller)): between callbacks") }
            if controller.witness.believesToBeVisible != isVisible {
                problems.append("\(name(controller)): \(isVisible ? "visible" : "not visible") and does not know")
            }
            if let presentation = controller.storedPresentationController, controller.presenter != nil {
                if presentation.stage != .presented {
                    problems.append("\(name(controller)): presentation \(presentation.stage)")
                }
            }
        }
        if !controllers.contains(where: \.witness.believesToBeVisible), !test.window.isHidden {
            problems.append("nothing is visible")
        }
        return problems + orphans(in: test.window)
    }

    private func orphans(in view: UIView) -> [String] {
        var found: [String] = []
        if let container = view as? PresentationContainerView, container.presentationController?.stage != .presented {
            found.append("a container without presentation")
        }
        for subview in view.subviews { found += orphans(in: subview) }
        return found
    }

    // MARK: Things to do

    private func act() {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<30: present()
        case 30..<48: dismiss()
        case 48..<62: push()
        case 62..<72: pop()
        case 72..<86: select()
        case 86..<92: addChild()
        case 92..<97: removeChild()
        default: toggleWindow()
        }
    }

    private func present() {
        guard let source = anybody() else { return }
        let presented = makeController(depth: 0)
        presented.modalPresentationStyle = styles.randomElement(using: &generator) ?? .automatic
        history.append("\(name(source)).present \(name(presented)) \(presented.modalPresentationStyle)")
        source.present(presented, animated: chance(0.5))
    }

    private func dismiss() {
        guard let source = anybody() else { return }
        history.append("\(name(source)).dismiss")
        source.dismiss(animated: chance(0.5))
    }

    private func push() {
        let navigations = controllers.compactMap { $0 as? UINavigationController }.filter {
            $0.viewIfLoaded?.window != nil
        }
        guard let navigation = navigations.randomElement(using: &generator) else { return }
        let pushed = chance(0.5) ? makePlain(depth: 1) : makeTabs(depth: 1)
        history.append("\(name(navigation)).push \(name(pushed))")
        navigation.pushViewController(pushed, animated: chance(0.5))
    }

    private func pop() {
        let navigations = controllers.compactMap { $0 as? UINavigationController }
        guard let navigation = navigations.randomElement(using: &generator) else { return }
        if chance(0.7) {
            history.append("\(name(navigation)).pop")
            navigation.popViewController(animated: chance(0.5))
        } else {
            history.append("\(name(navigation)).popToRoot")
            navigation.popToRootViewController(animated: chance(0.5))
        }
    }

    private func select() {
        let bars = controllers.compactMap { $0 as? UITabBarController }
        guard let tabs = bars.randomElement(using: &generator), let all = tabs.viewControllers else { return }
        let index = Int.random(in: 0..<all.count, using: &generator)
        history.append("\(name(tabs)).select \(index)")
        tabs.selectedIndex = index
    }

    private func addChild() {
        let plain = controllers.filter { $0 is WitnessedViewController && $0.viewIfLoaded?.window != nil }
        guard let parent = plain.randomElement(using: &generator) else { return }
        let child = makeController(depth: 2)
        history.append("\(name(parent)).addChild \(name(child))")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func removeChild() {
        let children = controllers.filter { $0.parent is WitnessedViewController && $0.presentedController == nil }
        guard let child = children.randomElement(using: &generator) else { return }
        history.append("\(name(child)).removeFromParent")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    private func toggleWindow() {
        history.append("window.isHidden = \(!test.window.isHidden)")
        test.window.isHidden.toggle()
    }

    // MARK: Controllers

    /// A controller that is visible, or now and then one that is not.
    private func anybody() -> (any WitnessedController)? {
        guard chance(0.8) else { return controllers.randomElement(using: &generator) }
        return controllers.filter { $0.viewIfLoaded?.isShownInWindow ?? false }.randomElement(using: &generator)
    }

    private func makeController(depth: Int) -> any WitnessedController {
        switch depth < 3 ? Int.random(in: 0..<5, using: &generator) : 0 {
        case 1: makeNavigation(depth: depth)
        case 2: makeTabs(depth: depth)
        default: makePlain(depth: depth)
        }
    }

    private func makeNavigation(depth: Int) -> any WitnessedController {
        let navigation = WitnessedNavigationController(rootViewController: makePlain(depth: depth + 1))
        register(navigation)
        return navigation
    }

    private func makeTabs(depth: Int) -> any WitnessedController {
        let tabs = WitnessedTabBarController()
        tabs.viewControllers = [makeController(depth: depth + 1), makeController(depth: depth + 1)]
        register(tabs)
        return tabs
    }

    private func makePlain(depth: Int) -> any WitnessedController {
        let controller = WitnessedViewController()
        register(controller)
        if depth < 3, chance(0.35) {
            let child = makeController(depth: depth + 1)
            controller.addChild(child)
            controller.view.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        return controller
    }

    private func register(_ controller: any WitnessedController) {
        controllers.append(controller)
        controller.definesPresentationContext = chance(0.5)
        let kind =
            switch controller {
            case is UINavigationController: "nav"
            case is UITabBarController: "tabs"
            default: "vc"
            }
        controller.title = "\(kind)\(controllers.count)\(controller.definesPresentationContext ? "*" : "")"
    }

    private func name(_ controller: UIViewController) -> String {
        guard let parent = controller.parent else { return controller.title ?? "?" }
        return "\(controller.title ?? "?")<\(name(parent))"
    }

    private func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }
}

extension UIView {
    /// Whether the view is in a window, and neither it nor one that it lies in is hidden.
    fileprivate var isShownInWindow: Bool {
        guard window != nil else { return false }
        var view: UIView? = self
        while let current = view {
            if current.isHidden { return false }
            view = current.superview
        }
        return true
    }
}
