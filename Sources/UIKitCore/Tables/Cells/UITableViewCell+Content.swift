package import Foundation

// MARK: - Content

extension UITableViewCell {
    /// The table that shows the cell.
    package final var tableView: UITableView? { parentView as? UITableView }

    /// The labels and the image of the cell's style, as far as they were asked for.
    package final var styledContent: (image: UIImageView?, text: UILabel?, detail: UILabel?) {
        (details?.imageView, details?.textLabel, details?.detailTextLabel)
    }

    /// The content view, if it was asked for.
    package final var presentContentView: UIView? { contentViewIfLoaded }

    final func loadedTextLabel() -> UILabel? {
        guard configuredContentView == nil else { return nil }
        if let label = details?.textLabel { return label }
        let label = UILabel(frame: .zero)
        madeDetails.textLabel = label
        contentView.insertSubview(label, at: details?.imageView == nil ? 0 : 1)
        return label
    }

    final func loadedDetailTextLabel() -> UILabel? {
        guard configuredContentView == nil, cellStyle != .default else { return nil }
        if let label = details?.detailTextLabel { return label }
        let label = UILabel(frame: .zero)
        madeDetails.detailTextLabel = label
        let first = [details?.imageView, details?.textLabel].compactMap(\.self)
        contentView.insertSubview(label, at: first.count)
        return label
    }

    final func loadedImageView() -> UIImageView? {
        guard configuredContentView == nil, cellStyle != .value2 else { return nil }
        if let imageView = details?.imageView { return imageView }
        let imageView = UIImageView(frame: .zero)
        madeDetails.imageView = imageView
        contentView.insertSubview(imageView, at: 0)
        return imageView
    }
}

extension UITableViewCell: ContentHosting {
    final var contentIndex: Int { details?.backgroundView == nil ? 0 : 1 }

    final func contentWillBeReplaced() {
        details?.textLabel = nil
        details?.detailTextLabel = nil
        details?.imageView = nil
    }
}

// MARK: - Background and accessories

extension UITableViewCell {
    final func setBackgroundView(_ view: UIView?) {
        guard view !== details?.backgroundView else { return }
        details?.backgroundView?.removeFromSuperview()
        madeDetails.backgroundView = view
        if let view { insertSubview(view, at: 0) }
    }

    /// The accessory type of the present mode.
    package final var shownAccessoryType: UITableViewCell.AccessoryType {
        isEditing ? editingAccessoryType : accessoryType
    }

    /// The accessory view of the present mode, which takes the place of the type.
    package final var shownAccessoryView: UIView? {
        isEditing ? details?.editingAccessoryView : details?.accessoryView
    }

    final func setAccessoryView(_ view: UIView?, at keyPath: ReferenceWritableKeyPath<CellDetails, UIView?>) {
        guard view !== details?[keyPath: keyPath] else { return }
        // By now it may be the accessory of another row.
        if let previous = details?[keyPath: keyPath], previous.parentView === self { previous.removeFromSuperview() }
        madeDetails[keyPath: keyPath] = view
        accessoryDidChange()
    }

    /// Puts the accessory view of the present mode in its place.
    final func accessoryDidChange(by cause: StaticString = #function) {
        let shown = shownAccessoryView
        for view in [details?.accessoryView, details?.editingAccessoryView] where view !== shown {
            if view?.parentView === self { view?.removeFromSuperview() }
        }
        if let shown, shown.parentView !== self { addSubview(shown) }
        offer.hasAccessoryButton = hasAccessoryButton
        setNeedsRendering(cause)
    }

    /// Whether the accessory has a button that is not a view of the app.
    final var hasAccessoryButton: Bool {
        guard shownAccessoryView == nil else { return false }
        return shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton
    }
}

// MARK: - What the page shows

extension UITableViewCell: ItemCell, PlacedCell {
    /// The places one step before and after the row, where it can be moved.
    package final var neighbouringPlaces: (before: IndexPath?, after: IndexPath?) {
        guard let counts = tableView?.counts, let shownIndexPath else { return (nil, nil) }
        return counts.neighbours(of: shownIndexPath)
    }

    /// Whether several rows can be selected while the table is edited, so that each shows a mark.
    package final var showsSelectionMark: Bool {
        offer.isSelectable && tableView?.allowsMultipleSelectionDuringEditing == true
    }
}
