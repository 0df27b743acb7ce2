import Foundation
import Testing

@testable import UIKitCore

/// A container of an app's own that shows one of its children and logs what unwinding asks of it.
final class DeckController: UIViewController {
    var shown: UIViewController?

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        StoryboardLog.entries.append(
            "\(title ?? "?") allowed \(source.unwindAction) containing \(containing?.title ?? "nil")")
        return children.reversed().filter { $0 !== containing }
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        StoryboardLog.entries.append("\(title ?? "?") unwinds towards \(subsequentVC.title ?? "?")")
        shown = subsequentVC
    }
}

/// A container that logs what it dismisses and where it unwinds to.
final class DismissingDeckController: UIViewController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        StoryboardLog.entries.append("\(title ?? "?") dismisses \(presentedViewController?.title ?? "nil")")
        super.dismiss(animated: flag, completion: completion)
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        StoryboardLog.entries.append("\(title ?? "?") unwinds towards \(subsequentVC.title ?? "?")")
    }
}

/// A tab bar controller that logs what it dismisses and which tab it unwinds to.
final class LoggedTabBarController: UITabBarController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        StoryboardLog.entries.append("tabs dismisses \(presentedViewController?.title ?? "nil")")
        super.dismiss(animated: flag, completion: completion)
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        StoryboardLog.entries.append("tabs unwinds towards \(subsequentVC.title ?? "?")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}

/// A navigation controller that logs what it dismisses and to which controller it unwinds.
final class LoggedNavigationController: UINavigationController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        StoryboardLog.entries.append("\(title ?? "?") dismisses \(presentedViewController?.title ?? "nil")")
        super.dismiss(animated: flag, completion: completion)
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        StoryboardLog.entries.append("\(title ?? "?") unwinds towards \(subsequentVC.title ?? "?")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}

/// A navigation controller that can be returned to itself.
final class ReturningNavigationController: UINavigationController {
    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addAction("comeBack:") { (controller: ReturningNavigationController, segue: UIStoryboardSegue) in
            StoryboardLog.entries.append("navigation comeBack from \(segue.source.title ?? "?")")
        }
        return members
    }
}

@Suite("An unwind segue finds the way through containers and presentations", .serialized)
@MainActor
struct UnwindSearchTests {
    private static let back =
        "<segue destination=\"x-s\" kind=\"unwind\" identifier=\"back\" unwindAction=\"comeBack:\" id=\"u\"/>"

    /// A controller with the unwind segue `back`.
    private func source(_ content: String = Self.back) throws -> StoryboardController {
        try controller("s", SegueStage.scene("s", "S", SegueStage.connections(content)))
    }

    private func target(_ title: String) throws -> StoryboardController {
        try controller("t", SegueStage.scene("t", title, class: "ReturningController"))
    }

    private func controller(_ identifier: String, _ scene: String) throws -> StoryboardController {
        let storyboard = try TestDocument.loaded(SegueStage.document(initial: identifier, [scene]))
        return try #require(storyboard.instantiateInitialViewController() as? StoryboardController)
    }

    private func unwind(_ source: UIViewController, _ test: TestScene) -> [String] {
        _ = StoryboardLog.take()
        test.turn { source.performSegue(withIdentifier: "back", sender: nil) }
        return StoryboardLog.take()
    }

    @Test("To another tab, which is selected")
    func acrossTabs() throws {
        let (first, source) = (try target("T"), try source())
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: first), UINavigationController(rootViewController: source),
        ]
        tabs.selectedIndex = 1
        let test = TestScene(showing: tabs)
        #expect(
            unwind(source, test) == [
                "S prepare back to T loaded false children 0", "T comeBack from S", "T viewDidLoad nil children 0",
            ])
        #expect(tabs.selectedIndex == 0)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("From the second column of a split view to the first")
    func acrossColumns() throws {
        let (first, source) = (try target("T"), try source())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(first, for: .primary)
        split.setViewController(source, for: .secondary)
        let test = TestScene(showing: split)
        first.loadViewIfNeeded()
        #expect(unwind(source, test) == ["S prepare back to T loaded true children 0", "T comeBack from S"])
        #expect(test.scene.faults.isEmpty)
    }

    @Test("Through several presentations, which are dismissed together")
    func throughPresentations() throws {
        let (first, middle, source) = (try target("T"), try controller("m", SegueStage.scene("m", "M")), try source())
        let navigation = UINavigationController(rootViewController: first)
        let test = TestScene(showing: navigation)
        test.turn { navigation.present(middle, animated: false) }
        test.turn { middle.present(UINavigationController(rootViewController: source), animated: false) }
        #expect(unwind(source, test) == ["S prepare back to T loaded true children 0", "T comeBack from S"])
        #expect(navigation.presentedViewController == nil)
        #expect(middle.presentingViewController == nil)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("Of several that could be returned to, the nearest is taken")
    func nearest() throws {
        let (far, near, source) = (try target("far"), try target("near"), try source())
        let navigation = UINavigationController(rootViewController: far)
        let test = TestScene(showing: navigation)
        test.turn { navigation.pushViewController(near, animated: false) }
        test.turn { navigation.pushViewController(source, animated: false) }
        #expect(unwind(source, test) == ["S prepare back to near loaded true children 0", "near comeBack from S"])
        #expect(navigation.topViewController === near)
        near.acceptsUnwinding = false
        test.turn { navigation.pushViewController(source, animated: false) }
        #expect(unwind(source, test) == ["S prepare back to far loaded true children 0", "far comeBack from S"])
        #expect(navigation.viewControllers.map(\.title) == ["far"])
    }

    @Test("A custom container chooses among its children, and is told which one to show")
    func customContainer() throws {
        let (first, second, source) = (try target("first"), try target("second"), try source())
        let deck = DeckController(nibName: nil, bundle: nil)
        deck.title = "deck"
        for child in [first, second, source] {
            deck.addChild(child)
            deck.view.addSubview(child.view)
            child.didMove(toParent: deck)
        }
        let test = TestScene(showing: deck)
        #expect(
            unwind(source, test) == [
                "deck allowed comeBack: containing S", "S prepare back to second loaded true children 0",
                "second comeBack from S", "deck unwinds towards second",
            ])
        #expect(deck.shown === second)
        second.acceptsUnwinding = false
        #expect(
            unwind(source, test) == [
                "deck allowed comeBack: containing S", "S prepare back to first loaded true children 0",
                "first comeBack from S", "deck unwinds towards first",
            ])
    }

    @Test("A container can be the destination itself")
    func containerIsDestination() throws {
        let source = try source()
        let navigation = ReturningNavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
        navigation.title = "N"
        let test = TestScene(showing: navigation)
        test.turn { navigation.pushViewController(source, animated: false) }
        #expect(
            unwind(source, test) == ["S prepare back to N loaded true children 0", "navigation comeBack from S"])
        #expect(test.scene.faults.isEmpty)
    }

    @Test("The source itself is never the destination, and without another one nothing happens")
    func nobody() throws {
        let source = try controller(
            "s", SegueStage.scene("s", "S", class: "ReturningController", SegueStage.connections(Self.back)))
        let navigation = UINavigationController(rootViewController: source)
        let test = TestScene(showing: navigation)
        #expect(unwind(source, test).isEmpty)
        #expect(test.scene.faults.isEmpty)
    }

    /// A controller that logs what the search asks of it.
    final class Asked: UIViewController {
        var isWilling = false

        convenience init(_ title: String, _ children: UIViewController...) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            for child in children {
                addChild(child)
                child.didMove(toParent: self)
            }
        }

        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
            let allowed = super.allowedChildrenForUnwinding(from: source)
            StoryboardLog.entries.append("\(title ?? "?") allows \(allowed.map { $0.title ?? "?" })")
            return allowed
        }

        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool {
            StoryboardLog.entries.append("\(title ?? "?") asked for \(action)")
            return isWilling
        }
    }

    @Test("The search goes outwards from the source, through the children in order, then to the presenter")
    func searchOrder() {
        StoryboardLog.entries = []
        let source = Asked("S")
        let below = Asked("B", Asked("B1"))
        let root = Asked("R", Asked("L", Asked("L1"), Asked("L2")), Asked("M", source))
        let test = TestScene(showing: below)
        test.turn { below.present(root, animated: false) }
        let search = UIStoryboardUnwindSegueSource(source: source, unwindAction: "back:", sender: nil)
        #expect(search.findDestination() == nil)
        #expect(
            StoryboardLog.take() == [
                "S allows []", "S asked for back:", "M allows []", "M asked for back:", "R allows [\"L\"]",
                "L allows [\"L1\", \"L2\"]", "L1 allows []", "L1 asked for back:", "L2 allows []",
                "L2 asked for back:", "L asked for back:", "R asked for back:", "B allows [\"B1\"]", "B1 allows []",
                "B1 asked for back:", "B asked for back:",
            ])
        (root.children.first?.children.first as? Asked)?.isWilling = true
        #expect(search.findDestination()?.title == "L1")
        #expect(
            StoryboardLog.take() == [
                "S allows []", "S asked for back:", "M allows []", "M asked for back:", "R allows [\"L\"]",
                "L allows [\"L1\", \"L2\"]", "L1 allows []", "L1 asked for back:",
            ])
    }

    @Test("Unless it says otherwise a controller is returned to if it has the action and is not left itself")
    func defaultAnswer() throws {
        let (target, source) = (try target("T"), try source())
        #expect(target.canPerformUnwindSegueAction("comeBack:", from: source, sender: nil))
        #expect(!target.canPerformUnwindSegueAction("goAway:", from: source, sender: nil))
        #expect(!target.canPerformUnwindSegueAction("comeBack:", from: target, sender: nil))
        #expect(!source.canPerformUnwindSegueAction("comeBack:", from: target, sender: nil))
    }

    @Test("A controller whose embedded children decline is returned to itself; one that is willing goes before it")
    func controllerWithEmbeddedChildren() throws {
        let (target, child, source) = (try target("T"), try target("child"), try source())
        target.addChild(child)
        target.view.addSubview(child.view)
        child.didMove(toParent: target)
        let navigation = UINavigationController(rootViewController: target)
        let test = TestScene(showing: navigation)
        child.acceptsUnwinding = false
        test.turn { navigation.pushViewController(source, animated: false) }
        #expect(unwind(source, test) == ["S prepare back to T loaded true children 0", "T comeBack from S"])
        #expect(navigation.viewControllers == [target])
        child.acceptsUnwinding = true
        test.turn { navigation.pushViewController(source, animated: false) }
        #expect(unwind(source, test) == ["S prepare back to child loaded true children 0", "child comeBack from S"])
        #expect(navigation.viewControllers == [target])
    }

    @Test("A stack offers its controllers from the top down, without the one that is left")
    func childrenOfStack() {
        let source = UIViewController()
        let stack = [UIViewController(), UIViewController(), UIViewController(), source]
        let navigation = UINavigationController(rootViewController: stack[0])
        navigation.setViewControllers(stack, animated: false)
        let search = UIStoryboardUnwindSegueSource(source: source, unwindAction: "back:", sender: nil)
        #expect(navigation.allowedChildrenForUnwinding(from: search) == [stack[2], stack[1], stack[0]])
        #expect(navigation.childContaining(search) === source)
    }

    @Test("What is presented on several levels is dismissed at once, after the action and before the containers unwind")
    func dismissesOnce() throws {
        let first = try target("T")
        let deck = DismissingDeckController(nibName: nil, bundle: nil)
        deck.title = "deck"
        deck.addChild(first)
        deck.view.addSubview(first.view)
        first.didMove(toParent: deck)
        let test = TestScene(showing: deck)
        let (middle, source) = (try controller("m", SegueStage.scene("m", "M")), try source())
        test.turn { deck.present(middle, animated: false) }
        test.turn { middle.present(source, animated: false) }
        #expect(
            unwind(source, test) == [
                "S prepare back to T loaded true children 0", "T comeBack from S", "deck dismisses M",
                "deck unwinds towards T",
            ])
        #expect(deck.presentedViewController == nil && middle.presentingViewController == nil)
    }

    @Test("Out of two presentations into the stack of another tab: one dismissal, the tab, then the stack")
    func throughEverything() throws {
        let (first, middle, source) = (try target("T"), try controller("m", SegueStage.scene("m", "M")), try source())
        let above = UIViewController()
        let stack = LoggedNavigationController(rootViewController: first)
        stack.setViewControllers([first, above], animated: false)
        let other = LoggedNavigationController(rootViewController: UIViewController())
        (stack.title, other.title) = ("stack", "other")
        let tabs = LoggedTabBarController()
        tabs.viewControllers = [stack, other]
        tabs.selectedIndex = 1
        let test = TestScene(showing: tabs)
        test.turn { other.topViewController?.present(middle, animated: false) }
        test.turn { middle.present(source, animated: false) }
        #expect(
            unwind(source, test) == [
                "S prepare back to T loaded false children 0", "T comeBack from S", "tabs dismisses M",
                "tabs unwinds towards stack", "stack unwinds towards T", "T viewDidLoad nil children 0",
            ])
        #expect(tabs.presentedViewController == nil && middle.presentingViewController == nil)
        #expect(tabs.selectedViewController === stack && stack.viewControllers == [first])
        #expect(first.view.window === test.window && above.viewIfLoaded?.window == nil)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("A button's unwind segue asks first; code does not")
    func asks() throws {
        let source = try controller(
            "s",
            SegueStage.scene(
                "s", "S",
                """
                <view key="view" id="v"><subviews><button id="bu"><state key="normal" title="Back"/>
                \(SegueStage.connections(Self.back))</button></subviews></view>
                """))
        let first = try target("T")
        let navigation = UINavigationController(rootViewController: first)
        let test = TestScene(showing: navigation)
        test.turn { navigation.pushViewController(source, animated: false) }
        _ = StoryboardLog.take()
        source.allowsSegues = false
        let button = try #require(source.view.first(UIButton.self))
        try test.perform(.touchUpInside, on: button)
        #expect(StoryboardLog.take() == ["S should back"])
        source.allowsSegues = true
        try test.perform(.touchUpInside, on: button)
        #expect(
            StoryboardLog.take() == [
                "S should back", "S prepare back to T loaded true children 0", "T comeBack from S",
            ])
        #expect(navigation.topViewController === first)
    }
}
