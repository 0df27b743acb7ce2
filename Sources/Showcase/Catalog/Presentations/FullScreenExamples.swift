import UIKit

/// Presentations that cover the whole page.
final class FullScreenExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Full Screen",
            button("Cover") { [weak self] in self?.present(style: .fullScreen, transition: .coverVertical) },
            button("Cross Dissolve") { [weak self] in self?.present(style: .fullScreen, transition: .crossDissolve) },
            button("Over Full Screen") { [weak self] in
                self?.present(style: .overFullScreen, transition: .coverVertical)
            })
    }

    private func present(style: UIModalPresentationStyle, transition: UIModalTransitionStyle) {
        let content = MessageViewController(text: "This covers the page. Close brings it back.")
        content.title = "Full Screen"
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = style
        navigation.modalTransitionStyle = transition
        present(navigation, animated: true)
    }
}
