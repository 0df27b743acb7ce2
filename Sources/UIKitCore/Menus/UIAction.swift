/// What an action does, given the action itself.
///
/// UIKit: `UIActionHandler`.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, as a closure with a title and an image: for controls, bar buttons and menus.
///
/// UIKit: `UIAction`.
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: What the action is called; a button with the action as its primary one shows it.
    ///   - subtitle: What stands below the title.
    ///   - image: The image beside the title.
    ///   - selectedImage: The image while the action is ticked.
    ///   - identifier: The identity of the action, by which it replaces another; nil makes a new one.
    ///   - discoverabilityTitle: A longer title that explains the action.
    ///   - attributes: How the action looks in menus, and whether it can be chosen.
    ///   - state: Whether the action is ticked.
    ///   - handler: What is done. It is called on the main actor in the request that triggers it, before the response
    ///     is written.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Self.newIdentifier()
        hasOwnIdentifier = identifier != nil
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// What the action is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The image while the action is ticked.
    open var selectedImage: UIImage?

    /// The identity of the action.
    public final let identifier: UIAction.Identifier

    /// A longer title that explains the action.
    open var discoverabilityTitle: String?

    /// How the action looks in menus, and whether it can be chosen.
    open var attributes: UIMenuElement.Attributes

    /// Whether the action is ticked.
    open var state: UIMenuElement.State

    /// The object that the action acts for, while the handler runs.
    public private(set) final var sender: Any?

    /// Runs the handler; without effect when the action is disabled.
    ///
    /// - Parameters:
    ///   - sender: The object that the action acts for.
    ///   - target: Not used.
    open func performWithSender(_ sender: Any?, target: Any?) {
        run(sender: sender)
    }

    /// Runs the handler with a sender; without effect when the action is disabled.
    package final func run(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let previous = self.sender
        self.sender = sender
        defer { self.sender = previous }
        journaled { handler(self) }
    }

    /// The identity that the app gave the action, which is the same in another process; nil where it gave none.
    final var ownIdentifier: Identifier? { hasOwnIdentifier ? identifier : nil }

    private let hasOwnIdentifier: Bool
    private let handler: UIActionHandler

    private static var lastIdentifier = 0

    private static func newIdentifier() -> Identifier {
        lastIdentifier += 1
        return Identifier("action.\(lastIdentifier)")
    }

    /// The identity of an action.
    ///
    /// UIKit: `UIAction.Identifier`.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name that the app chose.
        public let rawValue: String

        /// An identity by a name of the app's choice.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An identity by a name of the app's choice.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }
}
