import Foundation

/// The directions in which the content of an item decides how large it is.
struct EstimatedAxes: OptionSet {
    let rawValue: UInt8

    static let width = EstimatedAxes(rawValue: 1)
    static let height = EstimatedAxes(rawValue: 2)
}

/// A size that was found from constraints, and what it was found for.
struct FittedContent {
    var target: CGSize
    var axes: EstimatedAxes
    /// The state of the solver of the content then.
    var revision: Int
    var size: CGSize
}

extension UICollectionReusableView {
    /// The size that the view would rather have, in the directions in which its content decides.
    final func preferredSize(
        near attributes: UICollectionViewLayoutAttributes, size: CGSize, _ axes: EstimatedAxes
    ) -> CGSize {
        attributes.size = size
        attributes.estimatedAxes = axes
        let preferred = preferredLayoutAttributesFitting(attributes).size
        func length(_ preferred: CGFloat, _ stated: CGFloat, _ axis: EstimatedAxes) -> CGFloat {
            axes.contains(axis) && preferred.isFinite && preferred >= 0 ? preferred : stated
        }
        return CGSize(
            width: length(preferred.width, size.width, .width), height: length(preferred.height, size.height, .height))
    }

    /// The attributes with the size that the content asks for in the directions in which it decides.
    final func fittedAttributes(
        near attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = attributes.estimatedAxes
        guard !axes.isEmpty, let size = fittedSize(near: attributes.size, axes),
            let fitted = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        fitted.size = size
        return fitted
    }

    private func fittedSize(near target: CGSize, _ axes: EstimatedAxes) -> CGSize? {
        let content = (self as? UICollectionViewCell)?.contentViewIfLoaded ?? self
        if content is UIListContentView {
            guard let size = content.intrinsicContentSize(forWidth: target.width) else { return nil }
            return chosen(size, near: target, axes)
        }
        guard content.childViews.contains(where: \.isPlacedByConstraints) else { return nil }
        let engine = content.layoutAttributesIfPresent?.engine
        if let known = fittedContent, known.target == target, known.axes == axes, let engine, !engine.needsUpdate,
            engine.solver.revision == known.revision
        {
            return known.size
        }
        let fitting = content.fittingSize(
            near: CGSize(
                width: axes.contains(.width) ? 0 : target.width, height: axes.contains(.height) ? 0 : target.height),
            axes.contains(.width) ? .fittingSizeLevel : .required,
            axes.contains(.height) ? .fittingSizeLevel : .required)
        let size = chosen(fitting, near: target, axes)
        fittedContent = engine.map {
            FittedContent(target: target, axes: axes, revision: $0.solver.revision, size: size)
        }
        return size
    }

    /// The size that was found, where the content decides and left nothing open, in whole pixels.
    private func chosen(_ found: CGSize, near target: CGSize, _ axes: EstimatedAxes) -> CGSize {
        let scale = max(1, traitCollection.displayScale)
        func length(_ found: CGFloat, _ target: CGFloat, _ axis: EstimatedAxes) -> CGFloat {
            axes.contains(axis) && found > 0 && found.isFinite ? (found * scale).rounded(.up) / scale : target
        }
        return CGSize(
            width: length(found.width, target.width, .width), height: length(found.height, target.height, .height))
    }
}

extension UIView {
    /// Whether the view holds the content of a row or an item that is as high as its constraints ask for.
    package final var isContentOfSelfSizingItem: Bool {
        if let row = parentView as? UITableViewCell {
            return row.statedHeight == nil && row.presentContentView === self
        }
        guard let cell = parentView as? UICollectionViewCell, cell.presentContentView === self,
            let indexPath = cell.shownIndexPath
        else { return false }
        return cell.collectionView?.collectionViewLayout.estimatedAxes(ofItemAt: indexPath).contains(.height) == true
    }
}
