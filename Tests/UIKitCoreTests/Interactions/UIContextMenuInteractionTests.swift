import Foundation
import Testing

@testable import UIKitCore

/// Menus of views that are held, or pressed by what cannot hold anything.
@MainActor
@Suite struct UIContextMenuInteractionTests {
    private let controller = UIViewController()
    private let scene: TestScene
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let provider = MenuProvider()
    private let interaction: UIContextMenuInteraction

    init() {
        scene = TestScene(showing: controller)
        controller.view.addSubview(view)
        view.isUserInteractionEnabled = true
        interaction = UIContextMenuInteraction(delegate: provider)
        view.addInteraction(interaction)
    }

    private var sheet: UIAlertController? { controller.presentedViewController as? UIAlertController }

    private func press(_ path: String?) throws(UserInteractionRefusal) {
        try scene.scene.perform(
            UserInteraction(.touchUpInside, value: path.map { .text($0) }),
            on: .viewIdentifier(scene.scene.identifier(for: view)))
        scene.turn {}
    }

    @Test func aViewThatIsHeldShowsItsMenu() throws {
        try press("200x100:0.25,0.5;0.25,0.5,600")
        #expect(provider.calls == ["configuration 50,50", "display"])
        #expect(sheet?.actions.map(\.title) == ["Copy", "Delete", "Cancel"])
        #expect(sheet?.actions[1].style == .destructive)
    }

    @Test func aShortPressOfAFingerIsNotForTheMenu() throws {
        try press("200x100:0.25,0.5;0.25,0.5,100")
        #expect(provider.calls.isEmpty && sheet == nil)
    }

    @Test func aKeyboardPressesTheView() throws {
        try press(nil)
        #expect(provider.calls == ["configuration 100,50", "display"])
        #expect(sheet != nil)
    }

    @Test func pressesOfTheViewsOwnComeFirst() throws {
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        try press(nil)
        #expect(provider.calls.isEmpty && sheet == nil)
        try press("200x100:0.5,0.5;0.5,0.5,600")
        #expect(provider.calls == ["configuration 100,50", "display"])
    }

    @Test func whatIsChosenIsDoneAfterTheMenuHasGone() throws {
        try press(nil)
        let delete = try #require(sheet?.actions[1])
        scene.turn { delete.run() }
        #expect(provider.calls == ["configuration 100,50", "display", "end", "delete"])
    }

    @Test func aMenuThatAnElementKeepsIsShownOnceMore() throws {
        provider.copyAttributes = .keepsMenuPresented
        try press(nil)
        let first = try #require(sheet)
        scene.turn { first.choose(first.actions[0]) }
        #expect(provider.calls == ["configuration 100,50", "display"])
        let second = try #require(sheet)
        #expect(second !== first && second.actions.map(\.title) == ["Copy", "Delete", "Cancel"])
        scene.turn { second.choose(second.actions[1]) }
        #expect(provider.calls == ["configuration 100,50", "display", "end", "delete"] && sheet == nil)
    }

    @Test func aViewWithoutConfigurationHasNoMenu() throws {
        provider.hasMenu = false
        try press(nil)
        #expect(provider.calls == ["configuration 100,50"] && sheet == nil)
    }

    @Test func aShownMenuIsReplacedAndTakenAway() throws {
        try press(nil)
        scene.turn {
            interaction.updateVisibleMenu { shown in
                #expect(shown.children.count == 2)
                return UIMenu(children: [UIAction(title: "Other") { _ in }])
            }
        }
        #expect(sheet?.actions.map(\.title) == ["Other", "Cancel"])
        scene.turn { view.removeInteraction(interaction) }
        #expect(controller.presentedViewController == nil)
        #expect(provider.calls == ["configuration 100,50", "display", "display", "end"])
        #expect(interaction.view == nil && view.gestureRecognizers == nil)
    }
}

@MainActor
private final class MenuProvider: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var hasMenu = true
    var copyAttributes: UIMenuElement.Attributes = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("configuration \(Int(location.x)),\(Int(location.y))")
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [copyAttributes] _ in
            UIMenu(children: [
                UIAction(title: "Copy", attributes: copyAttributes) { _ in },
                UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.calls.append("delete") },
            ])
        })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("display")
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("end")
    }
}
