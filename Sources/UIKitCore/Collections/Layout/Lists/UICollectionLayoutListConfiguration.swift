public import Foundation

/// How a section that looks like one of a table looks and behaves.
///
/// UIKit: `UICollectionLayoutListConfiguration`.
@MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    ///
    /// UIKit: `UICollectionLayoutListConfiguration.Appearance`.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections with space between them.
        case grouped = 1
        /// Sections as rounded boxes.
        case insetGrouped = 2
        /// Rows as in a sidebar.
        case sidebar = 3
        /// Rows as in a sidebar, on the background of a plain list.
        case sidebarPlain = 4
    }

    /// Where the header of a section comes from.
    ///
    /// UIKit: `UICollectionLayoutListConfiguration.HeaderMode`.
    public enum HeaderMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// A supplementary view of the kind of section headers.
        case supplementary = 1
        /// The section's first item.
        case firstItemInSection = 2
    }

    /// Where the footer of a section comes from.
    ///
    /// UIKit: `UICollectionLayoutListConfiguration.FooterMode`.
    public enum FooterMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// A supplementary view of the kind of section footers.
        case supplementary = 1
    }

    /// Gives the actions that a swipe over a row offers.
    ///
    /// UIKit: `UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider`.
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    /// Changes the separators of a row.
    ///
    /// UIKit: `UICollectionLayoutListConfiguration.ItemSeparatorHandler`.
    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// Creates a configuration.
    ///
    /// - Parameter appearance: The look of the list.
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// The look of the list.
    public let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Whether lines separate the rows.
    public var showsSeparators: Bool

    /// How these lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Changes the lines of single rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the rows; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Where headers come from.
    public var headerMode = HeaderMode.none

    /// Where footers come from.
    public var footerMode = FooterMode.none

    /// The space above headers, in points; nil for the usual one.
    public var headerTopPadding: CGFloat?

    /// Gives the actions at the side of a row where reading begins.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Gives the actions at the side of a row where reading ends.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// The colour behind the rows.
    var usualBackground: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
        }
    }
}

extension UICollectionLayoutListConfiguration {
    /// The header and the footer of a section that are supplementary views.
    var boundaries: [SectionPlan.Boundary] {
        var boundaries: [SectionPlan.Boundary] = []
        if headerMode == .supplementary {
            boundaries.append(
                SectionPlan.Boundary(
                    kind: UICollectionView.elementKindSectionHeader, alignment: .top, width: .wholeWidth))
        }
        if footerMode == .supplementary {
            boundaries.append(
                SectionPlan.Boundary(
                    kind: UICollectionView.elementKindSectionFooter, alignment: .bottom, width: .wholeWidth))
        }
        return boundaries
    }
}

/// How the lines between the rows of a list look.
///
/// UIKit: `UIListSeparatorConfiguration`.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line is shown.
    ///
    /// UIKit: `UIListSeparatorConfiguration.Visibility`.
    public enum Visibility: Int, Sendable {
        /// Where it separates rows.
        case automatic = 0
        /// It is.
        case visible = 1
        /// It is not.
        case hidden = 2
    }

    /// The insets that stand for the usual ones.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Creates the lines of a list.
    ///
    /// - Parameter listAppearance: The look of the list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Whether there is a line above a row.
    public var topSeparatorVisibility = Visibility.automatic

    /// Whether there is a line below a row.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// The distances of the line above a row from the edges, in points.
    public var topSeparatorInsets = Self.automaticInsets

    /// The distances of the line below a row from the edges, in points.
    public var bottomSeparatorInsets = Self.automaticInsets

    /// The colour of the lines.
    public var color = UIColor.separator

    /// The colour of the lines between selected rows.
    public var multipleSelectionColor = UIColor.separator

    /// The effect with which the lines are drawn; kept for the app.
    public var visualEffect: UIVisualEffect?
}
