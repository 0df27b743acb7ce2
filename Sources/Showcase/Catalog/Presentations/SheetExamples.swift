import UIKit

/// Sheets of full and of half height, and one that must be answered.
final class SheetExamples: CatalogExamplesViewController, UIAdaptivePresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Sheets",
            button("Page Sheet") { [weak self] in self?.presentSheet(.pageSheet) },
            button("Form Sheet") { [weak self] in self?.presentSheet(.formSheet) },
            button("Half Height") { [weak self] in self?.presentHalfSheet() },
            button("Must Be Answered") { [weak self] in self?.presentModalSheet() })
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        show("The sheet was swiped away.")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        show("The sheet wants an answer.")
    }

    private func presentSheet(_ style: UIModalPresentationStyle) {
        let sheet = makeSheet(text: "A sheet lies over the page that presented it.")
        sheet.modalPresentationStyle = style
        sheet.presentationController?.delegate = self
        present(sheet, animated: true)
    }

    private func presentHalfSheet() {
        let sheet = makeSheet(text: "This sheet takes half of the height.")
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        sheet.presentationController?.delegate = self
        present(sheet, animated: true)
    }

    private func presentModalSheet() {
        let sheet = makeSheet(text: "Only Done dismisses this sheet.")
        sheet.isModalInPresentation = true
        sheet.presentationController?.delegate = self
        present(sheet, animated: true)
    }

    private func makeSheet(text: String) -> UINavigationController {
        let content = MessageViewController(text: text)
        content.title = "Sheet"
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true) { self?.show("Done.") }
            })
        return UINavigationController(rootViewController: content)
    }
}
