import Foundation
import UIKit

/// An app whose views move, are dragged and have menus that stay, for tests in a browser.
@main
final class MotionApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = MotionSceneDelegate.self
        return configuration
    }
}

/// Shows the app's only screen.
final class MotionSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: MotionViewController())
        window?.makeKeyAndVisible()
    }
}

/// A box that moves in steps, a chip that is dragged, a word that is held, and menus.
@IBClass
final class MotionViewController: UIViewController {
    private let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    private let chip = UILabel(frame: CGRect(x: 100, y: 20, width: 80, height: 30))
    private let word = UILabel(frame: CGRect(x: 220, y: 20, width: 60, height: 24))
    private let outcome = UILabel()
    private var isBold = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Motion"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "star"), primaryAction: UIAction(title: "Star") { _ in })
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Star"
        navigationItem.rightBarButtonItem?.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Style", image: nil, menu: style())
        let stack = UIStackView(arrangedSubviews: [
            makeField(), outcome,
            button("Chain") { $0.chain() }, button("Follow") { $0.follow() }, button("Pulse") { $0.pulse() },
            button("Jump") { $0.jump() }, button("Remind") { $0.remind() }, menuButton(),
        ])
        stack.axis = .vertical
        stack.spacing = 8
        view.addSubview(stack)
        outcome.text = "Nothing"
    }

    private func makeField() -> UIView {
        let field = UIView()
        field.heightAnchor.constraint(equalToConstant: 80).isActive = true
        box.backgroundColor = .systemBlue
        box.accessibilityIdentifier = "box"
        chip.text = "Chip"
        chip.isUserInteractionEnabled = true
        chip.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #action(dragged(_:))))
        word.text = "Word"
        word.isUserInteractionEnabled = true
        word.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #action(held(_:))))
        for view in [box, chip, word] { field.addSubview(view) }
        return field
    }

    private func button(_ title: String, _ work: @escaping @MainActor (MotionViewController) -> Void) -> UIButton {
        UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { work(self) }
            })
    }

    // MARK: Motion

    // It takes long, so that tests can look at each part of it.

    /// First to the right, then away.
    private func chain() {
        UIView.animate(withDuration: 4) { self.box.frame.origin.x = 60 }
        UIView.animate(withDuration: 4, delay: 6) { self.box.alpha = 0.4 }
        UIView.animate(withDuration: 4, delay: 12) { self.box.frame.origin.x = 20 }
    }

    private func follow() {
        UIView.animate(withDuration: 4, animations: { self.box.alpha = 0.2 }) { _ in
            UIView.animate(withDuration: 4) { self.box.alpha = 0.8 }
        }
    }

    private func pulse() {
        UIView.animateKeyframes(withDuration: 10, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.box.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.alpha = 1 }
        }
    }

    private func jump() {
        UIView.animateKeyframes(withDuration: 10, delay: 0, options: .calculationModeDiscrete) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.frame.origin.x = 60 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.frame.origin.x = 110 }
        }
    }

    /// A message that goes by itself.
    private func remind() {
        let message = UILabel()
        message.text = "Remember"
        message.backgroundColor = .systemYellow
        message.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(message)
        NSLayoutConstraint.activate([
            message.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            message.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
        ])
        UIView.animate(withDuration: 0.25, delay: 2, animations: { message.alpha = 0 }) { _ in
            message.removeFromSuperview()
        }
    }

    // MARK: Gestures

    @Action func dragged(_ sender: UIPanGestureRecognizer) {
        let way = sender.translation(in: chip.superview)
        chip.center.x += way.x
        chip.center.y += way.y
        sender.setTranslation(.zero, in: chip.superview)
        guard sender.state == .ended else { return }
        let (x, y) = (Int(chip.frame.minX.rounded()), Int(chip.frame.minY.rounded()))
        outcome.text = "Dragged to \(x), \(y)"
    }

    @Action func held(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { outcome.text = "Held" }
    }

    // MARK: Menus

    private func menuButton() -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Format"
        button.showsMenuAsPrimaryAction = true
        button.menu = style()
        return button
    }

    private func style() -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Bold", attributes: .keepsMenuPresented) { [weak self] action in
                guard let self else { return }
                isBold.toggle()
                action.state = isBold ? .on : .off
                outcome.text = isBold ? "Bold" : "Regular"
            },
            UIAction(title: "Close") { [weak self] _ in self?.outcome.text = "Closed" },
        ])
    }
}
