package import Foundation

extension UIView {
    /// The rectangle in the superview's coordinates that the view would have without its transform, in points.
    package final var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    /// The rectangle around the transformed view in the superview's coordinates, in points.
    final var transformedFrame: CGRect {
        guard let transform = ownTransform else { return untransformedFrame }
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    /// The transform, unless it changes nothing.
    private var ownTransform: CGAffineTransform? {
        guard let transform = attributesIfPresent?.transform, transform != .identity else { return nil }
        return transform
    }

    /// Gives the view a rectangle around what its transform makes of it.
    final func fit(into frame: CGRect) {
        guard let transform = ownTransform else { return place(in: frame) }
        // What is pressed flat by its transform keeps its size.
        if transform.a * transform.d != transform.b * transform.c {
            bounds.size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
        }
        center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    }

    // MARK: Converting

    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        Self.convert(point, from: self, to: view)
    }

    final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        Self.convert(point, from: view, to: self)
    }

    final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.convert(rect, from: self, to: view)
    }

    final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.convert(rect, from: view, to: self)
    }

    private static func convert(_ rect: CGRect, from: UIView?, to: UIView?) -> CGRect {
        transform(from: from, to: to).map(rect.applying)
            ?? CGRect(origin: convert(rect.origin, from: from, to: to), size: rect.size)
    }

    private static func convert(_ point: CGPoint, from: UIView?, to: UIView?) -> CGPoint {
        if let transform = transform(from: from, to: to) { return point.applying(transform) }
        let own = from?.originInRoot ?? .zero
        let other = to?.originInRoot ?? .zero
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// What brings points of one view's coordinates into another's; nil where they only move.
    private static func transform(from: UIView?, to: UIView?) -> CGAffineTransform? {
        guard from?.isTransformedInRoot == true || to?.isTransformedInRoot == true else { return nil }
        return (from?.transformToRoot ?? .identity).concatenating((to?.transformToRoot ?? .identity).inverted())
    }

    /// Whether the view, or one around it, has a transform.
    private var isTransformedInRoot: Bool {
        var view: UIView? = self
        while let current = view {
            if current.parentView != nil, current.ownTransform != nil { return true }
            view = current.parentView
        }
        return false
    }

    /// The origin of this view's coordinates in those of the outermost view.
    private var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view {
            let frame = current.parentView == nil ? .zero : current.untransformedFrame
            origin.x += frame.minX - current.bounds.minX
            origin.y += frame.minY - current.bounds.minY
            view = current.parentView
        }
        return origin
    }

    /// What brings points of this view's coordinates into those of the outermost view.
    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            let bounds = current.bounds
            let step =
                current.parentView == nil
                ? CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
                : CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                    .concatenating(current.ownTransform ?? .identity)
                    .concatenating(CGAffineTransform(translationX: current.center.x, y: current.center.y))
            transform = transform.concatenating(step)
            view = current.parentView
        }
        return transform
    }

    // MARK: Refusing

    /// Whether a rectangle has a number that is not finite, which is a scene fault.
    final func refusesGeometry(_ bounds: CGRect) -> Bool {
        let (origin, size) = (bounds.origin, bounds.size)
        if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite { return false }
        let texts = [origin.x, origin.y, size.width, size.height].map { SceneFault.describe(Double($0)) }
        SceneFault.raise(
            .invalidGeometry, "CALayer bounds contains NaN: [\(texts[0]) \(texts[1]); \(texts[2]) \(texts[3])]",
            in: owningScene)
        return true
    }

    /// Whether a point has a number that is not finite, which is a scene fault.
    final func refusesGeometry(_ position: CGPoint) -> Bool {
        if position.x.isFinite, position.y.isFinite { return false }
        let texts = [position.x, position.y].map { SceneFault.describe(Double($0)) }
        SceneFault.raise(
            .invalidGeometry, "CALayer position contains NaN: [\(texts[0]) \(texts[1])]", in: owningScene)
        return true
    }
}
