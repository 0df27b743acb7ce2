public import Foundation

extension CALayer {
    /// The layer as it is shown: this one, as layers have no animations.
    public final func presentation() -> Self? { self }

    /// The layer with the values that the app gave it: this one.
    public final func model() -> Self { self }

    // MARK: Coordinates

    /// A point in this layer's coordinates that is given in those of another layer.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - layer: The layer in whose coordinates it is; nil for those of the outermost layer.
    public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying((layer?.transformToOutermost ?? .identity).concatenating(transformToOutermost.inverted()))
    }

    /// A point in another layer's coordinates that is given in those of this layer.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - layer: The layer whose coordinates are asked for; nil for those of the outermost layer.
    public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(transformToOutermost.concatenating((layer?.transformToOutermost ?? .identity).inverted()))
    }

    /// A rectangle in this layer's coordinates that is given in those of another layer.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - layer: The layer in whose coordinates it is; nil for those of the outermost layer.
    /// - Returns: The smallest rectangle around it.
    public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying((layer?.transformToOutermost ?? .identity).concatenating(transformToOutermost.inverted()))
    }

    /// A rectangle in another layer's coordinates that is given in those of this layer.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - layer: The layer whose coordinates are asked for; nil for those of the outermost layer.
    /// - Returns: The smallest rectangle around it.
    public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(transformToOutermost.concatenating((layer?.transformToOutermost ?? .identity).inverted()))
    }

    /// The front-most of this layer and those that were added to it at a point; nil if the point lies outside.
    ///
    /// - Parameter point: The point, in the coordinates of the layer around this one.
    public final func hitTest(_ point: CGPoint) -> CALayer? {
        let own = point.applying(transformToSuperlayer.inverted())
        guard !isHidden, contains(own) else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let found = layer.hitTest(own) { return found }
        }
        return self
    }

    /// From the layer's coordinates to those of the layer around it.
    private var transformToSuperlayer: CGAffineTransform {
        let anchor = owningView == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
        return CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
        ).concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var transformToOutermost: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let present = layer, let outer = present.superlayer ?? present.owningView?.superview?.layer {
            transform = transform.concatenating(present.transformToSuperlayer)
            layer = outer
        }
        return transform
    }
}
