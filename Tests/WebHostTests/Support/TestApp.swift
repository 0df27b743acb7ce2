import Foundation
import UIKitCore

@testable import WebHost

/// The app that the tests talk to.
@MainActor
enum TestApp {
    /// Launches the app once for all tests of the process.
    static let isLaunched: Bool = {
        let delegate = TestAppDelegate()
        return UIApplication.shared.launch(delegate: delegate)
    }()
}

final class TestAppDelegate: UIResponder, UIApplicationDelegate {
    /// The identifiers of the sessions that were discarded.
    static var discarded: Set<String> = []

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TestSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        Self.discarded.formUnion(sceneSessions.map(\.persistentIdentifier))
    }
}

final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The types of the shortcuts that scenes were opened for.
    static var shortcuts: [String] = []

    /// What scenes save as they enter the background, by the names of their sessions.
    static var drafts: [String: String] = [:]

    /// What is done as scenes enter the background, by the names of their sessions.
    static var departures: [String: @MainActor () -> Void] = [:]

    /// What was saved so and came back.
    static var restoredDrafts: Set<String> = []

    var window: UIWindow?

    func sceneDidEnterBackground(_ scene: UIScene) {
        Self.departures.removeValue(forKey: scene.session.persistentIdentifier)?()
        if let draft = Self.drafts[scene.session.persistentIdentifier] { scene.session.userInfo = ["draft": draft] }
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        if let draft = session.userInfo?["draft"] as? String { Self.restoredDrafts.insert(draft) }
        if let item = options.shortcutItem { Self.shortcuts.append(item.type) }
        let first = TestController()
        first.restorationIdentifier = "first"
        let navigation = UINavigationController(rootViewController: first)
        navigation.restorationIdentifier = "navigation"
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        if let activity = options.userActivities.first { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let navigation = window?.rootViewController as? UINavigationController, let url = userActivity.webpageURL
        else { return }
        switch url.path {
        case "/" where url.query == "start=item":
            guard let item = URL(string: "http://example.org/items/1") else { return }
            navigation.pushViewController(ItemController(url: item), animated: false)
        case "/": navigation.popToRootViewController(animated: false)
        case "/files": navigation.pushViewController(FilesController(), animated: false)
        case "/chat": navigation.pushViewController(ChatController(), animated: false)
        case "/people": navigation.pushViewController(PeopleController(), animated: false)
        case "/ledger":
            guard let renewal = url.query.flatMap({ LedgerController.Renewal(rawValue: $0) }) else { return }
            navigation.pushViewController(LedgerController(renewal), animated: false)
        case "/form": navigation.pushViewController(FormController(), animated: false)
        case "/rows": navigation.pushViewController(RowsController(), animated: false)
        case "/folder": navigation.pushViewController(FolderController(), animated: false)
        case "/newest": navigation.pushViewController(NewestRowController(), animated: false)
        case "/fault": SceneFault.raise(.invalidArgument, "The test app refuses <this>.")
        case let path where path.hasPrefix("/items/"):
            navigation.popToRootViewController(animated: false)
            navigation.pushViewController(ItemController(url: url), animated: false)
        default: break
        }
    }
}

/// A screen with an address of its own.
final class ItemController: UIViewController, UIViewControllerRestoration {
    /// The item whose screen the app does not make again.
    static let unrestorable = "13"

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "url") as URL?,
            url.lastPathComponent != unrestorable
        else { return nil }
        return ItemController(url: url)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(userActivity?.webpageURL, forKey: "url")
    }

    convenience init(url: URL) {
        self.init()
        restorationIdentifier = "item"
        restorationClass = ItemController.self
        title = "Item \(url.lastPathComponent)"
        interactionActivityTrackingBaseName = "show item"
        let activity = NSUserActivity(activityType: "test.item")
        activity.webpageURL = url
        userActivity = activity
    }
}

/// A screen that takes files and offers one.
final class FilesController: UIViewController, UIViewControllerRestoration {
    let field = FileField()
    private let label = UILabel()
    private var urls: [URL] = []

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { FilesController() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Files"
        restorationIdentifier = "files"
        restorationClass = FilesController.self
        let activity = NSUserActivity(activityType: "test.files")
        activity.webpageURL = URL(string: "http://example.org/files")
        userActivity = activity
        field.accessibilityIdentifier = "upload"
        field.acceptedTypes = ["text/plain", ".md"]
        field.addAction(UIAction { [weak self] _ in self?.take() }, for: .primaryActionTriggered)
        let link = FileLink()
        link.accessibilityIdentifier = "download"
        link.file = OfferedFile(data: Data("Käse".utf8), name: "Käse \"1\".txt", contentType: "text/plain")
        link.fetchHandler = { [weak self] in self?.title = "Fetched" }
        let hidden = FileLink()
        hidden.accessibilityIdentifier = "hidden file"
        hidden.file = link.file
        hidden.isHidden = true
        label.accessibilityIdentifier = "content"
        for child in [field, link, hidden, label] { view.addSubview(child) }
    }

    private func take() {
        urls += field.files.map(\.url)
        read()
    }

    private func read() {
        let texts = urls.map { url in
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
            return "\(url.path): \(text)"
        }
        label.text = texts.joined(separator: "\n")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(urls, forKey: "urls")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        urls = coder.decodeObject(forKey: "urls") as? [URL] ?? []
        read()
    }
}

/// A screen with a bar of its own in place of a keyboard.
final class ChatController: UIViewController {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    private let field = UITextField()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        let activity = NSUserActivity(activityType: "test.chat")
        activity.webpageURL = URL(string: "http://example.org/chat")
        userActivity = activity
        field.accessibilityIdentifier = "message"
        field.addAction(UIAction { [weak self] _ in self?.title = self?.field.text }, for: .editingChanged)
        bar.addSubview(field)
    }
}

/// A table with an address of its own.
class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let activity = NSUserActivity(activityType: "test.rows")
        activity.webpageURL = URL(string: "http://example.org/rows")
        userActivity = activity
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "row\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "Selected \(indexPath.row)"
        if indexPath.row == 0 { tableView.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: true) }
    }
}

/// A table that shows its middle row to nobody.
final class FoldedRowsController: RowsController {
    override func viewDidLoad() {
        super.viewDidLoad()
        userActivity = nil
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 0 : 44
    }
}

/// A screen with that table in it.
final class FolderController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Folder"
        let activity = NSUserActivity(activityType: "test.folder")
        activity.webpageURL = URL(string: "http://example.org/folder")
        userActivity = activity
        let rows = FoldedRowsController()
        addChild(rows)
        view.addSubview(rows.view)
        rows.didMove(toParent: self)
    }
}

/// A table that shows its last row first, also when it comes back.
final class NewestRowController: RowsController, UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        NewestRowController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        userActivity?.webpageURL = URL(string: "http://example.org/newest")
        restorationIdentifier = "newest"
        restorationClass = NewestRowController.self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
    }
}

/// The first screen: one control for every way in which an event can be allowed or refused.
final class TestController: UIViewController {
    private let countLabel = UILabel()
    private let detached = UIButton(type: .system)
    private let fader = UIView()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Test & \"more\" <app>"
        countLabel.accessibilityIdentifier = "count"
        countLabel.text = "0"
        view.addSubview(countLabel)
        addButton("increment") { $0.increment() }
        addButton("disabled") { $0.increment() }.isEnabled = false
        addButton("hidden") { $0.increment() }.isHidden = true
        addButton("in hidden", to: fader) { $0.increment() }
        fader.alpha = 0
        view.addSubview(fader)
        addButton("removed") { $0.increment() }
        addButton("remove") { $0.removeButton() }
        addButton("fault") { $0.fault() }
        addButton("later") { controller in Task { controller.increment() } }
        addButton("fault later") { _ in Task { SceneFault.raise(.range, "Too late.") } }
        addButton("present") { $0.presentModally() }
        addButton("push") { $0.push() }
        addButton("sign in") { $0.sceneSession?.userAccountIdentifier = "anna" }
        addButton("renew") { $0.sceneSession?.renewUserSessionSecret() }
        addButton("sign out") { $0.sceneSession?.endUserSession() }
        addButton("sign out later") { controller in Task { controller.sceneSession?.endUserSession() } }
        addButton("sign out elsewhere") { $0.signOutElsewhere() }
        addButton("account") { $0.title = $0.sceneSession?.userAccountIdentifier ?? "nobody" }
        addButton("storage") { $0.showStorage() }
        addButton("announce") { _ in UIAccessibility.post(notification: .announcement, argument: "It is \"saved\".") }
        let slider = UISlider()
        slider.accessibilityIdentifier = "volume"
        slider.addAction(UIAction { [weak self] _ in self?.increment() }, for: .valueChanged)
        view.addSubview(slider)
        let locked = UISlider()
        locked.accessibilityIdentifier = "locked"
        locked.isEnabled = false
        view.addSubview(locked)
        let name = UITextField()
        name.accessibilityIdentifier = "name"
        name.addAction(UIAction { [weak self] _ in self?.pressReturn() }, for: .editingDidEndOnExit)
        view.addSubview(name)
        addFrozenField()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: "count")
        countLabel.text = "\(count)"
    }

    private func addFrozenField() {
        let container = UIView()
        container.isUserInteractionEnabled = false
        let field = UITextView()
        field.accessibilityIdentifier = "frozen"
        field.text = "as\nit is"
        container.addSubview(field)
        view.addSubview(container)
    }

    private func pressReturn() {
        count += 100
        countLabel.text = "\(count)"
    }

    private func increment() {
        count += 1
        countLabel.text = "\(count)"
    }

    private var sceneSession: UISceneSession? { view.window?.windowScene?.session }

    private func showStorage() {
        Task {
            do {
                let storage = try await sceneSession?.userSessionStorage()
                title = storage.map { "\($0.sceneCount) scenes, \($0.byteCount > 0)" } ?? "no store"
            } catch {
                title = error.localizedDescription
            }
        }
    }

    private func signOutElsewhere() {
        Task {
            do {
                try await sceneSession?.endOtherUserSessions()
                title = "Signed out elsewhere"
            } catch {
                title = error.localizedDescription
            }
        }
    }

    private func removeButton() {
        view.subviews.first { $0.accessibilityIdentifier == "removed" }?.removeFromSuperview()
    }

    private func fault() {
        increment()
        SceneFault.raise(.internalInconsistency, "Presenting <twice>.")
    }

    private func presentModally() {
        let controller = UIViewController()
        controller.title = "Presented"
        controller.modalPresentationStyle = .pageSheet
        present(controller, animated: true)
    }

    private func push() {
        guard let url = URL(string: "http://example.org/items/7") else { return }
        navigationController?.pushViewController(ItemController(url: url), animated: true)
    }

    @discardableResult
    private func addButton(
        _ identifier: String, to superview: UIView? = nil, action: @escaping @MainActor (TestController) -> Void
    ) -> UIButton {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: identifier) { [weak self] _ in
                guard let self else { return }
                action(self)
            })
        button.accessibilityIdentifier = identifier
        (superview ?? view).addSubview(button)
        return button
    }
}
