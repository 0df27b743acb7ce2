public import Foundation

/// The look of a bar's buttons in each of their states.
///
/// Source: UIKit, `UIBarButtonItemAppearance`.
@MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
    /// Creates the look of plain buttons.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// Creates the look of buttons of a style.
    ///
    /// - Parameter style: How much the buttons stand out.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Makes the look that of the system.
    ///
    /// - Parameter style: How much the buttons stand out.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.reset() }
        for state in states { state.changeHandler = { [weak self] in self?.changeHandler?() } }
    }

    /// The look of a button that can be pressed.
    public final let normal = UIBarButtonItemStateAppearance()

    /// The look of a button while it is pressed.
    ///
    /// Kept for the app; a page lets it fade.
    public final let highlighted = UIBarButtonItemStateAppearance()

    /// The look of a button that cannot be pressed.
    public final let disabled = UIBarButtonItemStateAppearance()

    /// The look of a button that has the focus.
    ///
    /// Kept for the app; a page draws an outline.
    public final let focused = UIBarButtonItemStateAppearance()

    /// A copy that changes independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        copied()
    }

    /// Called when something changed that a bar shows.
    final var changeHandler: (@MainActor () -> Void)?

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    /// A copy that changes independently.
    final func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (target, source) in zip(copy.states, states) { target.takeOver(source) }
        return copy
    }
}

/// The look of a bar's buttons in one state.
///
/// Source: UIKit, `UIBarButtonItemStateAppearance`.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title: its font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changeHandler?() }
    }

    /// How far the title is moved, in points.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { changeHandler?() } }
    }

    /// The image behind the button.
    ///
    /// Kept for the app.
    open var backgroundImage: UIImage?

    /// How far the image behind the button is moved, in points.
    ///
    /// Kept for the app.
    open var backgroundImagePositionAdjustment: UIOffset = .zero

    final var changeHandler: (@MainActor () -> Void)?

    func reset() {
        takeOver(UIBarButtonItemStateAppearance())
    }

    func takeOver(_ source: UIBarButtonItemStateAppearance) {
        titleTextAttributes = source.titleTextAttributes
        titlePositionAdjustment = source.titlePositionAdjustment
        backgroundImage = source.backgroundImage
        backgroundImagePositionAdjustment = source.backgroundImagePositionAdjustment
    }
}
