import UIKit

/// Popovers hang on what was pressed; on a narrow page they become sheets.
final class PopoverExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "What Is This?"
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let button else { return }
                self?.explain(at: button)
            }, for: .touchUpInside)
        addExample("A Popover", button)
    }

    private func explain(at source: UIView) {
        let content = MessageViewController(text: "A popover explains what was pressed.")
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 280, height: 120)
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.permittedArrowDirections = .up
        present(content, animated: true)
    }
}
