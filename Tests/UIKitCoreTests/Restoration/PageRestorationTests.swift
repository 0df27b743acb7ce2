import Foundation
import Testing

@testable import UIKitCore

/// Pages that only their data source makes, with names and without.
@MainActor
@Suite struct PageRestorationTests {
    /// A page of a guide.
    final class Page: UIViewController {
        let number: Int
        let field = UITextField()

        init(_ number: Int, isNamed: Bool) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            if isNamed { restorationIdentifier = "page \(number)" }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page \(number)"
            view.addSubview(field)
        }
    }

    /// Whether pages have names, and are made once.
    struct Kind: CustomTestStringConvertible {
        let isNamed: Bool
        let isKept: Bool

        static let all = [
            Kind(isNamed: false, isKept: false), Kind(isNamed: false, isKept: true), Kind(isNamed: true, isKept: false),
            Kind(isNamed: true, isKept: true),
        ]

        var testDescription: String { "\(isNamed ? "named" : "nameless"), \(isKept ? "kept" : "made each time")" }
    }

    /// A guide of pages, which begins with the first one whenever it is loaded.
    final class Guide: UIPageViewController, UIPageViewControllerDataSource {
        private let kind: Kind
        private let count: Int
        private let first: Int
        private var kept: [Int: Page] = [:]

        init(
            _ kind: Kind, count: Int = 6, first: Int = 0,
            style: UIPageViewController.TransitionStyle = .scroll, spine: UIPageViewController.SpineLocation = .min
        ) {
            self.kind = kind
            self.count = count
            self.first = first
            super.init(
                transitionStyle: style, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        }

        required init?(coder: NSCoder) { nil }

        func page(_ number: Int) -> Page? {
            guard (0..<count).contains(number) else { return nil }
            if let page = kept[number] { return page }
            let page = Page(number, isNamed: kind.isNamed)
            if kind.isKept { kept[number] = page }
            return page
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            let pages = [page(first), spineLocation == .mid ? page(first + 1) : nil].compactMap(\.self)
            setViewControllers(pages, direction: .forward, animated: false)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { (viewController as? Page).flatMap { page($0.number - 1) } }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { (viewController as? Page).flatMap { page($0.number + 1) } }

        var shown: [Page] { (viewControllers ?? []).compactMap { $0 as? Page } }
        var numbers: [Int] { shown.map(\.number) }
    }

    /// A screen in which a guide is embedded that nobody encodes.
    final class Welcome: UIViewController {
        let guide: Guide

        init(_ kind: Kind) {
            guide = Guide(kind)
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "welcome"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(guide)
            view.addSubview(guide.view)
            guide.didMove(toParent: self)
        }
    }

    private func turn(_ guide: Guide, _ events: [UserInteractionEvent], in test: TestScene) throws {
        for event in events { try test.perform(event, on: guide.view) }
    }

    @Test("the page that was seen is there with what was typed, at the second pause too", arguments: Kind.all)
    func seen(kind: Kind) throws {
        var guide = Guide(kind).named("guide")
        var test = TestScene(showing: guide)
        try turn(guide, [.increment, .increment, .increment, .decrement], in: test)
        #expect(guide.numbers == [2])
        try test.fill(try #require(guide.shown.first).field, with: .text("typed"))
        for _ in 0..<2 {
            guide = Guide(kind).named("guide")
            test = try test.restored(in: guide)
            #expect(guide.numbers == [2] && guide.shown.first?.field.text == "typed")
            #expect(guide.shown.first?.viewIfLoaded?.window === test.window && guide.children.count == 1)
            #expect(!test.scene.isRestorationIncomplete && test.scene.namesOfLostContent == [])
            #expect(test.scene.textsLostInRestoration.isEmpty)
        }
        try turn(guide, [.increment], in: test)
        #expect(guide.numbers == [3])
        try turn(guide, [.decrement, .decrement, .decrement], in: test)
        #expect(guide.numbers == [0])
        guide = Guide(kind).named("guide")
        _ = try test.restored(in: guide)
        #expect(guide.numbers == [0])
    }

    @Test("both pages of an open book are there", arguments: Kind.all)
    func pair(kind: Kind) throws {
        let old = Guide(kind, style: .pageCurl, spine: .mid).named("guide")
        let test = TestScene(showing: old)
        try turn(old, [.increment, .increment, .decrement], in: test)
        #expect(old.numbers == [2, 3])
        try test.fill(old.shown[1].field, with: .text("typed"))
        let new = Guide(kind, style: .pageCurl, spine: .mid).named("guide")
        let other = try test.restored(in: new)
        #expect(new.numbers == [2, 3] && new.shown.map(\.field.text) == ["", "typed"])
        #expect(!other.scene.isRestorationIncomplete)
    }

    @Test(
        "a page to which the app turned is there, where the data source keeps it or it has a name", arguments: Kind.all)
    func turnedByApp(kind: Kind) throws {
        let old = Guide(kind).named("guide")
        let test = TestScene(showing: old)
        for number in 1...2 {
            let page = try #require(old.page(number))
            test.turn { old.setViewControllers([page], direction: .forward, animated: false) }
        }
        let new = Guide(kind).named("guide")
        let other = try test.restored(in: new)
        let isFound = kind.isNamed || kind.isKept
        #expect(new.numbers == (isFound ? [2] : [0]))
        #expect(other.scene.namesOfLostContent == (isFound ? [] : ["Page 2"]))
    }

    @Test("a page that the app shows again by itself is not missed, another one is", arguments: [1, 2])
    func shownAgainByApp(number: Int) throws {
        let kind = Kind(isNamed: false, isKept: false)
        let old = Guide(kind).named("guide")
        let test = TestScene(showing: old)
        let page = try #require(old.page(1))
        test.turn { old.setViewControllers([page], direction: .forward, animated: false) }
        test.scene.inTurn { _ = test.scene.identifier(for: page.view) }
        let new = Guide(kind, first: number).named("guide")
        let other = try test.restored(in: new)
        #expect(new.numbers == [number])
        #expect(other.scene.namesOfLostContent == (number == 1 ? [] : ["Page 1"]))
    }

    @Test("no page is turned to from another one than the app began with")
    func begunElsewhere() throws {
        let kind = Kind(isNamed: false, isKept: false)
        let old = Guide(kind, first: 2).named("guide")
        let test = TestScene(showing: old)
        try turn(old, [.increment], in: test)
        try test.fill(try #require(old.shown.first).field, with: .text("typed"))
        let new = Guide(kind).named("guide")
        let other = try test.restored(in: new)
        #expect(new.numbers == [0] && new.shown.first?.field.text == "")
        #expect(other.scene.isRestorationIncomplete)
        #expect(other.scene.textsLostInRestoration.map(\.text) == ["typed"])
    }

    @Test("a guide without a name that a screen makes again shows the page that was seen", arguments: Kind.all)
    func embedded(kind: Kind) throws {
        let old = Welcome(kind)
        let test = TestScene(showing: old)
        try turn(old.guide, [.increment, .increment], in: test)
        try test.fill(try #require(old.guide.shown.first).field, with: .text("typed"))
        let new = Welcome(kind)
        let other = try test.restored(in: new)
        #expect(new.guide.numbers == [2] && new.guide.shown.first?.field.text == "typed")
        #expect(!other.scene.isRestorationIncomplete && other.scene.textsLostInRestoration.isEmpty)
    }

    @Test("a page to which the data source does not lead any more is missed, and its text offered", arguments: Kind.all)
    func gone(kind: Kind) throws {
        let old = Guide(kind).named("guide")
        let test = TestScene(showing: old)
        try turn(old, [.increment, .increment], in: test)
        try test.fill(try #require(old.shown.first).field, with: .text("typed"))
        let new = Guide(kind, count: 2).named("guide")
        let other = try test.restored(in: new)
        #expect(new.numbers == [0] && new.shown.first?.field.text == "")
        #expect(other.scene.isRestorationIncomplete)
        #expect(other.scene.textsLostInRestoration.map(\.text) == ["typed"])
    }
}
