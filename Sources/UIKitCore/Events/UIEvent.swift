public import Foundation

/// One thing that a user did, as it is handed to action methods of two arguments.
///
/// On the web an event is a submitted control, so there are no touches and no coordinates.
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
}
