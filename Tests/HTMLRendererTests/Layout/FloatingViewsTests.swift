import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("What stands over a view that scrolls keeps its distance from the lower edge of the window")
struct FloatingViewsTests {
    private let stage = Stage()
    private let controller = UIViewController()
    private let table = UITableView()
    private let button = UIView()

    /// Shows a table that fills the screen, and a view in front of it or behind it.
    private func show(_ parts: [UIView], _ constraints: [NSLayoutConstraint]) -> String {
        let view: UIView = controller.view
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            button.widthAnchor.constraint(equalToConstant: 56),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        NSLayoutConstraint.activate(constraints)
        stage.show(controller)
        return stage.page()
    }

    private var atLowerEdge: [NSLayoutConstraint] {
        [
            button.heightAnchor.constraint(equalToConstant: 56),
            button.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ]
    }

    private let rule = "position:sticky;z-index:9;inset-block-end:calc(var(--lower-edge) + 16px);"

    @Test("A button moves over the whole list, in its own size")
    func overTheList() {
        stage.scene.inTurn { stage.scene.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0) }
        let page = show([table, button], atLowerEdge)
        let number = stage.scene.identifier(for: button)
        #expect(page.contains(rule))
        let declarations = page.firstMatch(of: /#v(\d+)\{(grid-area:1\/[^}]*position:sticky[^}]*)\}/)
        #expect(declarations.flatMap { Int32($0.1) } == number)
        #expect(declarations.map { $0.2.contains("align-self:end") && $0.2.contains("block-size:56px") } == true)
    }

    @Test("A list may follow its screen by its autoresizing mask")
    func overAListWithAMask() {
        let view: UIView = controller.view
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate(atLowerEdge)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 56),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        stage.show(controller)
        let page = stage.page()
        #expect(page.contains(rule))
        #expect(!page.contains(#"class="view flow"#))
    }

    /// Where a view is that does not float.
    enum Place: CaseIterable {
        case behindTheList, atTheUpperEdge, asHighAsTheScreen
    }

    @Test("What is elsewhere scrolls with the page", arguments: Place.allCases)
    func others(place: Place) {
        let (top, bottom) = (controller.view.topAnchor, controller.view.bottomAnchor)
        let page =
            switch place {
            case .behindTheList: show([button, table], atLowerEdge)
            case .atTheUpperEdge:
                show(
                    [table, button],
                    [
                        button.heightAnchor.constraint(equalToConstant: 56),
                        button.topAnchor.constraint(equalTo: top, constant: 40),
                    ])
            case .asHighAsTheScreen:
                show(
                    [table, button],
                    [
                        button.topAnchor.constraint(equalTo: top, constant: 40),
                        button.bottomAnchor.constraint(equalTo: bottom, constant: -40),
                    ])
            }
        #expect(!page.contains("position:sticky;z-index:9"))
    }
}
