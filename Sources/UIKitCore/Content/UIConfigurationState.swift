/// What the look of a view depends on: the traits, the state, and values of the app's own.
///
/// UIKit: `UIConfigurationState`.
public protocol UIConfigurationState {
    /// A state in which nothing is special.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A value of the app's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value of the app's own in a configuration state.
///
/// UIKit: `UIConfigurationStateCustomKey`.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name that the app chose.
    public let rawValue: String

    /// A key by a name of the app's choice.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A key by a name of the app's choice.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

/// The state of a view, as its configurations see it.
///
/// UIKit: `UIViewConfigurationState`.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used.
    public var isDisabled = false
    /// Whether the view is drawn as pressed.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is held down.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is special.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value of the app's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell, as its configurations see it.
///
/// UIKit: `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used.
    public var isDisabled = false
    /// Whether the cell is drawn as pressed.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is held down.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell's children are shown.
    public var isExpanded = false
    /// Whether the cell's swipe actions are shown.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is special.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value of the app's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
