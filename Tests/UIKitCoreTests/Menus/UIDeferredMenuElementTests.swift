import Foundation
import Testing

@testable import UIKitCore

/// Elements of menus that come later.
@MainActor
@Suite struct UIDeferredMenuElementTests {
    private let log = EventLog()
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let test: TestScene

    init() {
        navigation = UINavigationController(rootViewController: root)
        test = TestScene(showing: navigation)
    }

    private func action(_ title: String) -> UIAction {
        UIAction(title: title) { [log] _ in log.add(title) }
    }

    /// Answers questions when it is told to.
    @MainActor
    private final class Library {
        private(set) var completions: [@MainActor ([UIMenuElement]) -> Void] = []

        func element(isCached: Bool = true) -> UIDeferredMenuElement {
            let provider: UIDeferredMenuElement.ElementProvider = { [weak self] in self?.completions.append($0) }
            return isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
        }
    }

    @Test func elementsAreAskedForOnceAndShownWhenTheyCome() throws {
        let library = Library()
        let deferred = library.element()
        let button = UIButton(configuration: .plain())
        button.menu = UIMenu(children: [action("First"), deferred, action("Last")])
        button.showsMenuAsPrimaryAction = true
        test.turn { root.view.addSubview(button) }
        #expect(library.completions.isEmpty)
        #expect(deferred.elements(shownBy: button) == nil)
        #expect(deferred.elements(shownBy: button) == nil)
        #expect(library.completions.count == 1)
        // What stands in their place does nothing but show the page again.
        try test.perform(.selectMenuItem, .text("1.0"), on: button)
        #expect(log.take() == [])
        #expect(test.isMarked(button) { library.completions[0]([action("A"), action("B")]) })
        #expect(deferred.elements(shownBy: button)?.map(\.title) == ["A", "B"])
        // A second answer counts for nothing, and nobody asks again.
        library.completions[0]([action("C")])
        #expect(deferred.elements(shownBy: button)?.map(\.title) == ["A", "B"])
        #expect(library.completions.count == 1)
        try test.perform(.selectMenuItem, .text("1.1"), on: button)
        try test.perform(.selectMenuItem, .text("2"), on: button)
        #expect(log.take() == ["B", "Last"])
        #expect(throws: UserInteractionRefusal.self) {
            try test.perform(.selectMenuItem, .text("1.2"), on: button)
        }
    }

    @Test func elementsThatComeAtOnceNeedNoSecondPage() {
        let deferred = UIDeferredMenuElement { $0([UIAction(title: "Now") { _ in }]) }
        let button = UIButton(configuration: .plain())
        test.turn { root.view.addSubview(button) }
        var titles: [String]?
        #expect(!test.isMarked(button) { titles = deferred.elements(shownBy: button)?.map(\.title) })
        #expect(titles == ["Now"])
    }

    @Test func uncachedElementsAreAskedForAgainAfterTheyWereShown() {
        let library = Library()
        let deferred = library.element(isCached: false)
        let button = UIButton(configuration: .plain())
        test.turn { root.view.addSubview(button) }
        _ = deferred.elements(shownBy: button)
        library.completions[0]([action("A")])
        #expect(deferred.elements(shownBy: button)?.map(\.title) == ["A"])
        #expect(library.completions.count == 1)
        // What was there stays until the new elements come.
        #expect(deferred.elements(shownBy: button)?.map(\.title) == ["A"])
        #expect(library.completions.count == 2)
        library.completions[1]([action("B")])
        #expect(deferred.elements(shownBy: button)?.map(\.title) == ["B"])
    }

    @Test func elementsThatOneOfManyIsChosenFromAreTicked() throws {
        let deferred = UIDeferredMenuElement { $0([UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }]) }
        let menu = UIMenu(options: .singleSelection, children: [UIAction(title: "0", state: .on) { _ in }, deferred])
        let button = UIButton(configuration: .plain())
        button.menu = menu
        test.turn { root.view.addSubview(button) }
        let elements = try #require(deferred.elements(shownBy: button))
        try test.perform(.selectMenuItem, .text("1.1"), on: button)
        #expect((menu.children[0] as? UIAction)?.state == .off)
        #expect(elements.compactMap { ($0 as? UIAction)?.state } == [.off, .on])
    }

    @Test func anItemAddsEntriesToTheMenuAtTheRight() throws {
        let library = Library()
        #expect(root.navigationItem.overflowPresentationSource == nil)
        test.turn { root.navigationItem.additionalOverflowItems = library.element() }
        let more = try #require(navigation.navigationBar.trailingViews.last as? BarButton)
        #expect(more.item?.accessibilityLabel == "More")
        #expect(root.navigationItem.overflowPresentationSource === more.item)
        let deferred = try #require(more.item?.menu?.children.last as? UIDeferredMenuElement)
        _ = deferred.elements(shownBy: more)
        library.completions[0]([action("Print")])
        try test.perform(.selectMenuItem, .text("0.0"), on: more)
        #expect(log.take() == ["Print"])
        test.turn { root.navigationItem.additionalOverflowItems = nil }
        #expect(navigation.navigationBar.trailingViews.isEmpty)
    }

    @Test func anEditMenuGetsItsActionsWhenTheyCome() throws {
        final class Delegate: NSObject, UIEditMenuInteractionDelegate {
            let menu: UIMenu
            init(_ menu: UIMenu) { self.menu = menu }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? { menu }
        }
        let library = Library()
        let delegate = Delegate(UIMenu(children: [action("Mark"), library.element()]))
        let interaction = UIEditMenuInteraction(delegate: delegate)
        let view = UIView()
        test.turn {
            root.view.addSubview(view)
            view.addInteraction(interaction)
        }
        test.turn {
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        }
        let sheet = try #require(root.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title).contains("Mark"))
        #expect(sheet.message == "Loading…")
        test.turn { library.completions[0]([action("Translate")]) }
        #expect(sheet.actions.map(\.title).contains("Translate"))
        #expect(sheet.message == nil)
    }
}
