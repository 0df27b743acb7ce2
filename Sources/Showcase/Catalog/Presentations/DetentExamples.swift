import UIKit

/// Sheets that rest at several heights, and one that leaves the page behind it in use.
final class DetentExamples: CatalogExamplesViewController, UISheetPresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Detents",
            button("Three Heights") { [weak self] in self?.presentWithThreeHeights() },
            button("Page in Use") { [weak self] in self?.presentBesidePage() })
        addExample(
            "Behind the Sheet",
            button("Count") { [weak self] in
                guard let self else { return }
                tally += 1
                show("Counted to \(tally).")
            })
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let detent = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none"
        show("The sheet rests at \(detent).")
    }

    override func willPresent(_ screen: UIViewController) {
        screen.sheetPresentationController?.delegate = self
    }

    private func presentWithThreeHeights() {
        let content = MessageViewController(alone: "The grabber goes from one height to the next.")
        content.sheetPresentationController?.detents = [
            .custom(identifier: .init("low")) { _ in 220 }, .medium(), .large(),
        ]
        content.sheetPresentationController?.prefersGrabberVisible = true
        willPresent(content)
        present(content, animated: true)
    }

    private func presentBesidePage() {
        let content = MessageViewController(alone: "The page behind can be used.")
        content.sheetPresentationController?.detents = [.custom(identifier: .init("low")) { _ in 220 }, .large()]
        content.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("low")
        content.sheetPresentationController?.prefersGrabberVisible = true
        willPresent(content)
        present(content, animated: true)
    }
}
