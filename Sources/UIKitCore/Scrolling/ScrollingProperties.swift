import Foundation

/// The properties that few scroll views change, kept apart so that a plain one stays small.
@MainActor
final class ScrollingProperties {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var isScrollEnabled = true
    var isPagingEnabled = false
    var isDirectionalLockEnabled = false
    var bounces = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var scrollsToTop = true
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var showsVerticalScrollIndicator = true
    var showsHorizontalScrollIndicator = true
    var refreshControl: UIRefreshControl?
    var zoomScale: CGFloat = 1
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1
    var bouncesZoom = true
    var bouncesHorizontally = true
    var bouncesVertically = true
    var decelerationRate = UIScrollView.DecelerationRate.normal
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var indicatorStyle = UIScrollView.IndicatorStyle.default
    var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    var automaticallyAdjustsScrollIndicatorInsets = true
}

extension UIScrollView {
    /// Sets a property that few scroll views change, and marks the view as changed if the value is new.
    final func setScrolling<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<ScrollingProperties, Value>,
        to value: Value
    ) {
        let properties = scrollingProperties
        guard properties[keyPath: keyPath] != value else { return }
        properties[keyPath: keyPath] = value
        setNeedsRendering()
    }

    final func setRefreshControl(_ control: UIRefreshControl?, by cause: StaticString = #function) {
        let previous = refreshControl
        guard control !== previous else { return }
        previous?.removeFromSuperview()
        scrollingProperties.refreshControl = control
        if let control { insertSubview(control, at: 0) }
        setNeedsRendering(cause)
    }

    final func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        requestScroll(to: .offset(offset), animated: animated)
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        scrollDelegate?.scrollViewDidScroll(self)
        if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    final func scroll(toShow rect: CGRect, animated: Bool) {
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return }
        let visible = bounds
        var offset = visible.origin
        if rect.maxX > visible.maxX { offset.x = rect.maxX - visible.width }
        if rect.minX < offset.x { offset.x = rect.minX }
        if rect.maxY > visible.maxY { offset.y = rect.maxY - visible.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        if offset != visible.origin { setContentOffset(offset, animated: animated) }
        requestScroll(to: .rectangle(rect), animated: animated)
    }

    /// The properties that few scroll views change, made when the first of them is set.
    final var scrollingProperties: ScrollingProperties {
        if let scrolling { return scrolling }
        let made = ScrollingProperties()
        scrolling = made
        return made
    }
}
