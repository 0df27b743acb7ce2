import Foundation
import Testing

@testable import UIKitCore

/// Where the focus goes when the app has it moved, and what containers know of their items.
@MainActor
@Suite struct FocusItemContainerTests {
    /// A view that can have the focus and logs its movements.
    final class Item: UIView {
        var isWilling = true
        let name: String
        let log: EventLog

        init(_ name: String, _ log: EventLog, frame: CGRect = .zero) {
            self.name = name
            self.log = log
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFirstResponder: Bool { true }
        override var canBecomeFocused: Bool { isWilling }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            let previous = (context.previouslyFocusedItem as? Item)?.name ?? "none"
            let next = (context.nextFocusedItem as? Item)?.name ?? "none"
            log.add("\(name): \(previous) to \(next)")
        }
    }

    /// A controller whose view prefers nothing, so that its container is asked.
    final class Screen: UIViewController {
        var container: (any UIFocusItemContainer)?
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        override var focusItemContainer: (any UIFocusItemContainer)? { container ?? super.focusItemContainer }
    }

    /// A container that offers items from the last to the first.
    final class Backwards: NSObject, UIFocusItemContainer {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        var coordinateSpace: any UICoordinateSpace { view }
        func focusItems(in rect: CGRect) -> [any UIFocusItem] { view.focusItems(in: rect).reversed() }
    }

    private let log = EventLog()

    @Test func containersAreViews() {
        let controller = UIViewController()
        #expect(controller.focusItemContainer == nil)
        let view: UIView = controller.view
        #expect(controller.focusItemContainer === view && view.focusItemContainer === view)
        #expect(view.coordinateSpace === view && view.parentFocusEnvironment === controller)
        let (first, second, third) = (
            Item("a", log, frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
            Item("b", log, frame: CGRect(x: 0, y: 100, width: 50, height: 50)), Item("c", log)
        )
        for item in [first, second, third] { view.addSubview(item) }
        let items = { (rect: CGRect) in view.focusItems(in: rect).compactMap { ($0 as? Item)?.name } }
        #expect(items(CGRect(x: 0, y: 90, width: 10, height: 20)) == ["b", "c"])
        #expect(items(CGRect(x: 0, y: 0, width: 100, height: 200)) == ["a", "b", "c"])
        second.isHidden = true
        #expect(items(CGRect(x: 0, y: 0, width: 100, height: 200)) == ["a", "c"])
        #expect(first.convert(CGPoint(x: 1, y: 2), to: second as any UICoordinateSpace) == CGPoint(x: 1, y: -98))
    }

    @Test func withoutPreferenceTheContainersItemsAreLookedThrough() {
        let screen = Screen()
        let test = TestScene(showing: screen)
        let items = ["a", "b", "c"].map { Item($0, log) }
        test.turn { for item in items { screen.view.addSubview(item) } }
        items[0].isWilling = false
        test.turn { screen.setNeedsFocusUpdate() }
        #expect(log.take() == ["b: none to b"])
        #expect(items.map(\.isFocused) == [false, true, false])
        let container = Backwards(screen.view)
        screen.container = container
        test.turn { screen.setNeedsFocusUpdate() }
        #expect(log.take() == ["c: b to c"])
        #expect(test.window.firstResponder === items[2])
    }
}
