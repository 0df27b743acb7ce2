import UIKit

/// Shows a note and edits it: pushed for a note that exists, in a sheet for a new one.
final class NoteViewController: UIViewController, UITextFieldDelegate, UIAdaptivePresentationControllerDelegate,
    UIViewControllerRestoration
{
    private let store: NoteStore
    private var note: Note
    private let titleField = UITextField()
    private let textView = UITextView()
    private let pinSwitch = UISwitch()
    private let flawLabel = UILabel()

    init(note: Note, store: NoteStore) {
        self.note = note
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = isNew ? "New Note" : "Note"
        restorationIdentifier = "note"
        restorationClass = NoteViewController.self
    }

    required init?(coder: NSCoder) {
        nil
    }

    private enum StateKey {
        static let note = "note"
        static let owner = "owner"
        static let flaw = "flaw"
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let owner = coder.decodeObject(forKey: StateKey.owner) as? String else { return nil }
        guard coder.containsValue(forKey: StateKey.note) else {
            return NoteViewController(note: Note(owner: owner), store: .shared)
        }
        let id = coder.decodeInt64(forKey: StateKey.note)
        guard let note = try? NoteStore.shared.note(withIdentifier: id, of: owner) else { return nil }
        return NoteViewController(note: note, store: .shared)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note.owner, forKey: StateKey.owner)
        if let id = note.id { coder.encode(id, forKey: StateKey.note) }
        if !flawLabel.isHidden { coder.encode(flawLabel.text, forKey: StateKey.flaw) }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard isViewLoaded, let flaw = coder.decodeObject(forKey: StateKey.flaw) as? String else { return }
        flawLabel.text = flaw
        flawLabel.isHidden = false
    }

    private var isNew: Bool { note.id == nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "save"
        if isNew {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        }
        configureFields()
        layOutFields()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.presentationController?.delegate = self
        if isNew { titleField.becomeFirstResponder() }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        save()
        return false
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        edited == note
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        cancel()
    }

    /// The note with what stands in the fields.
    private var edited: Note {
        var edited = note
        edited.title = titleField.text ?? ""
        edited.text = textView.text
        edited.isPinned = pinSwitch.isOn
        return edited
    }

    private func save() {
        let edited = edited
        if let flaw = edited.flaw {
            flawLabel.text = flaw.message
            flawLabel.isHidden = false
            return
        }
        flawLabel.isHidden = true
        let wasNew = isNew
        attempt {
            note = try store.save(edited)
            if wasNew {
                dismiss(animated: true)
            } else {
                navigationController?.popViewController(animated: true)
            }
        }
    }

    private func cancel() {
        guard edited != note else {
            dismiss(animated: true)
            return
        }
        let question = UIAlertController(
            title: "Discard this note?", message: "What you typed will be lost.", preferredStyle: .alert)
        question.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
        question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        present(question, animated: true)
    }

    private func askToDelete() {
        let question = UIAlertController(
            title: "Delete “\(note.title)”?", message: "This cannot be undone.", preferredStyle: .alert)
        question.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                guard let self else { return }
                attempt {
                    try store.delete(note)
                    navigationController?.popViewController(animated: true)
                }
            })
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(question, animated: true)
    }

    private func configureFields() {
        titleField.text = note.title
        titleField.placeholder = "Title"
        titleField.borderStyle = .roundedRect
        titleField.font = .preferredFont(forTextStyle: .headline)
        titleField.clearButtonMode = .whileEditing
        titleField.delegate = self
        titleField.accessibilityIdentifier = "title"
        textView.text = note.text
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .secondarySystemGroupedBackground
        textView.layer.cornerRadius = 8
        textView.accessibilityLabel = "Text"
        textView.accessibilityIdentifier = "text"
        textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
        pinSwitch.isOn = note.isPinned
        pinSwitch.accessibilityLabel = "Pinned"
        flawLabel.textColor = .systemRed
        flawLabel.font = .preferredFont(forTextStyle: .footnote)
        flawLabel.numberOfLines = 0
        flawLabel.isHidden = true
        flawLabel.accessibilityIdentifier = "flaw"
    }

    private func layOutFields() {
        let pinLabel = UILabel()
        pinLabel.text = "Pinned"
        let pinRow = UIStackView(arrangedSubviews: [pinLabel, pinSwitch])
        pinRow.alignment = .center
        pinRow.distribution = .equalSpacing

        let stack = UIStackView(arrangedSubviews: [flawLabel, titleField, textView, pinRow])
        stack.axis = .vertical
        stack.spacing = 16
        if !isNew { stack.addArrangedSubview(makeDeleteButton()) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func makeDeleteButton() -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Delete Note"
        configuration.image = UIImage(systemName: "trash")
        configuration.imagePadding = 8
        configuration.baseForegroundColor = .systemRed
        configuration.baseBackgroundColor = .systemRed
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.askToDelete() })
    }
}
