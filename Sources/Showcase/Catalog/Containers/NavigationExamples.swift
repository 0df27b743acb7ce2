import UIKit

/// A stack of controllers: pushed, popped, all at once, with bars of many kinds.
final class NavigationExamples: CatalogExamplesViewController {
    var depth = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = depth > 1 ? "Level \(depth)" : nil
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                image: UIImage(systemName: "heart"),
                primaryAction: UIAction(title: "Like") { [weak self] _ in self?.show("Liked.") }),
            UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.push() }),
        ]
        addExample(
            "The Stack",
            button("Push") { [weak self] in self?.push() },
            button("Pop") { [weak self] in self?.navigationController?.popViewController(animated: true) },
            button("Back to the Catalog") { [weak self] in
                self?.navigationController?.popToRootViewController(animated: true)
            })
        addExample(
            "The Bars",
            button("Hide or Show the Toolbar") { [weak self] in self?.toggleToolbar() })
        toolbarItems = [
            UIBarButtonItem(
                image: UIImage(systemName: "trash"),
                primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.show("Deleted.") }),
            .flexibleSpace(),
            UIBarButtonItem(
                image: UIImage(systemName: "square.and.arrow.up"),
                primaryAction: UIAction(title: "Share") { [weak self] _ in self?.show("Shared.") }),
        ]
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func push() {
        guard let next = screen("\(depth + 1)") else { return }
        navigationController?.pushViewController(next, animated: true)
    }

    override func makeScreen(named name: String) -> UIViewController? {
        guard let level = Int(name) else { return nil }
        let next = NavigationExamples()
        next.depth = level
        next.title = "Level \(level)"
        next.sourceText = sourceText
        return next
    }

    override func screen(_ name: String) -> UIViewController? {
        let screen = makeScreen(named: name)
        screen?.restorationIdentifier = CatalogPage.identifier(ofScreen: name, on: "Navigation")
        return screen
    }

    private func toggleToolbar() {
        guard let navigationController else { return }
        navigationController.setToolbarHidden(!navigationController.isToolbarHidden, animated: true)
    }
}
