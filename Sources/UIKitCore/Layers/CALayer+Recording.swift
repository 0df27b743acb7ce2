import Foundation

extension CALayer {
    /// Takes over how another layer looks.
    final func copyDecoration(of other: CALayer) {
        own = other.own
        cornerRadius = other.cornerRadius
        maskedCorners = other.maskedCorners
        cornerCurve = other.cornerCurve
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
        contents = other.contents
        contentsGravity = other.contentsGravity
        anchorPoint = other.anchorPoint
        zPosition = other.zPosition
        name = other.name
    }

    /// Where points of the layer are in the layer around it.
    private var placement: CGAffineTransform {
        guard owningView != nil else { return own.placement }
        var properties = LayerProperties()
        properties.bounds = bounds
        properties.position = position
        properties.transform = transform
        return properties.placement
    }

    /// Draws the layer at its place in the layer around it.
    final func record(into context: CGContext, depth: Int) {
        guard bounds.isDrawable else { return }
        context.saveGState()
        context.concatenate(placement)
        recordWithoutPlace(into: context, depth: depth)
        context.restoreGState()
    }

    /// Draws the layer, whose coordinates are those of the context.
    final func recordWithoutPlace(into context: CGContext, depth: Int) {
        guard depth < Self.mostLayersWithinEachOther, !isHidden, opacity > 0 else { return }
        layoutIfNeeded()
        let isGroup = opacity < 1 || mask != nil || showsShadow
        context.saveGState()
        if isGroup { beginGroup(in: context) }
        recordBackground(into: context)
        recordContents(into: context, depth: depth)
        recordBorder(into: context)
        if isGroup { context.endLayer(cutOutBy: maskDrawing(for: context, depth: depth).map { .mask($0) }) }
        context.restoreGState()
    }

    private func beginGroup(in context: CGContext) {
        context.setAlpha(context.state.alpha * CGFloat(min(max(opacity, 0), 1)))
        if showsShadow, let shadowColor {
            let opacity = CGFloat(min(max(shadowOpacity, 0), 1))
            context.setShadow(
                offset: shadowOffset, blur: shadowRadius * 2,
                color: shadowColor.copy(alpha: shadowColor.alpha * opacity))
        }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
    }

    /// The mask as it lies over the layer; nil for none.
    private func maskDrawing(for context: CGContext, depth: Int) -> Drawing? {
        guard let mask else { return nil }
        let masking = CGContext(canvas: context.canvas)
        masking.concatenate(context.ctm)
        mask.record(into: masking, depth: depth + 1)
        return masking.finishedDrawing ?? Drawing()
    }

    private func recordBackground(into context: CGContext) {
        guard let backgroundColor, backgroundColor.alpha > 0 else { return }
        context.paint(context.shape { $0.append(outline()) }, fill: backgroundColor)
    }

    private func recordContents(into context: CGContext, depth: Int) {
        context.saveGState()
        if masksToBounds { context.addClip(context.shape { $0.append(outline()) }, isEvenOdd: false) }
        recordContent(into: context)
        for layer in layersByDepth { layer.record(into: context, depth: depth + 1) }
        context.restoreGState()
    }

    private func recordBorder(into context: CGContext) {
        guard borderWidth > 0, borderWidth.isFinite, let borderColor else { return }
        var style = StrokeStyle()
        style.width = borderWidth
        context.paint(
            context.shape { $0.append(outline(insetBy: borderWidth / 2)) }, stroke: borderColor, style: style)
    }

    /// The layer's rectangle with its rounded corners.
    final func outline(insetBy inset: CGFloat = 0) -> PathElements {
        var outline = PathElements()
        let radius = max(cornerRadius - inset, 0)
        outline.addRoundedRect(
            bounds.insetBy(dx: inset, dy: inset),
            radii: CornerRadii(
                CGSize(width: radius, height: radius), topLeft: maskedCorners.contains(.layerMinXMinYCorner),
                topRight: maskedCorners.contains(.layerMaxXMinYCorner),
                bottomLeft: maskedCorners.contains(.layerMinXMaxYCorner),
                bottomRight: maskedCorners.contains(.layerMaxXMaxYCorner)))
        return outline
    }

    /// Draws what the layer shows, without its decoration and the layers within it.
    final func recordContent(into context: CGContext) {
        recordClassContent(into: context)
        if let image = contents as? UIImage { recordImage(image, into: context) }
        GraphicsStack.current.push(context)
        (self as? CATextLayer)?.drawText()
        draw(in: context)
        GraphicsStack.current.pop()
    }

    private func recordClassContent(into context: CGContext) {
        switch self {
        case let layer as CAShapeLayer: layer.recordShape(into: context)
        case let layer as CAGradientLayer: layer.recordGradient(into: context)
        default: break
        }
    }

    private func recordImage(_ image: UIImage, into context: CGContext) {
        let rect = contentsGravity.place(image.size, in: bounds)
        context.saveGState()
        if contentsGravity == .resizeAspectFill { context.clip(to: bounds) }
        context.draw(image, in: rect)
        context.restoreGState()
    }
}

extension CALayer {
    /// What a view shows of its layer, apart from what the view and the page's style say of it.
    final var layerDrawings: LayerDrawings? {
        let layers = layersByDepth
        guard bounds.isDrawable, let view = owningView else { return nil }
        let canvas = bounds
        let stack = GraphicsStack.current
        var drawings = LayerDrawings()
        drawings.contentStretches = isStretchable
        drawings.layersStretch = layers.allSatisfy(\.isStretchable)
        drawings.content = stack.recording(in: canvas) { recordContent(into: $0) }
        guard !layers.isEmpty else { return drawings.isEmpty ? nil : drawings }
        let last = view.childViews.last
        let isInFront = { (layer: CALayer) in last != nil && layer.subviewBeneath === last }
        drawings.behind = stack.recording(in: canvas) { context in
            for layer in layers where !isInFront(layer) { layer.record(into: context, depth: 1) }
        }
        drawings.inFront = stack.recording(in: canvas) { context in
            for layer in layers where isInFront(layer) { layer.record(into: context, depth: 1) }
        }
        return drawings.isEmpty ? nil : drawings
    }

    /// Whether the layer looks right where the page stretches it.
    private var isStretchable: Bool {
        self is CAGradientLayer || contents != nil || type(of: self) == CALayer.self && cornerRadius == 0
    }

    /// The shape outside which nothing of a view shows, where the mask of its layer is one.
    package final var maskShape: (shape: PathElements, isEvenOdd: Bool)? {
        guard let mask else { return nil }
        let placement = mask.placement
        if let shape = mask as? CAShapeLayer {
            return ((shape.path?.elements ?? PathElements()).applying(placement), shape.fillRule == .evenOdd)
        }
        return (mask.outline().applying(placement), false)
    }
}

/// What a view shows of its layer, apart from decoration.
package struct LayerDrawings: Sendable {
    /// What the layer itself shows.
    package var content: Drawing?
    /// The layers within it that lie behind the subviews.
    package var behind: Drawing?
    /// The layers within it that lie before the subviews.
    package var inFront: Drawing?
    /// Whether what the layer shows fills an element of another size, rather than keeping its proportions.
    package var contentStretches = false
    /// Whether the layers within it fill an element of another size, rather than keeping their proportions.
    package var layersStretch = false

    /// Whether nothing was drawn.
    var isEmpty: Bool { content == nil && behind == nil && inFront == nil }
}
