import UIKit

/// Columns beside each other on a wide page, one stack on a narrow one.
final class SplitViewExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Two Columns",
            button("Show Two Columns") { [weak self] in self?.showPlanets(.doubleColumn) })
        addExample(
            "Three Columns",
            button("Show Three Columns") { [weak self] in self?.showPlanets(.tripleColumn) })
        addExample(
            "The First Column over the Others",
            button("Show an Overlay") { [weak self] in self?.showPlanets(.doubleColumn, behavior: .overlay) })
    }

    private func showPlanets(
        _ style: UISplitViewController.Style, behavior: UISplitViewController.SplitBehavior = .automatic
    ) {
        let split = UISplitViewController(style: style)
        split.preferredSplitBehavior = behavior
        let planets = NameListController(names: ["Mercury", "Venus", "Earth", "Mars"]) { [weak split] name in
            split?.setViewController(MessageViewController(text: "This is \(name)."), for: .secondary)
            split?.viewController(for: .secondary)?.title = name
            split?.show(.secondary)
        }
        planets.title = "Planets"
        planets.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        if style == .tripleColumn {
            let systems = NameListController(names: ["Solar System"]) { [weak split] _ in split?.show(.supplementary) }
            systems.title = "Systems"
            split.setViewController(systems, for: .primary)
            split.setViewController(planets, for: .supplementary)
        } else {
            split.setViewController(planets, for: .primary)
        }
        let welcome = MessageViewController(text: "Choose a planet.")
        welcome.title = "Welcome"
        split.setViewController(welcome, for: .secondary)
        split.delegate = self
        split.modalPresentationStyle = .fullScreen
        present(split, animated: true)
    }
}

extension SplitViewExamples: UISplitViewControllerDelegate {
    /// A narrow page begins with the list.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        svc.style == .tripleColumn ? .supplementary : .primary
    }
}
