import Foundation

/// The truth values of a cell, in one byte.
struct CellState: OptionSet {
    let rawValue: UInt8

    /// ``UITableViewCell/isEditing``.
    static let editing = Self(rawValue: 1 << 0)
    /// ``UITableViewCell/showsReorderControl``.
    static let showsReorderControl = Self(rawValue: 1 << 1)
    /// ``UITableViewCell/shouldIndentWhileEditing`` is false.
    static let keepsIndentationWhileEditing = Self(rawValue: 1 << 2)
    /// ``UITableViewCell/automaticallyUpdatesContentConfiguration`` is false.
    static let keepsContentConfiguration = Self(rawValue: 1 << 3)
    /// ``UITableViewCell/automaticallyUpdatesBackgroundConfiguration`` is false.
    static let keepsBackgroundConfiguration = Self(rawValue: 1 << 4)
    /// The configurations are to be updated before the cell is shown.
    static let needsUpdateConfiguration = Self(rawValue: 1 << 5)

    mutating func set(_ member: CellState, to isMember: Bool) {
        if isMember { insert(member) } else { remove(member) }
    }
}

/// The properties that few cells set, kept apart so that a plain cell stays small.
@MainActor
final class CellDetails {
    var textLabel: UILabel?
    /// The height that the constraints of the content give the row.
    var solvedHeight: SolvedRowHeight?
    var detailTextLabel: UILabel?
    var imageView: UIImageView?
    var accessoryView: UIView?
    var editingAccessoryView: UIView?
    var editingAccessoryType = UITableViewCell.AccessoryType.none
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    var multipleSelectionBackgroundView: UIView?
    var backgroundConfiguration: UIBackgroundConfiguration?
    var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?
    var separatorInset: UIEdgeInsets?
    var indentationWidth: CGFloat = 10
    var selectionSegue: SegueTrigger?
    var accessorySegue: SegueTrigger?
}

extension UITableViewCell {
    /// The properties that few cells set, made when the first of them is.
    final var madeDetails: CellDetails {
        if let details { return details }
        let made = CellDetails()
        details = made
        return made
    }

    /// Sets a property that few cells set, and marks the cell as changed if the value is new.
    final func setDetail<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<CellDetails, Value>, to value: Value) {
        guard madeDetails[keyPath: keyPath] != value else { return }
        madeDetails[keyPath: keyPath] = value
        setNeedsRendering()
    }
}
