public import Foundation

/// An item of a collection that is a row of a list, with accessories and an indentation.
///
/// It may also be the header or footer of a list section.
///
/// UIKit: `UICollectionViewListCell`.
open class UICollectionViewListCell: UICollectionViewCell {
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

    /// A content configuration with the look that suits the list and no content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration { usualContentConfiguration }

    /// How many steps the content is indented; in an outline, the level of the item.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsRendering() } }
    }

    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 16 {
        didSet { if indentationWidth != oldValue { setNeedsRendering() } }
    }

    /// Whether accessories at the leading side are indented with the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsRendering() } }
    }

    /// What stands at the ends of the row.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange(from: oldValue) }
    }

    /// The guide at which the separators begin; the page places them by itself.
    open var separatorLayoutGuide: UILayoutGuide { guide(\.separatorGuide) }

    private final var separatorGuide: UILayoutGuide?

    private final func guide(
        _ keyPath: ReferenceWritableKeyPath<UICollectionViewListCell, UILayoutGuide?>
    ) -> UILayoutGuide {
        if let guide = self[keyPath: keyPath] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        self[keyPath: keyPath] = guide
        return guide
    }

    /// Whether the cell stands in for a header of its list section.
    package final var isListHeader: Bool {
        guard let shownIndexPath, shownIndexPath.item == 0 else { return false }
        let plan = collectionView?.shownSection(shownIndexPath.section)?.plan
        return plan?.listConfiguration?.headerMode == .firstItemInSection
    }
}

extension UICollectionViewListCell {
    final var usualContentConfiguration: UIListContentConfiguration {
        if let title = usualTitleConfiguration { return title }
        guard let collectionView, let section = (shownIndexPath ?? collectionView.indexPathBeingMade)?.section,
            let list = collectionView.listConfiguration(ofSection: section)
        else { return .cell() }
        let isHeader =
            list.headerMode == .firstItemInSection && (shownIndexPath ?? collectionView.indexPathBeingMade)?.item == 0
        switch list.appearance {
        case .plain: return isHeader ? .plainHeader() : .cell()
        case .grouped, .insetGrouped: return isHeader ? .groupedHeader() : .cell()
        case .sidebar, .sidebarPlain: return isHeader ? .sidebarHeader() : .sidebarCell()
        }
    }

    /// The content of a cell that stands above or below a section; nil for the cell of an item.
    private var usualTitleConfiguration: UIListContentConfiguration? {
        guard let collectionView, let title = collectionView.supplementaryBeingMade else { return nil }
        let isPlain = collectionView.listConfiguration(ofSection: title.indexPath.section)?.appearance == .plain
        switch title.kind {
        case UICollectionView.elementKindSectionHeader: return isPlain ? .plainHeader() : .groupedHeader()
        case UICollectionView.elementKindSectionFooter: return isPlain ? .plainFooter() : .groupedFooter()
        default: return nil
        }
    }

    /// The accessories of the present state, with their indices among all.
    package final var shownAccessories: [(index: Int, accessory: UICellAccessory)] {
        accessories.enumerated().compactMap { index, accessory in
            accessory.isShown(whenEditing: isEditing)
                && !(accessory.isOutlineDisclosure && outline?.hasChildren == false)
                ? (index, accessory) : nil
        }
    }

    /// Whether a press on the row itself unfolds what is below it in an outline.
    package final var unfoldsWhenPressed: Bool {
        shownAccessories.contains { shown in
            guard case .outlineDisclosure(let options, _) = shown.accessory.kind else { return false }
            return options.style == .header || options.style == .automatic && isListHeader
        }
    }

    /// Whether the app gave a view to the row as an accessory.
    package final func hasAccessoryView(_ view: UIView) -> Bool { accessories.contains { $0.customView === view } }

    private func accessoriesDidChange(from old: [UICellAccessory], by cause: StaticString = #function) {
        for case let view? in old.map(\.customView) where view.parentView === self { view.removeFromSuperview() }
        for case let view? in accessories.map(\.customView) where view.parentView !== self { addSubview(view) }
        collectionView?.refreshOffer(of: self)
        setNeedsRendering(cause)
    }
}
