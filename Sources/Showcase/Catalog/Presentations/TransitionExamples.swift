import UIKit

/// The ways in which a controller can come and go.
final class TransitionExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("Transition Styles", presentButton("Flip"), presentButton("Curl"), presentButton("Dissolve"))
        addExample(
            "Preferred Transitions",
            button("Zoom Out of This Button") { [weak self] source in
                self?.push { $0.preferredTransition = .zoom { [weak source] _ in source } }
            },
            button("Push from Below") { [weak self] _ in self?.push { $0.preferredTransition = .coverVertical } })
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let content = MessageViewController(text: "Close turns back the way it came.")
        content.title = "Transition"
        content.navigationItem.leftBarButtonItem = content.closeItem()
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = .fullScreen
        navigation.modalTransitionStyle =
            switch name {
            case "Flip": .flipHorizontal
            case "Curl": .partialCurl
            default: .crossDissolve
            }
        return navigation
    }

    private func push(_ configure: (UIViewController) -> Void) {
        let content = MessageViewController(alone: "Back returns the way it came.", title: "Transition")
        configure(content)
        navigationController?.pushViewController(content, animated: true)
    }
}
