import Foundation
import Testing

@testable import UIKitCore

/// What a restored scene presents is there before the app's callbacks ask for it.
@MainActor
@Suite struct AwaitedPresentationTests {
    /// A form that is presented, and made anew by its class.
    final class Form: UIViewController, UIViewControllerRestoration {
        let field = UITextField()

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { path.last.map { make($0) } }

        static func make(_ identifier: String = "form", style: UIModalPresentationStyle = .fullScreen) -> Form {
            let form = Form().named(identifier)
            form.restorationClass = Form.self
            form.modalPresentationStyle = style
            form.title = identifier.capitalized
            return form
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    /// Presents a form when it has appeared and presents none.
    final class Welcome: UIViewController {
        private(set) var log: [String] = []

        private func note(_ moment: String) {
            log.append("\(moment) \(presentedViewController == nil ? "without" : "with")")
        }

        override func applicationFinishedRestoringState() { note("finished") }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did appear")
            if presentedViewController == nil { present(Form.make(), animated: true) }
        }
    }

    /// A scene that presents forms one over the other, with a text in the last.
    private func scene(presenting count: Int = 1) throws -> TestScene {
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        var last = root
        for number in 0..<count {
            let form = Form.make(number == 0 ? "form" : "form \(number)")
            test.turn { last.present(form, animated: false) }
            last = form
        }
        try test.fill(try #require(last as? Form).field, with: .text("Ada"))
        return test
    }

    /// Restores a scene, and does something when everything is decoded and nothing has appeared.
    private func restore(
        _ test: TestScene, in root: UIViewController, whenDecoded work: () -> Void
    ) throws -> TestScene {
        let state = try RestorableScene(data: test.scene.preservedState().data)
        let other = TestScene()
        other.scene.inTurn {
            other.scene.prepareToRestore(state)
            other.window.rootViewController = root
            _ = other.scene.decode(state)
            work()
            other.scene.commit()
            other.scene.finishRestoring()
        }
        #expect(other.scene.takeFaults().isEmpty)
        return other
    }

    @Test func aControllerThatPresentsSomethingWhenItAppearsFindsWhatIsRestored() throws {
        let first = Welcome().named("root")
        let test = TestScene(showing: first)
        try test.fill(try #require(first.presentedViewController as? Form).field, with: .text("Ada"))
        let welcome = Welcome().named("root")
        let other = try test.restored(in: welcome)
        #expect(welcome.log == ["finished with", "will appear with", "did appear with"])
        let form = try #require(welcome.presentedViewController as? Form)
        #expect(form.field.text == "Ada")
        #expect(form.view.window === other.window)
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test func presentationsOverPresentationsAreThereFromTheBeginning() throws {
        let root = UIViewController().named("root")
        let other = try restore(try scene(presenting: 2), in: root) {
            #expect(root.presentedViewController?.presentedViewController is Form)
        }
        let form = try #require(root.presentedViewController?.presentedViewController as? Form)
        #expect(form.field.text == "Ada")
        #expect(form.view.window === other.window)
    }

    @Test func whatTheAppPresentsOverARestoredPresentationIsShownOverIt() throws {
        let root = UIViewController().named("root")
        let lock = UIViewController()
        let other = try restore(try scene(), in: root) {
            root.presentedViewController?.present(lock, animated: false)
        }
        #expect(root.presentedViewController is Form)
        #expect(lock.presentingViewController is Form)
        #expect(lock.view.window === other.window)
    }

    /// Two tabs, of which the first may show forms over itself.
    private func tabs() -> UITabBarController {
        let tabs = UITabBarController().named("tabs")
        tabs.viewControllers = ["first", "second"].map { name in
            let screen = UIViewController().named(name)
            screen.definesPresentationContext = true
            return screen
        }
        return tabs
    }

    @Test func whatIsPresentedInATabThatIsNotSelectedComesBackWithTheTab() throws {
        let tabs = tabs()
        let test = TestScene(showing: tabs)
        let first = try #require(tabs.viewControllers?.first)
        let form = Form.make(style: .overCurrentContext)
        form.preferredContentSize = CGSize(width: 300, height: 200)
        test.turn { first.present(form, animated: false) }
        try test.fill(form.field, with: .text("Ada"))
        test.turn { tabs.selectedIndex = 1 }

        // Put away again and again while the other tab is shown.
        var scene = test
        var again = self.tabs()
        for _ in 0..<3 {
            again = self.tabs()
            scene = try scene.restored(in: again)
            #expect(!scene.scene.isRestorationIncomplete)
            let restored = try #require(again.viewControllers?.first?.presentedViewController as? Form)
            #expect(restored.viewIfLoaded?.window == nil)
        }
        scene.turn { again.selectedIndex = 0 }
        let restored = try #require(again.viewControllers?.first?.presentedViewController as? Form)
        #expect(restored.view.window === scene.window)
        #expect(restored.field.text == "Ada")
        #expect(restored.preferredContentSize == CGSize(width: 300, height: 200))
        scene.turn { restored.dismiss(animated: false) }
        #expect(again.viewControllers?.first?.presentedViewController == nil)
        #expect(again.viewControllers?.first?.view.window === scene.window)
    }

    @Test func whatWaitsForItsTabCanBeDismissedAndPresentedByTheApp() throws {
        let tabs = tabs()
        let test = TestScene(showing: tabs)
        test.turn { tabs.viewControllers?[0].present(Form.make(style: .overCurrentContext), animated: false) }
        test.turn { tabs.selectedIndex = 1 }
        let again = self.tabs()
        let other = try test.restored(in: again)
        let first = try #require(again.viewControllers?.first)
        let form = try #require(first.presentedViewController)
        var isDismissed = false
        other.turn { first.dismiss(animated: false) { isDismissed = true } }
        #expect(isDismissed && first.presentedViewController == nil && form.presentingViewController == nil)
        other.turn { again.selectedIndex = 0 }
        #expect(first.presentedViewController == nil)
        other.turn { first.present(form, animated: false) }
        #expect(form.view.window === other.window)
    }

    @Test func whatTheAppDismissesAtOnceDoesNotComeBack() throws {
        let root = UIViewController().named("root")
        var isDismissed = false
        let other = try restore(try scene(presenting: 2), in: root) {
            root.dismiss(animated: false) { isDismissed = true }
            #expect(root.presentedViewController == nil)
        }
        #expect(isDismissed)
        #expect(root.presentedViewController == nil)
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test func whatTheAppPresentsByItselfIsPresentedOnce() throws {
        let root = UIViewController().named("root")
        let other = try restore(try scene(), in: root) {
            guard let form = root.presentedViewController else { return }
            root.present(form, animated: false)
        }
        #expect((root.presentedViewController as? Form)?.field.text == "Ada")
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test func whatCannotBePresentedIsNamed() throws {
        let state = try RestorableScene(data: try scene().scene.preservedState().data)
        let root = UIViewController().named("root")
        let other = TestScene(showing: root)
        other.turn { root.present(UIViewController(), animated: false) }
        other.scene.restore(state)
        #expect(!(root.presentedViewController is Form))
        #expect(other.scene.isRestorationIncomplete)
        #expect(other.scene.namesOfLostContent == ["Form"])
    }
}
