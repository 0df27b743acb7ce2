import Foundation

extension CALayer {
    /// Adds a layer at a place among the others; nothing where it would come to lie within itself.
    final func insert(_ layer: CALayer, at index: Int) {
        var around: CALayer? = self
        var depth = 0
        while let current = around {
            depth += 1
            guard current !== layer, depth < Self.mostLayersWithinEachOther else { return }
            around = current.superlayer
        }
        guard layer.owningView == nil else { return }
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(max(index, 0), layers.count))
        sublayers = layers
        layer.superlayer = self
        didChange()
    }

    /// Adds a layer beside another one, or in front of all where that is none of this layer's.
    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        layer.removeFromSuperlayer()
        guard let index = sublayers?.firstIndex(where: { $0 === sibling }) else {
            insert(layer, at: sublayers?.count ?? 0)
            return
        }
        insert(layer, at: index + offset)
        layer.subviewBeneath = sibling?.subviewBeneath
    }

    /// The layers within this one in the order in which they are drawn.
    final var layersByDepth: [CALayer] {
        guard let sublayers else { return [] }
        guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map(\.element)
    }
}

/// The place and look of a layer that is not a view's.
struct LayerProperties {
    var masksToBounds = false
    var backgroundColor: CGColor?
    var opacity: Float = 1
    var isHidden = false
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity

    /// Where points of the layer are in the layer around it.
    var placement: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width,
            y: -bounds.minY - anchorPoint.y * bounds.height
        )
        .concatenating(CATransform3DGetAffineTransform(transform))
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The smallest upright rectangle around the layer, in the layer around it.
    var frame: CGRect { bounds.applying(placement) }

    /// Places the layer so that it has a frame, as long as it is not transformed.
    mutating func setFrame(_ frame: CGRect) {
        guard frame.isDrawable else { return }
        bounds.size = frame.standardized.size
        position = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
}
