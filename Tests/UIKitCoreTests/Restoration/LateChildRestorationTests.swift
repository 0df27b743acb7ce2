import Foundation
import Testing

@testable import UIKitCore

/// Children that containers of an app's own make when their views are loaded, or only as they appear.
@MainActor
@Suite struct LateChildRestorationTests {
    /// A screen that its class makes.
    final class Chapter: ContainedScreen, UIViewControllerRestoration {
        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { numbered(2) }

        static func numbered(_ number: Int) -> Chapter {
            let chapter = Chapter().named("chapter-\(number)")
            chapter.restorationClass = Chapter.self
            chapter.number = number
            return chapter
        }
    }

    /// When a container makes its child.
    enum Moment: CaseIterable {
        case loading, appearing, layout, appeared, never

        static let allCases: [Moment] = [.loading, .appearing, .layout, .appeared]
    }

    /// A container that makes a stack with a screen at some moment, and encodes it.
    final class Late: UIViewController {
        private let moment: Moment
        private(set) var stack: UINavigationController?

        init(_ moment: Moment) {
            self.moment = moment
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "late"
        }

        required init?(coder: NSCoder) { nil }

        var screen: ContainedScreen? { stack?.viewControllers.first as? ContainedScreen }

        private func make(at moment: Moment) {
            guard moment == self.moment, stack == nil else { return }
            let stack = UINavigationController(rootViewController: ContainedScreen().named("screen")).named("stack")
            self.stack = stack
            addChild(stack)
            view.addSubview(stack.view)
            stack.didMove(toParent: self)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            make(at: .loading)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            make(at: .appearing)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            make(at: .layout)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            make(at: .appeared)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(stack, forKey: "stack")
        }
    }

    @Test("what a container makes as it appears takes up its state then", arguments: Moment.allCases, [false, true])
    func madeAsItAppears(at moment: Moment, isPushed: Bool) throws {
        func make() -> (root: UIViewController, late: Late) {
            let late = Late(moment)
            let root = UINavigationController(rootViewController: UIViewController()).named("root")
            return (isPushed ? root : late, late)
        }
        let (root, old) = make()
        let test = TestScene(showing: root)
        if isPushed { test.turn { (root as? UINavigationController)?.pushViewController(old, animated: false) } }
        let screen = try #require(old.screen)
        screen.number = 7
        try test.fill(screen.field, with: .text("typed"))
        test.turn { old.stack?.pushViewController(Chapter.numbered(2), animated: false) }
        let (again, new) = make()
        if isPushed { (again as? UINavigationController)?.pushViewController(new, animated: false) }
        let other = try test.restored(in: again)
        #expect(new.screen !== screen && new.screen?.number == 7 && new.screen?.field.text == "typed")
        let top = new.stack?.topViewController as? Chapter
        #expect(top?.restorationIdentifier == "chapter-2")
        #expect(!other.scene.isRestorationIncomplete && other.scene.namesOfLostContent == [])
        #expect(other.scene.textsLostInRestoration.isEmpty)
    }

    /// Two tabs, the second of which has a container.
    private func tabs(_ moment: Moment) -> (tabs: UITabBarController, late: Late) {
        let late = Late(moment)
        let tabs = UITabBarController().named("tabs")
        tabs.viewControllers = [UIViewController().named("first"), late]
        return (tabs, late)
    }

    @Test(
        "what a container makes as it appears waits for that, in another tab and through several pauses",
        arguments: Moment.allCases, [1, 3])
    func inAnotherTab(at moment: Moment, pauses: Int) throws {
        let (first, old) = tabs(moment)
        var test = TestScene(showing: first)
        test.turn { first.selectedIndex = 1 }
        let screen = try #require(old.screen)
        screen.number = 7
        try test.fill(screen.field, with: .text("typed"))
        test.turn { old.stack?.pushViewController(Chapter.numbered(2), animated: false) }
        test.turn { first.selectedIndex = 0 }
        var (last, new) = (first, old)
        for _ in 0..<pauses {
            (last, new) = tabs(moment)
            test = try test.restored(in: last)
            #expect(!test.scene.isRestorationIncomplete && test.scene.namesOfLostContent == [])
            #expect(test.scene.textsLostInRestoration.isEmpty)
        }
        test.turn { last.selectedIndex = 1 }
        #expect(new.screen !== screen && new.screen?.number == 7 && new.screen?.field.text == "typed")
        let top = new.stack?.topViewController as? Chapter
        #expect(top?.restorationIdentifier == "chapter-2")
        #expect(top?.viewIfLoaded?.window === test.window)
        #expect(!test.scene.isRestorationIncomplete && test.scene.textsLostInRestoration.isEmpty)
        #expect(test.scene.restorationProgress?.awaitedChildren.isEmpty ?? true)
    }

    @Test func aChildThatItsContainerDoesNotMakeAnyMoreIsMissedWhenThatAppears() throws {
        let (first, old) = tabs(.appearing)
        let test = TestScene(showing: first)
        test.turn { first.selectedIndex = 1 }
        try test.fill(try #require(old.screen).field, with: .text("typed"))
        test.turn { first.selectedIndex = 0 }
        let (last, new) = tabs(.never)
        let other = try test.restored(in: last)
        #expect(!other.scene.isRestorationIncomplete)
        other.turn { last.selectedIndex = 1 }
        #expect(new.stack == nil && other.scene.isRestorationIncomplete)
        #expect(other.scene.textsLostInRestoration.map(\.text) == ["typed"])
    }

    /// A container that shows a screen, and holds a stack ready.
    final class Holder: UIViewController {
        private(set) var held: UINavigationController?

        func hold(_ stack: UINavigationController) { held = stack }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(held, forKey: "held")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            held = coder.decodeObject(forKey: "held") as? UINavigationController
        }
    }

    @Test("what a container holds ready is neither awaited nor missed when the container appears", arguments: [1, 2])
    func held(pauses: Int) throws {
        func make() -> (tabs: UITabBarController, holder: Holder) {
            let holder = Holder().named("holder")
            let tabs = UITabBarController().named("tabs")
            tabs.viewControllers = [UIViewController().named("first"), holder]
            return (tabs, holder)
        }
        let (first, old) = make()
        var test = TestScene(showing: first)
        test.turn { first.selectedIndex = 1 }
        let stack = UINavigationController(rootViewController: Chapter.numbered(2)).named("stack")
        stack.loadViewIfNeeded()
        old.hold(stack)
        test.turn { first.selectedIndex = 0 }
        var (last, new) = (first, old)
        for _ in 0..<pauses {
            (last, new) = make()
            test = try test.restored(in: last)
            let paths = try RestorationArchive(data: test.scene.preservedState().data).records.map(\.path)
            #expect(paths.count == Set(paths).count && new.held !== stack)
        }
        test.turn { last.selectedIndex = 1 }
        #expect(new.held?.topViewController is Chapter)
        #expect(!test.scene.isRestorationIncomplete && test.scene.namesOfLostContent == [])
    }

    @Test("records of any numbers go on to the next state", arguments: [Int.max, Int.min, -(1 << 20) - 1])
    func numbers(number: Int) throws {
        let (first, old) = tabs(.appearing)
        let test = TestScene(showing: first)
        test.turn { first.selectedIndex = 1 }
        test.turn { first.selectedIndex = 0 }
        #expect(old.stack != nil)
        var archive = try RestorationArchive(data: test.scene.preservedState().data)
        for index in archive.records.indices where archive.records[index].path.contains("stack") {
            let isStack = archive.records[index].path.last == "stack"
            if isStack { archive.records[index].number = number } else { archive.records[index].owner = number }
            archive.records[index].values["UIKit.viewControllers"] = .array([.reference(number)])
        }
        let (last, new) = tabs(.appearing)
        let other = TestScene()
        let state = try RestorableScene(data: PreservedState(archive).data)
        other.scene.inTurn {
            other.scene.prepareToRestore(state)
            other.window.rootViewController = last
            _ = other.scene.decode(state)
            other.scene.finishRestoring()
        }
        #expect(try RestorationArchive(data: other.scene.preservedState().data).records.count == archive.records.count)
        other.turn { last.selectedIndex = 1 }
        #expect(new.stack != nil)
    }
}
