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

    /// Creates an event that happens now.
    ///
    /// - Parameter type: The kind of event.
    package init(type: EventType) {
        self.type = type
        self.timestamp = ProcessInfo.processInfo.systemUptime
        super.init()
    }
}
