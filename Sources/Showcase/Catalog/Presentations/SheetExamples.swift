import UIKit

/// Sheets of full and of half height, and one that must be answered.
final class SheetExamples: CatalogExamplesViewController, UIAdaptivePresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Sheets",
            presentButton("Page Sheet"),
            presentButton("Form Sheet"),
            presentButton("Half Height"),
            presentButton("Must Be Answered"))
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        show("The sheet was swiped away.")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        show("The sheet wants an answer.")
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let text =
            switch name {
            case "Half Height": "This sheet takes half of the height."
            case "Must Be Answered": "Only Done dismisses this sheet."
            default: "A sheet lies over the page that presented it."
            }
        let content = MessageViewController(text: text)
        content.title = "Sheet"
        content.navigationItem.rightBarButtonItem = content.closeItem(.done, outcome: "Done.")
        let sheet = UINavigationController(rootViewController: content)
        if name == "Form Sheet" { sheet.modalPresentationStyle = .formSheet }
        if name == "Half Height" {
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
        }
        sheet.isModalInPresentation = name == "Must Be Answered"
        return sheet
    }

    override func willPresent(_ screen: UIViewController) {
        screen.presentationController?.delegate = self
    }
}
