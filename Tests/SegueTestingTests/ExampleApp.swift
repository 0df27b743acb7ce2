import UIKit

/// The app that the tests and the example of the documentation drive.
final class ExampleAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ExampleSceneDelegate.self
        return configuration
    }
}

final class ExampleSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: GuestsViewController())
        navigation.restorationIdentifier = "navigation"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        for activity in options.userActivities { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        let navigation = window?.rootViewController as? UINavigationController
        switch userActivity.webpageURL?.path {
        case "/": navigation?.popToRootViewController(animated: false)
        case "/form": navigation?.pushViewController(FormViewController(), animated: false)
        case "/invitation": navigation?.pushViewController(InvitationViewController(), animated: false)
        default: break
        }
    }
}

/// A list of people.
final class GuestsViewController: UITableViewController, UISearchResultsUpdating {
    private var guests = (1...300).map { "Guest \($0)" }
    private var query = ""

    init() {
        super.init(style: .plain)
        restorationIdentifier = "guests"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Guests"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Form", primaryAction: UIAction { [weak self] _ in self?.showForm() })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort",
            menu: UIMenu(children: [
                UIAction(title: "Backwards") { [weak self] _ in self?.reverse() }, UIAction(title: "Randomly") { _ in },
            ]))
    }

    private var shownGuests: [String] { query.isEmpty ? guests : guests.filter { $0.contains(query) } }

    private func showForm() {
        navigationController?.pushViewController(FormViewController(), animated: true)
    }

    private func reverse() {
        guests.reverse()
        tableView.reloadData()
    }

    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shownGuests.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shownGuests[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
            self?.guests.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let guest = shownGuests[indexPath.row]
        return UIContextMenuConfiguration(identifier: guest as NSString, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Greet \(guest)") { [weak self] _ in self?.title = "Hello, \(guest)" }])
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "Chosen: \(shownGuests[indexPath.row])"
    }
}

/// A button that is enabled once a code was typed.
final class InvitationViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let activity = NSUserActivity(activityType: "invitation")
        activity.webpageURL = URL(string: "http://example.org/invitation")
        userActivity = activity
        let code = UITextField()
        code.placeholder = "Code"
        let join = UIButton(primaryAction: UIAction(title: "Join") { [weak self] _ in self?.title = "Joined" })
        join.isEnabled = false
        code.addAction(
            UIAction { [weak join, weak code] _ in join?.isEnabled = code?.hasText == true }, for: .editingChanged)
        for child in [code, join] { view.addSubview(child) }
    }
}

/// One field of every kind, and what was chosen in them.
@IBClass
final class FormViewController: UIViewController, UIViewControllerRestoration {
    private let nameField = UITextField()
    private let vegetarian = UISwitch()
    private let size = UISlider()
    private let seats = UIStepper()
    private let meal = UISegmentedControl(items: ["Lunch", "Dinner"])
    private let day = UIDatePicker()
    private let picker = UIPickerView()
    private let summary = UILabel()
    private let colors = ["Red", "Green", "Blue"]

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { FormViewController() }

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "form"
        restorationClass = FormViewController.self
        title = "Form"
        let activity = NSUserActivity(activityType: "form")
        activity.webpageURL = URL(string: "http://example.org/form")
        userActivity = activity
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        vegetarian.accessibilityLabel = "Vegetarian"
        size.accessibilityLabel = "Size"
        size.maximumValue = 10
        seats.accessibilityLabel = "Seats"
        day.datePickerMode = .date
        day.timeZone = .gmt
        day.accessibilityLabel = "Day"
        picker.dataSource = self
        picker.delegate = self
        picker.accessibilityLabel = "Color"
        summary.accessibilityIdentifier = "summary"
        let save = UIButton(primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
        let later = UIButton(primaryAction: UIAction(title: "Save Later") { [weak self] _ in self?.saveLater() })
        let locked = UIButton(primaryAction: UIAction(title: "Locked") { _ in })
        locked.isEnabled = false
        let fault = UIButton(primaryAction: UIAction(title: "Break") { [weak self] _ in self?.presentTwice() })
        let help = UIButton(
            primaryAction: UIAction(title: "Help") { _ in
                guard let url = URL(string: "https://help.example.org/form") else { return }
                UIApplication.shared.open(url) { [weak self] isOffered in self?.summary.text = "\(isOffered)" }
            })
        let stack = UIStackView(arrangedSubviews: [
            help, nameField, vegetarian, size, seats, meal, day, picker, save, later, locked, fault, makeCard(),
            summary,
        ])
        stack.axis = .vertical
        view.addSubview(stack)
    }

    private func makeCard() -> UIView {
        let card = UILabel()
        card.text = "Card"
        card.isUserInteractionEnabled = true
        card.frame.size = CGSize(width: 300, height: 44)
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        let left = UISwipeGestureRecognizer()
        left.direction = .left
        let recognizers: [(String, UIGestureRecognizer)] = [
            ("tap", UITapGestureRecognizer()), ("double tap", doubleTap), ("hold", UILongPressGestureRecognizer()),
            ("left", left), ("pan", UIPanGestureRecognizer()),
        ]
        for (name, recognizer) in recognizers {
            recognizer.name = name
            recognizer.addTarget(self, action: #action(recognized(_:)))
            card.addGestureRecognizer(recognizer)
        }
        recognizers[0].1.require(toFail: doubleTap)
        recognizers[4].1.require(toFail: left)
        return card
    }

    @Action func recognized(_ sender: UIGestureRecognizer) {
        summary.text = "\(sender.name ?? "") \(sender.state)"
    }

    private func save() {
        guard nameField.hasText else {
            let alert = UIAlertController(title: "No Name", message: "Who comes?", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Their name" }
            alert.addAction(
                UIAlertAction(title: "Use", style: .default) { [weak self, weak alert] _ in
                    self?.nameField.text = alert?.textFields?.first?.text
                })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: true)
            return
        }
        let parts: [Any] = [
            nameField.text ?? "", vegetarian.isOn, size.value, seats.value, meal.selectedSegmentIndex,
            day.date.ISO8601Format().prefix(10), colors[max(picker.selectedRow(inComponent: 0), 0)],
        ]
        summary.text = parts.map { "\($0)" }.joined(separator: ", ")
    }

    private func saveLater() {
        Task { @MainActor in
            await Task.yield()
            summary.text = "Saved later"
        }
    }

    private func presentTwice() {
        guard let navigationController else { return }
        navigationController.pushViewController(self, animated: true)
    }

}

extension FormViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        colors[row]
    }
}
