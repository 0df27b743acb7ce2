import UIKit

/// What a navigation bar can show: groups, menus, looks, and a bar on its own.
final class NavigationBarExamples: CatalogExamplesViewController {
    private let bar = UINavigationBar()
    private var looks: [String: @MainActor (UINavigationBarAppearance) -> Void] = [:]
    private var chosenLook: String?

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(bar.items?.compactMap(\.title), forKey: "items")
        coder.encode(chosenLook, forKey: "look")
        coder.encode(navigationItem.title, forKey: "heading")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        loadViewIfNeeded()
        bar.items = (coder.decodeObject(forKey: "items") as? [String])?.map { UINavigationItem(title: $0) }
        if let look = coder.decodeObject(forKey: "look") as? String { choose(look) }
        navigationItem.title = coder.decodeObject(forKey: "heading") as? String ?? navigationItem.title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.renameDelegate = self
        navigationItem.titleMenuProvider = { [weak self] suggestedActions in
            UIMenu(
                children: suggestedActions + [
                    UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) { _ in
                        self?.show("A copy was made.")
                    }
                ])
        }
        navigationItem.trailingItemGroups = [
            UIBarButtonItemGroup(
                barButtonItems: [button("bold", "textformat"), button("list", "list.bullet"), button("link", "link")],
                representativeItem: UIBarButtonItem(image: UIImage(systemName: "textformat.size")))
        ]
        navigationItem.pinnedTrailingGroup = button("share", "square.and.arrow.up").creatingFixedGroup()
        addExample(
            "The Look of This Bar",
            look("The System's") { $0.configureWithDefaultBackground() },
            look("Opaque Teal") {
                $0.configureWithOpaqueBackground()
                $0.backgroundColor = .systemTeal
                $0.titleTextAttributes = [.foregroundColor: UIColor.black]
                $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.black]
            },
            look("A Heading in Serifs") {
                $0.titleTextAttributes = [.font: UIFont(name: "Georgia", size: 19) ?? .systemFont(ofSize: 19)]
            })
        addBarAlone()
        addExample("Arranged by the Person", pushButton("An Editor's Bar"))
        addExample("Large Titles", pushButton("A Title with a Line Beneath"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        name == "An Editor's Bar" ? makeEditor() : makeLarge()
    }

    private func button(_ name: String, _ symbol: String, above page: UIViewController? = nil) -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction(title: name.capitalized) { [weak self, weak page] _ in
                // A page that was restored lies above another one of these than made it.
                let below = page?.navigationController?.viewControllers.lazy.compactMap { $0 as? Self }.first
                (below ?? self)?.show("“\(name)” was pressed.")
            })
    }

    private func look(
        _ title: String, configure: @escaping @MainActor (UINavigationBarAppearance) -> Void
    ) -> UIButton {
        looks[title] = configure
        return button(title) { [weak self] in self?.choose(title) }
    }

    private func choose(_ look: String) {
        chosenLook = look
        let appearance = UINavigationBarAppearance()
        looks[look]?(appearance)
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = look == "The System's" ? nil : appearance
    }

    private func addBarAlone() {
        bar.items = [UINavigationItem(title: "First")]
        let push = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Push an Item") { [weak self] _ in
                guard let self else { return }
                bar.pushItem(UINavigationItem(title: "Item \((bar.items?.count ?? 0) + 1)"), animated: true)
            })
        addExample("A Bar on Its Own", bar, push)
    }

    /// A page whose bar has groups in the middle, which can be moved and taken out on a wide page, and a menu with
    /// entries that are only known when it is shown.
    private func makeEditor() -> UIViewController {
        let page = MessageViewController(
            text: "On a wide page, the menu at the right arranges the groups in the middle.")
        page.title = "Letter"
        let item = page.navigationItem
        item.style = .editor
        item.customizationIdentifier = "letter"
        item.centerItemGroups = [
            button("bold", "textformat", above: page).creatingFixedGroup(),
            button("list", "list.bullet", above: page).creatingMovableGroup(customizationIdentifier: "list"),
            button("link", "link", above: page).creatingOptionalGroup(customizationIdentifier: "link"),
            button("picture", "photo", above: page).creatingOptionalGroup(
                customizationIdentifier: "picture", isInDefaultCustomization: false),
        ]
        item.additionalOverflowItems = UIDeferredMenuElement { completion in
            Task {
                await Task.yield()
                completion([UIAction(title: "Print", image: UIImage(systemName: "printer")) { _ in }])
            }
        }
        return page
    }

    private func makeLarge() -> UIViewController {
        let page = MessageViewController(text: "The title is large, whatever the bar prefers.")
        page.title = "Large"
        page.navigationItem.subtitle = "With a line beneath"
        page.navigationItem.largeTitleDisplayMode = .always
        return page
    }
}

extension NavigationBarExamples: UINavigationItemRenameDelegate {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        show("The page is called “\(title)” now.")
    }
}
