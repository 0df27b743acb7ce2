extension UINavigationItem {
    /// Whether a heading is large.
    ///
    /// Source: UIKit, `UINavigationItem.LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item before.
        case automatic = 0
        /// Where the bar prefers large titles.
        case always = 1
        /// Never.
        case never = 2
        /// In the bar beside the buttons.
        case inline = 3
    }

    /// What a back button shows.
    ///
    /// Source: UIKit, `UINavigationItem.BackButtonDisplayMode`.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The heading of the controller before, or "Back" where that is long.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    /// How a navigation bar arranges heading and buttons.
    ///
    /// Source: UIKit, `UINavigationItem.ItemStyle`.
    public enum ItemStyle: Int, Sendable {
        /// The heading in the middle; what belongs in the middle is in a menu.
        case navigator = 0
        /// The heading at the leading edge, for browsing with a history.
        case browser = 1
        /// The heading at the leading edge, for editing one document.
        case editor = 2
    }

    /// Where a navigation bar has its search bar.
    ///
    /// Source: UIKit, `UINavigationItem.SearchBarPlacement`.
    public enum SearchBarPlacement: Int, Sendable {
        /// Beside the buttons where there is room, else below the heading.
        case automatic = 0
        /// Beside the buttons.
        case inline = 1
        /// Below the heading.
        case stacked = 2
        /// Beside the buttons, or in the toolbar on iOS.
        case integrated = 3
        /// Beside the buttons, in the middle on iOS.
        case integratedCentered = 4
        /// Beside the buttons, as a button on iOS.
        case integratedButton = 5
    }
}
