/// The look of a toolbar: background and buttons.
///
/// Source: UIKit, `UIToolbarAppearance`.
open class UIToolbarAppearance: UIBarAppearance {
    /// Creates the system's default look.
    public override init() {
        super.init()
        observeButtons()
    }

    /// Creates a copy of another bar's look, with buttons if that is a toolbar's.
    ///
    /// - Parameter barAppearance: The look to copy.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let source = barAppearance as? UIToolbarAppearance {
            buttonAppearance = source.buttonAppearance.copied()
            prominentButtonAppearance = source.prominentButtonAppearance.copied()
        }
        observeButtons()
    }

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

    private func observeButtons() {
        for appearance in [buttonAppearance, prominentButtonAppearance] {
            appearance.changeHandler = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
