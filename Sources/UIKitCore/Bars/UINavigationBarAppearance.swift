public import Foundation

/// The look of a navigation bar: background, headings and buttons.
///
/// Source: UIKit, `UINavigationBarAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Creates the system's default look.
    public override init() {
        super.init()
        observeButtons()
    }

    /// Creates a copy of another bar's look, with headings and buttons if that is a navigation bar's.
    ///
    /// - Parameter barAppearance: The look to copy.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let source = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = source.titleTextAttributes
            largeTitleTextAttributes = source.largeTitleTextAttributes
            subtitleTextAttributes = source.subtitleTextAttributes
            largeSubtitleTextAttributes = source.largeSubtitleTextAttributes
            titlePositionAdjustment = source.titlePositionAdjustment
            buttonAppearance = source.buttonAppearance.copied()
            prominentButtonAppearance = source.prominentButtonAppearance.copied()
            backButtonAppearance = source.backButtonAppearance.copied()
            backIndicatorImage = source.backIndicatorImage
            backIndicatorTransitionMaskImage = source.backIndicatorTransitionMaskImage
        }
        observeButtons()
    }

    // MARK: Headings

    /// The attributes of the heading: its font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The attributes of the large heading: its font and colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The attributes of the line under the heading: its font and colour.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The attributes of the line under the large heading: its font and colour.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// How far the heading is moved, in points; the large heading stays where it is.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    // MARK: Buttons

    /// The look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() {
        didSet { observeButtons() }
    }

    /// The look of the prominent buttons, such as Done.
    open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
        didSet { observeButtons() }
    }

    /// The look of the prominent buttons, under its former name.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { prominentButtonAppearance }
        set { prominentButtonAppearance = newValue }
    }

    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance() {
        didSet { observeButtons() }
    }

    /// The image of the back button; nil for the chevron.
    open private(set) var backIndicatorImage: UIImage?

    /// The mask of the back button's image while it is animated on iOS.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image of the back button.
    ///
    /// - Parameters:
    ///   - backIndicatorImage: The image; nil for the chevron.
    ///   - backIndicatorTransitionMaskImage: The mask on iOS; nothing is set unless both images are given or neither.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        guard (backIndicatorImage == nil) == (backIndicatorTransitionMaskImage == nil) else { return }
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
        didChange()
    }

    private func observeButtons() {
        for appearance in [buttonAppearance, prominentButtonAppearance, backButtonAppearance] {
            appearance.changeHandler = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
