import Foundation

extension UIView {
    /// The origin of this view's coordinates in those of the outermost view.
    private var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view {
            let isRoot = current.parentView == nil
            origin.x += (isRoot ? 0 : current.frame.minX) - current.bounds.minX
            origin.y += (isRoot ? 0 : current.frame.minY) - current.bounds.minY
            view = current.parentView
        }
        return origin
    }

    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let own = originInRoot
        let other = view?.originInRoot ?? .zero
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let own = originInRoot
        let other = view?.originInRoot ?? .zero
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
}
