import Testing
import UIKitCore

@testable import HTMLRenderer

/// Menus that stay open when something in them is chosen.
@MainActor
@Suite struct MenuRendererTests {
    private let stage = Stage()
    private let controller = UIViewController()

    init() {
        stage.show(UINavigationController(rootViewController: controller))
    }

    private func menu() -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Bold", attributes: .keepsMenuPresented) { $0.state = .on },
            UIAction(title: "Close") { _ in },
        ])
    }

    private func barButton(in view: UIView) -> BarButton? {
        for child in view.subviews {
            if let found = child as? BarButton ?? barButton(in: child) { return found }
        }
        return nil
    }

    private func choose(_ path: [Int], of view: UIView) throws {
        stage.scene.commit()
        try stage.scene.inTurn {
            let number = stage.scene.identifier(for: view)
            try stage.scene.perform(
                UserInteraction(.selectMenuItem, value: .text(path.map(String.init).joined(separator: "."))),
                on: .viewIdentifier(number))
            stage.scene.keepFocusOnUsedPlace()
            stage.scene.commit()
        }
    }

    @Test func symbolsInAMenuHaveTheirColors() throws {
        let button = UIButton(configuration: .plain())
        let red = UIImage(systemName: "circle.fill")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
        button.menu = UIMenu(children: [
            UIAction(title: "Any", image: UIImage(systemName: "circle")) { _ in },
            UIMenu(title: "Colours", children: [UIAction(title: "Red", image: red) { _ in }]),
        ])
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        let page = stage.page()
        let number = stage.scene.inTurn { stage.scene.identifier(for: button) }
        let rule = ":is(#v\(number) *,.menu *)[value=\"v\(number).selectMenuItem=1.0~di1s\"]>svg{color:var(--ink-red);}"
        #expect(page.contains(rule))
        #expect(page.split(separator: ">svg{").count == 2)
    }

    @Test func aMenuIsOpenAgainWhereItsElementKeepsIt() throws {
        let button = UIButton(configuration: .plain())
        button.menu = menu()
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        #expect(stage.page().contains("<button type=\"submit\" class=\"menu-item stays\" name="))
        try choose([0], of: button)
        let page = stage.page()
        #expect(page.contains("<details class=\"menu\" open>"))
        #expect(page.contains(".selectMenuItem=0~dze9\" autofocus aria-pressed=\"true\""))
        #expect(page.occurrences(of: " autofocus") == 1)
        try choose([1], of: button)
        #expect(!stage.page().contains(" open>"))
        #expect(stage.page().contains(" autofocus"))
    }

    @Test func aMenuInAMenuUnfoldsAndIsUnfoldedAgainWhereItsElementKeepsIt() throws {
        let button = UIButton(configuration: .plain())
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIMenu(title: "Style", options: .destructive, children: menu().children),
            UIMenu(title: "Size", options: .displayInline, children: [UIAction(title: "Large") { _ in }]),
            UIMenu(children: [UIAction(title: "Unnamed") { _ in }]),
        ])
        controller.view.addSubview(button)
        let closed = stage.page()
        #expect(closed.contains("<details class=\"submenu\"><summary class=\"menu-item destructive\">"))
        #expect(closed.occurrences(of: "<details class=\"submenu\"") == 1)
        #expect(closed.contains("<div class=\"menu-section\" role=\"group\"><p class=\"menu-title\">Size</p>"))
        #expect(closed.contains("<div class=\"menu-section\" role=\"group\"><button"))
        try choose([0, 0], of: button)
        #expect(stage.page().contains("<details class=\"submenu\" open>"))
        try choose([0, 1], of: button)
        #expect(!stage.page().contains(" open>"))
    }

    @Test func theMenuBesideAButtonAndThatOfABarButtonAreOpenToo() throws {
        let button = UIButton(configuration: .plain())
        button.menu = menu()
        controller.view.addSubview(button)
        try choose([0], of: button)
        #expect(stage.page().contains("<details class=\"menu\" open><summary class=\"button\" aria-label=\"More\">"))
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Style", image: nil, menu: menu())
        stage.scene.commit()
        let bar = try #require(controller.navigationController?.navigationBar)
        let style = try #require(barButton(in: bar))
        try choose([0], of: style)
        let page = stage.page()
        #expect(page.occurrences(of: "<details class=\"menu\" open>") == 1)
        try choose([1], of: style)
        #expect(stage.page().firstMatch(of: /<summary [^>]*class="bar-button[^>]* autofocus/) != nil)
    }
}
