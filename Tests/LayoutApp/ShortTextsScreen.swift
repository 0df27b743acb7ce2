import UIKit

/// Texts in views that are as large as the texts, or a little larger.
final class ShortTextsScreen: UIViewController {
    private static let texts = [
        "Saved to Library", "Illustration", "Copied", "Message will fit", "MMMMMM", "AVAVAVA", "Ready to go!",
        "Total: 1,234.56", "wwwwww",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView()
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 4
        for (index, text) in Self.texts.enumerated() {
            let label = UILabel(text: text)
            label.font = .systemFont(ofSize: 15, weight: index % 2 == 0 ? .medium : .regular)
            let toast = UIStackView(arrangedSubviews: [label])
            toast.isLayoutMarginsRelativeArrangement = true
            toast.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
            toast.backgroundColor = .systemGray5
            toast.widthAnchor.constraint(lessThanOrEqualToConstant: 320).isActive = true
            column.addArrangedSubview(toast)
        }
        let about = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "About") { [weak self] action in
                self?.showAbout(from: action.sender as? UIView)
            })
        column.addArrangedSubview(makeAvatar())
        column.addArrangedSubview(about)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
    }

    private func makeAvatar() -> UIView {
        let (avatar, initials) = (UIView(), UILabel(text: "AL"))
        avatar.backgroundColor = .systemIndigo
        avatar.layer.cornerRadius = 44
        initials.font = .systemFont(ofSize: 36, weight: .bold)
        initials.textColor = .white
        initials.translatesAutoresizingMaskIntoConstraints = false
        avatar.addSubview(initials)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 88), avatar.heightAnchor.constraint(equalToConstant: 88),
            initials.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
            initials.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
        ])
        return avatar
    }

    private func showAbout(from source: UIView?) {
        let about = AboutController()
        about.modalPresentationStyle = .popover
        about.popoverPresentationController?.sourceView = source
        about.popoverPresentationController?.delegate = about
        present(about, animated: false)
    }
}

/// A popover of the size that its text needs.
private final class AboutController: UIViewController, UIPopoverPresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(text: "MEASURED ON THE SERVER")
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
