public import Foundation

/// Something that can have the focus.
///
/// On the page these are views; other objects lead to the views that they prefer.
///
/// Source: UIKit, `UIFocusItem`.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }

    /// The place of the item in the coordinate space of its container, in points.
    var frame: CGRect { get }

    /// Whether what lies behind the item can have the focus, too.
    var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
    /// False.
    public var isTransparentFocusItem: Bool { false }
}

extension UIView: UIFocusItem {}

/// Where the focus moves.
///
/// Source: UIKit, `UIFocusHeading`.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item in order.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the item before in order.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item of a group.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item of a group.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The name of a sound that goes with a movement of the focus, which a page does not make.
///
/// Source: UIKit, `UIFocusSoundIdentifier`.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the identifier of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No sound.
    public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
    /// The usual sound.
    public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}
