public import Foundation

/// A view with text of many lines that can be edited, or only read.
///
/// On the page a text view that can be edited is a `textarea`, whose text comes with the next event on the page, before
/// that event; where there is a delegate, whenever the person pauses, or by a button beside it on pages without scripts.
/// Line ends become line feeds, other control characters are dropped, and a text of more than 1 MB is refused. One that
/// cannot be edited is text.
///
/// UIKit: `UITextView`.
open class UITextView: UIScrollView {
    /// Creates an empty text view.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    /// Creates a text view from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is InterfaceCoder) { backgroundColor = .systemBackground }
    }

    /// The object that is asked and told of editing, and of scrolling.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    // MARK: Accessing the text

    /// The text; setting it drops the attributes of ``attributedText`` and sends no event.
    open var text: String! {
        get { storedText }
        set { setText(newValue ?? "", attributed: nil) }
    }

    /// The text with attributes; without any of its own, it is ``text`` in the view's font and colour.
    ///
    /// The attributes are shown while the text cannot be edited, and are dropped when it is changed on the page.
    open var attributedText: NSAttributedString! {
        get { storedAttributedText ?? NSAttributedString(string: storedText, attributes: typingAttributes) }
        set {
            let attributed = newValue.map { NSAttributedString(attributedString: $0) }
            setText(attributed?.string ?? "", attributed: attributed)
        }
    }

    /// The kinds of data in the text that are shown as links while it cannot be edited.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { setNeedsRendering() } }
    }

    /// Whether there is text.
    open var hasText: Bool { !storedText.isEmpty }

    /// The font and the colour of the text.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: ownFont ?? Self.defaultFont, .foregroundColor: ownTextColor ?? .label] }
        set {
            font = newValue[.font] as? UIFont
            textColor = newValue[.foregroundColor] as? UIColor
        }
    }

    // MARK: Configuring the appearance

    /// The font; the system font in 12 points, as on iOS, unless set.
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

    /// The space around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentSizeDidChange() } }
    }

    /// The part of the view that has text: how far it keeps from its own sides, and how many lines it has.
    public final var textContainer: NSTextContainer {
        if let textContainerIfLoaded { return textContainerIfLoaded }
        let container = NSTextContainer(of: self)
        textContainerIfLoaded = container
        return container
    }

    /// The container, if it was asked for.
    package final private(set) var textContainerIfLoaded: NSTextContainer?

    /// How far lines keep from the sides of the container, in points.
    package final var lineFragmentPadding: CGFloat { textContainerIfLoaded?.lineFragmentPadding ?? 5 }

    /// Whether the text can be searched by the view's own panel on iOS; kept for the app, as browsers search whole pages.
    open var isFindInteractionEnabled = false

    /// The colours and lines of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkTextAttributes ?? [.foregroundColor: UIColor.tintColor] }
        set {
            ownLinkTextAttributes = newValue
            setNeedsRendering()
        }
    }

    /// Whether the font follows the text size that the person prefers.
    ///
    /// Fonts of text styles and those of font metrics do then: ``font`` has the size for the view's traits.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { setNeedsRendering() } }
    }

    // MARK: Size

    /// The size of the text where the view does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : contentSize(forWidth: .infinity)
    }

    /// The size of the text, whose lines break at the width, with the space around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(forWidth: size.width)
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        isScrollEnabled ? nil : contentSize(forWidth: width)
    }

    package override func textBaselines(in size: CGSize) -> TextBaselines? {
        contentBaselines(in: size)
    }

    // MARK: Editing

    /// Whether the text can be edited; true unless set.
    open var isEditable = true {
        didSet { if isEditable != oldValue { setNeedsRendering() } }
    }

    /// Whether the text can be selected; true unless set.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { setNeedsRendering() } }
    }

    /// The selected piece of the text, in UTF-16 units, cut off at its ends; the page does not report it.
    open var selectedRange: NSRange {
        get { storedSelection }
        set {
            let length = storedText.utf16.count
            let location = min(max(newValue.location, 0), length)
            storedSelection = NSRange(location: location, length: min(max(newValue.length, 0), length - location))
        }
    }

    /// Scrolls to a piece of the text on iOS; the browser decides here.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// A view in place of the keyboard; kept for the app, as the device brings its own.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// A view above the keyboard: the page shows it at its lower edge while the text has the focus.
    ///
    /// It is a subview of the text view.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            guard newValue !== ownInputAccessoryView else { return }
            ownInputAccessoryView?.removeFromSuperview()
            ownInputAccessoryView = newValue
            if let newValue { addSubview(newValue) }
            setNeedsRendering()
        }
    }

    /// Whether the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Moves the focus to the view, if the delegate and the view that has it agree.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil else { return false }
        guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        didBeginEditing()
        return true
    }

    /// Takes the focus from the view, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isInEditing else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        guard super.resignFirstResponder() else { return false }
        resignationCount &+= 1
        didEndEditing()
        return true
    }

    /// Ends editing when the view leaves its window, whether the delegate agrees or not.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if isInEditing, newWindow !== window { didEndEditing() }
    }

    // MARK: Standard edit actions

    /// Whether there is a selection to copy or cut, something to paste, or more to select.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Removes the selected text and puts it on the pasteboard.
    open override func cut(_ sender: Any?) {
        copySelection()
        replaceSelection(with: "")
    }

    /// Puts the selected text on the pasteboard.
    open override func copy(_ sender: Any?) {
        copySelection()
    }

    /// Replaces the selected text with that on the pasteboard.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { replaceSelection(with: text) }
    }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) {
        selectedRange = NSRange(location: 0, length: storedText.utf16.count)
    }

    /// Removes the selected text.
    open override func delete(_ sender: Any?) {
        replaceSelection(with: "")
    }

    // MARK: User interactions

    package override var isValueField: Bool { isEditable }

    package override func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        _ = try allowedText(value)
    }

    package override func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        type(try allowedText(value))
    }

    package override var interactionValue: UserInteractionValue? { .text(pageText) }

    package override func userInteractions() -> [UserInteractionEvent] {
        (isEditable ? [.editingChanged] : []) + reports.interactions + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .editingChanged:
            guard let value = interaction.value else { throw .valueNotAllowed(reason: "A text view needs a text.") }
            type(try allowedText(value))
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

    /// The text unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedText.isEmpty ? nil : storedText) }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Storage

    static let defaultFont = UIFont.systemFont(ofSize: 12)

    final var ownInputView: UIView?
    final var ownInputAccessoryView: UIView?
    final var storedText = ""
    final var givenText: String?
    final var leftText: String?
    final var storedAttributedText: NSAttributedString?
    final var storedSelection = NSRange(location: 0, length: 0)
    final var isInEditing = false
    /// How often the view gave up being first responder because the app wanted it to.
    package final var resignationCount: UInt16 = 0
    final var ownFont: UIFont?
    final var ownTextColor: UIColor?
    final var ownLinkTextAttributes: [NSAttributedString.Key: Any]?
    final var inputTraits: TextInputTraits.Box?
}
