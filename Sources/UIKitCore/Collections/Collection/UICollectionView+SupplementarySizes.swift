import Foundation

extension UICollectionView {
    /// Gives the supplementary views in reach of a translated layout the sizes that the server knows; says whether one
    /// changed.
    final func placeSupplementaries() -> Bool {
        var isChanged = false
        func place(_ shown: ShownSupplementaryView, _ plan: SectionPlan) {
            guard let boundary = shown.boundary else { return }
            let size = statedSize(of: boundary, in: plan)
            if self.place(shown.view, shown.kind, shown.indexPath, size, boundary.estimatedAxes) { isChanged = true }
        }
        for shown in shownWholeViews { place(shown, SectionPlan(content: .placed)) }
        for section in shownSections {
            for shown in section.supplementaries { place(shown, section.plan) }
        }
        for case let cell? in shown.cells {
            guard let indexPath = cell.shownIndexPath else { continue }
            for attachment in cell.attachments {
                let (size, axes) = attachment.item.layoutSize.stated(in: cell.bounds.size)
                _ = self.place(attachment.view, attachment.item.elementKind, indexPath, size, axes)
            }
        }
        return isChanged
    }

    /// The size of a supplementary view: what was found for one in reach, or what the layout states or estimates.
    final func size(of boundary: SectionPlan.Boundary, in plan: SectionPlan, at indexPath: IndexPath) -> CGSize {
        let isWhole = indexPath.count == 1
        let views = isWhole ? shownWholeViews : shownSection(indexPath.section)?.supplementaries ?? []
        let view = views.first { $0.kind == boundary.kind && $0.indexPath == indexPath }?.view
        return view?.appliedAttributes?.size ?? statedSize(of: boundary, in: plan)
    }

    private func statedSize(of boundary: SectionPlan.Boundary, in plan: SectionPlan) -> CGSize {
        var room = roomSize
        if plan.boundariesFollowInsets { room.width = max(room.width - plan.insets.leading - plan.insets.trailing, 0) }
        return CGSize(
            width: boundary.width?.resolved(in: room) ?? boundary.estimate.width,
            height: boundary.height?.resolved(in: room) ?? boundary.estimate.height)
    }

    /// Gives a supplementary view its size; the browser says where it stands.
    ///
    /// - Returns: Whether the size is another one than before.
    private func place(
        _ view: UICollectionReusableView, _ kind: String, _ indexPath: IndexPath, _ stated: CGSize,
        _ axes: EstimatedAxes
    ) -> Bool {
        func attributes() -> UICollectionViewLayoutAttributes {
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
        }
        let size = axes.isEmpty ? stated : view.preferredSize(near: attributes(), size: stated, axes)
        if view.bounds.size != size { view.place(in: CGRect(origin: view.frame.origin, size: size)) }
        let isChanged = view.appliedAttributes?.size != size
        guard isChanged || view.appliedAttributes?.indexPath != indexPath else { return false }
        let applied = attributes()
        applied.size = size
        view.appliedAttributes = applied
        view.apply(applied)
        return isChanged
    }
}

extension SectionPlan.Boundary {
    /// The directions in which the content decides how large the view is.
    fileprivate var estimatedAxes: EstimatedAxes {
        var axes: EstimatedAxes = []
        if width == nil { axes.insert(.width) }
        if height == nil { axes.insert(.height) }
        return axes
    }
}

extension NSCollectionLayoutSize {
    /// The size in a room, in points, and the directions in which the content decides.
    fileprivate func stated(in room: CGSize) -> (size: CGSize, axes: EstimatedAxes) {
        var axes: EstimatedAxes = []
        func length(_ dimension: NSCollectionLayoutDimension, _ axis: EstimatedAxes) -> CGFloat {
            switch dimension.measure {
            case .fractionalWidth: return dimension.dimension * room.width
            case .fractionalHeight: return dimension.dimension * room.height
            case .absolute: return dimension.dimension
            case .estimated, .uniformAcrossSiblings:
                axes.insert(axis)
                return dimension.dimension
            }
        }
        let size = CGSize(width: length(widthDimension, .width), height: length(heightDimension, .height))
        return (size, axes)
    }
}
