import Foundation
import Testing

@testable import UIKitCore

/// Controllers of a storyboard that come back in another process.
@MainActor
@Suite struct StoryboardRestorationTests {
    /// A controller that asks its storyboard for a new one, as restoration classes of storyboard apps do.
    final class Recipe: UIViewController, UIViewControllerRestoration {
        static var paths: [[String]] = []
        var servings = 0

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            paths.append(path)
            let key = UIStateRestorationViewControllerStoryboardKey
            guard coder.containsValue(forKey: key), let storyboard = coder.decodeObject(forKey: key) as? UIStoryboard
            else { return nil }
            let recipe: Recipe = storyboard.instantiateViewController(identifier: "recipe") { Recipe(coder: $0) }
            recipe.restorationClass = Recipe.self
            return recipe
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(servings, forKey: "servings")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            servings = coder.decodeInteger(forKey: "servings")
        }
    }

    private let text = TestDocument.storyboard(
        initial: "n",
        """
        <navigationController restorationIdentifier="navigation" id="n">
        <navigationBar key="navigationBar" id="b"/>
        <connections><segue destination="l" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """,
        """
        <tableViewController title="List" useStoryboardIdentifierAsRestorationIdentifier="YES" \
        storyboardIdentifier="list" id="l">
        <tableView key="view" id="t"/>
        </tableViewController>
        """,
        """
        <viewController storyboardIdentifier="recipe" restorationIdentifier="recipe" id="c">
        <view key="view" id="v"/>
        </viewController>
        """,
        """
        <viewController storyboardIdentifier="form" useStoryboardIdentifierAsRestorationIdentifier="YES" id="f">
        <view key="view" id="w"><subviews>
        <textField restorationIdentifier="name" opaque="NO" id="x"/>
        <stepper opaque="NO" maximumValue="100" id="y"/>
        </subviews></view>
        </viewController>
        """)

    private func start(_ storyboard: UIStoryboard) throws -> (TestScene, UINavigationController) {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        return (TestScene(showing: navigation), navigation)
    }

    @Test func controllersComeBackFromTheStoryboardWithWhatWasTyped() throws {
        let files = try TestBundle(["Main.storyboard": text])
        let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
        let (test, navigation) = try start(storyboard)
        test.turn {
            navigation.pushViewController(storyboard.instantiateViewController(withIdentifier: "form"), animated: false)
        }
        let form = try #require(navigation.topViewController)
        #expect(form.restorationIdentifier == "form")
        let field = try #require(form.view.subviews.first as? UITextField)
        let stepper = try #require(form.view.subviews.last as? UIStepper)
        try test.fill(field, with: .text("Ada"))
        try test.perform(.increment, on: stepper)

        let (other, again) = try start(UIStoryboard(name: "Main", bundle: files.bundle))
        let root = again.viewControllers[0]
        let preserved = test.scene.preservedState()
        #expect(preserved.lostControllers.isEmpty)
        other.scene.restore(try RestorableScene(data: preserved.data))
        #expect(again.viewControllers.count == 2)
        #expect(again.viewControllers[0] === root)
        let restored = try #require(again.topViewController)
        #expect(restored !== form)
        #expect((restored.view.subviews.first as? UITextField)?.text == "Ada")
        #expect((restored.view.subviews.last as? UIStepper)?.value == 1)
        #expect(restored.view.window != nil)
    }

    @Test func aRestorationClassFindsTheStoryboardInTheCoder() throws {
        let files = try TestBundle(["Main.storyboard": text])
        let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
        let (test, navigation) = try start(storyboard)
        let recipe: Recipe = storyboard.instantiateViewController(identifier: "recipe") { Recipe(coder: $0) }
        recipe.restorationClass = Recipe.self
        recipe.servings = 4
        test.turn { navigation.pushViewController(recipe, animated: false) }

        Recipe.paths = []
        let (other, again) = try start(UIStoryboard(name: "Main", bundle: files.bundle))
        other.scene.restore(try RestorableScene(data: test.scene.preservedState().data))
        #expect(Recipe.paths == [["navigation", "recipe"]])
        let restored = try #require(again.topViewController as? Recipe)
        #expect(restored !== recipe)
        #expect(restored.servings == 4)
        #expect(restored.storyboard != nil)
    }

    @Test func aStoryboardThatHasGoneLeavesItsControllersOut() throws {
        let files = try TestBundle(["Gone.storyboard": text])
        let storyboard = UIStoryboard(name: "Gone", bundle: files.bundle)
        let (test, navigation) = try start(storyboard)
        test.turn {
            navigation.pushViewController(storyboard.instantiateViewController(withIdentifier: "form"), animated: false)
        }
        let state = try RestorableScene(data: test.scene.preservedState().data)
        let list = UITableViewController(style: .plain)
        list.restorationIdentifier = "list"
        let again = UINavigationController(rootViewController: list)
        again.restorationIdentifier = "navigation"
        let other = TestScene(showing: again)
        try FileManager.default.removeItem(at: files.bundle.bundleURL.appendingPathComponent("Gone.storyboard"))
        other.scene.restore(state)
        #expect(again.viewControllers == [list])
        #expect(other.scene.takeFaults().isEmpty)
    }
}
