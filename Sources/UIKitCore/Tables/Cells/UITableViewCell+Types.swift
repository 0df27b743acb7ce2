extension UITableViewCell {
    /// Which labels and images a cell has, and where.
    ///
    /// UIKit: `UITableViewCell.CellStyle`.
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default` = 0
        /// A text, and a value at the other end of the row.
        case value1 = 1
        /// A small text in the tint, and a value beside it.
        case value2 = 2
        /// A text, and a smaller one below it.
        case subtitle = 3
    }

    /// What stands at the end of a row.
    ///
    /// UIKit: `UITableViewCell.AccessoryType`.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: pressing the row shows more.
        case disclosureIndicator = 1
        /// An info button and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// An info button.
        case detailButton = 4
    }

    /// The control of a row that is edited.
    ///
    /// UIKit: `UITableViewCell.EditingStyle`.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none = 0
        /// One that deletes the row.
        case delete = 1
        /// One that inserts a row.
        case insert = 2
    }

    /// How a selected cell looks.
    ///
    /// UIKit: `UITableViewCell.SelectionStyle`.
    public enum SelectionStyle: Int, Sendable {
        /// As other cells.
        case none = 0
        /// Grey, as in the default style; blue on old systems.
        case blue = 1
        /// Grey.
        case gray = 2
        /// The system's.
        case `default` = 3
    }

    /// Which editing controls a cell shows.
    ///
    /// UIKit: `UITableViewCell.StateMask`.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a mask of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control of the editing style.
        public static let showingEditControl = Self(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
    }

    /// Updates a cell for a state.
    ///
    /// UIKit: `UITableViewCell.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void
}
