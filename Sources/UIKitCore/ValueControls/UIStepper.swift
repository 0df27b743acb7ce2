public import Foundation

/// A control that counts up and down.
///
/// On the page it is two buttons that submit the form. Each step sends `valueChanged`.
///
/// UIKit: `UIStepper`.
open class UIStepper: UIControl {
    /// Creates a stepper from 0 to 100 in steps of 1, at 0.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stepper from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The value, cut off at the ends of the range.
    ///
    /// Setting it sends no event.
    open var value: Double {
        get { storedValue }
        set { setValue(newValue) }
    }

    /// The smallest value; 0 unless set.
    open var minimumValue = 0.0 {
        didSet { if minimumValue != oldValue { rangeDidChange(maximumFollows: true) } }
    }

    /// The greatest value; 100 unless set.
    open var maximumValue = 100.0 {
        didSet { if maximumValue != oldValue { rangeDidChange(maximumFollows: false) } }
    }

    /// How far a step goes; 1 unless set.
    ///
    /// Steps that are not above 0 are not taken over.
    open var stepValue = 1.0 {
        didSet { if !(stepValue > 0) { stepValue = oldValue } }
    }

    /// Whether a step past one end of the range leads to the other.
    open var wraps = false {
        didSet { if wraps != oldValue { setNeedsRendering() } }
    }

    /// Whether holding a button repeats the step; kept for the app.
    open var autorepeat = true

    /// Whether events are sent while a button is held; the page sends one for each request.
    open var isContinuous = true

    /// The size of every stepper.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 94, height: 32)
    }

    /// The size of every stepper: 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 94, height: 32)
    }

    package override func usualContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .defaultHigh
    }

    /// Whether there is a step up from the present value.
    package final var canIncrement: Bool { wraps || storedValue < maximumValue }

    /// Whether there is a step down from the present value.
    package final var canDecrement: Bool { wraps || storedValue > minimumValue }

    // MARK: User interactions

    package override var interactionValue: UserInteractionValue? { .number(value) }

    package override func userInteractions() -> [UserInteractionEvent] {
        var events = super.userInteractions()
        if canIncrement { events.append(.increment) }
        if canDecrement { events.append(.decrement) }
        return events
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .increment where canIncrement: step(by: stepValue)
        case .decrement where canDecrement: step(by: -stepValue)
        default: try super.perform(interaction)
        }
    }

    private func step(by change: Double) {
        let target = storedValue + change
        let previous = storedValue
        if wraps, target > maximumValue {
            setValue(minimumValue)
        } else if wraps, target < minimumValue {
            setValue(maximumValue)
        } else {
            setValue(target)
        }
        if storedValue != previous { sendValueChanged() }
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The value unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (Int(exactly: storedValue).map { "\($0)" } ?? "\(storedValue)") }
        set { super.accessibilityValue = newValue }
    }

    /// Adjustable, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Storage

    private var storedValue = 0.0

    private func setValue(_ value: Double, by cause: StaticString = #function) {
        let usable = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard usable != storedValue else { return }
        storedValue = usable
        setNeedsRendering(cause)
    }

    private func rangeDidChange(maximumFollows: Bool, by cause: StaticString = #function) {
        if minimumValue > maximumValue {
            if maximumFollows { maximumValue = minimumValue } else { minimumValue = maximumValue }
        }
        setNeedsRendering(cause)
        setValue(storedValue)
    }
}
