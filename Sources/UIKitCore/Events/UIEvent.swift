public import Foundation

/// One thing that a user did, as it is handed to action methods of two arguments.
///
/// On the web an event is a submitted control; one of a view that follows touches has the touch.
///
/// Source: UIKit, `UIEvent`.
@MainActor
open class UIEvent: NSObject {
    /// The kinds of event.
    public enum EventType: Int, Sendable {
        /// A control was used.
        case touches = 0
        /// The device moved.
        case motion = 1
        /// A remote control was used.
        case remoteControl = 2
        /// A physical button was pressed.
        case presses = 3
        /// The user scrolled.
        case scroll = 10
        /// The pointer hovers.
        case hover = 11
        /// A gesture changed.
        case transform = 14
    }

    /// The kinds of motion and of buttons on a remote control.
    public enum EventSubtype: Int, Sendable {
        /// None of them.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// The next track.
        case remoteControlNextTrack = 104
        /// The track before.
        case remoteControlPreviousTrack = 105
        /// Seeking backward begins.
        case remoteControlBeginSeekingBackward = 106
        /// Seeking backward ends.
        case remoteControlEndSeekingBackward = 107
        /// Seeking forward begins.
        case remoteControlBeginSeekingForward = 108
        /// Seeking forward ends.
        case remoteControlEndSeekingForward = 109
    }

    /// The kind of motion or button; none of them on a page.
    open var subtype: UIEvent.EventSubtype { .none }

    /// The buttons of a mouse.
    ///
    /// Source: UIKit, `UIEvent.ButtonMask`.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits of the buttons.
        public let rawValue: Int

        /// Buttons by their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// A button by its number.
        ///
        /// - Parameter buttonNumber: The number, 1 for the first one.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth ~= buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// The finger on a view that follows touches; nil for other events.
    public internal(set) final var allTouches: Set<UITouch>?

    /// The buttons held down; not known of a page.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// The fingers on a view.
    ///
    /// - Parameter view: The view.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The fingers on a window.
    ///
    /// - Parameter window: The window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The fingers that a recognizer follows.
    ///
    /// - Parameter gesture: The recognizer.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// The reports of a touch that came together: the touch itself.
    ///
    /// - Parameter touch: The touch.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    /// Where a touch may go: nothing, as pages do not guess.
    ///
    /// - Parameter touch: The touch.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    /// The keys held down; not known of a page.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The kind of this event.
    public let type: EventType

    /// When the event was received, in seconds since the system started.
    public let timestamp: TimeInterval

    /// The view that was used.
    ///
    /// Segue's addition to UIKit: a page reports the control, not a place on the screen.
    public let view: UIView?

    /// What was done, in the word that pages and JSON requests use, for instance `touchUpInside`.
    ///
    /// Segue's addition to UIKit.
    public var name: String { interaction?.event.rawValue ?? "" }

    /// What was done, with its value.
    package let interaction: UserInteraction?

    /// Why the view did not perform the event, if it did not.
    package final var refusal: UserInteractionRefusal?

    /// Creates an event that happens now.
    ///
    /// - Parameters:
    ///   - type: The kind of event.
    ///   - interaction: What was done.
    ///   - view: The view that was used.
    package init(type: EventType, interaction: UserInteraction? = nil, view: UIView? = nil) {
        self.type = type
        self.interaction = interaction
        self.view = view
        self.timestamp = ProcessInfo.processInfo.systemUptime
        super.init()
    }

    private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        guard let found = allTouches?.filter(isMeant), !found.isEmpty else { return nil }
        return found
    }
}
