public import Foundation

/// A control with which a date, a time or both are chosen.
///
/// On the page it is a field of the browser, whose value comes with the next event on the page, before that event; where the
/// app listens to the picker, when it is chosen, or by a button beside it on pages without scripts. A change sends
/// `valueChanged`. A date outside the range is refused.
///
/// UIKit: `UIDatePicker`.
open class UIDatePicker: UIControl {
    /// Creates a picker of date and time, at the present minute.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a picker from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Managing the date

    /// The date, cut off at the ends of the range.
    ///
    /// Setting it sends no event.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, cut off at the ends of the range, without sending an event.
    open func setDate(_ date: Date, animated: Bool) {
        isAtMomentOfCreation = false
        store(date)
    }

    /// The earliest date; nil sets no limit.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { rangeDidChange() } }
    }

    /// The latest date; nil sets no limit.
    ///
    /// A limit before ``minimumDate`` is ignored, as is that one then.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { rangeDidChange() } }
    }

    /// What is chosen; date and time unless set.
    open var datePickerMode = UIDatePicker.Mode.dateAndTime {
        didSet {
            guard datePickerMode != oldValue else { return }
            setNeedsRendering()
            if datePickerMode == .countDownTimer { countDownDuration = 0 }
        }
    }

    /// The length of time that is chosen in the mode `countDownTimer`, in seconds from 0 to 23 hours and 59 minutes, without
    /// what goes beyond full minutes; 0 unless set.
    ///
    /// Of a picker in another mode it means nothing, and setting it has no effect.
    open var countDownDuration: TimeInterval {
        get { chosenDuration }
        set { chooseDuration(newValue) }
    }

    /// The distance between the minutes that can be chosen, from 1 to 30 and a divisor of 60; 1 unless set.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue }
            if minuteInterval != oldValue { rangeDidChange() }
        }
    }

    /// Whether a date between two that can be chosen becomes the earlier one; true unless set.
    ///
    /// Without it, a field that is changed on the page takes every minute.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { rangeDidChange() } }
    }

    // MARK: Calendar

    /// The calendar by which the date is shown; the current one when nil.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set {
            ownCalendar = newValue
            setNeedsRendering()
        }
    }

    /// The language in which the date is shown; the browser decides.
    open var locale: Locale?

    /// The time zone in which the date is shown; when nil, that of the calendar that was set, else that of the person's
    /// device, else the server's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { setNeedsRendering() } }
    }

    // MARK: Style

    /// How the picker is to be shown; the browser decides.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { setNeedsRendering() } }
    }

    /// How the picker is shown.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// What is chosen with a date picker.
    ///
    /// UIKit: `UIDatePicker.Mode`.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// A length of time, in hours and minutes.
        case countDownTimer = 3
        /// A month.
        case yearAndMonth = 4
    }

    // MARK: Size

    /// The size of the style and the mode.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The size of the style and the mode.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    // MARK: User interactions

    package override var isValueField: Bool { true }

    package override func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        _ = try allowedDate(value)
    }

    package override var interactionValue: UserInteractionValue? { .text(pageText) }

    package override func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        let date = try allowedDate(value)
        guard pageText(of: date) != pageText else { return }
        setDate(date, animated: true)
        sendValueChanged()
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        [.valueChanged] + reports.interactions + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        if interaction.event == .apply { return }
        guard interaction.event == .valueChanged else { return try super.perform(interaction) }
        guard let value = interaction.value else { throw .valueNotAllowed(reason: "A date picker needs a date.") }
        try acceptFieldValue(value)
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The date as it stands in the field, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? pageText }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Storage

    private var storedDate = Date()
    final var ownCalendar: Calendar?

    /// Whether nobody chose the date, so that a picker made later would show another one.
    private(set) final var isAtMomentOfCreation = true

    private func store(_ date: Date) {
        let usable = clamped(rounded(date))
        guard usable != storedDate else { return }
        storedDate = usable
        setNeedsRendering()
    }

    private func rangeDidChange(by cause: StaticString = #function) {
        setNeedsRendering(cause)
        store(storedDate)
    }

    /// The last time that can be chosen up to a date, where there is a distance between those that can.
    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date else { return date }
        let calendar = datePickerMode == .countDownTimer ? pageCalendar : ownCalendar ?? .current
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let seconds = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0))
        return date - seconds - Double(parts.nanosecond ?? 0) / 1e9
    }

    final func clamped(_ date: Date) -> Date {
        if datePickerMode == .countDownTimer { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }
}

/// How a date picker is shown.
///
/// UIKit: `UIDatePickerStyle`.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the device has it.
    case automatic = 0
    /// As turning wheels.
    case wheels = 1
    /// As a field that opens.
    case compact = 2
    /// As a calendar.
    case inline = 3
}
