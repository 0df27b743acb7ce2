import UIKit

/// The ways in which a controller can come and go.
final class TransitionExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Transition Styles",
            button("Flip") { [weak self] _ in self?.present { $0.modalTransitionStyle = .flipHorizontal } },
            button("Curl") { [weak self] _ in self?.present { $0.modalTransitionStyle = .partialCurl } },
            button("Dissolve") { [weak self] _ in self?.present { $0.modalTransitionStyle = .crossDissolve } })
        addExample(
            "Preferred Transitions",
            button("Zoom Out of This Button") { [weak self] source in
                self?.push { $0.preferredTransition = .zoom { [weak source] _ in source } }
            },
            button("Push from Below") { [weak self] _ in self?.push { $0.preferredTransition = .coverVertical } })
    }

    private func present(_ configure: (UIViewController) -> Void) {
        let content = MessageViewController(text: "Close turns back the way it came.")
        content.title = "Transition"
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = .fullScreen
        configure(navigation)
        present(navigation, animated: true)
    }

    private func push(_ configure: (UIViewController) -> Void) {
        let content = MessageViewController(text: "Back returns the way it came.")
        content.title = "Transition"
        configure(content)
        navigationController?.pushViewController(content, animated: true)
    }
}
