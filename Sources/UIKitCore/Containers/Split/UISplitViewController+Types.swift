public import Foundation

extension UISplitViewController {
    /// How many columns a split view has.
    ///
    /// Source: UIKit, `UISplitViewController.Style`.
    public enum Style: Int, Sendable {
        /// The classic style: two controllers in `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column of a split view.
    ///
    /// Source: UIKit, `UISplitViewController.Column`.
    public enum Column: Int, Sendable, CaseIterable {
        /// The first column, usually a sidebar.
        case primary = 0
        /// The column between the first and the last one.
        case supplementary = 1
        /// The last and widest column, with the content.
        case secondary = 2
        /// What is shown alone on compact width.
        case compact = 3
        /// The column behind the content, with details about it.
        case inspector = 4
    }

    /// Which columns are seen, and how the first ones stand to the secondary one.
    ///
    /// Source: UIKit, `UISplitViewController.DisplayMode`.
    public enum DisplayMode: Int, Sendable {
        /// The split view decides.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one, which is dimmed.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one, which is dimmed.
        case twoOverSecondary = 5
        /// Two columns that push the secondary one aside.
        case twoDisplaceSecondary = 6

        /// The older name of `secondaryOnly`.
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The older name of `oneBesideSecondary`.
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The older name of `oneOverSecondary`.
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// Whether bars have a button that shows and hides the first column.
    ///
    /// Source: UIKit, `UISplitViewController.DisplayModeButtonVisibility`.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The split view decides.
        case automatic = 0
        /// No bar has one.
        case never = 1
        /// They have one.
        case always = 2
    }

    /// How the columns share the room.
    ///
    /// Source: UIKit, `UISplitViewController.SplitBehavior`.
    public enum SplitBehavior: Int, Sendable {
        /// The split view decides.
        case automatic = 0
        /// The columns stand beside each other.
        case tile = 1
        /// The first columns lie over the secondary one.
        case overlay = 2
        /// The first columns push the secondary one aside.
        case displace = 3
    }

    /// The side where the primary column stands.
    ///
    /// Source: UIKit, `UISplitViewController.PrimaryEdge`.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines of text begin.
        case leading = 0
        /// Where lines of text end.
        case trailing = 1
    }

    /// The background of the primary column.
    ///
    /// Source: UIKit, `UISplitViewController.BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable {
        /// The one of its views.
        case none = 0
        /// The grey of a sidebar.
        case sidebar = 1
    }

    /// A width or a share that leaves the choice to the split view.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
}

extension UIViewController {
    /// Posted by a container whose answer to `showDetailViewController(_:sender:)` changed, as by collapsing.
    ///
    /// Source: UIKit, `UIViewController.showDetailTargetDidChangeNotification`.
    public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
