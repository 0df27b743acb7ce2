public import Foundation

extension UITableView {
    /// How sections are set apart.
    ///
    /// UIKit: `UITableView.Style`.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, with headers between them.
        case plain = 0
        /// Sections with space between them.
        case grouped = 1
        /// Sections as rounded boxes.
        case insetGrouped = 2
    }

    /// Where a row is scrolled to.
    ///
    /// UIKit: `UITableView.ScrollPosition`.
    public enum ScrollPosition: Int, Sendable {
        /// As little as needed.
        case none = 0
        /// The top.
        case top = 1
        /// The middle.
        case middle = 2
        /// The bottom.
        case bottom = 3
    }

    /// How rows come in.
    ///
    /// The rows that an edit moves glide to their places meanwhile, those that it takes away vanish at once. People who
    /// asked for less motion see the end at once.
    ///
    /// UIKit: `UITableView.RowAnimation`.
    public enum RowAnimation: Int, Sendable {
        /// It fades in.
        case fade = 0
        /// It comes from the right.
        case right = 1
        /// It comes from the left.
        case left = 2
        /// It comes out from under the row above.
        case top = 3
        /// It comes out from under the row below.
        case bottom = 4
        /// It is there at once.
        case none = 5
        /// It opens from its middle.
        case middle = 6
        /// As suits best, which is fading.
        case automatic = 100
    }

    /// What the distances of separators are measured from.
    ///
    /// UIKit: `UITableView.SeparatorInsetReference`.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The usual distances.
        case fromAutomaticInsets = 1
    }

    /// The height that lets the content decide.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The entry of a section index that stands for the search bar.
    public nonisolated static let indexSearch = "{search}"

    /// Posted by a table when its selection changed.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
    /// Whether lines separate rows.
    ///
    /// UIKit: `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// Lines.
        case singleLine = 1
        /// Lines, as on old systems.
        case singleLineEtched = 2
    }
}

/// A section whose rows are in reach, all of them or some.
package struct ShownTableSection {
    /// The number of the section.
    package internal(set) var section: Int

    /// The view above the rows.
    package internal(set) var header: UIView?

    /// The view below the rows; only shown when the section's last row is in reach.
    package internal(set) var footer: UIView?

    /// How high the app says that the header is, in points; nil where the content decides.
    package internal(set) var headerHeight: CGFloat?

    /// How high the app says that the footer is, in points; nil where the content decides.
    package internal(set) var footerHeight: CGFloat?

    /// Whether the header was asked for.
    var hasHeader = false

    /// Whether the footer was asked for.
    var hasFooter = false

    init(section: Int) {
        self.section = section
    }
}
