import UIKit

/// The viewer's own session from the inside: controllers, views and the latest events.
final class InspectorViewController: UITableViewController {
    private struct Section {
        let title: String
        let rows: [Row]
    }

    private struct Row {
        let text: String
        let detail: String
        var indentation = 0
    }

    private let log: EventLog
    private var sections: [Section] = []

    /// What the store said last of this session.
    private var storage = "Asking"

    init(log: EventLog) {
        self.log = log
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.reload() })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        reload()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        cell.indentationLevel = row.indentation
        cell.selectionStyle = .none
        return cell
    }

    private func reload() {
        showSections()
        Task {
            let told = await storageText()
            guard told != storage else { return }
            storage = told
            showSections()
        }
    }

    private func storageText() async -> String {
        do {
            guard let kept = try await view.window?.windowScene?.session.userSessionStorage() else {
                return "In memory only"
            }
            let scenes = kept.sceneCount == 1 ? "1 scene" : "\(kept.sceneCount) scenes"
            return "\(scenes), \(kept.byteCount.formatted()) bytes"
        } catch {
            return "Not known: \(error.localizedDescription)"
        }
    }

    private func showSections() {
        guard let window = tabBarController?.view.window, let root = window.rootViewController else { return }
        sections = [
            Section(title: "Session", rows: sessionRows(window)),
            Section(title: "View Controllers", rows: controllerRows(root, depth: 0)),
            Section(title: "Views", rows: viewRows(window)),
            Section(title: "Latest Events", rows: eventRows()),
        ]
        tableView.reloadData()
    }

    private func sessionRows(_ window: UIWindow) -> [Row] {
        guard let scene = window.windowScene else { return [] }
        let bounds = scene.screen.bounds
        return [
            Row(text: "Scene", detail: scene.session.persistentIdentifier),
            Row(text: "Window", detail: "\(Int(bounds.width)) × \(Int(bounds.height)) points"),
            Row(
                text: "Width",
                detail: scene.traitCollection.horizontalSizeClass == .compact ? "Compact" : "Regular"),
            Row(text: "In the Store", detail: storage),
            Row(text: "Scenes in the Process", detail: "\(UIApplication.shared.connectedScenes.count)"),
        ]
    }

    private func controllerRows(_ controller: UIViewController, depth: Int) -> [Row] {
        let state = controller.isViewLoaded ? (controller.view.window == nil ? "Loaded" : "Shown") : "Not loaded"
        var rows = [Row(text: "\(type(of: controller))", detail: state, indentation: depth)]
        for child in controller.children { rows += controllerRows(child, depth: depth + 1) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            rows += controllerRows(presented, depth: depth + 1)
        }
        return rows
    }

    private func viewRows(_ window: UIWindow) -> [Row] {
        var counts: [String: Int] = [:]
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            counts["\(type(of: view))", default: 0] += 1
            pending += view.subviews
        }
        let total = counts.values.reduce(0, +)
        let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
        return [Row(text: "All", detail: "\(total)")] + ranked.map { Row(text: $0.key, detail: "\($0.value)") }
    }

    private func eventRows() -> [Row] {
        if log.entries.isEmpty { return [Row(text: "No events yet", detail: "")] }
        return log.entries.map { entry in
            Row(text: entry.view, detail: "\(entry.name)  \(entry.time.formatted(date: .omitted, time: .standard))")
        }
    }
}
