import UIKit

/// Presentations that cover the whole page, or one controller on it.
final class FullScreenExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Full Screen",
            presentButton("Cover"), presentButton("Cross Dissolve"), presentButton("Over Full Screen"))
        // A navigation controller defines a context, so the tabs around it stay in use.
        addExample(
            "In One Tab",
            presentButton("Current Context"), presentButton("Over Current Context"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let style: UIModalPresentationStyle =
            switch name {
            case "Current Context": .currentContext
            case "Over Current Context": .overCurrentContext
            case "Over Full Screen": .overFullScreen
            default: .fullScreen
            }
        let isInTab = style == .currentContext || style == .overCurrentContext
        let content =
            isInTab
            ? MessageViewController(text: "This covers one tab. Close brings it back.")
            : LockingViewController(text: "This covers the page. Close brings it back.")
        content.title = isInTab ? "One Tab" : "Full Screen"
        content.navigationItem.leftBarButtonItem = content.closeItem()
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = style
        if name == "Cross Dissolve" { navigation.modalTransitionStyle = .crossDissolve }
        return navigation
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

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isLocked, forKey: "isLocked")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if coder.decodeBool(forKey: "isLocked") { changeLock() }
    }

    private func changeLock() {
        isLocked.toggle()
        setNeedsUpdateOfPrefersPointerLocked()
        setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        showLock()
    }
}
