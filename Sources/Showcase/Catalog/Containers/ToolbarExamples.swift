import UIKit

/// The toolbar of a navigation controller, and one on its own.
final class ToolbarExamples: CatalogExamplesViewController {
    private var hasOtherItems = false {
        didSet { setToolbarItems(hasOtherItems ? otherItems : usualItems, animated: true) }
    }

    private var hidesToolbar = false {
        didSet { navigationController?.setToolbarHidden(hidesToolbar, animated: true) }
    }

    /// Whether the toolbar has no background where the page ends.
    private var isClear = false {
        didSet {
            let appearance = UIToolbarAppearance()
            appearance.configureWithTransparentBackground()
            navigationController?.toolbar.scrollEdgeAppearance = isClear ? appearance : nil
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(hasOtherItems, forKey: "hasOtherItems")
        coder.encode(hidesToolbar, forKey: "hidesToolbar")
        coder.encode(isClear, forKey: "isClear")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        hasOtherItems = coder.decodeBool(forKey: "hasOtherItems")
        hidesToolbar = coder.decodeBool(forKey: "hidesToolbar")
        isClear = coder.decodeBool(forKey: "isClear")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        toolbarItems = hasOtherItems ? otherItems : usualItems
        addExample(
            "The Toolbar of This Page",
            button("Other Items") { [weak self] in self?.hasOtherItems = true },
            button("The Usual Items") { [weak self] in self?.hasOtherItems = false },
            button("Hide or Show It") { [weak self] in self?.hidesToolbar.toggle() })
        addExample(
            "Its Look at the End of the Page",
            button("Clear") { [weak self] in self?.isClear = true },
            button("The Usual One") { [weak self] in self?.isClear = false })
        let toolbar = UIToolbar()
        toolbar.items = [item("Reply", "arrow.uturn.backward"), .flexibleSpace(), item("Flag", "flag")]
        toolbar.accessibilityLabel = "Message"
        addExample("A Toolbar on Its Own", toolbar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(hidesToolbar, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        isClear = false
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
