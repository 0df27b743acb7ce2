public import Foundation

/// A row of a table, with content, accessory and editing controls.
///
/// On the page a row that can be selected is a button. A cell exists while its row is in reach of the page; then it is
/// put aside and used for another row, as on iOS.
///
/// UIKit: `UITableViewCell`.
open class UITableViewCell: UIView {
    // MARK: Creating a cell

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: Which labels and images the cell has, and where.
    ///   - reuseIdentifier: The name under which it is used again, or nil for a cell that is used once.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        // As on iOS, so that subviews with flexible widths and the frames of such a cell fit a wider one.
        place(in: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates a cell from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        cellStyle = (coder as? InterfaceCoder)?.cellStyle ?? .default
        reuseIdentifier = (coder as? InterfaceCoder)?["reuseIdentifier"]
        super.init(coder: coder)
    }

    /// Creates a cell of the default style that is used once.
    ///
    /// - Parameter frame: Without effect, as the table places its cells.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    // MARK: Reusing the cell

    /// The name under which the cell is used again.
    public internal(set) final var reuseIdentifier: String?

    /// Called before the cell is used for another row.
    ///
    /// A place to give up what belonged to the row, for instance a task that loads an image.
    open func prepareForReuse() {}

    // MARK: Specifying the content

    /// The view that holds the content of the row.
    ///
    /// It is made when it is first asked for.
    open var contentView: UIView { loadedContentView() }

    /// The text in the row; made when it is first asked for, nil while a content configuration is set.
    open var textLabel: UILabel? { loadedTextLabel() }

    /// The smaller or secondary text; nil in the default style and while a content configuration is set.
    open var detailTextLabel: UILabel? { loadedDetailTextLabel() }

    /// The image before the text; nil in the second value style and while a content configuration is set.
    open var imageView: UIImageView? { loadedImageView() }

    /// A content configuration with the look of the cell's style and no content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The content, as a description that makes and updates the content view.
    ///
    /// Setting it replaces ``contentView`` unless the present one can show the new content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuredContentView?.configuration }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content configuration follows the state of the cell.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { !cellState.contains(.keepsContentConfiguration) }
        set { cellState.set(.keepsContentConfiguration, to: !newValue) }
    }

    // MARK: Configuring the background

    /// A background with the look that suits the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableView?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The background, as a description; nil for the table's usual one.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { details?.backgroundConfiguration }
        set { setDetail(\.backgroundConfiguration, to: newValue) }
    }

    /// Whether the background configuration follows the state of the cell.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { !cellState.contains(.keepsBackgroundConfiguration) }
        set { cellState.set(.keepsBackgroundConfiguration, to: !newValue) }
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        get { details?.backgroundView }
        set { setBackgroundView(newValue) }
    }

    /// The view behind the content while the cell is selected.
    ///
    /// Kept for the app; the page shows selection by colour.
    open var selectedBackgroundView: UIView? {
        get { details?.selectedBackgroundView }
        set { madeDetails.selectedBackgroundView = newValue }
    }

    /// The view behind the content while the cell is one of several selected ones.
    ///
    /// Kept for the app; the page shows selection by colour.
    open var multipleSelectionBackgroundView: UIView? {
        get { details?.multipleSelectionBackgroundView }
        set { madeDetails.multipleSelectionBackgroundView = newValue }
    }

    // MARK: Following the state

    /// The state of the cell as configurations see it.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Has ``updateConfiguration(using:)`` called before the next response is written.
    open func setNeedsUpdateConfiguration() {
        cellState.insert(.needsUpdateConfiguration)
        setNeedsLayout()
    }

    /// Brings content and background up to date with the state of the cell.
    ///
    /// Called before the cell is shown for the first time and after its state changed. The default implementation
    /// updates the configurations that update automatically.
    ///
    /// - Parameter state: The state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigurationsAutomatically(for: state)
    }

    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        get { details?.configurationUpdateHandler }
        set {
            madeDetails.configurationUpdateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Gives the content view the size of the cell and updates the configuration if it is stale.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let contentViewIfLoaded, contentViewIfLoaded.frame != contentFrame {
            contentViewIfLoaded.place(in: contentFrame)
        }
        updateConfigurationIfNeeded()
    }

    package override func placesSubview(_ subview: UIView) -> Bool { subview === contentViewIfLoaded }

    // MARK: Managing accessories

    /// What stands at the end of the row.
    open var accessoryType: UITableViewCell.AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the end of the row, in place of ``accessoryType``.
    open var accessoryView: UIView? {
        get { details?.accessoryView }
        set { setAccessoryView(newValue, at: \.accessoryView) }
    }

    /// What stands at the end of the row while it is edited.
    open var editingAccessoryType: UITableViewCell.AccessoryType {
        get { details?.editingAccessoryType ?? .none }
        set {
            guard newValue != editingAccessoryType else { return }
            madeDetails.editingAccessoryType = newValue
            accessoryDidChange()
        }
    }

    /// A view at the end of the row while it is edited, in place of ``editingAccessoryType``.
    open var editingAccessoryView: UIView? {
        get { details?.editingAccessoryView }
        set { setAccessoryView(newValue, at: \.editingAccessoryView) }
    }

    // MARK: Managing selection and highlighting

    /// How a selected cell looks.
    open var selectionStyle: UITableViewCell.SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { setNeedsRendering() } }
    }

    /// Whether the cell is drawn as selected.
    open var isSelected: Bool {
        get { viewState.contains(.selected) }
        set { setSelected(newValue, animated: false) }
    }

    /// Draws the cell as selected or not.
    ///
    /// The table calls it when the selection changes.
    ///
    /// - Parameters:
    ///   - selected: Whether the cell is selected.
    ///   - animated: Without effect on the page.
    open func setSelected(_ selected: Bool, animated: Bool) {
        setAppearance(.selected, to: selected)
    }

    /// Whether the cell is drawn as pressed.
    open var isHighlighted: Bool {
        get { viewState.contains(.highlighted) }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Draws the cell as pressed or not.
    ///
    /// - Parameters:
    ///   - highlighted: Whether the cell is pressed.
    ///   - animated: Without effect on the page.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        setAppearance(.highlighted, to: highlighted)
    }

    // MARK: Editing the cell

    /// Whether the cell shows its editing controls.
    open var isEditing: Bool {
        get { cellState.contains(.editing) }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls.
    ///
    /// The table calls it for the rows that may be edited when its own editing mode changes.
    ///
    /// - Parameters:
    ///   - editing: Whether the cell is edited.
    ///   - animated: Without effect on the page.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing)
    }

    /// The control the cell shows while it is edited.
    open var editingStyle: UITableViewCell.EditingStyle { offer.editingStyle }

    /// Whether the page offers to delete the row outside the editing mode.
    ///
    /// A page has no half-open state between a swipe and its button, so this is always false.
    open var showingDeleteConfirmation: Bool { false }

    /// Whether the row can be moved while it is edited.
    ///
    /// The table sets it for rows its data source can move.
    open var showsReorderControl: Bool {
        get { cellState.contains(.showsReorderControl) }
        set {
            guard newValue != showsReorderControl else { return }
            cellState.set(.showsReorderControl, to: newValue)
            setNeedsRendering()
        }
    }

    /// Called before the editing controls come or go.
    ///
    /// - Parameter state: The state to be.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called after the editing controls came or went.
    ///
    /// - Parameter state: The new state.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Indenting the content

    /// How many steps the content is indented.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsRendering() } }
    }

    /// The width of a step, in points.
    open var indentationWidth: CGFloat {
        get { details?.indentationWidth ?? 10 }
        set { setDetail(\.indentationWidth, to: newValue) }
    }

    /// Whether the content makes room for the editing controls.
    open var shouldIndentWhileEditing: Bool {
        get { !cellState.contains(.keepsIndentationWhileEditing) }
        set {
            guard newValue != shouldIndentWhileEditing else { return }
            cellState.set(.keepsIndentationWhileEditing, to: !newValue)
            setNeedsRendering()
        }
    }

    // MARK: Managing the separator

    /// The distances of the separator from the edges that the row has for itself, in points.
    package final var ownSeparatorInset: UIEdgeInsets? { details?.separatorInset }

    /// The distances of the separator from the edges, in points; the table's unless set.
    open var separatorInset: UIEdgeInsets {
        get { details?.separatorInset ?? tableView?.separatorInset ?? .zero }
        set { setDetail(\.separatorInset, to: newValue) }
    }

    // MARK: User interactions

    /// Whether pages report touches: also of those for which recognizers of the list wait.
    package override var followsTouches: Bool { super.followsTouches || isHeldForList }

    /// What the row offers: to be selected, edited, moved, its accessory button and its swipe actions.
    package override func userInteractions() -> [UserInteractionEvent] {
        super.userInteractions() + offer.events
    }

    /// Performs an interaction with the row through the table's delegate and data source.
    ///
    /// The value of `moveRow` is the destination, `section.row`; that of `performSwipeAction` is the action's index in
    /// ``ItemOffer/swipeActions``.
    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard offer.events.contains(interaction.event), let tableView else {
            return try super.perform(interaction)
        }
        try tableView.perform(interaction, on: self)
    }

    // MARK: State

    /// Which labels and images the cell has, and where.
    package final let cellStyle: UITableViewCell.CellStyle

    /// The row the cell stands for while the table shows it.
    package final var shownIndexPath: IndexPath?

    /// What a person can do with the row now.
    package final var offer = ItemOffer()

    /// The menu of the row.
    package internal(set) final var contextMenu: UIMenu?

    /// The height the delegate gave the row, in points; nil for what the content needs.
    package final var statedHeight: CGFloat?

    final var cellState: CellState = []
    final var contentViewIfLoaded: UIView?
    final var details: CellDetails?
}
