import UIKit

/// Popovers hang on what was pressed; on a narrow page they become sheets.
final class PopoverExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "A Popover",
            button("What Is This?") { [weak self] source in self?.explain(at: source, arrow: .up) },
            button("At the Side") { [weak self] source in self?.explain(at: source, arrow: [.left, .right]) })
        addExample(
            "Views in Use",
            button("With the Next Button in Use") { [weak self] source in
                self?.explain(at: source, arrow: .up, passthrough: true)
            }, nextButton)
    }

    private lazy var nextButton = button("Next") { [weak self] _ in self?.show("Next was pressed.") }

    private func explain(at source: UIView, arrow: UIPopoverArrowDirection, passthrough: Bool = false) {
        let content = MessageViewController(text: "A popover explains what was pressed.")
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 280, height: 120)
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.permittedArrowDirections = arrow
        if passthrough { content.popoverPresentationController?.passthroughViews = [nextButton] }
        present(content, animated: true)
    }
}
