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
                // Above what was pressed, as the button that stays in use is beneath it.
                self?.explain(at: source, arrow: .down, passthrough: true)
            }, nextButton)
        addExample(
            "As Apps Did It Before",
            button("A Popover Controller") { [weak self] source in self?.former.presentPopover(at: source) })
    }

    /// The controller as one whose former way may be used without a warning.
    private var former: any FormerPopovers { self }

    private lazy var nextButton = button("Next") { [weak self] _ in self?.show("Next was pressed.") }

    private func explain(at source: UIView, arrow: UIPopoverArrowDirection, passthrough: Bool = false) {
        let content = MessageViewController(alone: "A popover explains what was pressed.")
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 280, height: 120)
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.permittedArrowDirections = arrow
        if passthrough { content.popoverPresentationController?.passthroughViews = [nextButton] }
        present(content, animated: true)
    }

    @available(*, deprecated, message: "Shows how it was done before popovers were presentations.")
    func presentPopover(at source: UIView) {
        let popover = UIPopoverController(
            contentViewController: MessageViewController(text: "A popover controller shows any controller."))
        popover.contentSize = CGSize(width: 280, height: 120)
        popover.present(from: source.bounds, in: source, permittedArrowDirections: .any, animated: true)
    }
}

/// What apps did before popovers were presentations.
@MainActor
private protocol FormerPopovers {
    func presentPopover(at source: UIView)
}

extension PopoverExamples: FormerPopovers {}
