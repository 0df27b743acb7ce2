package import Foundation

extension UICollectionViewCell {
    /// The collection that shows the cell.
    package final var collectionView: UICollectionView? { parentView as? UICollectionView }

    final var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        state.isExpanded = outline?.isExpanded ?? false
        return state
    }

    final func setAppearance(_ member: ViewState, to isMember: Bool, by cause: StaticString = #function) {
        guard viewState.contains(member) != isMember else { return }
        viewState.set(member, to: isMember)
        setNeedsRendering(cause)
        setNeedsUpdateConfiguration()
    }

    final func setEditing(_ isEditing: Bool, by cause: StaticString = #function) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        setNeedsRendering(cause)
        setNeedsUpdateConfiguration()
    }

    final func setOutline(_ outline: OutlinePlace?, by cause: StaticString = #function) {
        guard outline != self.outline else { return }
        self.outline = outline
        setNeedsRendering(cause)
        setNeedsUpdateConfiguration()
    }

    final func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func updateConfigurationsAutomatically(for state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    final var usualBackgroundConfiguration: UIBackgroundConfiguration {
        guard let shownIndexPath,
            let list = collectionView?.shownSection(shownIndexPath.section)?.plan.listConfiguration
        else { return .clear() }
        switch list.appearance {
        case .plain: return .listPlainCell()
        case .grouped, .insetGrouped: return .listGroupedCell()
        case .sidebar, .sidebarPlain: return .listSidebarCell()
        }
    }

    final func exchangeBackground(_ old: UIView?, for new: UIView?, by cause: StaticString = #function) {
        guard old !== new else { return }
        if old?.parentView === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0) }
        setNeedsRendering(cause)
    }

    /// Takes back what belonged to the item the cell stood for, before it is used for another one.
    ///
    /// The numbers of its views are given up too, so that a page from before cannot press a button of another item.
    final func endStandingForItem() {
        shownIndexPath = nil
        offer = ItemOffer()
        contextMenu = nil
        outline = nil
        statedSize = nil
        appliedAttributes = nil
        giveUpIdentifiers()
    }

    /// Makes the cell ready for another item.
    final func prepareForAnotherItem() {
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
        setEditing(false)
        forgetChangesByPerson()
        prepareForReuse()
    }
}

extension UICollectionViewCell: ContentHosting {
    final var contentIndex: Int { [backgroundView, selectedBackgroundView].count { $0 != nil } }

    final func contentWillBeReplaced() {}
}

extension UICollectionViewCell: ItemCell, PlacedCell {
    /// The content view, if it was asked for.
    package final var presentContentView: UIView? { contentViewIfLoaded }

    /// The places one step before and after the item, where it can be moved.
    package final var neighbouringPlaces: (before: IndexPath?, after: IndexPath?) {
        guard let counts = collectionView?.counts, let shownIndexPath else { return (nil, nil) }
        return counts.neighbours(of: shownIndexPath)
    }

    /// Whether several items can be selected while the collection is edited, so that each shows a mark.
    package final var showsSelectionMark: Bool {
        offer.isSelectable && collectionView?.allowsMultipleSelectionDuringEditing == true
    }
}
