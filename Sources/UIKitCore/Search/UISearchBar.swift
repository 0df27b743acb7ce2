public import Foundation

/// A field for searching with a cancel button and a choice of scopes.
///
/// On the page it consists of its subviews: a text field, a button and a segmented control, which behave as everywhere.
///
/// UIKit: `UISearchBar`.
open class UISearchBar: UIView, UIBarPositioning {
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

    /// Shows or hides the scopes.
    ///
    /// - Parameters:
    ///   - show: Whether they are shown.
    ///   - animated: Whether the change is animated on iOS.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        showsScopeBar = show
    }

    /// Whether a button that leads to bookmarks is shown.
    open var showsBookmarkButton: Bool {
        get { bookmarkButton?.isHidden == false }
        set {
            guard newValue != showsBookmarkButton else { return }
            let button =
                bookmarkButton
                ?? makeButton(symbol: "book", label: FrameworkText.bookmarks.localized) {
                    $0.searchBarBookmarkButtonClicked($1)
                }
            button.isHidden = !newValue
            bookmarkButton = button
        }
    }

    /// Whether a button that leads to former results is shown.
    open var showsSearchResultsButton: Bool {
        get { resultsButton?.isHidden == false }
        set {
            guard newValue != showsSearchResultsButton else { return }
            let button =
                resultsButton
                ?? makeButton(symbol: "list.bullet", label: FrameworkText.results.localized) {
                    $0.searchBarResultsListButtonClicked($1)
                }
            button.isHidden = !newValue
            button.isSelected = isSearchResultsButtonSelected
            resultsButton = button
        }
    }

    /// Whether the button that leads to former results is drawn as selected.
    open var isSearchResultsButtonSelected = false {
        didSet { resultsButton?.isSelected = isSearchResultsButtonSelected }
    }

    /// Whether the bar can be used.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            let controls: [UIControl?] = [searchTextField, cancelButton, scopeControl, bookmarkButton, resultsButton]
            for control in controls { control?.isEnabled = newValue }
        }
    }

    // MARK: Typing

    /// Which letters become capitals by themselves.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// Whether spelling is checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// The keyboard that suits the text.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// What the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether the return key works only when there is text; kept for the app.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    // MARK: Appearance

    /// How much the bar stands out.
    open var searchBarStyle = UISearchBar.Style.default {
        didSet { if searchBarStyle != oldValue { setNeedsRendering() } }
    }

    /// The style of the bar, from before there were appearances; kept for the app.
    open var barStyle: UIBarStyle = .default

    /// Whether content behind the bar shines through; kept for the app.
    open var isTranslucent = true

    /// Where the bar stands: where the delegate says.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The colour of the bar.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { setNeedsRendering() } }
    }

    /// The image behind the bar.
    ///
    /// It is not drawn, but leaves the bar without a background of its own, as an empty one does on iOS.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage != oldValue { setNeedsRendering() } }
    }

    /// Sets an image within the field; kept for the app, as the page has its own.
    ///
    /// - Parameters:
    ///   - iconImage: The image.
    ///   - icon: Its place.
    ///   - state: The state of the control in which it is shown.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        iconImages[IconPlace(icon: icon, state: state.rawValue)] = iconImage
    }

    /// The image at a place within the field, if one was set.
    ///
    /// - Parameters:
    ///   - icon: The place.
    ///   - state: The state of the control.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        iconImages[IconPlace(icon: icon, state: state.rawValue)]
    }

    private struct IconPlace: Hashable {
        let icon: UISearchBar.Icon
        let state: UInt
    }

    private var iconImages: [IconPlace: UIImage] = [:]

    /// The places of images in a search bar.
    ///
    /// UIKit: `UISearchBar.Icon`.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The cross that takes the text away.
        case clear = 1
        /// The bookmarks.
        case bookmark = 2
        /// The list of former results.
        case resultsList = 3
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

    // MARK: Size

    /// The height of the field with the space around it, and of the prompt and scopes that are shown.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: usualHeight)
    }

    /// The height of the field with the space around it, and of the prompt and scopes that are shown.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: usualHeight)
    }

    private var usualHeight: CGFloat {
        let prompt: CGFloat = self.prompt == nil ? 0 : 19
        let scopes: CGFloat = showsScopeBar ? 44 : 0
        return traitCollection[SystemMeasuresTrait.self].searchBarHeight + prompt + scopes
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
    private let row = UIStackView()
    private var bookmarkButton: UIButton?
    private var resultsButton: UIButton?
    /// The search that the bar belongs to.
    final weak var searchController: UISearchController?
    private lazy var editing = SearchBarEditing(bar: self)

    private func assemble() {
        promptLabel.isHidden = true
        promptLabel.font = .preferredFont(forTextStyle: .footnote)
        cancelButton.setTitle(FrameworkText.cancel.localized, for: .normal)
        cancelButton.isHidden = true
        scopeControl.isHidden = true
        searchTextField.delegate = editing
        searchTextField.searchBar = self
        row.addArrangedSubview(searchTextField)
        row.addArrangedSubview(cancelButton)
        row.spacing = 8
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [promptLabel, row, scopeControl])
        column.axis = .vertical
        column.spacing = 8
        addSubview(column)
        connectEvents()
    }

    /// Adds a button behind the field.
    private func makeButton(
        symbol: String, label: String, press: @escaping @MainActor (any UISearchBarDelegate, UISearchBar) -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        button.isEnabled = isEnabled
        row.insertArrangedSubview(button, at: row.arrangedSubviews.count - 1)
        button.addAction(
            UIAction { [weak self] _ in
                if let self, let delegate = self.delegate { press(delegate, self) }
            },
            for: .primaryActionTriggered
        )
        return button
    }

    private func connectEvents() {
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(self, textDidChange: self.text ?? "")
                self.searchController?.queryDidChange()
            },
            for: .editingChanged
        )
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBarCancelButtonClicked(self)
                self.searchController?.searchBarWasCancelled()
            },
            for: .primaryActionTriggered
        )
        scopeControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
                self.searchController?.queryDidChange()
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
