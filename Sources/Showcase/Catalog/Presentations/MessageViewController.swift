import UIKit

/// A text in the middle of a screen, for presentations and pushes to show.
///
/// One alone comes back by its class with its text and title; one in a container is made by what makes that.
class MessageViewController: UIViewController, UIViewControllerRestoration {
    let text: String

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "message"
    }

    /// Creates a message that is pushed or presented by itself.
    convenience init(alone text: String, title: String? = nil) {
        self.init(text: text)
        self.title = title
        restorationClass = MessageViewController.self
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// An item in the bar that closes what was presented.
    ///
    /// - Parameters:
    ///   - systemItem: How it looks.
    ///   - outcome: What the page says afterwards, if anything.
    func closeItem(_ systemItem: UIBarButtonItem.SystemItem = .close, outcome: String? = nil) -> UIBarButtonItem {
        let close = UIAction { [weak self] _ in
            let page = self?.presentingPage
            self?.dismiss(animated: true) {
                if let outcome { page?.show(outcome) }
            }
        }
        return UIBarButtonItem(systemItem: systemItem, primaryAction: close)
    }

    /// The page of the catalog behind what was presented.
    private var presentingPage: CatalogExamplesViewController? {
        let tabs = presentingViewController as? UITabBarController
        let navigation = (tabs?.selectedViewController ?? presentingViewController) as? UINavigationController
        return navigation?.topViewController as? CatalogExamplesViewController
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let text = coder.decodeObject(forKey: "text") as? String else { return nil }
        let message = MessageViewController(alone: text, title: coder.decodeObject(forKey: "title") as? String)
        message.restorationIdentifier = identifierComponents.last
        return message
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
        coder.encode(title, forKey: "title")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .title3)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
