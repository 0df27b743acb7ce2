public import Foundation

/// A control with a line of text that can be edited.
///
/// On the page it is an `input`, whose text comes with the next event on the page, before that event; where the app listens
/// to the field, whenever the person pauses, or by a button beside it on pages without scripts. What happens then is
/// described at ``UITextFieldDelegate``; a changed text also sends `editingDidBegin`, `editingChanged` and `editingDidEnd`.
/// Line ends and control characters are dropped, and a text of more than 16 KB is refused.
///
/// UIKit: `UITextField`.
open class UITextField: UIControl {
    /// Creates an empty field.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a field from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The object that is asked and told of editing.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Accessing the text

    /// The text; empty, not nil, when there is none.
    ///
    /// Setting it sends no event.
    open var text: String? {
        get { storedText }
        set { setText(newValue ?? "") }
    }

    /// The text in the field's font and colour; of what is set, only the characters are kept.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: storedText, attributes: defaultTextAttributes) }
        set { setText(newValue?.string ?? "") }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        didSet { if placeholder != oldValue { contentSizeDidChange() } }
    }

    /// The text that is shown while the field is empty; of what is set, only the characters are kept.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }

    /// Whether there is text.
    open var hasText: Bool { !storedText.isEmpty }

    /// The font and the colour of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: ownFont ?? Self.defaultFont, .foregroundColor: ownTextColor ?? .label] }
        set {
            font = newValue[.font] as? UIFont
            textColor = newValue[.foregroundColor] as? UIColor
        }
    }

    // MARK: Configuring the appearance

    /// The font; the system font in 17 points unless set.
    open var font: UIFont? {
        get { (ownFont ?? Self.defaultFont).adjusted(in: self, if: adjustsFontForContentSizeCategory) }
        set {
            guard newValue != ownFont else { return }
            ownFont = newValue
            contentSizeDidChange()
        }
    }

    /// The colour of the text; the `label` colour unless set.
    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            guard newValue != ownTextColor else { return }
            ownTextColor = newValue
            setNeedsRendering()
        }
    }

    /// The alignment of the text; natural unless set.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsRendering() } }
    }

    /// The border; none unless set.
    open var borderStyle = UITextField.BorderStyle.none {
        didSet { if borderStyle != oldValue { contentSizeDidChange() } }
    }

    /// The image behind the text, in the size of the field and in place of the look of ``borderStyle``.
    open var background: UIImage? {
        get { additions?.background }
        set { setAddition(\.background, to: newValue) }
    }

    /// The image behind the text while the field is disabled; without ``background`` it is not shown.
    open var disabledBackground: UIImage? {
        get { additions?.disabledBackground }
        set { setAddition(\.disabledBackground, to: newValue) }
    }

    /// The image that is behind the text now.
    package final var displayedBackground: UIImage? {
        guard let background else { return nil }
        return isEnabled ? background : disabledBackground ?? background
    }

    /// Whether text that is too long is shown smaller; the page scrolls it instead.
    open var adjustsFontSizeToFitWidth: Bool {
        get { additions?.adjustsFontSizeToFitWidth ?? false }
        set { setAddition(\.adjustsFontSizeToFitWidth, to: newValue) }
    }

    /// The smallest size that text is made, in points.
    open var minimumFontSize: CGFloat {
        get { additions?.minimumFontSize ?? 0 }
        set { setAddition(\.minimumFontSize, to: newValue) }
    }

    /// Whether the font follows the text size that the person prefers.
    ///
    /// Fonts of text styles and those of font metrics do then: ``font`` has the size for the view's traits.
    open var adjustsFontForContentSizeCategory: Bool {
        get { additions?.adjustsFontForContentSizeCategory ?? false }
        set { setAddition(\.adjustsFontForContentSizeCategory, to: newValue) }
    }

    // MARK: Views beside the text

    /// When the button that clears the text is shown; never unless set.
    open var clearButtonMode = UITextField.ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsRendering() } }
    }

    /// The view before the text, a subview of the field.
    open var leftView: UIView? {
        get { additions?.leftView }
        set { setSideView(\.leftView, to: newValue) }
    }

    /// When the view before the text is shown; never unless set.
    open var leftViewMode: UITextField.ViewMode {
        get { additions?.leftViewMode ?? .never }
        set { setAddition(\.leftViewMode, to: newValue) }
    }

    /// The view behind the text, a subview of the field.
    open var rightView: UIView? {
        get { additions?.rightView }
        set { setSideView(\.rightView, to: newValue) }
    }

    /// When the view behind the text is shown; never unless set.
    open var rightViewMode: UITextField.ViewMode {
        get { additions?.rightViewMode ?? .never }
        set { setAddition(\.rightViewMode, to: newValue) }
    }

    /// A view in place of the keyboard; kept for the app, as the device brings its own.
    open override var inputView: UIView? {
        get { additions?.inputView }
        set { setAddition(\.inputView, to: newValue) }
    }

    /// A view above the keyboard: the page shows it at its lower edge while the field has the focus.
    ///
    /// It is a subview of the field.
    open override var inputAccessoryView: UIView? {
        get { additions?.inputAccessoryView }
        set { setSideView(\.inputAccessoryView, to: newValue) }
    }

    // MARK: Editing

    /// Whether the field has the focus.
    public final var isEditing: Bool { isInEditing }

    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing: Bool {
        get { additions?.clearsOnBeginEditing ?? false }
        set { setAddition(\.clearsOnBeginEditing, to: newValue) }
    }

    /// Whether typing removes the text; the page lets people select it instead.
    open var clearsOnInsertion: Bool {
        get { additions?.clearsOnInsertion ?? false }
        set { setAddition(\.clearsOnInsertion, to: newValue) }
    }

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Moves the focus to the field, if the delegate and the field that has it agree.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil else { return false }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        didBeginEditing()
        return true
    }

    /// Takes the focus from the field, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isInEditing else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        guard super.resignFirstResponder() else { return false }
        resignationCount &+= 1
        didEndEditing()
        return true
    }

    /// Ends editing when the field leaves its window, whether the delegate agrees or not.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if isInEditing, newWindow !== window { didEndEditing() }
    }

    // MARK: Size

    /// The part of bounds in which the text is shown, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

    /// The part of bounds in which the text is edited, in points; that of ``textRect(forBounds:)`` unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The part of bounds in which the placeholder is shown, in points; that of ``textRect(forBounds:)`` unless
    /// overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The part of bounds in which the border is shown, in points: all of them unless overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The size of the text, or of the placeholder while there is none, with the border.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The size of the text, or of the placeholder while there is none, with the border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    package override func textBaselines(in size: CGSize) -> TextBaselines? {
        TextBaselines(contentExtent, centeredIn: size.height)
    }

    // MARK: User interactions

    package override var isValueField: Bool { true }

    package override func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        _ = try allowedText(value)
    }

    package override func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        let text = try allowedText(value)
        // The page never shows a hidden text, so an empty field says nothing about it.
        if isSecureTextEntry, text.isEmpty { return }
        type(text)
    }

    package override var interactionValue: UserInteractionValue? { .text(pageText) }

    package override func userInteractions() -> [UserInteractionEvent] {
        offeredInteractions + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .editingChanged:
            guard let value = interaction.value else { throw .valueNotAllowed(reason: "A text field needs a text.") }
            type(try allowedText(value))
        case .editingDidEndOnExit: pressReturn()
        case .clearText where hasText: pressClear()
        case .editingDidEnd: resignAsLeft()
        case .apply: break
        default: try super.perform(interaction)
        }
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The placeholder unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    /// The text unless set; of a hidden text only its length is told.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenText }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Storage

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    final var storedText = ""
    final var givenText: String?
    final var leftText: String?
    final var isInEditing = false
    /// How often the view gave up being first responder because the app wanted it to.
    package final var resignationCount: UInt16 = 0
    final var ownFont: UIFont?
    final var ownTextColor: UIColor?
    final var inputTraits: TextInputTraits.Box?
    final var additions: TextFieldAdditions?
}
