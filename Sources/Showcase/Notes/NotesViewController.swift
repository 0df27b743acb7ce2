import UIKit

/// A person's notes: open, delete, pin, and write new ones.
final class NotesViewController: UITableViewController {
    private let store: NoteStore
    private let owner: String
    private var notes: [Note] = []
    private var isDeleting = false
    private var observation: (any NSObjectProtocol)?

    init(store: NoteStore, owner: String) {
        self.store = store
        self.owner = owner
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    isolated deinit {
        if let observation { NotificationCenter.default.removeObserver(observation) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        observeChanges()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.writeNote() })
        navigationItem.rightBarButtonItem?.accessibilityLabel = "New Note"
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "newNote"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        let note = notes[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = note.title
        let day = note.modified.formatted(date: .abbreviated, time: .shortened)
        let firstLine = note.text.split(separator: "\n").first.map(String.init) ?? "No further text"
        content.secondaryText = "\(day)  \(firstLine.prefix(80))"
        content.secondaryTextProperties.numberOfLines = 1
        if note.isPinned { content.image = UIImage(systemName: "pin.fill") }
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let editor = NoteViewController(note: notes[indexPath.row], store: store)
        navigationController?.pushViewController(editor, animated: true)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        attempt {
            isDeleting = true
            defer { isDeleting = false }
            try store.delete(notes[indexPath.row])
            notes.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            showEmptyStateIfNeeded()
        }
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let isPinned = notes[indexPath.row].isPinned
        let pin = UIContextualAction(style: .normal, title: isPinned ? "Unpin" : "Pin") { [weak self] _, _, completed in
            self?.togglePin(at: indexPath)
            completed(true)
        }
        pin.image = UIImage(systemName: isPinned ? "pin.slash" : "pin")
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
    }

    private func togglePin(at indexPath: IndexPath) {
        attempt {
            var note = notes[indexPath.row]
            note.isPinned.toggle()
            try store.save(note)
        }
        reload()
    }

    private func writeNote() {
        let navigation = UINavigationController(
            rootViewController: NoteViewController(note: Note(owner: owner), store: store))
        navigation.restorationIdentifier = "new note"
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    /// Shows what is written in this or another tab of the person.
    private func observeChanges() {
        let name = NoteStore.didChangeNotification
        observation = NotificationCenter.default.addObserver(forName: name, object: store, queue: nil) {
            [weak self] notification in
            let owner = notification.userInfo?[NoteStore.ownerKey] as? String
            MainActor.assumeIsolated { self?.noteChange(of: owner) }
        }
    }

    private func noteChange(of owner: String?) {
        // What is being removed with an animation is not to be removed twice.
        if owner == self.owner, !isDeleting { reload() }
    }

    private func reload() {
        attempt { notes = try store.notes(of: owner) }
        tableView.reloadData()
        showEmptyStateIfNeeded()
    }

    private func showEmptyStateIfNeeded() {
        contentUnavailableConfiguration = notes.isEmpty ? makeEmptyState() : nil
        editButtonItem.isEnabled = !notes.isEmpty
        if notes.isEmpty, isEditing { setEditing(false, animated: false) }
    }

    private func makeEmptyState() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "note.text")
        configuration.text = "No Notes"
        configuration.secondaryText = "What you write is kept for this browser only."
        configuration.button = .borderedProminent()
        configuration.button.title = "Write a Note"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.writeNote() }
        return configuration
    }
}
