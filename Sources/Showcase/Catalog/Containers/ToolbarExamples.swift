import UIKit

/// The toolbar of a navigation controller, and one on its own.
final class ToolbarExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        toolbarItems = usualItems
        addExample(
            "The Toolbar of This Page",
            button("Other Items") { [weak self] in self?.setToolbarItems(self?.otherItems, animated: true) },
            button("The Usual Items") { [weak self] in self?.setToolbarItems(self?.usualItems, animated: true) },
            button("Hide or Show It") { [weak self] in
                guard let navigationController = self?.navigationController else { return }
                navigationController.setToolbarHidden(!navigationController.isToolbarHidden, animated: true)
            })
        addExample(
            "Its Look at the End of the Page",
            button("Clear") { [weak self] in
                let appearance = UIToolbarAppearance()
                appearance.configureWithTransparentBackground()
                self?.navigationController?.toolbar.scrollEdgeAppearance = appearance
            },
            button("The Usual One") { [weak self] in self?.navigationController?.toolbar.scrollEdgeAppearance = nil })
        let toolbar = UIToolbar()
        toolbar.items = [item("Reply", "arrow.uturn.backward"), .flexibleSpace(), item("Flag", "flag")]
        toolbar.accessibilityLabel = "Message"
        addExample("A Toolbar on Its Own", toolbar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        navigationController?.toolbar.scrollEdgeAppearance = nil
    }

    private var usualItems: [UIBarButtonItem] {
        [
            item("Archive", "archivebox"), .fixedSpace(24), item("Move", "folder"), .flexibleSpace(),
            item("Write", "square.and.pencil"),
        ]
    }

    private var otherItems: [UIBarButtonItem] {
        let all = UIBarButtonItem(
            primaryAction: UIAction(title: "Mark All") { [weak self] _ in self?.show("All are marked.") })
        let none = UIBarButtonItem(title: "Delete")
        none.isEnabled = false
        return [all, .flexibleSpace(), none]
    }

    private func item(_ title: String, _ symbol: String) -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction(title: title) { [weak self] _ in self?.show("“\(title)” was pressed.") })
    }
}
