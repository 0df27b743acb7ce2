public import Foundation

/// An item of a collection.
///
/// On the page an item that can be selected is a button. A cell exists while its item is in reach of the page; then it
/// is put aside and used for another item, as on iOS.
///
/// UIKit: `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
    /// Updates a cell for a state.
    ///
    /// UIKit: `UICollectionViewCell.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Creates a cell.
    ///
    /// - Parameter frame: Without effect, as the collection places its cells.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a cell from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Configuring the content

    /// The view that holds the content of the item; made when it is first asked for.
    open var contentView: UIView { loadedContentView() }

    /// The content, as a description that makes and updates the content view.
    ///
    /// Setting it replaces ``contentView`` unless the present one can show the new content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuredContentView?.configuration }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content configuration follows the state of the cell.
    open var automaticallyUpdatesContentConfiguration = true

    // MARK: Configuring the background

    /// A background with the look that suits the layout; clear but in lists.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { usualBackgroundConfiguration }

    /// The background, as a description; nil for the usual one.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { setNeedsRendering() } }
    }

    /// Whether the background configuration follows the state of the cell.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    /// The view behind the content, in front of ``backgroundView``, while the cell is selected or pressed.
    open var selectedBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
    }

    /// The segue of a storyboard that selecting the item performs.
    final var selectionSegue: SegueTrigger?

    // MARK: Following the state

    /// The state of the cell as configurations see it.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Has ``updateConfiguration(using:)`` called before the next response is written.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
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
    open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the cell is drawn as selected.
    open var isSelected: Bool {
        get { viewState.contains(.selected) }
        set { setAppearance(.selected, to: newValue) }
    }

    /// Whether the cell is drawn as pressed.
    open var isHighlighted: Bool {
        get { viewState.contains(.highlighted) }
        set { setAppearance(.highlighted, to: newValue) }
    }

    /// Called when the cell is dragged; not called, as items are moved by buttons.
    ///
    /// - Parameter dragState: The state.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    /// Whether the cell is lifted or dragged.
    ///
    /// UIKit: `UICollectionViewCell.DragState`.
    public enum DragState: Int, Sendable {
        /// Neither.
        case none = 0
        /// Lifted.
        case lifting = 1
        /// Dragged.
        case dragging = 2
    }

    // MARK: Laying out

    /// Gives the content view the size of the cell and updates the configuration if it is stale.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [contentViewIfLoaded, backgroundView, selectedBackgroundView] {
            if let view, view.bounds.size != bounds.size { view.place(in: bounds) }
        }
        updateConfigurationIfNeeded()
    }

    package override func placesSubview(_ subview: UIView) -> Bool {
        subview === contentViewIfLoaded || subview === backgroundView || subview === selectedBackgroundView
    }

    // MARK: User interactions

    /// Whether pages report touches: also of those for which recognizers of the list wait.
    package override var followsTouches: Bool { super.followsTouches || isHeldForList }

    /// What the item offers: to be selected, moved, its accessories, its menu and its swipe actions.
    package override func userInteractions() -> [UserInteractionEvent] {
        super.userInteractions() + offer.events
    }

    /// Performs an interaction with the item through the collection's delegate and data source.
    ///
    /// The value of `moveRow` is the destination, `section.item`; that of `performSwipeAction`, `tapAccessory` and
    /// `selectMenuItem` the index of the action or accessory, or the path of the menu's entry.
    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard offer.events.contains(interaction.event), let collectionView else {
            return try super.perform(interaction)
        }
        try collectionView.perform(interaction, on: self)
    }

    // MARK: State

    /// The item the cell stands for while the collection shows it.
    package internal(set) final var shownIndexPath: IndexPath?

    /// What a person can do with the item now.
    package internal(set) final var offer = ItemOffer()

    /// Whether the cell shows its editing controls.
    package internal(set) final var isEditing = false

    /// The menu of the item.
    package internal(set) final var contextMenu: UIMenu?

    /// The supplementary views that stand at the item.
    package internal(set) final var attachments: [CellAttachment] = []

    /// The size that the layout states for the item, in points; nil where the content decides or all have one size.
    package internal(set) final var statedSize: CGSize?

    /// Where the item stands in an outline; nil when its section is none.
    package internal(set) final var outline: OutlinePlace?

    final var contentViewIfLoaded: UIView?
    final var needsUpdateConfiguration = false
}

/// A supplementary view that stands at an item.
package struct CellAttachment {
    /// Where it stands.
    package let item: NSCollectionLayoutSupplementaryItem

    /// The view.
    package let view: UICollectionReusableView
}

/// Where an item stands in an outline.
package struct OutlinePlace: Hashable, Sendable {
    /// How many items are above it.
    package var level: Int

    /// Whether there are items below it.
    package var hasChildren: Bool

    /// Whether these are shown.
    package var isExpanded: Bool
}
