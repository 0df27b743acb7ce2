import UIKit

/// Views that take part in the edit menu, the pasteboard they share, and undo.
@IBClass
final class EditMenuExamples: CatalogExamplesViewController {
    private let first = EditableNote("Buy oranges")
    private let second = EditableNote("Call the baker")
    private let undoButton = UIButton(configuration: .gray())
    private let redoButton = UIButton(configuration: .gray())

    override func viewDidLoad() {
        super.viewDidLoad()
        let hint = UILabel()
        hint.text = "Press a note to cut, copy, paste or delete."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        addExample("Notes", first, second, hint)
        first.accessibilityIdentifier = "first"
        second.accessibilityIdentifier = "second"

        undoButton.addAction(UIAction { [weak self] _ in self?.undoManager?.undo() }, for: .touchUpInside)
        redoButton.addAction(UIAction { [weak self] _ in self?.undoManager?.redo() }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [undoButton, redoButton])
        row.spacing = 12
        row.distribution = .fillEqually
        addExample("Undo", row)
        for note in [first, second] {
            note.textDidChange = { [weak self] in self?.setNeedsUpdateProperties() }
        }
    }

    /// Has the buttons say what they would undo and redo.
    override func updateProperties() {
        super.updateProperties()
        undoButton.configuration?.title = undoManager?.undoMenuItemTitle ?? "Undo"
        undoButton.isEnabled = undoManager?.canUndo ?? false
        redoButton.configuration?.title = undoManager?.redoMenuItemTitle ?? "Redo"
        redoButton.isEnabled = undoManager?.canRedo ?? false
    }
}

/// A text that is edited as a whole, by the standard edit actions.
@IBClass
private final class EditableNote: UILabel, UIEditMenuInteractionDelegate {
    var textDidChange: (@MainActor () -> Void)?
    private lazy var editMenu = UIEditMenuInteraction(delegate: self)

    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        numberOfLines = 0
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        heightAnchor.constraint(equalToConstant: 52).isActive = true
        textAlignment = .center
        isUserInteractionEnabled = true
        accessibilityTraits = .button
        addInteraction(editMenu)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #action(pressed(_:))))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @Action func pressed(_ sender: UITapGestureRecognizer) {
        becomeFirstResponder()
        editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }

    // MARK: Editing

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #action(cut(_:)), #action(copy(_:)), #action(delete(_:)): text?.isEmpty == false
        case #action(paste(_:)): UIPasteboard.general.hasStrings
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    override func cut(_ sender: Any?) {
        UIPasteboard.general.string = text
        setText("", named: "Cut")
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = text
    }

    override func paste(_ sender: Any?) {
        setText(UIPasteboard.general.string ?? "", named: "Paste")
    }

    override func delete(_ sender: Any?) {
        setText("", named: "Delete")
    }

    /// Changes the text; the change can be undone, and what was undone can be done again.
    private func setText(_ text: String, named name: String) {
        let previous = self.text ?? ""
        undoManager?.registerUndo(withTarget: self) { note in note.setText(previous, named: name) }
        undoManager?.setActionName(name)
        self.text = text
        textDidChange?()
    }
}
