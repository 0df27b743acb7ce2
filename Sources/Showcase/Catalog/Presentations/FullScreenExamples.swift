import UIKit

/// Presentations that cover the whole page, or one controller on it.
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
        // A navigation controller defines a context, so the tabs around it stay in use.
        addExample(
            "In One Tab",
            button("Current Context") { [weak self] in
                self?.present(style: .currentContext, transition: .coverVertical)
            },
            button("Over Current Context") { [weak self] in
                self?.present(style: .overCurrentContext, transition: .coverVertical)
            })
    }

    private func present(style: UIModalPresentationStyle, transition: UIModalTransitionStyle) {
        let isInTab = style == .currentContext || style == .overCurrentContext
        let content =
            isInTab
            ? MessageViewController(text: "This covers one tab. Close brings it back.")
            : LockingViewController(text: "This covers the page. Close brings it back.")
        content.title = isInTab ? "One Tab" : "Full Screen"
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = style
        navigation.modalTransitionStyle = transition
        present(navigation, animated: true)
    }
}

/// A message that may lock the pointer, and the orientation of a phone, while it covers the page.
private final class LockingViewController: MessageViewController {
    private var isLocked = false

    override var prefersPointerLocked: Bool { isLocked }
    override var prefersInterfaceOrientationLocked: Bool { isLocked }

    override func viewDidLoad() {
        super.viewDidLoad()
        showLock()
    }

    private func showLock() {
        let title = isLocked ? "Unlock" : "Lock"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: title, primaryAction: UIAction { [weak self] _ in self?.changeLock() })
    }

    private func changeLock() {
        isLocked.toggle()
        setNeedsUpdateOfPrefersPointerLocked()
        setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        showLock()
    }
}
