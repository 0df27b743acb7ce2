public import Foundation

/// A text field for searching, with a magnifying glass and tokens.
///
/// UIKit: `UISearchTextField`.
open class UISearchTextField: UITextField {
    /// Creates an empty field.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    /// Creates a field from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    // MARK: Tokens

    /// The tokens before the text.
    ///
    /// On the page each is a button that removes it.
    open var tokens: [UISearchToken] = [] {
        didSet {
            guard tokens.count != oldValue.count || !zip(tokens, oldValue).allSatisfy({ $0 === $1 }) else { return }
            setNeedsRendering()
        }
    }

    /// Adds a token.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - index: Its place among the tokens; out of range is the end.
    open func insertToken(_ token: UISearchToken, at index: Int) {
        tokens.insert(token, at: min(max(index, 0), tokens.count))
    }

    /// Removes a token.
    ///
    /// - Parameter index: Its place among the tokens; out of range removes nothing.
    open func removeToken(at index: Int) {
        if tokens.indices.contains(index) { tokens.remove(at: index) }
    }

    /// Whether people can remove tokens.
    open var allowsDeletingTokens = true {
        didSet { if allowsDeletingTokens != oldValue { setNeedsRendering() } }
    }

    /// Whether people can copy tokens on iOS.
    ///
    /// Kept for the app.
    open var allowsCopyingTokens = true

    /// The colour behind tokens; nil for the tint.
    ///
    /// Kept for the app; on the page tokens have the tint.
    open var tokenBackgroundColor: UIColor!

    // MARK: Accessibility

    /// A field for searching, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? .searchField }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: User interactions

    /// The bar that the field is in.
    final weak var searchBar: UISearchBar?

    /// What any text field offers; removing tokens; beginning to search where the bar belongs to a search.
    package override func userInteractions() -> [UserInteractionEvent] {
        var events = super.userInteractions()
        if !tokens.isEmpty, allowsDeletingTokens { events.append(.deleteToken) }
        if let search = searchBar?.searchController, !search.isActive { events.append(.editingDidBegin) }
        return events
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .editingDidBegin: becomeFirstResponder()
        case .deleteToken:
            let marks = tokens.enumerated().map { (place: $0.offset, mark: ElementMark($0.element.text)) }
            guard let index = try interaction.chosenPlace(from: interaction.value?.integer, among: marks),
                tokens.indices.contains(index)
            else {
                throw .valueNotAllowed(
                    reason: ValueRefusalReason(
                        "The field has no such token.", told: .choiceGone))
            }
            removeToken(at: index)
            sendActions(for: .editingChanged, event: UIEvent(type: .touches, view: self))
        default: try super.perform(interaction)
        }
    }

    private func configure() {
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .no
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.accessibilityElementsHidden = true
        leftView = glass
        leftViewMode = .always
    }
}
