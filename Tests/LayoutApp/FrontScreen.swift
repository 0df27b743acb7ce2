import UIKit

/// A long table, and views in front of it, of the bars, and of the window.
final class FrontScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = RowsViewController(style: .plain)
        addChild(child)
        let table = child.tableView ?? UITableView()
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        child.didMove(toParent: self)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Show", image: nil,
            menu: UIMenu(children: [
                action("Message") { $0.showMessage() }, action("Progress") { $0.showProgress() },
                action("Banner") { $0.showBanner() }, action("Toast") { $0.showToast() },
                action("Question") { $0.showQuestion() },
            ]))
    }

    private func action(_ title: String, _ work: @escaping @MainActor (FrontScreen) -> Void) -> UIAction {
        UIAction(title: title) { [weak self] _ in
            if let self { work(self) }
        }
    }

    /// At a frame over the table.
    private func showMessage() {
        let message = UILabel(
            frame: CGRect(x: view.frame.width / 2 - 75, y: view.frame.height - 160, width: 150, height: 35))
        message.text = "Saved"
        message.textAlignment = .center
        message.textColor = .white
        message.backgroundColor = .darkGray
        message.layer.cornerRadius = 10
        message.clipsToBounds = true
        view.addSubview(message)
    }

    /// In front of the bars of the stack.
    private func showProgress() {
        guard let stack = navigationController?.view else { return }
        let (box, spinner, label) = (UIView(), UIActivityIndicatorView(style: .large), UILabel(text: "Loading"))
        box.backgroundColor = .secondarySystemBackground
        box.layer.cornerRadius = 14
        spinner.startAnimating()
        for part in [box, spinner, label] { part.translatesAutoresizingMaskIntoConstraints = false }
        stack.addSubview(box)
        box.addSubview(spinner)
        box.addSubview(label)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: stack.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: stack.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 140), box.heightAnchor.constraint(equalToConstant: 120),
            spinner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            spinner.topAnchor.constraint(equalTo: box.topAnchor, constant: 24),
            label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            label.topAnchor.constraint(equalTo: spinner.bottomAnchor, constant: 12),
        ])
    }

    /// In front of the window, at its lower edge.
    private func showBanner() {
        guard let window = view.window else { return }
        let banner = UILabel(text: "You are offline")
        banner.backgroundColor = .systemYellow
        banner.textAlignment = .center
        banner.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
            banner.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
            banner.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -40),
            banner.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    /// In front of the bars of the stack, as wide as its text.
    private func showToast() {
        guard let stack = navigationController?.view else { return }
        let label = UILabel(text: "ALL SAVED")
        label.font = .systemFont(ofSize: 30, weight: .bold)
        let toast = UIStackView(arrangedSubviews: [label])
        toast.backgroundColor = .systemMint
        toast.isLayoutMarginsRelativeArrangement = true
        toast.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        toast.translatesAutoresizingMaskIntoConstraints = false
        stack.addSubview(toast)
        NSLayoutConstraint.activate([
            toast.centerXAnchor.constraint(equalTo: stack.centerXAnchor),
            toast.topAnchor.constraint(equalTo: stack.safeAreaLayoutGuide.topAnchor, constant: 80),
            toast.widthAnchor.constraint(lessThanOrEqualTo: stack.widthAnchor, constant: -40),
        ])
    }

    /// Over all of the window.
    private func showQuestion() {
        guard let window = view.window else { return }
        let shade = UIView(frame: window.bounds)
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        let box = UIStackView(arrangedSubviews: [UILabel(text: "Go on?")])
        box.axis = .vertical
        box.spacing = 12
        box.isLayoutMarginsRelativeArrangement = true
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 24, bottom: 20, trailing: 24)
        box.backgroundColor = .systemBackground
        box.layer.cornerRadius = 16
        box.translatesAutoresizingMaskIntoConstraints = false
        let close = UIAction(title: "Go On") { _ in shade.removeFromSuperview() }
        box.addArrangedSubview(UIButton(configuration: .filled(), primaryAction: close))
        shade.addSubview(box)
        window.addSubview(shade)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: shade.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: shade.centerYAnchor),
        ])
    }
}
