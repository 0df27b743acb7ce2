import Foundation
import Testing

@testable import UIKitCore

@Suite("Unwind segues return to who has the action", .serialized)
@MainActor
struct UnwindTests {
    private static let text = TestDocument.storyboard(
        initial: "tabs",
        """
        <tabBarController id="tabs"><connections>
        <segue destination="home" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="n" kind="relationship" relationship="viewControllers" id="r2"/></connections>
        </tabBarController>
        """,
        "<viewController title=\"Home\" id=\"home\"/>",
        """
        <navigationController id="n"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="r3"/></connections>
        </navigationController>
        """,
        scene(
            "a", "A", class: "ReturningController",
            "<segue destination=\"b\" kind=\"show\" identifier=\"on\" id=\"s1\"/>"),
        scene(
            "b", "B", class: "ReturningController",
            "<segue destination=\"c\" kind=\"show\" identifier=\"on\" id=\"s2\"/>"),
        scene(
            "c", "C", class: "StoryboardController",
            """
            <segue destination="d" kind="presentation" identifier="on" id="s3"/>
            <segue destination="x-c" kind="unwind" identifier="back" unwindAction="comeBack:" id="u1"/>
            """),
        scene(
            "d", "D", class: "StoryboardController",
            "<segue destination=\"x-d\" kind=\"unwind\" identifier=\"back\" unwindAction=\"comeBack:\" id=\"u2\"/>"))

    private static func scene(
        _ identifier: String, _ title: String, class name: String, _ segues: String
    ) -> String {
        """
        <viewController title="\(title)" id="\(identifier)" customClass="\(name)" customModule="UIKitCoreTests">
        <connections>\(segues)</connections></viewController><exit id="x-\(identifier)"/>
        """
    }

    private let test: TestScene
    private let tabs: UITabBarController
    private let navigation: UINavigationController

    init() throws {
        let storyboard = try TestDocument.loaded(Self.text)
        tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
        tabs.selectedIndex = 1
        test = TestScene(showing: tabs)
        let navigation = navigation
        for _ in 0..<2 {
            test.turn { navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil) }
        }
        _ = StoryboardLog.take()
    }

    @Test("From the top of a stack to the nearest controller below that has it")
    func withinStack() {
        StoryboardLog.entries = []
        test.turn { navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil) }
        #expect(StoryboardLog.take() == ["C prepare back to B loaded true children 0", "B comeBack from C"])
        #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test("A controller that declines is passed over")
    func declined() {
        StoryboardLog.entries = []
        (navigation.viewControllers[1] as? StoryboardController)?.acceptsUnwinding = false
        test.turn { navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil) }
        #expect(StoryboardLog.take() == ["C prepare back to A loaded true children 0", "A comeBack from C"])
        #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test("From a presented controller, which is dismissed while the stack below pops")
    func presented() {
        StoryboardLog.entries = []
        test.turn { navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil) }
        #expect(tabs.presentedViewController?.title == "D")
        _ = StoryboardLog.take()
        test.turn { tabs.presentedViewController?.performSegue(withIdentifier: "back", sender: nil) }
        #expect(StoryboardLog.take() == ["D prepare back to B loaded true children 0", "B comeBack from D"])
        #expect(tabs.presentedViewController == nil)
        #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
        #expect(tabs.selectedIndex == 1)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("Without anybody who has it, nothing happens")
    func nobody() {
        StoryboardLog.entries = []
        for controller in navigation.viewControllers {
            (controller as? StoryboardController)?.acceptsUnwinding = false
        }
        test.turn { navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil) }
        #expect(StoryboardLog.take().isEmpty)
        #expect(navigation.viewControllers.count == 3)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("What covers another tab alone is dismissed; containers above the common one are not asked")
    func acrossTabs() throws {
        let above = UnwindWitness()
        let tabs = UITabBarController()
        let (home, work) = (UIViewController(), UIViewController())
        tabs.viewControllers = [home, work]
        tabs.selectedIndex = 1
        above.addChild(tabs)
        (above.view as UIView).addSubview(tabs.view)
        tabs.didMove(toParent: above)
        let test = TestScene(showing: above)
        let cover = UIViewController()
        cover.modalPresentationStyle = .overCurrentContext
        work.definesPresentationContext = true
        test.turn { work.present(cover, animated: false) }
        #expect(cover.presentingViewController === work)
        test.turn { UIStoryboardSegue(unwindingTo: home, from: cover, identifier: nil).perform() }
        #expect(work.presentedViewController == nil)
        #expect(tabs.selectedViewController === home)
        #expect(above.asked == 0)
    }

    @Test("A controller that covers one within the destination is dismissed")
    func withinDestination() throws {
        let destination = UnwindWitness()
        let child = UIViewController()
        child.definesPresentationContext = true
        destination.addChild(child)
        (destination.view as UIView).addSubview(child.view)
        child.didMove(toParent: destination)
        let test = TestScene(showing: destination)
        let cover = UIViewController()
        cover.modalPresentationStyle = .overCurrentContext
        test.turn { child.present(cover, animated: false) }
        test.turn { UIStoryboardSegue(unwindingTo: destination, from: cover, identifier: nil).perform() }
        #expect(child.presentedViewController == nil)
        #expect(destination.asked == 0)
    }
}

/// A container that counts how often it is asked to show a child on the way back.
private final class UnwindWitness: UIViewController {
    private(set) var asked = 0

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        asked += 1
    }
}
