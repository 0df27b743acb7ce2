import Testing
import UIKitCore

@testable import HTMLRenderer

@Suite("The page puts the focus back")
@MainActor
struct RestoredFocusRenderingTests {
    private let content = UITableViewController()
    private let stage = Stage()
    private let button = UIButton(type: .system)

    init() {
        stage.show(UINavigationController(rootViewController: content))
        button.setTitle("Open", for: .normal)
        button.accessibilityIdentifier = "open"
        content.tableView.tableHeaderView = button
    }

    private func press() throws {
        stage.scene.commit()
        try stage.scene.inTurn {
            try stage.scene.perform(UserInteraction(.touchUpInside), on: .accessibilityIdentifier("open"))
            stage.scene.commit()
        }
    }

    @Test("On the button that led away, once, and only until the next event")
    func pressedButton() throws {
        button.addAction(
            UIAction { [content] _ in content.present(UIViewController(), animated: true) }, for: .touchUpInside)
        try press()
        #expect(stage.page().contains("tabindex=\"-1\" autofocus"))
        stage.scene.inTurn { content.dismiss(animated: true) }
        let page = stage.page()
        #expect(page.occurrences(of: " autofocus") == 1)
        #expect(page.contains(".touchUpInside\" autofocus"))
        try press()
        #expect(!stage.page().contains(".touchUpInside\" autofocus"))
    }

    @Test("By the script alone on a page that was shown before")
    func shownAgain() throws {
        stage.scene.commit()
        stage.scene.inTurn { UIAccessibility.post(notification: .layoutChanged, argument: button) }
        #expect(stage.page().contains(" autofocus"))
        let page = stage.page { $0.isShownAgain = true }
        #expect(!page.contains(" autofocus") && page.contains(" data-focused"))
        #expect(stage.page().contains(" autofocus"))
    }

    @Test("In a dialog that is uncovered, not on the dialog")
    func uncoveredDialog() throws {
        let sheet = UIViewController()
        let inner = UIButton(type: .system)
        inner.accessibilityIdentifier = "open"
        inner.addAction(
            UIAction { [weak sheet] _ in
                let alert = UIAlertController()
                alert.title = "Saved"
                sheet?.present(alert, animated: true)
            }, for: .touchUpInside)
        sheet.view.addSubview(inner)
        button.accessibilityIdentifier = nil
        stage.scene.inTurn { content.present(sheet, animated: true) }
        try press()
        stage.scene.inTurn { sheet.dismiss(animated: true) }
        let page = stage.page()
        #expect(page.occurrences(of: " autofocus") == 1)
        #expect(page.contains(".touchUpInside\" autofocus"))
    }

    @Test("On the button of a menu whose entry led away")
    func menuEntry() throws {
        button.menu = UIMenu(children: [
            UIAction(title: "Show") { [content] _ in content.present(UIViewController(), animated: true) }
        ])
        button.showsMenuAsPrimaryAction = true
        stage.scene.commit()
        try stage.scene.inTurn {
            try stage.scene.perform(
                UserInteraction(.selectMenuItem, value: .text("0")), on: .accessibilityIdentifier("open"))
            stage.scene.commit()
        }
        stage.scene.inTurn { content.dismiss(animated: true) }
        let page = stage.page()
        #expect(page.occurrences(of: " autofocus") == 1)
        #expect(page.contains(/<summary [^>]* autofocus>/))
    }
}
