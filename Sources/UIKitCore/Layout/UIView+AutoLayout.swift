public import Foundation

extension UIView {
    /// What ``intrinsicContentSize`` says of a direction in which the content has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero

    /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The distances from the frame to the rectangle that constraints align, as ``frame(forAlignmentRect:)`` has them.
    ///
    /// They are asked of a large view: they are to be the same in all sizes.
    final var insetsOfAlignmentRect: UIEdgeInsets {
        let inner = CGRect(x: 0, y: 0, width: 1_024, height: 1_024)
        let outer = frame(forAlignmentRect: inner)
        let insets = UIEdgeInsets(
            top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
            right: outer.maxX - inner.maxX)
        let isFinite = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
        return isFinite ? insets : .zero
    }

    final func setTranslatesAutoresizingMask(_ translates: Bool, by cause: StaticString = #function) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        constrainedStructureDidChange()
        viewState.set(.usesConstraints, to: !translates)
        constrainedStructureDidChange()
        setNeedsRendering(cause)
        setNeedsLayout()
    }

    /// Marks the constraints as stale; every view that is so marked is also due for layout.
    final func markNeedsUpdateConstraints() {
        viewState.insert(.needsUpdateConstraints)
        setNeedsLayout()
    }

    /// Updates stale constraints from the inside out.
    final func updateStaleConstraints() {
        if viewState.contains(.subtreeNeedsLayout) {
            for child in childViews { child.updateStaleConstraints() }
        }
        updateOwnConstraintsIfNeeded()
    }

    /// Updates the view's own constraints if they are stale; a controller is asked for its root view.
    final func updateOwnConstraintsIfNeeded() {
        guard viewState.contains(.needsUpdateConstraints) else { return }
        viewState.remove(.needsUpdateConstraints)
        if let owningViewController {
            owningViewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    final func contentPriority(_ property: KeyPath<ContentPriorities, UILayoutPriority?>) -> UILayoutPriority? {
        layoutAttributesIfPresent?.contentPriorities[keyPath: property]
    }

    final func setContentPriority(
        _ property: WritableKeyPath<ContentPriorities, UILayoutPriority?>, to priority: UILayoutPriority
    ) {
        guard !priority.rawValue.isNaN else {
            SceneFault.raise(.invalidArgument, priority.refusal, in: owningScene)
            return
        }
        layoutAttributes.contentPriorities[keyPath: property] = priority
        constrainedContentDidChange()
        superview?.setNeedsLayout()
    }

    /// The size that constraints and content give the view; without either, what ``sizeThatFits(_:)`` says, except where
    /// a size is to be kept.
    ///
    /// Stale constraints are updated before.
    final func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateStaleConstraints()
        let own = contentSizeForLayout
        let isMeasured = own.width != UIView.noIntrinsicMetric && own.height != UIView.noIntrinsicMetric
        if isMeasured || hasConstraintsOrArrangement {
            return fittingSize(near: target, horizontal, vertical)
        }
        let available = CGSize(
            width: target.width > 0 ? target.width : UIView.layoutFittingExpandedSize.width,
            height: target.height > 0 ? target.height : UIView.layoutFittingExpandedSize.height
        )
        let fitting = sizeThatFits(available)
        let width = own.width == UIView.noIntrinsicMetric ? fitting.width : own.width
        let height = own.height == UIView.noIntrinsicMetric ? fitting.height : own.height
        return CGSize(
            width: horizontal == .required ? target.width : width,
            height: vertical == .required ? target.height : height)
    }

    /// Whether constraints within the view, or a stack's arrangement, say how large it is.
    final var hasConstraintsOrArrangement: Bool {
        layoutAttributesIfPresent?.constraints.isEmpty == false || childViews.contains { $0.isPlacedByConstraints }
    }
}
