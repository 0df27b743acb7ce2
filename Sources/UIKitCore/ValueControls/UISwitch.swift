public import Foundation

/// A control that is on or off.
///
/// On the page it is a button that submits the form, so that it works without a script. A change sends `valueChanged`.
///
/// UIKit: `UISwitch`.
open class UISwitch: UIControl {
    /// Creates a switch that is off.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a switch from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Setting the state

    /// Whether the switch is on.
    ///
    /// Setting it sends no event.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending an event; the page shows the new state in a moving transition.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        setNeedsRendering()
    }

    // MARK: Customizing the appearance

    /// The colour of the switch while it is on; green when nil.
    open var onTintColor: UIColor? {
        didSet { if onTintColor != oldValue { setNeedsRendering() } }
    }

    /// The colour of the knob; white when nil.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != oldValue { setNeedsRendering() } }
    }

    /// The text beside the switch where it is shown as a check box.
    open var title: String? {
        didSet { if title != oldValue { setNeedsRendering() } }
    }

    /// How the switch is to be shown.
    open var preferredStyle = UISwitch.Style.automatic {
        didSet { if preferredStyle != oldValue { setNeedsRendering() } }
    }

    /// How the switch is shown.
    open var style: UISwitch.Style { preferredStyle == .automatic ? .sliding : preferredStyle }

    /// How a switch is shown.
    ///
    /// UIKit: `UISwitch.Style`.
    public enum Style: Int, Sendable {
        /// As the device has it.
        case automatic = 0
        /// As a check box.
        case checkbox = 1
        /// With a sliding knob.
        case sliding = 2
    }

    /// The size that constraints align: two points narrower than the frame.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: measures.switchSize.width - 2, height: measures.switchSize.height)
    }

    /// The two points at the right of the frame that constraints leave out.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    private var measures: SystemMeasures { traitCollection[SystemMeasuresTrait.self] }

    package override func usualContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .defaultHigh
    }

    /// The size of every switch: 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measures.switchSize
    }

    // MARK: User interactions

    package override var interactionValue: UserInteractionValue? { .boolean(isOn) }

    package override func userInteractions() -> [UserInteractionEvent] {
        [.valueChanged] + super.userInteractions()
    }

    /// Turns the switch to the value of the interaction, or to the other state when it has none.
    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .valueChanged else { return try super.perform(interaction) }
        var isOn = !storedIsOn
        if let value = interaction.value {
            guard let boolean = value.boolean else { throw .valueNotAllowed(reason: "A switch is true or false.") }
            isOn = boolean
        }
        guard isOn != storedIsOn else { return }
        setOn(isOn, animated: true)
        sendValueChanged()
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The title unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }

    /// 1 or 0 unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    /// A button that is on or off, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            accessibilityAttributes?.traits
                ?? (isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
        }
        set { super.accessibilityTraits = newValue }
    }

    private var storedIsOn = false
}
