public import Foundation

/// A field for searching with a cancel button and a choice of scopes.
///
/// On the page it consists of its subviews: a text field, a button and a segmented control, which behave as everywhere.
///
/// UIKit: `UISearchBar`.
open class UISearchBar: UIView {
    /// Creates a bar with an empty field.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Creates a bar from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    /// The object that is asked and told of what a person does.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field.
    public final let searchTextField = UISearchTextField()

    // MARK: Text

    /// The text of the field; setting it does not call the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The text above the bar.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            promptLabel.text = prompt
            promptLabel.isHidden = prompt == nil
        }
    }

    // MARK: Buttons and scopes

    /// Whether the cancel button is shown.
    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set { cancelButton.isHidden = !newValue }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The titles of the scopes.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            rebuildScopes()
        }
    }

    /// The position of the selected scope.
    open var selectedScopeButtonIndex: Int {
        get { max(scopeControl.selectedSegmentIndex, 0) }
        set { scopeControl.selectedSegmentIndex = newValue }
    }

    /// Whether the scopes are shown.
    open var showsScopeBar: Bool {
        get { !scopeControl.isHidden }
        set { scopeControl.isHidden = !newValue }
    }

    // MARK: Appearance

    /// How much the bar stands out.
    open var searchBarStyle = UISearchBar.Style.default {
        didSet { if searchBarStyle != oldValue { setNeedsRendering() } }
    }

    /// The colour of the bar.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { setNeedsRendering() } }
    }

    /// How much a search bar stands out.
    ///
    /// UIKit: `UISearchBar.Style`.
    public enum Style: UInt, Sendable {
        /// As the place suggests.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    // MARK: Focus

    /// Whether the field can get the focus.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// Whether the field has the focus.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Moves the focus to the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Takes the focus from the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Parts

    private let promptLabel = UILabel()
    private let cancelButton = UIButton(type: .system)
    private let scopeControl = UISegmentedControl()
    private lazy var editing = SearchBarEditing(bar: self)

    private func assemble() {
        promptLabel.isHidden = true
        promptLabel.font = .preferredFont(forTextStyle: .footnote)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.isHidden = true
        scopeControl.isHidden = true
        searchTextField.delegate = editing
        let row = UIStackView(arrangedSubviews: [searchTextField, cancelButton])
        row.spacing = 8
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [promptLabel, row, scopeControl])
        column.axis = .vertical
        column.spacing = 8
        addSubview(column)
        connectEvents()
    }

    private func connectEvents() {
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(self, textDidChange: self.text ?? "")
            },
            for: .editingChanged
        )
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBarCancelButtonClicked(self)
            },
            for: .primaryActionTriggered
        )
        scopeControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
            },
            for: .valueChanged
        )
    }

    private func rebuildScopes() {
        let selected = selectedScopeButtonIndex
        scopeControl.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopeControl.insertSegment(withTitle: title, at: index, animated: false)
        }
        scopeControl.selectedSegmentIndex = selected
    }
}
