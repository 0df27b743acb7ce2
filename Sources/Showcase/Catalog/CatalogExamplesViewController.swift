import UIKit

/// A page of the catalog: examples from top to bottom, the source that makes them beneath.
///
/// Subclasses add examples in `viewDidLoad`.
class CatalogExamplesViewController: UIViewController {
    var sourceText = ""

    /// How often something was pressed, in examples that count.
    var tally = 0

    /// What the page showed when its scene was put away, until its views exist.
    var restoredPage: RestoredPage?

    private var namedFields = 0
    private let stack = UIStackView()
    let examples = UIStackView()

    /// What the last event did, shown at the top of the page.
    let outcome = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never

        examples.axis = .vertical
        examples.spacing = 20
        outcome.font = .preferredFont(forTextStyle: .footnote)
        outcome.textColor = .secondaryLabel
        outcome.numberOfLines = 0
        outcome.isHidden = true
        outcome.accessibilityIdentifier = "outcome"

        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(outcome)
        stack.addArrangedSubview(examples)
        stack.addArrangedSubview(makeListing())
        view.addSubview(stack)
        // Examples that are higher than the page make it longer.
        let bottom = stack.bottomAnchor.constraint(
            lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
        bottom.priority = UILayoutPriority(740)
        NSLayoutConstraint.activate([
            bottom,
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showRestoredPage()
    }

    /// Makes a screen that the page leads to.
    ///
    /// When a scene is restored, it is made by another page of the class, which is not shown.
    func makeScreen(named name: String) -> UIViewController? { nil }

    /// Called before a screen is presented, also where its scene is restored.
    func willPresent(_ screen: UIViewController) {}

    /// A screen that the page leads to, and that comes back when its scene is restored.
    func screen(_ name: String) -> UIViewController? {
        let screen = makeScreen(named: name)
        screen?.restorationIdentifier = CatalogPage.identifier(ofScreen: name, on: title)
        return screen
    }

    /// A grey button that pushes a screen of its name.
    func pushButton(_ name: String) -> UIButton {
        button(name) { [weak self] in
            guard let screen = self?.screen(name) else { return }
            self?.navigationController?.pushViewController(screen, animated: true)
        }
    }

    /// A grey button that presents a screen of its name.
    func presentButton(_ name: String) -> UIButton {
        button(name) { [weak self] in
            guard let self, let screen = screen(name) else { return }
            willPresent(screen)
            present(screen, animated: true)
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePage(with: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePage(with: coder)
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        if isViewLoaded { showRestoredPage() }
    }

    /// Adds a titled group of views in a rounded card.
    func addExample(_ title: String, _ views: UIView..., axis: NSLayoutConstraint.Axis = .vertical) {
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.numberOfLines = 0
        heading.accessibilityTraits = .header

        let content = UIStackView(arrangedSubviews: views)
        content.axis = axis
        content.spacing = 12
        content.alignment = axis == .vertical ? .fill : .center
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        content.backgroundColor = .secondarySystemGroupedBackground
        content.layer.cornerRadius = 12

        // With a name a field keeps also what an example put into it.
        for case let field as UITextField in self.views(in: content) where !(field is UISearchTextField) {
            namedFields += 1
            field.restorationIdentifier = "field \(namedFields)"
        }

        let group = UIStackView(arrangedSubviews: [heading, content])
        group.axis = .vertical
        group.spacing = 8
        examples.addArrangedSubview(group)
    }

    /// A grey button that does something.
    func button(_ title: String, action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(configuration: .gray(), primaryAction: UIAction(title: title) { _ in action() })
    }

    /// A grey button that does something beside which it matters where the button stands.
    func button(_ title: String, action: @escaping @MainActor (UIView) -> Void) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = title
        button.addAction(
            UIAction { [weak button] _ in
                if let button { action(button) }
            }, for: .touchUpInside)
        return button
    }

    /// Says at the top of the page what an event did.
    func show(_ text: String) {
        outcome.text = text
        outcome.isHidden = false
    }

    private func makeListing() -> UIView {
        let heading = UILabel()
        heading.text = "Source"
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.accessibilityTraits = .header

        let listing = UILabel()
        listing.text = sourceText
        listing.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        listing.numberOfLines = 0
        listing.accessibilityIdentifier = "source"
        listing.textAlignment = .left

        listing.translatesAutoresizingMaskIntoConstraints = false

        // Lines are not broken: what is wider than the page is scrolled to.
        let card = UIScrollView()
        // Programs run from left to right in every language.
        for view in [card, listing] { view.semanticContentAttribute = .forceLeftToRight }
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.accessibilityLabel = "Source"
        card.addSubview(listing)
        let content = card.contentLayoutGuide
        NSLayoutConstraint.activate([
            listing.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            listing.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            listing.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            listing.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            content.heightAnchor.constraint(equalTo: card.frameLayoutGuide.heightAnchor),
        ])

        let group = UIStackView(arrangedSubviews: [heading, card])
        group.axis = .vertical
        group.spacing = 8
        return group
    }
}
