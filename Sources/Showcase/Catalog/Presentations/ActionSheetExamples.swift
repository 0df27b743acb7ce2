import UIKit

/// Action sheets: choices that rise from the bottom, or hang on a button where there is room.
final class ActionSheetExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Share"
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let button else { return }
                self?.showChoices(from: button)
            }, for: .touchUpInside)
        addExample("Choices", button)
    }

    private func showChoices(from source: UIView) {
        let sheet = UIAlertController(title: "Share Photo", message: nil, preferredStyle: .actionSheet)
        for title in ["Copy Link", "Send by Mail", "Save to Files"] {
            sheet.addAction(UIAlertAction(title: title, style: .default) { [weak self] _ in self?.show(title) })
        }
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.show("Deleted.") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = source
        present(sheet, animated: true)
    }
}
