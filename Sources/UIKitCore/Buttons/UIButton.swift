public import Foundation

/// A control that does something when it is pressed.
///
/// On the page it is a `button` that submits the form. A press sends `touchDown`, and then `touchUpInside` together with
/// `primaryActionTriggered`.
///
/// UIKit: `UIButton`.
open class UIButton: UIControl {
    /// Creates a button of the custom type.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        setButtonType(buttonType)
    }

    /// Creates a button of a type with the title, the image and the handler of an action.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        setButtonType(buttonType)
        setPrimaryAction(primaryAction)
    }

    /// Creates a button that looks as a configuration describes, with the handler of an action.
    ///
    /// - Parameters:
    ///   - configuration: The look. Where it has no title or image, those of the action are shown.
    ///   - primaryAction: What a press does.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setButtonType(.system)
        self.configuration = configuration
        setPrimaryAction(primaryAction)
    }

    /// A button of the system type that shows an image and calls a method when it is pressed.
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// The type, which decides the colours and symbols.
    public final var buttonType: UIButton.ButtonType { kind }

    // MARK: Configuring the look

    /// The look; nil leaves it to the titles, images and colours that were set for states.
    open var configuration: UIButton.Configuration? {
        get { properties?.configuration }
        set { setConfiguration(newValue) }
    }

    /// Called before the button is shown in another state, to change ``configuration``.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { properties?.configurationUpdateHandler }
        set {
            buttonProperties.configurationUpdateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the configuration follows the button's state by itself; true unless set.
    open var automaticallyUpdatesConfiguration: Bool {
        get { properties?.automaticallyUpdatesConfiguration ?? true }
        set { buttonProperties.automaticallyUpdatesConfiguration = newValue }
    }

    /// Brings the configuration up to date with the state.
    ///
    /// The default implementation calls ``configurationUpdateHandler``.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Asks for ``updateConfiguration()`` before the button is next shown.
    open func setNeedsUpdateConfiguration() {
        markConfigurationOutdated()
    }

    /// Updates the configuration in the layout pass, where it was asked for.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
    }

    // MARK: Titles

    /// Sets the title for a state; nil takes it back.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        setContent(\.title, to: title, for: state)
    }

    /// The title that was set for a state, or the one for the normal state.
    open func title(for state: UIControl.State) -> String? {
        content(\.title, for: state)
    }

    /// Sets the title with attributes for a state; it takes the place of the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        setContent(\.attributedTitle, to: title, for: state)
    }

    /// The title with attributes that was set for a state, or the one for the normal state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        content(\.attributedTitle, for: state)
    }

    /// Sets the colour of the title for a state; nil takes it back.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        setContent(\.titleColor, to: color, for: state)
    }

    /// The colour of the title that was set for a state, or the one for the normal state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        content(\.titleColor, for: state)
    }

    /// Sets the colour of the title's shadow for a state; nil takes it back.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        setContent(\.titleShadowColor, to: color, for: state)
    }

    /// The colour of the title's shadow that was set for a state, or the one for the normal state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        content(\.titleShadowColor, for: state)
    }

    /// The title that is shown now.
    open var currentTitle: String? { displayedTitle }

    /// The title with attributes that is shown now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title that is shown now.
    open var currentTitleColor: UIColor { displayedTitleColor }

    /// The colour of the title's shadow that is shown now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The label that carries the font and the line breaks of the title; it is made when it is first asked for.
    open var titleLabel: UILabel? { titleLabelOfOwn }

    /// The label of the subtitle, of which there is none outside configurations.
    open var subtitleLabel: UILabel? { nil }

    // MARK: Images

    /// Sets the image for a state; nil takes it back.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        setContent(\.image, to: image, for: state)
    }

    /// The image that was set for a state, or the one for the normal state.
    open func image(for state: UIControl.State) -> UIImage? {
        content(\.image, for: state)
    }

    /// Sets the image behind the title for a state; nil takes it back.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        setContent(\.backgroundImage, to: image, for: state)
    }

    /// The image behind the title that was set for a state, or the one for the normal state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        content(\.backgroundImage, for: state)
    }

    /// Sets the configuration of symbols for a state; nil takes it back.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: UIControl.State
    ) {
        setContent(\.symbolConfiguration, to: configuration, for: state)
    }

    /// The configuration of symbols that was set for a state, or the one for the normal state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        content(\.symbolConfiguration, for: state)
    }

    /// The image that is shown now.
    open var currentImage: UIImage? { displayedImage }

    /// The image behind the title that is shown now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The configuration of symbols that is used now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The view that carries the content mode and the tint of the image; it is made when it is first asked for.
    open var imageView: UIImageView? { imageViewOfOwn }

    // MARK: Insets

    /// The space around title and image of a button without configuration, in points.
    open var contentEdgeInsets: UIEdgeInsets {
        get { properties?.contentEdgeInsets ?? .zero }
        set { setProperty(\.contentEdgeInsets, to: newValue) }
    }

    /// The space around the title of a button without configuration, in points.
    open var titleEdgeInsets: UIEdgeInsets {
        get { properties?.titleEdgeInsets ?? .zero }
        set { setProperty(\.titleEdgeInsets, to: newValue) }
    }

    /// The space around the image of a button without configuration, in points.
    open var imageEdgeInsets: UIEdgeInsets {
        get { properties?.imageEdgeInsets ?? .zero }
        set { setProperty(\.imageEdgeInsets, to: newValue) }
    }

    // MARK: Size

    /// The size of title and image with the space around them.
    open override var intrinsicContentSize: CGSize { contentSize(forWidth: .infinity) }

    /// The size of title and image with the space around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(forWidth: size.width)
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        hasTitleOfSeveralLines ? contentSize(forWidth: width) : nil
    }

    package override func textBaselines(in size: CGSize) -> TextBaselines? {
        titleBaselines(in: size)
    }

    /// For which device the button would like to look; without effect on the page.
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { properties?.preferredBehavioralStyle ?? .automatic }
        set { buttonProperties.preferredBehavioralStyle = newValue }
    }

    /// For which device the button looks: always `pad`.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Menus

    /// The menu of the button; the page opens it without a request.
    open var menu: UIMenu? {
        get { properties?.menu }
        set { setMenu(newValue) }
    }

    /// Whether a press opens the menu instead of sending events.
    open var showsMenuAsPrimaryAction: Bool {
        get { properties?.showsMenuAsPrimaryAction ?? false }
        set { setProperty(\.showsMenuAsPrimaryAction, to: newValue) }
    }

    /// The order of the menu's elements, which the page shows from the top down; `automatic` unless set.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { properties?.preferredMenuElementOrder ?? .automatic }
        set { buttonProperties.preferredMenuElementOrder = newValue }
    }

    /// Whether the button keeps what was chosen: with a menu it shows the ticked element, else a press selects it and
    /// takes that back.
    open var changesSelectionAsPrimaryAction: Bool {
        get { properties?.changesSelectionAsPrimaryAction ?? false }
        set { setChangesSelection(newValue) }
    }

    // MARK: Role

    /// What the button is for, which decides its look in alerts and configurations.
    open var role: UIButton.Role {
        get { properties?.role ?? .normal }
        set { setProperty(\.role, to: newValue) }
    }

    // MARK: Pressing

    /// Presses the button in code: opens nothing, but calls what is registered for a press.
    open override func performPrimaryAction() {
        sendPress(event: nil)
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        offeredInteractions + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .touchUpInside where !opensMenu:
            if try !recognizesGesture(interaction) { press() }
        case .selectMenuItem: try chooseMenuItem(interaction)
        default: try super.perform(interaction)
        }
    }

    package override func controlStateDidChange() {
        super.controlStateDidChange()
        setNeedsUpdateConfiguration()
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The title unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// A button, with its state, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? derivedTraits }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Storage

    final var kind = ButtonType.custom
    final var properties: ButtonProperties?
    final var normalContent = ButtonContent()
}
