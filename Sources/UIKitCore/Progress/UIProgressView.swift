public import Foundation

/// A bar that shows how far a task has come.
///
/// On the page it is a `progress` element.
///
/// UIKit: `UIProgressView`.
open class UIProgressView: UIView {
    /// Creates a bar at 0.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar of a style, at 0.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Creates a bar from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far the task has come, from 0 to 1 and cut off there.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets ``progress``; the page shows the new value at once or in a moving transition.
    open func setProgress(_ progress: Float, animated: Bool) {
        let usable = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard usable != storedProgress else { return }
        storedProgress = usable
        setNeedsRendering()
    }

    /// The progress that the bar follows; it is read whenever the page is rendered.
    open var observedProgress: Progress? {
        didSet { if observedProgress !== oldValue { setNeedsRendering() } }
    }

    /// How the bar looks.
    open var progressViewStyle = UIProgressView.Style.default {
        didSet { if progressViewStyle != oldValue { setNeedsRendering() } }
    }

    /// The colour of the part that is done; the tint when nil.
    open var progressTintColor: UIColor? {
        didSet { if progressTintColor != oldValue { setNeedsRendering() } }
    }

    /// The colour of the part that is still to do.
    open var trackTintColor: UIColor? {
        didSet { if trackTintColor != oldValue { setNeedsRendering() } }
    }

    /// The image of the part that is done, in place of its colour; the page repeats it along the bar.
    open var progressImage: UIImage? {
        didSet { if progressImage != oldValue { setNeedsRendering() } }
    }

    /// The image of the part that is still to do, in place of its colour; the page repeats it along the bar.
    open var trackImage: UIImage? {
        didSet { if trackImage != oldValue { setNeedsRendering() } }
    }

    /// How a progress bar looks.
    ///
    /// UIKit: `UIProgressView.Style`.
    public enum Style: Int, Sendable {
        /// As in content.
        case `default` = 0
        /// As in a bar.
        case bar = 1
    }

    /// How far the task has come, by the observed progress if there is one.
    package final var displayedProgress: Float {
        guard let observedProgress else { return storedProgress }
        return min(max(Float(observedProgress.fractionCompleted), 0), 1)
    }

    private var storedProgress: Float = 0

    /// The usual height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: usualHeight)
    }

    /// A bar of the usual height, as wide as offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: usualHeight)
    }

    private var usualHeight: CGFloat {
        progressViewStyle == .bar ? 2 : traitCollection[SystemMeasuresTrait.self].progressHeight
    }

    package override func usualContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The progress in percent unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((displayedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    /// Changes often, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }
}
