import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Text that somebody wrote who wants it to be read as markup, in every place to which an app can put text.
@Suite("Hostile text")
@MainActor
struct HostileTextTests {
    /// It ends every kind of place that text can stand in.
    private let text = "zq\"'`></title></style></script></textarea><!--<img src=x onerror=alert(1)>\u{0}&lt;]]>{{}}"

    /// What must not be in a page: the beginnings that the text would have as markup.
    private let forbidden = [
        "<img src=x", "\"'`>", "</textarea><!", "</script></textarea>", "</title></style", "\u{0}",
    ]

    private func check(_ page: String, holds count: Int) {
        for piece in forbidden { #expect(!page.contains(piece), "\(piece)") }
        #expect(page.components(separatedBy: "zq").count > count)
    }

    @Test("is text in views, and in what is said about them")
    func views() {
        let stage = Stage()
        let label = UILabel()
        label.text = text
        label.accessibilityLabel = text
        label.accessibilityHint = text
        label.accessibilityIdentifier = text
        let linked = UILabel()
        linked.attributedText = NSAttributedString(
            string: text,
            attributes: [
                .link: "https://example.org/\(text)", .font: UIFont(name: text, size: 12) ?? .systemFont(ofSize: 12),
            ])
        let field = UITextField()
        field.placeholder = text
        field.text = text
        field.accessibilityValue = text
        let view = UITextView()
        view.text = text
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: text) { _ in })
        button.configuration?.subtitle = text
        button.accessibilityHint = text
        let menu = UIButton(type: .system)
        menu.setTitle(text, for: .normal)
        menu.menu = UIMenu(
            title: text,
            children: [
                UIAction(title: text, subtitle: text, image: UIImage(systemName: text)) { _ in },
                UIMenu(title: text, children: [UIAction(title: text) { _ in }]),
            ])
        menu.showsMenuAsPrimaryAction = true
        let segments = UISegmentedControl(items: [text, text])
        let search = UISearchBar()
        search.placeholder = text
        search.prompt = text
        search.scopeButtonTitles = [text, text]
        search.showsScopeBar = true
        let image = UIImageView(image: UIImage(systemName: "star"))
        image.accessibilityLabel = text
        for child in [label, linked, field, view, button, menu, segments, search, image] as [UIView] {
            let (html, styles) = stage.rendered(child)
            check(html + styles, holds: 1)
        }
    }

    @Test("is text in bars, tabs, alerts and tables")
    func controllers() {
        let stage = Stage()
        let table = HostileTable(text)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = text
        navigation.viewControllers[0].navigationItem.backButtonTitle = text
        navigation.pushViewController(table, animated: false)
        navigation.tabBarItem = UITabBarItem(title: text, image: UIImage(systemName: text), tag: 0)
        navigation.tabBarItem.badgeValue = text
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        tabs.viewControllers?[1].title = text
        stage.show(tabs)
        check(stage.page(), holds: 12)

        let alert = UIAlertController(title: text, message: text, preferredStyle: .alert)
        alert.addTextField { [text] field in
            field.placeholder = text
            field.text = text
        }
        alert.addAction(UIAlertAction(title: text, style: .default))
        alert.addAction(UIAlertAction(title: text, style: .cancel))
        stage.scene.inTurn {
            tabs.present(alert, animated: false)
            stage.scene.commit()
        }
        check(stage.page { $0.notice = text }, holds: 18)
    }

    @Test("is text in an empty state, in drawings and in the developer tools")
    func drawings() {
        let stage = Stage()
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = text
        configuration.secondaryText = text
        configuration.button.title = text
        controller.contentUnavailableConfiguration = configuration
        let drawing = HostileDrawing(text)
        drawing.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        controller.view.addSubview(drawing)
        controller.view.accessibilityIdentifier = text
        controller.title = text
        stage.show(controller)
        check(stage.page { $0.applicationName = text }, holds: 4)
        check(stage.html(of: drawing), holds: 1)

        var turn = DeveloperTurn(number: 1, time: Date(), cause: text, answer: "page", page: SceneJournal().takePage())
        turn.status = 200
        let context = DeveloperPageContext(
            path: "/_segue/developer", target: "/?\(text)", token: text, applicationName: text, delay: 0, delays: [0],
            turns: [turn])
        let page = stage.scene.inTurn { DeveloperPage(of: stage.scene, context: context).render() }
        check(String(decoding: page, as: UTF8.self), holds: 5)
    }

    @Test(
        "an address that runs a program is none, however its scheme is spelled",
        arguments: [
            "javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)", "\u{1}javascript:alert(1)",
            "java\nscript:alert(1)", "java\tscript:alert(1)", "javascript\u{0}:alert(1)", "vbscript:x",
            "data:text/html,<script>alert(1)</script>", "blob:https://example.org/x", "filesystem:x", "view-source:x",
            "javascript&colon;alert(1)", "ｊavascript:alert(1)", "javascript：alert(1)",
        ])
    func addresses(_ address: String) throws {
        let stage = Stage()
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "link", attributes: [.link: address])
        let html = stage.html(of: label)
        // What is left is an address of this app, or none.
        let target = try html.contains("href=") ? #require(html.firstMatch(of: /href="([^"]*)"/)).1 : "about:blank"
        #expect(target == "about:blank" || !target.contains(":"), "\(target)")
    }
}

/// A table that says one thing everywhere.
private final class HostileTable: UITableViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(style: .grouped)
        title = text
        navigationItem.prompt = text
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: text, primaryAction: UIAction { _ in })
        toolbarItems = [UIBarButtonItem(title: text, primaryAction: UIAction { _ in })]
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.secondaryText = text
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { text }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { text }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { [text] }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: text) { _, _, done in done(true) }
        ])
    }
}

/// A view that draws a text.
private final class HostileDrawing: UIView {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(frame: .zero)
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        (text as NSString).draw(
            at: .zero, withAttributes: [.font: UIFont(name: text, size: 12) ?? .systemFont(ofSize: 12)])
    }
}
