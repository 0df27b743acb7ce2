public import Foundation

/// A turning wheel that shows that a task is going on.
///
/// UIKit: `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
    /// Creates a wheel that stands still, and is therefore hidden.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a wheel of a style that stands still, and is therefore hidden.
    public convenience init(style: UIActivityIndicatorView.Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Creates a wheel from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        (coder as? InterfaceCoder)?.configure(self)
    }

    /// Lets the wheel turn.
    open func startAnimating() {
        setAnimating(true)
    }

    /// Lets the wheel stand still, and hides it where ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        setAnimating(false)
    }

    /// Whether the wheel turns.
    public private(set) final var isAnimating = false

    /// Whether the wheel is left out of the page while it stands still; true unless set.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { setNeedsRendering() } }
    }

    /// How large the wheel is.
    open var style = UIActivityIndicatorView.Style.medium {
        didSet { if style != oldValue { setNeedsRendering() } }
    }

    /// The colour of the wheel; a grey when nil.
    open var color: UIColor! {
        get { ownColor ?? .secondaryLabel }
        set {
            guard newValue != ownColor else { return }
            ownColor = newValue
            setNeedsRendering()
        }
    }

    /// How large an activity indicator is.
    ///
    /// UIKit: `UIActivityIndicatorView.Style`.
    public enum Style: Int, Sendable {
        /// 20 points wide and high.
        case medium = 100
        /// 37 points wide and high.
        case large = 101

        /// A small wheel, formerly gray.
        @available(*, deprecated, renamed: "medium")
        public static var gray: Self { .medium }
        /// A small wheel, formerly white.
        @available(*, deprecated, renamed: "medium")
        public static var white: Self { .medium }
        /// A large wheel, formerly white.
        @available(*, deprecated, renamed: "large")
        public static var whiteLarge: Self { .large }
    }

    /// Whether the page shows the wheel.
    package final var isShown: Bool { isAnimating || !hidesWhenStopped }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(.zero)
    }

    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    package override func usualContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .defaultHigh
    }

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What the wheel says: that something is going on, unless set.
    open override var accessibilityLabel: String? {
        get {
            super.accessibilityLabel
                ?? (isAnimating ? FrameworkText.inProgress.localized : FrameworkText.progressHalted.localized)
        }
        set { super.accessibilityLabel = newValue }
    }

    /// Changes often, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }

    final var ownColor: UIColor?

    private func setAnimating(_ isAnimating: Bool, by cause: StaticString = #function) {
        guard isAnimating != self.isAnimating else { return }
        self.isAnimating = isAnimating
        setNeedsRendering(cause)
    }
}
