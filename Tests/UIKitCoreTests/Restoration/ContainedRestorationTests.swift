import Foundation
import Testing

@testable import UIKitCore

/// A screen with a number of its own, which whoever contains it makes.
class ContainedScreen: UIViewController {
    var number = 0
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number")
    }
}

/// A screen of a storyboard that refers to the one in it.
final class EmbeddingScreen: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children.first, forKey: "child")
    }
}

/// What controllers of an app's own contain from the moment when their views are loaded, by their code or by a storyboard.
@MainActor
@Suite struct ContainedRestorationTests {
    /// A container that its class makes anew, and that makes what it contains when its view is loaded.
    final class Outer: UIViewController, UIViewControllerRestoration {
        let inner = ContainedScreen().named("inner")
        let stack = UINavigationController(rootViewController: UIViewController().named("first")).named("stack")
        private(set) var loadCount = 0

        init() {
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "outer"
            restorationClass = Outer.self
        }

        required init?(coder: NSCoder) { nil }

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { Outer() }

        override func viewDidLoad() {
            super.viewDidLoad()
            loadCount += 1
            for child in [inner, stack] {
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(inner, forKey: "inner")
            coder.encode(stack, forKey: "stack")
        }
    }

    @Test func whatAContainerMakesWhenItsViewIsLoadedIsFound() throws {
        let root = UIViewController().named("root")
        let test = TestScene(showing: root)
        let outer = Outer()
        test.turn { root.present(outer, animated: false) }
        outer.inner.number = 7
        try test.fill(outer.inner.field, with: .text("typed"))
        test.turn { outer.stack.pushViewController(FieldRows(), animated: false) }
        let preserved = test.scene.preservedState()
        #expect(preserved.lostControllers.isEmpty)

        let again = UIViewController().named("root")
        let other = try test.restored(in: again)
        let restored = try #require(again.presentedViewController as? Outer)
        #expect(restored !== outer && restored.loadCount == 1)
        #expect(restored.inner.number == 7)
        #expect(restored.inner.field.text == "typed")
        #expect(restored.stack.viewControllers.count == 2)
        #expect(restored.stack.topViewController is FieldRows)
        #expect(restored.inner.view.window === other.window)
        #expect(!other.scene.isRestorationIncomplete)
        #expect(other.scene.preservedState().lostControllers.isEmpty)
    }

    @Test func whatWasNotLoadedStaysSo() throws {
        let tabs = UITabBarController().named("tabs")
        func containers() -> [Outer] {
            let containers = [Outer(), Outer()]
            for (index, outer) in containers.enumerated() {
                outer.restorationClass = nil
                outer.restorationIdentifier = "outer\(index)"
            }
            return containers
        }
        tabs.viewControllers = containers()
        let test = TestScene(showing: tabs)
        let again = UITabBarController().named("tabs")
        let new = containers()
        again.viewControllers = new
        _ = try test.restored(in: again)
        #expect(new.map(\.isViewLoaded) == [true, false])
    }

    /// A screen that shows what was chosen in views which it arranges when they are loaded.
    final class Chooser: UIViewController {
        private(set) var shown = ""

        override func viewDidLoad() {
            super.viewDidLoad()
            show("first")
        }
        func show(_ name: String) {
            loadViewIfNeeded()
            shown = name
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(shown, forKey: "shown")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            shown = coder.decodeObject(forKey: "shown") as? String ?? ""
            view.setNeedsLayout()
        }
    }

    @Test(
        "what a presentation covers has its view when it decodes, as what is on the screen has",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .currentContext])
    func coveredScreen(_ style: UIModalPresentationStyle) throws {
        func root() -> (UINavigationController, Chooser) {
            let chooser = Chooser().named("chooser")
            chooser.definesPresentationContext = true
            return (UINavigationController(rootViewController: chooser).named("stack"), chooser)
        }
        let (stack, chooser) = root()
        let test = TestScene(showing: stack)
        test.turn { chooser.show("second") }
        let (outer, over) = (Outer(), Outer())
        outer.modalPresentationStyle = style
        over.modalPresentationStyle = style
        test.turn { chooser.present(outer, animated: false) }
        test.turn { outer.present(over, animated: false) }
        let (again, restored) = root()
        let other = try test.restored(in: again)
        #expect(restored.shown == "second")
        let shown = try #require(restored.presentedViewController ?? again.presentedViewController)
        other.turn { shown.presentingViewController?.dismiss(animated: false) }
        #expect(restored.view.window === other.window && restored.shown == "second")
    }

    @Test func whatIsBelowOnAStackOrInAnotherTabHasItsViewWhenItDecodes() throws {
        func root() -> (UITabBarController, [Chooser]) {
            let choosers = [Chooser().named("one"), Chooser().named("two"), Chooser().named("three")]
            let tabs = UITabBarController().named("tabs")
            tabs.viewControllers = choosers.map { UINavigationController(rootViewController: $0).named("stack") }
            return (tabs, choosers)
        }
        let (tabs, choosers) = root()
        let test = TestScene(showing: tabs)
        test.turn { choosers[0].navigationController?.pushViewController(FieldRows(), animated: false) }
        test.turn { tabs.selectedIndex = 1 }
        test.turn { for chooser in choosers.prefix(2) { chooser.show("second") } }
        let (again, restored) = root()
        let other = try test.restored(in: again)
        #expect(restored.prefix(2).map(\.shown) == ["second", "second"])
        other.turn { again.selectedIndex = 0 }
        other.turn { _ = restored[0].navigationController?.popViewController(animated: false) }
        #expect(restored[0].shown == "second" && restored[0].view.window === other.window)
    }

    /// A container that shows one of the screens that it holds: the first one, or the one that was chosen.
    final class Switcher: UIViewController {
        let screens = [ContainedScreen().named("one"), ContainedScreen().named("two")]
        private let form = ContainedScreen()
        private(set) var shown = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            for screen in screens { screen.title = screen.restorationIdentifier }
            form.restorationIdentifier = "form"
            screens[1].loadViewIfNeeded()
            screens[1].addChild(form)
            screens[1].view.addSubview(form.view)
            form.didMove(toParent: screens[1])
            screens[1].field.restorationIdentifier = "field"
            show(0)
        }
        var innerField: UITextField { form.field }

        func show(_ index: Int) {
            for child in children {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            shown = index
            addChild(screens[index])
            view.addSubview(screens[index].view)
            screens[index].didMove(toParent: self)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            for screen in screens { coder.encode(screen, forKey: screen.restorationIdentifier ?? "") }
            coder.encode(shown, forKey: "shown")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            show(coder.decodeInteger(forKey: "shown"))
        }
    }

    @Test("what a container shows only when it has decoded comes back, with what is in it")
    func shownWhenDecoded() throws {
        let old = Switcher().named("switcher")
        let test = TestScene(showing: old)
        test.turn { old.show(1) }
        old.screens[1].number = 7
        try test.fill(old.screens[1].field, with: .text("typed"))
        try test.fill(old.innerField, with: .text("typed within"))
        let again = Switcher().named("switcher")
        let other = try test.restored(in: again)
        #expect(again.shown == 1 && again.screens[1].number == 7)
        #expect(again.screens[1].field.text == "typed" && again.innerField.text == "typed within")
        #expect(!other.scene.isRestorationIncomplete && other.scene.textsLostInRestoration.isEmpty)
    }

    @Test("what it held and did not show any more is missed where something was typed there")
    func hiddenWhenDecoded() throws {
        let old = Switcher().named("switcher")
        let test = TestScene(showing: old)
        test.turn { old.show(1) }
        try test.fill(old.screens[1].field, with: .text("typed"))
        test.turn { old.show(0) }
        let other = try test.restored(in: Switcher().named("switcher"))
        #expect(other.scene.isRestorationIncomplete && other.scene.namesOfLostContent == ["two"])
    }

    /// A container that holds two screens and shows one of them.
    final class Holder: UIViewController {
        private(set) var held: UIViewController = Outer()
        private let other = UIViewController().named("other")

        override func viewDidLoad() {
            super.viewDidLoad()
            place(held)
        }
        private func place(_ child: UIViewController) {
            for child in children {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        func showOther() { place(other) }
        func showHeld() { place(held) }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(held, forKey: "held")
            coder.encode(held.parent == nil, forKey: "isOtherShown")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            if let restored = coder.decodeObject(forKey: "held") as? UIViewController { held = restored }
            coder.decodeBool(forKey: "isOtherShown") ? showOther() : showHeld()
        }
    }

    @Test("what its container holds and does not show has what is in it again, also after two pauses")
    func insideOfWhatIsHeld() throws {
        let old = Holder().named("holder")
        var test = TestScene(showing: old)
        let held = try #require(old.held as? Outer)
        held.inner.number = 7
        test.turn { held.stack.pushViewController(FieldRows(), animated: false) }
        test.turn { old.showOther() }
        var last = old
        for _ in 0..<2 {
            last = Holder().named("holder")
            test = try test.restored(in: last)
            #expect(!test.scene.isRestorationIncomplete)
        }
        test.turn { last.showHeld() }
        let restored = try #require(last.held as? Outer)
        #expect(restored !== held && restored.inner.number == 7)
        #expect(restored.stack.topViewController is FieldRows)
    }

    /// A container that embeds a stack and does not encode it.
    final class Forgetful: UIViewController {
        let stack = UINavigationController(rootViewController: UIViewController().named("first")).named("stack")

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(stack)
            view.addSubview(stack.view)
            stack.didMove(toParent: self)
        }
    }

    @Test("the page says what is gone of a stack that its container does not encode")
    func stackThatNobodyEncodes() throws {
        let old = Forgetful().named("forgetful")
        let test = TestScene(showing: old)
        #expect(test.scene.preservedState().lostControllers.isEmpty)
        let pushed = FieldRows()
        pushed.title = "Rows"
        test.turn { old.stack.pushViewController(pushed, animated: false) }
        #expect(test.scene.preservedState().lostControllers.count == 1)
        let other = try test.restored(in: Forgetful().named("forgetful"))
        #expect(other.scene.namesOfLostContent == ["Rows"])
    }

    /// Pages that are made anew when the book decodes.
    final class Album: UIPageViewController {
        private(set) var openings = 0

        func open(_ number: Int) {
            openings += 1
            let page = ContainedScreen().named("page-\(number)")
            page.number = number
            setViewControllers([page], direction: .forward, animated: false)
        }
        var page: ContainedScreen? { viewControllers?.first as? ContainedScreen }

        override func viewDidLoad() {
            super.viewDidLoad()
            open(1)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(page?.number ?? 1, forKey: "page")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            open(coder.decodeInteger(forKey: "page"))
        }
    }

    @Test("a page that was made anew in place of the one of that name has what was typed there", arguments: [1, 2])
    func pageMadeWhenDecoded(_ number: Int) throws {
        let old = Album().named("album")
        let test = TestScene(showing: old)
        test.turn { old.open(number) }
        try test.fill(try #require(old.page).field, with: .text("typed"))
        let again = Album().named("album")
        let other = try test.restored(in: again)
        #expect(again.openings == 2 && again.page?.number == number && again.page?.field.text == "typed")
        #expect(!other.scene.isRestorationIncomplete && other.scene.textsLostInRestoration.isEmpty)
    }

    /// A screen that its class makes.
    final class Chapter: ContainedScreen, UIViewControllerRestoration {
        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { Chapter() }

        static func numbered(_ number: Int) -> Chapter {
            let chapter = Chapter().named("chapter-\(number)")
            chapter.restorationClass = Chapter.self
            chapter.number = number
            return chapter
        }
    }

    /// Pages and a stack, each of which begins with the first chapter.
    final class Volume: UIViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).named("pages")
        let stack = UINavigationController(rootViewController: Chapter.numbered(1)).named("stack")

        override func viewDidLoad() {
            super.viewDidLoad()
            pages.setViewControllers([Chapter.numbered(1)], direction: .forward, animated: false)
            for child in [pages, stack] {
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            for child in [pages, stack] { coder.encode(child, forKey: child.restorationIdentifier ?? "") }
        }
    }

    /// A container that has nothing in it until something is opened there.
    final class Shelf: UIViewController {
        private(set) var volume: Volume?

        func open() {
            let volume = Volume().named("volume")
            self.volume = volume
            addChild(volume)
            view.addSubview(volume.view)
            volume.didMove(toParent: self)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(volume, forKey: "volume")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            open()
        }
    }

    @Test("what classes make in what a container makes only when it decodes comes back", arguments: [1, 3])
    func madeWhenDecoded(_ number: Int) throws {
        let old = Shelf().named("shelf")
        let test = TestScene(showing: old)
        test.turn { old.open() }
        let volume = try #require(old.volume)
        test.turn {
            if number > 1 {
                volume.pages.setViewControllers([Chapter.numbered(number)], direction: .forward, animated: false)
            }
            volume.stack.pushViewController(Chapter.numbered(5), animated: false)
        }
        try test.fill(try #require(volume.pages.viewControllers?.first as? Chapter).field, with: .text("on a page"))
        try test.fill(try #require(volume.stack.topViewController as? Chapter).field, with: .text("on the stack"))

        let again = Shelf().named("shelf")
        let other = try test.restored(in: again)
        let page = try #require(again.volume?.pages.viewControllers?.first as? Chapter)
        #expect(page.number == number && page.field.text == "on a page")
        let stack = again.volume?.stack.viewControllers.compactMap { $0 as? Chapter } ?? []
        #expect(stack.map(\.number) == [1, 5] && stack.last?.field.text == "on the stack")
        #expect(!other.scene.isRestorationIncomplete && other.scene.textsLostInRestoration.isEmpty)
        #expect(other.scene.preservedState().lostControllers.isEmpty)
    }

    @Test func whatAStoryboardEmbedsIsFound() throws {
        let text = TestDocument.storyboard(
            initial: "h",
            """
            <viewController restorationIdentifier="holder" customClass="EmbeddingScreen" \
            customModule="UIKitCoreTests" id="h">
            <view key="view" id="v"><subviews>
            <containerView id="c"><connections><segue destination="i" kind="embed" id="s"/></connections></containerView>
            </subviews></view>
            </viewController>
            """,
            """
            <viewController restorationIdentifier="inner" customClass="ContainedScreen" \
            customModule="UIKitCoreTests" id="i"><view key="view" id="w"/>
            </viewController>
            """)
        let files = try TestBundle(["Main.storyboard": text])
        func start() throws -> UIViewController {
            try #require(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
        }
        let first = try start()
        let test = TestScene(showing: first)
        let inner = try #require(first.children.first as? ContainedScreen)
        inner.number = 7
        try test.fill(inner.field, with: .text("typed"))

        let second = try start()
        let other = try test.restored(in: second)
        let restored = try #require(second.children.first as? ContainedScreen)
        #expect(second.children.count == 1)
        #expect(restored.number == 7)
        #expect(restored.field.text == "typed")
        #expect(!other.scene.isRestorationIncomplete)
    }
}
