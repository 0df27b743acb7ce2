public import Foundation

/// A button or key that is held down.
///
/// A page reports no keys, so nobody makes one; the type exists for code that overrides the methods for presses. Use
/// ``UIKeyCommand`` for shortcuts.
///
/// Source: UIKit, `UIPress`.
@MainActor
open class UIPress: NSObject {
    /// Where a press is in its life.
    ///
    /// Source: UIKit, `UIPress.Phase`.
    public enum Phase: Int, Sendable {
        /// The button went down.
        case began = 0
        /// How hard it is pressed changed.
        case changed = 1
        /// It is held.
        case stationary = 2
        /// It was let go.
        case ended = 3
        /// The system took the press away.
        case cancelled = 4
    }

    /// Which button is pressed.
    ///
    /// Source: UIKit, `UIPress.PressType`.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// Left.
        case leftArrow = 2
        /// Right.
        case rightArrow = 3
        /// The button that chooses.
        case select = 4
        /// The button for menus.
        case menu = 5
        /// The button for playing and pausing.
        case playPause = 6
        /// The button that turns to the page before.
        case pageUp = 30
        /// The button that turns to the page after.
        case pageDown = 31
    }

    /// When the press changed last, in seconds since the system started.
    public final let timestamp: TimeInterval
    /// Where the press is in its life.
    public final let phase: UIPress.Phase
    /// Which button is pressed.
    public final let type: UIPress.PressType
    /// The responder that gets the press.
    public private(set) final weak var responder: UIResponder?
    /// How hard the button is pressed, from 0 to 1.
    public final let force: CGFloat = 1

    /// Creates a press of a button.
    init(type: UIPress.PressType, phase: UIPress.Phase, responder: UIResponder?) {
        self.type = type
        self.phase = phase
        self.responder = responder
        timestamp = ProcessInfo.processInfo.systemUptime
        super.init()
    }
}

/// An event of buttons that are held down.
///
/// Source: UIKit, `UIPressesEvent`.
open class UIPressesEvent: UIEvent {
    /// The presses.
    open var allPresses: Set<UIPress> { [] }
}
