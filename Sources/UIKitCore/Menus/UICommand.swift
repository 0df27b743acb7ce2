/// Something to do, as the name of a method that the first responder or one after it implements.
///
/// UIKit: `UICommand`.
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: What the command is called.
    ///   - subtitle: What stands below the title.
    ///   - image: The image beside the title.
    ///   - action: The name of the method, made with `#action`.
    ///   - propertyList: Data by which the method tells commands apart.
    ///   - alternates: What the command does with further keys held down.
    ///   - discoverabilityTitle: A longer title that explains the command.
    ///   - attributes: How the command looks in menus, and whether it can be chosen.
    ///   - state: Whether the command is ticked.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// What the command is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The name of the method.
    public final let action: Selector

    /// Data by which the method tells commands apart.
    public final let propertyList: Any?

    /// What the command does with further keys held down; kept for the app.
    public final let alternates: [UICommandAlternate]

    /// A longer title that explains the command.
    open var discoverabilityTitle: String?

    /// How the command looks in menus, and whether it can be chosen.
    open var attributes: UIMenuElement.Attributes

    /// Whether the command is ticked.
    open var state: UIMenuElement.State

    /// Sends the method with the command as its sender; without effect when the command is disabled.
    ///
    /// - Parameters:
    ///   - sender: The object that the command acts for.
    ///   - target: The object to act on, or nil for the first responder that can.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
