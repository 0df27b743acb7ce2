public import Foundation

/// A control with which a value of a range is chosen by moving a knob.
///
/// On the page it is a field: its value comes when the knob is let go. On pages without scripts it comes with the next event,
/// before that event, which a button beside it sends where the app listens to the slider. A change sends `valueChanged`. A
/// value outside the range is refused.
///
/// UIKit: `UISlider`.
open class UISlider: UIControl {
    /// Creates a slider from 0 to 1, at 0.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a slider from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Accessing the value

    /// The value, cut off at the ends of the range.
    ///
    /// Setting it sends no event.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, cut off at the ends of the range, without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        let usable = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard usable != storedValue else { return }
        storedValue = usable
        setNeedsRendering()
    }

    /// The smallest value; 0 unless set.
    ///
    /// A greater ``maximumValue`` than this is kept.
    open var minimumValue: Float = 0 {
        didSet { if minimumValue != oldValue { rangeDidChange(maximumFollows: true) } }
    }

    /// The greatest value; 1 unless set.
    ///
    /// A smaller ``minimumValue`` than this is kept.
    open var maximumValue: Float = 1 {
        didSet { if maximumValue != oldValue { rangeDidChange(maximumFollows: false) } }
    }

    /// Whether events are sent while the knob moves; the page sends one for each request.
    open var isContinuous = true

    /// For which device the slider would like to look; without effect on the page.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// For which device the slider looks: always `pad`.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Customizing the appearance

    /// The image at the end of the smallest value.
    open var minimumValueImage: UIImage? {
        get { appearance?.minimumValueImage }
        set { setAppearance(\.minimumValueImage, to: newValue) }
    }

    /// The image at the end of the greatest value.
    open var maximumValueImage: UIImage? {
        get { appearance?.maximumValueImage }
        set { setAppearance(\.maximumValueImage, to: newValue) }
    }

    /// The colour of the track before the knob; the tint when nil.
    open var minimumTrackTintColor: UIColor? {
        get { appearance?.minimumTrackTintColor }
        set { setAppearance(\.minimumTrackTintColor, to: newValue) }
    }

    /// The colour of the track behind the knob.
    open var maximumTrackTintColor: UIColor? {
        get { appearance?.maximumTrackTintColor }
        set { setAppearance(\.maximumTrackTintColor, to: newValue) }
    }

    /// The colour of the knob; white when nil.
    open var thumbTintColor: UIColor? {
        get { appearance?.thumbTintColor }
        set { setAppearance(\.thumbTintColor, to: newValue) }
    }

    /// Sets the image of the knob in a state; kept for the app, as the page's own knob is shown.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        setAppearance(\.thumbImages[state.rawValue], to: image)
    }

    /// The image of the knob in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { appearance?.thumbImages[state.rawValue] }

    /// Sets the image of the track before the knob in a state; kept for the app.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setAppearance(\.minimumTrackImages[state.rawValue], to: image)
    }

    /// The image of the track before the knob in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        appearance?.minimumTrackImages[state.rawValue]
    }

    /// Sets the image of the track behind the knob in a state; kept for the app.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setAppearance(\.maximumTrackImages[state.rawValue], to: image)
    }

    /// The image of the track behind the knob in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        appearance?.maximumTrackImages[state.rawValue]
    }

    /// The usual height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 30)
    }

    /// The points at the sides and the bottom of the frame that constraints leave out.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

    /// A slider of the usual height, as wide as offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 31)
    }

    // MARK: User interactions

    package override var isValueField: Bool { true }

    package override func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        _ = try allowedValue(value)
    }

    package override func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        let allowed = try allowedValue(value)
        guard allowed != storedValue else { return }
        setValue(allowed, animated: true)
        sendValueChanged()
    }

    package override var interactionValue: UserInteractionValue? { .number(Double("\(value)") ?? Double(value)) }

    package override func userInteractions() -> [UserInteractionEvent] {
        [.valueChanged] + reports.interactions + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        if interaction.event == .apply { return }
        guard interaction.event == .valueChanged else { return try super.perform(interaction) }
        guard let value = interaction.value else { throw .valueNotAllowed(reason: "A slider needs a number.") }
        try acceptFieldValue(value)
    }

    private func allowedValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) -> Float {
        guard let number = value.number.map({ Float($0) }), number >= minimumValue, number <= maximumValue else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The value is not a number from \(minimumValue) to \(maximumValue).", told: .numberFromTo,
                    "\(minimumValue)", "\(maximumValue)"))
        }
        return number
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// How far the knob is, in percent, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? percentage }
        set { super.accessibilityValue = newValue }
    }

    /// Adjustable, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Storage

    private var storedValue: Float = 0
    private var appearance: SliderAppearance?

    private var percentage: String {
        let range = maximumValue - minimumValue
        guard range > 0 else { return "0%" }
        return "\(Int(((storedValue - minimumValue) / range * 100).rounded()))%"
    }

    private func rangeDidChange(maximumFollows: Bool, by cause: StaticString = #function) {
        if minimumValue > maximumValue {
            if maximumFollows { maximumValue = minimumValue } else { minimumValue = maximumValue }
        }
        setNeedsRendering(cause)
        setValue(storedValue, animated: false)
    }

    private func setAppearance<Value: Equatable>(_ keyPath: WritableKeyPath<SliderAppearance, Value>, to value: Value) {
        var appearance = appearance ?? SliderAppearance()
        guard appearance[keyPath: keyPath] != value else { return }
        appearance[keyPath: keyPath] = value
        self.appearance = appearance
        setNeedsRendering()
    }
}

/// The colours and images that few sliders have.
private struct SliderAppearance {
    var minimumValueImage: UIImage?
    var maximumValueImage: UIImage?
    var minimumTrackTintColor: UIColor?
    var maximumTrackTintColor: UIColor?
    var thumbTintColor: UIColor?
    var thumbImages: [UInt: UIImage] = [:]
    var minimumTrackImages: [UInt: UIImage] = [:]
    var maximumTrackImages: [UInt: UIImage] = [:]
}
