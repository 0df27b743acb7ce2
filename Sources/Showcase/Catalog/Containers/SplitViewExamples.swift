import UIKit

/// Columns beside each other on a wide page, one stack on a narrow one.
final class SplitViewExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("Two Columns", presentButton("Show Two Columns"))
        addExample("Three Columns", presentButton("Show Three Columns"))
        addExample("The First Column over the Others", presentButton("Show an Overlay"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let split = PlanetSplitController(style: name == "Show Three Columns" ? .tripleColumn : .doubleColumn)
        split.preferredSplitBehavior = name == "Show an Overlay" ? .overlay : .automatic
        split.fillColumns()
        split.modalPresentationStyle = .fullScreen
        return split
    }
}

/// A list of planets, and beside it what was chosen.
final class PlanetSplitController: UISplitViewController, UISplitViewControllerDelegate {
    private var planet: String?

    /// Puts the lists into the columns.
    func fillColumns() {
        let planets = NameListController(names: ["Mercury", "Venus", "Earth", "Mars"]) { [weak self] name in
            self?.planet = name
            self?.showPlanet()
            self?.show(.secondary)
        }
        planets.title = "Planets"
        planets.restorationIdentifier = "planets"
        planets.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        if style == .tripleColumn {
            let systems = NameListController(names: ["Solar System"]) { [weak self] _ in self?.show(.supplementary) }
            systems.title = "Systems"
            systems.restorationIdentifier = "systems"
            setViewController(systems, for: .primary)
            setViewController(planets, for: .supplementary)
        } else {
            setViewController(planets, for: .primary)
        }
        showPlanet()
        delegate = self
    }

    private func showPlanet() {
        let message = MessageViewController(text: planet.map { "This is \($0)." } ?? "Choose a planet.")
        message.title = planet ?? "Welcome"
        setViewController(message, for: .secondary)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(planet, forKey: "planet")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        planet = coder.decodeObject(forKey: "planet") as? String
        showPlanet()
    }

    /// A narrow page begins with the list.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        svc.style == .tripleColumn ? .supplementary : .primary
    }
}
