import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("What stands below a view that scrolls stays at the lower edge of the window")
struct BottomDockTests {
    private let stage = Stage()
    private let controller = UIViewController()
    private let table = UITableView()
    private let bar = UIView()

    /// Shows a table with a bar below it, which is held at the bottom.
    private func show(barHeight: CGFloat = 50, _ change: (UIView) -> Void = { _ in }) {
        let view: UIView = controller.view
        for part in [table, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -4),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            bar.heightAnchor.constraint(equalToConstant: barHeight),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        change(view)
        stage.show(controller)
    }

    private var page: String { stage.page() }

    @Test("The bar has a grid of its own, with the gap above it and the columns of the screen")
    func dock() {
        show()
        let root = stage.scene.identifier(for: controller.view)
        let (list, docked) = (stage.scene.identifier(for: table), stage.scene.identifier(for: bar))
        #expect(page.contains("id=\"v\(root)\" class=\"view constrained docking\""))
        #expect(page.contains("<div id=\"v\(root)c\" class=\"constrained above-dock\"><div id=\"v\(list)\""))
        #expect(page.contains("</div><div id=\"v\(root)d\" class=\"constrained dock\"><div id=\"v\(docked)\""))
        #expect(page.contains("#v\(root)c{grid-template:1fr/12px minmax(0,1fr) 12px;}"))
        #expect(page.contains("#v\(root)d{grid-template:4px 50px/12px minmax(0,1fr) 12px;}"))
        #expect(page.contains("#v\(docked){grid-area:2/2/3/3;"))
    }

    @Test("It has the colour that the app gave the screen")
    func color() {
        controller.view.backgroundColor = .systemYellow
        show()
        #expect(page.contains("class=\"constrained dock colored\""))
    }

    @Test("What the edge of the screen takes is not counted twice")
    func safeArea() {
        stage.scene.inTurn { stage.scene.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0) }
        show()
        #expect(page.contains("{grid-template:4px 50px/"))
    }

    @Test("Where a view reaches over both there is none")
    func coveredBar() {
        show { view in
            let cover = UIView()
            cover.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(cover)
            NSLayoutConstraint.activate([
                cover.topAnchor.constraint(equalTo: view.topAnchor),
                cover.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                cover.widthAnchor.constraint(equalToConstant: 4),
            ])
        }
        #expect(!page.contains("docking"))
    }

    @Test("A bar that takes most of the screen leaves no room for the list, and scrolls with it")
    func highBar() {
        show(barHeight: 500)
        #expect(!page.contains("docking"))
    }

    @Test("A view that comes into the list's part or into the bar's is put there by a patch")
    func patch() throws {
        let hint = UILabel()
        hint.text = "Hint"
        hint.isHidden = true
        show { view in
            hint.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(hint)
            NSLayoutConstraint.activate([
                hint.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                hint.bottomAnchor.constraint(equalTo: table.bottomAnchor, constant: -8),
            ])
        }
        let before = RecordedPage(of: stage.scene, applicationName: nil)
        stage.scene.inTurn {
            hint.isHidden = false
            stage.scene.commit()
        }
        let patch = try #require(before.patch(to: RecordedPage(of: stage.scene, applicationName: nil)))
        let list = stage.scene.identifier(for: table)
        #expect(
            patch.operations.contains {
                if case .insertAfter(list, _) = $0 { true } else { false }
            })
    }
}
