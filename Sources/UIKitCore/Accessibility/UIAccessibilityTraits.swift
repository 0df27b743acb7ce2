/// What an element is and how it behaves, for assistive technology.
///
/// UIKit: `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait, as UIKit numbers them.
    public let rawValue: UInt64

    /// The traits whose bits are set.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// Can be pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Leads somewhere else.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// Is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Is the selected one of several.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// Is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Sums up the state of the app.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often; `aria-live` on the page.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Is a field for searching.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts the playing or recording of media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that can be moved up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns a page when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Divides content into sections; a heading on the page.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Can be switched on and off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
