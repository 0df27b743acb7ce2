public import Foundation

/// Text that is read but not edited.
///
/// On the page a label is a paragraph, or a heading when its accessibility traits say so.
///
/// UIKit: `UILabel`.
open class UILabel: UIView {
    /// Creates a label without text.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewState.insert(.interactionDisabled)
    }

    /// Creates a label from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // A document states what differs from the usual view.
        if !(coder is InterfaceCoder) { viewState.insert(.interactionDisabled) }
    }

    // MARK: Accessing the text

    /// The text; setting it drops the attributes of ``attributedText``.
    open var text: String? {
        get { plainText }
        set { setText(newValue) }
    }

    /// The text with attributes; without any of its own, it is ``text`` in the label's font and colour.
    open var attributedText: NSAttributedString? {
        get { rarities?.attributedText ?? defaultAttributedText }
        set { setAttributedText(newValue) }
    }

    // MARK: Configuring the appearance

    /// The font; the system font in 17 points unless set.
    open var font: UIFont! {
        get { (ownFont ?? Self.defaultFont).adjusted(in: self, if: adjustsFontForContentSizeCategory) }
        set {
            guard newValue != ownFont else { return }
            ownFont = newValue
            textSizeDidChange()
        }
    }

    /// The colour of the text; the `label` colour unless set.
    open var textColor: UIColor! {
        get { ownTextColor ?? .label }
        set {
            guard newValue != ownTextColor else { return }
            ownTextColor = newValue
            setNeedsRendering()
        }
    }

    /// The alignment of lines; natural unless set.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsRendering() } }
    }

    /// What happens to text that is too long; an ellipsis stands for its end unless set.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textSizeDidChange() } }
    }

    /// What is done to break lines well; all that the system does unless set.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { rarities?.lineBreakStrategy ?? .standard }
        set { setRarity(\.lineBreakStrategy, to: newValue) }
    }

    /// The most lines that are shown, 1 unless set; 0 sets no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textSizeDidChange() } }
    }

    /// Whether the label is drawn in full rather than dimmed.
    open var isEnabled: Bool {
        get { !viewState.contains(.disabled) }
        set { setAppearanceState(.disabled, to: !newValue) }
    }

    // MARK: Sizing the text

    /// Whether text that is too long is shown smaller; the page breaks or cuts it instead.
    open var adjustsFontSizeToFitWidth: Bool {
        get { rarities?.adjustsFontSizeToFitWidth ?? false }
        set { setRarity(\.adjustsFontSizeToFitWidth, to: newValue) }
    }

    /// How much smaller text may become, from 0 to 1.
    open var minimumScaleFactor: CGFloat {
        get { rarities?.minimumScaleFactor ?? 0 }
        set { setRarity(\.minimumScaleFactor, to: newValue) }
    }

    /// Whether letters may move closer before text is cut off.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { rarities?.allowsDefaultTighteningForTruncation ?? false }
        set { setRarity(\.allowsDefaultTighteningForTruncation, to: newValue) }
    }

    /// How text stands that was made smaller.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { rarities?.baselineAdjustment ?? .alignBaselines }
        set { setRarity(\.baselineAdjustment, to: newValue) }
    }

    /// The width at which lines break, in points; 0 lets the layout decide.
    open var preferredMaxLayoutWidth: CGFloat {
        get { rarities?.preferredMaxLayoutWidth ?? 0 }
        set { setRarity(\.preferredMaxLayoutWidth, to: newValue) }
    }

    /// Whether the font follows the text size that the person prefers.
    ///
    /// Fonts of text styles and those of font metrics do then: ``font`` has the size for the view's traits.
    open var adjustsFontForContentSizeCategory: Bool {
        get { rarities?.adjustsFontForContentSizeCategory ?? false }
        set { setRarity(\.adjustsFontForContentSizeCategory, to: newValue) }
    }

    /// The rectangle that the text takes, in points.
    ///
    /// A subclass that draws its text with space around it overrides this method: ``intrinsicContentSize`` and
    /// ``sizeThatFits(_:)`` ask it with bounds as large as there is room.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that the text is laid out in.
    ///   - numberOfLines: The most lines; 0 sets no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(in: bounds, numberOfLines: numberOfLines)
    }

    /// Draws the text in a rectangle.
    ///
    /// A subclass overrides this method to keep the text away from the label's edges, and passes a smaller rectangle on.
    /// The page keeps the distances that are the same whatever the size of the label is.
    ///
    /// - Parameter rect: The rectangle in points: all of the label, unless a subclass passes another one on.
    open func drawText(in rect: CGRect) {
        Self.drawnTextRect = rect
    }

    /// The size of the text, whose lines break at ``preferredMaxLayoutWidth`` if there may be several.
    open override var intrinsicContentSize: CGSize {
        contentSize(forWidth: preferredMaxLayoutWidth)
    }

    /// The size of the text, whose lines break at the width if there may be several.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(forWidth: size.width)
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard numberOfLines != 1 else { return nil }
        let added = addedContentSize
        let size = contentSize(forWidth: max(1, width - added.width))
        return CGSize(width: size.width + added.width, height: size.height + added.height)
    }

    package override func textBaselines(in size: CGSize) -> TextBaselines? {
        TextBaselines(textExtent(forWidth: size.width, numberOfLines: numberOfLines), centeredIn: size.height)
    }

    // MARK: Highlighting and shadow

    /// Whether the text is shown in ``highlightedTextColor``.
    open var isHighlighted: Bool {
        get { viewState.contains(.highlighted) }
        set { setAppearanceState(.highlighted, to: newValue) }
    }

    /// The colour of highlighted text.
    open var highlightedTextColor: UIColor? {
        get { rarities?.highlightedTextColor }
        set { setRarity(\.highlightedTextColor, to: newValue) }
    }

    /// The colour of the text's shadow; nil shows none.
    open var shadowColor: UIColor? {
        get { rarities?.shadowColor }
        set { setRarity(\.shadowColor, to: newValue) }
    }

    /// The displacement of the text's shadow, in points.
    open var shadowOffset: CGSize {
        get { rarities?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set { setRarity(\.shadowOffset, to: newValue) }
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The text unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? plainText }
        set { super.accessibilityLabel = newValue }
    }

    /// Text that does not change, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? (isEnabled ? .staticText : [.staticText, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Storage

    /// The rectangle in which the last label drew its text.
    static var drawnTextRect: CGRect?

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    final var plainText: String?
    final var ownFont: UIFont?
    final var ownTextColor: UIColor?
    final var rarities: LabelRarities?
    final var measuredTexts: MeasuredTexts?
}
