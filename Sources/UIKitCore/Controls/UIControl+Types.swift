extension UIControl {
    /// The events of controls.
    ///
    /// Source: UIKit, `UIControl.Event`.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates events of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A press begins.
        public static let touchDown = Self(rawValue: 1 << 0)
        /// A repeated press.
        public static let touchDownRepeat = Self(rawValue: 1 << 1)
        /// The finger moves within.
        public static let touchDragInside = Self(rawValue: 1 << 2)
        /// The finger moves outside.
        public static let touchDragOutside = Self(rawValue: 1 << 3)
        /// The finger comes in.
        public static let touchDragEnter = Self(rawValue: 1 << 4)
        /// The finger goes out.
        public static let touchDragExit = Self(rawValue: 1 << 5)
        /// A press ends within: the control was clicked.
        public static let touchUpInside = Self(rawValue: 1 << 6)
        /// A press ends outside.
        public static let touchUpOutside = Self(rawValue: 1 << 7)
        /// A press is given up.
        public static let touchCancel = Self(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Self(rawValue: 1 << 12)
        /// The control was used in its usual way.
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        /// The menu of the control opens.
        public static let menuActionTriggered = Self(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Self(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        /// Return was pressed.
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
        /// All presses.
        public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Self(rawValue: 0x000F_0000)
        /// Events of the app's own.
        public static let applicationReserved = Self(rawValue: 0x0F00_0000)
        /// Events of the system's own.
        public static let systemReserved = Self(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    ///
    /// Source: UIKit, `UIControl.State`.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a state of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, neither selected nor highlighted.
        public static let normal: Self = []
        /// Drawn as pressed.
        public static let highlighted = Self(rawValue: 1 << 0)
        /// Not accepting events.
        public static let disabled = Self(rawValue: 1 << 1)
        /// Selected.
        public static let selected = Self(rawValue: 1 << 2)
        /// Having the focus.
        public static let focused = Self(rawValue: 1 << 3)
        /// States of the app's own.
        public static let application = Self(rawValue: 0x00FF_0000)
        /// States of the system's own.
        public static let reserved = Self(rawValue: 0xFF00_0000)
    }

    /// Where content stands vertically.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over the whole height.
        case fill = 3
    }

    /// Where content stands horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over the whole width.
        case fill = 3
        /// At the side where reading begins.
        case leading = 4
        /// At the side where reading ends.
        case trailing = 5
    }
}
