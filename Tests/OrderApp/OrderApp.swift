import Foundation
import UIKit

/// An app in which orders are written on a sheet with a second page, for tests of what becomes of half a form.
@main
final class OrderApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = OrderSceneDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        // As another version of the app does that has no such form.
        if ProcessInfo.processInfo.environment["ORDER_FORM"] == "none" { return nil }
        return switch identifierComponents.last {
        case "order": OrderViewController()
        case "address": AddressViewController()
        default: nil
        }
    }
}

/// Shows the list of orders.
final class OrderSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: OrdersViewController())
        navigation.restorationIdentifier = "navigation"
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }
}

extension UIViewController {
    /// A button that tests find by its title.
    fileprivate func button(_ title: String, action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
        button.accessibilityIdentifier = title.lowercased()
        return button
    }

    /// Shows views one above the other.
    fileprivate func show(_ views: [UIView]) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        view.addSubview(stack)
    }

    fileprivate func field(_ name: String) -> UITextField {
        // A class that the next process knows by another number.
        let field = FormField()
        field.placeholder = name
        field.accessibilityIdentifier = name.lowercased()
        return field
    }
}

/// A field of a form.
private final class FormField: UITextField {}

/// How many orders were sent, the last of them, and what was counted.
final class OrdersViewController: UIViewController {
    private let label = UILabel()
    private let last = UILabel()
    private var count = 0
    private var orders: [String] = []

    required init?(coder: NSCoder) { nil }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Orders"
        restorationIdentifier = "orders"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.accessibilityIdentifier = "count"
        last.accessibilityIdentifier = "orders"
        show([
            label, last, field("Search"),
            button("Add") { [weak self] in
                self?.count += 1
                self?.update()
            },
            button("New") { [weak self] in self?.writeOrder() },
        ])
        update()
    }

    private func writeOrder() {
        let navigation = UINavigationController(rootViewController: OrderViewController())
        navigation.restorationIdentifier = "sheet"
        present(navigation, animated: true)
    }

    /// Takes an order.
    func take(_ order: String) {
        orders.append(order)
        update()
    }

    private func update() {
        label.text = "\(count)"
        last.text = "\(orders.count) \(orders.last ?? "")"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
        coder.encode(orders as NSArray, forKey: "orders")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: "count")
        orders = coder.decodeObject(forKey: "orders") as? [String] ?? []
        update()
    }
}

/// The form of an order.
final class OrderViewController: UIViewController {
    private let label = UILabel()
    private var pieces = 0

    required init?(coder: NSCoder) { nil }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Order"
        restorationIdentifier = "order"
    }

    private lazy var name = field("Name")
    private let note = UITextView()
    private let gift = UISwitch()
    private let size = UISegmentedControl(items: ["S", "M", "L"])

    override func viewDidLoad() {
        super.viewDidLoad()
        label.accessibilityIdentifier = "pieces"
        note.accessibilityIdentifier = "note"
        gift.accessibilityIdentifier = "gift"
        size.accessibilityIdentifier = "size"
        // As in another version of the app whose form has no note.
        let hasNote = ProcessInfo.processInfo.environment["ORDER_NOTE"] != "none"
        show(
            (hasNote ? [name, note] : [name]) + [
                gift, size, label,
                button("More") { [weak self] in
                    self?.pieces += 1
                    self?.update()
                },
                button("Address") { [weak self] in
                    self?.navigationController?.pushViewController(AddressViewController(), animated: true)
                },
                button("Send") { [weak self] in self?.send() },
                button("Cancel") { [weak self] in self?.dismiss(animated: true) },
            ])
        update()
    }

    private func update() {
        label.text = "\(pieces)"
    }

    private func send() {
        let orders = navigationController?.presentingViewController as? UINavigationController
        (orders?.viewControllers.first as? OrdersViewController)?.take("\(name.text ?? "") \(pieces)")
        dismiss(animated: true)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pieces, forKey: "pieces")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        pieces = coder.decodeInteger(forKey: "pieces")
        update()
    }
}

/// The second page of the form.
final class AddressViewController: UIViewController {
    required init?(coder: NSCoder) { nil }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Address"
        restorationIdentifier = "address"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show([
            field("Street"),
            button("Back") { [weak self] in self?.navigationController?.popViewController(animated: true) },
        ])
    }
}
