import Foundation

extension UIScrollView {
    /// Scales the view that the delegate gives for zooming, and the content with it, by its top left corner.
    final func zoom(toScale wanted: CGFloat, animated: Bool) {
        guard wanted.isFinite, maximumZoomScale > minimumZoomScale, minimumZoomScale > 0,
            let view = scrollDelegate?.viewForZooming(in: self)
        else { return }
        let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
        guard scale != zoomScale else { return }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        let change: @MainActor @Sendable () -> Void = {
            self.setScrolling(\.zoomScale, to: scale)
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
            view.center = CGPoint(x: size.width / 2, y: size.height / 2)
            self.contentSize = size
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
        scrollDelegate?.scrollViewDidZoom(self)
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }

    /// Zooms and scrolls so that a rectangle of the zoomed view fills this one.
    final func zoom(toShow rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, bounds.width > 0 else { return }
        zoom(toScale: min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let place = CGRect(
            x: rect.minX * zoomScale, y: rect.minY * zoomScale, width: rect.width * zoomScale,
            height: rect.height * zoomScale)
        let furthest = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
        setContentOffset(
            CGPoint(
                x: min(max(place.midX - bounds.width / 2, 0), max(furthest.x, 0)),
                y: min(max(place.midY - bounds.height / 2, 0), max(furthest.y, 0))), animated: animated)
    }
}
