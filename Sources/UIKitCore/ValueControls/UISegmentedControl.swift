public import Foundation

/// A control with segments, of which one is selected.
///
/// On the page each segment is a button that submits the form. A change sends `valueChanged`.
///
/// UIKit: `UISegmentedControl`.
open class UISegmentedControl: UIControl {
    /// Creates a control without segments.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with segments.
    ///
    /// - Parameter items: The title, a `String`, or the image, a `UIImage`, of each segment.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            Segment(title: item as? String, image: item as? UIImage)
        }
    }

    /// Creates a control with a segment for each action.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's coordinates, in points.
    ///   - actions: What selecting each segment does.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(action: $0) }
    }

    /// Creates a control from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The position that stands for no segment.
    public class var noSegment: Int { -1 }

    // MARK: Managing segments

    /// How many segments there are.
    public final var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; the selection keeps its segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image; the selection keeps its segment.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment with the title, the image and the handler of an action; the selection keeps its segment.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(action: action), at: segment)
    }

    /// Removes a segment; when it was selected, none is.
    open func removeSegment(at segment: Int, animated: Bool) {
        remove(at: segment)
    }

    /// Removes every segment.
    open func removeAllSegments() {
        segments = []
        storedSelection = Self.noSegment
        setNeedsRendering()
    }

    // MARK: Content of segments

    /// Sets the title of a segment in place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

    /// Sets the image of a segment in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

    /// Sets the title, the image and what selecting a segment does.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = Segment(action: action) }
    }

    /// What selecting a segment does.
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

    /// The position of the segment with an action of an identity, or ``noSegment``.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets whether a segment can be selected.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

    /// Sets the width of a segment, in points; 0 lets the content decide.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    /// The width that was set for a segment, in points.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

    // MARK: Selection

    /// The position of the selected segment, or ``noSegment``.
    ///
    /// Setting it sends no event; a position that there is no segment at is not taken over.
    open var selectedSegmentIndex: Int {
        get { storedSelection }
        set { select(newValue) }
    }

    /// Whether segments are pressed like buttons, without staying selected.
    open var isMomentary = false {
        didSet { if isMomentary != oldValue { setNeedsRendering() } }
    }

    // MARK: Customizing the appearance

    /// The colour of the selected segment.
    open var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != oldValue { setNeedsRendering() } }
    }

    /// Whether segments are as wide as their contents rather than equally wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { setNeedsRendering() } }
    }

    /// Sets how titles look in a state.
    ///
    /// - Parameters:
    ///   - attributes: The font, the colour and more; nil for the usual look.
    ///   - state: `normal`, or `selected` or `disabled`, which add to it.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        setNeedsRendering()
    }

    /// How titles look in a state; nil for the usual look.
    ///
    /// - Parameter state: The state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    // MARK: Size

    /// The size in which every segment shows its content; one point less high than the frame.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: contentWidth, height: usualHeight - 1)
    }

    /// The size in which every segment shows its content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: contentWidth, height: usualHeight)
    }

    private var usualHeight: CGFloat { traitCollection[SystemMeasuresTrait.self].segmentedControlHeight }

    /// The point at the bottom of the frame that constraints leave out.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    // MARK: User interactions

    package override var interactionValue: UserInteractionValue? { .number(Double(selectedSegmentIndex)) }

    package override func userInteractions() -> [UserInteractionEvent] {
        (segments.contains(where: \.isEnabled) ? [.valueChanged] : []) + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .valueChanged else { return try super.perform(interaction) }
        guard let index = try interaction.chosenPlace(from: interaction.value?.integer, among: segmentMarks),
            let segment = self[index], segment.isEnabled
        else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such segment that can be selected.", told: .choiceGone))
        }
        press(index, segment)
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The title of the selected segment unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? self[storedSelection]?.title }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Storage

    /// The segments, for renderers.
    package final var segments: [Segment] = []
    final var storedSelection = -1
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}
