public import Foundation

extension UIView {
    /// What ``intrinsicContentSize`` says of a direction in which the content has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero

    /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    final func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        viewState.set(.usesConstraints, to: !translates)
        setNeedsRendering()
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
        layoutAttributes.contentPriorities[keyPath: property] = priority
        superview?.setNeedsLayout()
    }

    /// The content's own size, else what ``sizeThatFits(_:)`` says, except where a size is to be kept.
    final func fittingSize(near target: CGSize, keepsWidth: Bool, keepsHeight: Bool) -> CGSize {
        let available = CGSize(
            width: target.width > 0 ? target.width : UIView.layoutFittingExpandedSize.width,
            height: target.height > 0 ? target.height : UIView.layoutFittingExpandedSize.height
        )
        let fitting = sizeThatFits(available)
        let own = intrinsicContentSize
        let width = own.width == UIView.noIntrinsicMetric ? fitting.width : own.width
        let height = own.height == UIView.noIntrinsicMetric ? fitting.height : own.height
        return CGSize(width: keepsWidth ? target.width : width, height: keepsHeight ? target.height : height)
    }
}
