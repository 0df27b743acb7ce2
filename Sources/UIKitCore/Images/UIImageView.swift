public import Foundation

/// A view that shows an image.
///
/// On the page it is an `img`, whose alternative text is the accessibility label, or the drawing of a symbol.
///
/// UIKit: `UIImageView`.
open class UIImageView: UIView {
    /// Creates an image view.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewState.insert(.interactionDisabled)
    }

    /// Creates a view that shows an image, in the image's size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Creates a view that shows an image, and another one while it is highlighted.
    ///
    /// - Note: unlike Apple's, the view has no frame of its own until the app sets one: the page knows the size of the
    ///   image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Creates an image view from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // A document states what differs from the usual view.
        if !(coder is InterfaceCoder) { viewState.insert(.interactionDisabled) }
    }

    /// The image.
    open var image: UIImage? {
        didSet { if image != oldValue { displayedImageDidChange() } }
    }

    /// The image while the view is highlighted; ``image`` when nil.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { displayedImageDidChange() } }
    }

    /// Whether the view shows its highlighted image.
    open var isHighlighted: Bool {
        get { viewState.contains(.highlighted) }
        set {
            guard newValue != isHighlighted else { return }
            viewState.set(.highlighted, to: newValue)
            displayedImageDidChange()
        }
    }

    /// The effects of the symbol that go on.
    package final var symbolEffects: [ShownSymbolEffect] = [] {
        didSet { if symbolEffects != oldValue { setNeedsRendering() } }
    }

    // MARK: Sequences of images

    /// Images that follow each other while the view is animating.
    ///
    /// The page shows the first of them meanwhile.
    open var animationImages: [UIImage]? {
        didSet { if animationImages != oldValue { displayedImageDidChange() } }
    }

    /// Images that follow each other while the view is animating and highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if highlightedAnimationImages != oldValue { displayedImageDidChange() } }
    }

    /// How long one round takes, in seconds; 0 for a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0

    /// How many rounds there are; 0 for no end.
    open var animationRepeatCount = 0

    /// Whether the view shows its sequence of images.
    public private(set) final var isAnimating = false {
        didSet { if isAnimating != oldValue { displayedImageDidChange() } }
    }

    /// Shows the sequence of images.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

    /// Shows the image again.
    open func stopAnimating() { isAnimating = false }

    /// The configuration of the symbol, in addition to the image's own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { displayedImageDidChange() } }
    }

    /// The image that is shown now, with the view's symbol configuration.
    package final var displayedImage: UIImage? {
        let sequence = isAnimating ? (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages : nil
        let shown = sequence?.first ?? (isHighlighted ? highlightedImage ?? image : image)
        guard let preferredSymbolConfiguration, let shown, shown.isSymbolImage else { return shown }
        let own = shown.symbolConfiguration
        return shown.withConfiguration(preferredSymbolConfiguration.applying(own))
    }

    /// Marks the view, and the layout where the size of its content matters.
    private func displayedImageDidChange(_ member: StaticString = #function) {
        setNeedsRendering(member)
        if isPlacedByConstraints { invalidateIntrinsicContentSize() }
    }

    /// The size of the image's alignment rectangle, if there is an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = displayedImage else { return super.intrinsicContentSize }
        return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
    }

    /// The size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        displayedImage?.size ?? .zero
    }

    /// Those of the image.
    open override var alignmentRectInsets: UIEdgeInsets { displayedImage?.alignmentRectInsets ?? .zero }

    /// Whether there is an accessibility label, unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? (accessibilityAttributes?.label != nil) }
        set { super.isAccessibilityElement = newValue }
    }

    /// An image, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
}
