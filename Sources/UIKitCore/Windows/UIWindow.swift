public import Foundation

/// The backdrop of a scene's interface: the body of the page.
///
/// Source: UIKit, `UIWindow`.
open class UIWindow: UIView {
    /// Creates a window in a scene, with the size the browser reported.
    ///
    /// - Parameter windowScene: The scene that shows the window.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpaceBounds)
        attach(to: windowScene)
    }

    /// Creates a window in the scene that is being connected, as apps without scene delegate do.
    ///
    /// - Parameter frame: The rectangle; `UIScreen.main.bounds` as a rule.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if let scene = UIApplication.shared.sceneInTurn { attach(to: scene) }
    }

    /// Creates a window from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let scene = UIApplication.shared.sceneInTurn { attach(to: scene) }
    }

    // MARK: Configuring the window

    /// The controller whose view is the content of the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
    }

    /// The scene the window is shown in.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { windowSceneDidChange(from: oldValue) } }
    }

    /// Where the window stands among the scene's windows; higher ones lie in front.
    open var windowLevel: UIWindow.Level = .normal {
        didSet { if windowLevel != oldValue { setNeedsRendering() } }
    }

    /// The screen the window is on.
    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    // MARK: Making windows key

    /// Whether this is the window that gets keyboard events.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Shows the window in front of the others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if windowScene == nil, let scene = UIApplication.shared.sceneInTurn { windowScene = scene }
        isHidden = false
        makeKey()
    }

    /// Makes the window the key window.
    open func makeKey() {
        guard let scene = windowScene, scene.keyWindow !== self else { return }
        scene.keyWindow?.resignKey()
        scene.keyWindow = self
        becomeKey()
    }

    /// Called when the window became the key window.
    open func becomeKey() {}

    /// Called when the window is no longer the key window.
    open func resignKey() {}

    /// Delivers an event to the view it names.
    ///
    /// Every event of the window comes through here, so a subclass can observe events, or keep one from being delivered
    /// by not calling super.
    ///
    /// - Parameter event: The event.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    // MARK: Layout

    /// Has the root controller's view fill the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRoot()
    }

    package override func placesSubview(_ subview: UIView) -> Bool {
        subview.owningViewController != nil || subview is PresentationContainerView
    }

    // MARK: Responder chain

    /// The scene.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// Whether the window is left out of the page.
    ///
    /// A new window is hidden until ``makeKeyAndVisible()``.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != isHidden else { return }
            super.isHidden = newValue
            visibilityDidChange()
        }
    }

    // MARK: Undo and keyboard shortcuts

    /// What the responders in the window use to undo changes.
    open override var undoManager: UndoManager? { ownUndoManager }

    package override func userInteractions() -> [UserInteractionEvent] {
        var events = super.userInteractions()
        if !ShortcutList(of: self).shortcuts.isEmpty { events.append(.performShortcut) }
        if windowScene?.activationOffers.isEmpty == false { events.append(.declineActivation) }
        return events
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .performShortcut: try performShortcut(interaction.value)
        case .declineActivation: try windowScene?.declineActivation(interaction.value)
        default: try super.perform(interaction)
        }
    }

    private lazy var ownUndoManager = UndoManager()

    // MARK: Focus

    /// The responder that has the focus.
    package final weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { firstResponderDidChange(from: oldValue) } }
    }

    /// What the first responder has at the lower edge of the page.
    package final var inputBar: InputBar?

    /// What is known about that.
    final var inputState = InputBarState()

    /// Moves the focus, if the present first responder lets go of it.
    final func makeFirstResponder(_ responder: UIResponder) -> Bool {
        guard firstResponder !== responder else { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let present = firstResponder, !present.resignFirstResponder() { return false }
        firstResponder = responder
        return true
    }

    /// The views that are to be told of changed traits.
    final var traitChanges = TraitChanges()

    /// Runs what changes the controllers that the window shows.
    package private(set) final lazy var transitionEngine = TransitionEngine(window: self)

    private func deliver(_ event: UIEvent) {
        guard let view = event.view, let interaction = event.interaction else { return }
        do throws(UserInteractionRefusal) {
            try view.performOffered(interaction)
        } catch {
            event.refusal = error
        }
    }

    private func attach(to scene: UIWindowScene) {
        viewState.insert(.hidden)
        windowScene = scene
        windowSceneDidChange(from: nil)
    }

    private func windowSceneDidChange(from oldScene: UIWindowScene?) {
        oldScene?.remove(self)
        windowScene?.add(self)
    }
}

extension UIWindow {
    /// Where a window stands among the others.
    ///
    /// Source: UIKit, `UIWindow.Level`.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height, higher in front.
        public let rawValue: CGFloat

        /// Creates a level of a height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level of a height.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of ordinary windows.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)

        /// Whether one level lies behind another.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}
