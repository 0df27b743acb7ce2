public import Foundation

extension CGContext {
    // MARK: Painting the path

    /// Paints the path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let shape = takePath()
        let fills = mode != .stroke
        paint(
            shape, fill: fills ? state.fill : nil, isEvenOdd: mode == .eoFill || mode == .eoFillStroke,
            stroke: mode == .fill || mode == .eoFill ? nil : state.stroke)
    }

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the path and forgets it.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    // MARK: Painting shapes

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        paint(shape { $0.addRect(rect) }, fill: state.fill)
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        paint(shape { for rect in rects { $0.addRect(rect) } }, fill: state.fill)
    }

    /// Fills the ellipse that touches the sides of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        paint(shape { $0.addEllipse(in: rect) }, fill: state.fill)
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        paint(shape { $0.addRect(rect) }, stroke: state.stroke)
    }

    /// Strokes a rectangle with a line of a width, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = width.isFinite ? max(width, 0) : style.width
        paint(shape { $0.addRect(rect) }, stroke: state.stroke, style: style)
    }

    /// Strokes the ellipse that touches the sides of a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        paint(shape { $0.addEllipse(in: rect) }, stroke: state.stroke)
    }

    /// Strokes lines between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        paint(
            shape {
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    $0.move(to: points[index])
                    $0.line(to: points[index + 1])
                }
            }, stroke: state.stroke)
    }

    /// Erases what was drawn in a rectangle.
    public func clear(_ rect: CGRect) {
        erase(shape { $0.addRect(rect) }, isEvenOdd: false)
    }

    /// Paints a shape of the drawing.
    ///
    /// - Parameters:
    ///   - shape: The shape, at its place in the drawing.
    ///   - fill: The colour of its inside; nil for none.
    ///   - isEvenOdd: Whether overlapping parts leave holes.
    ///   - stroke: The colour of its line; nil for none.
    ///   - style: How its line runs; nil for what the state says.
    func paint(
        _ shape: PathElements, fill: CGColor? = nil, isEvenOdd: Bool = false, stroke: CGColor? = nil,
        style: StrokeStyle? = nil
    ) {
        guard !shape.isEmpty else { return }
        if state.blendMode == .clear || state.blendMode == .destinationOut {
            if fill != nil { erase(shape, isEvenOdd: isEvenOdd) }
            return
        }
        let line = stroke.flatMap { deviceStroke($0, style ?? state.style) }
        guard fill != nil || line != nil else { return }
        record(
            .shape(shape, fill: fill.map { Drawing.Filling(color: $0, isEvenOdd: isEvenOdd) }, stroke: line),
            size: shape.verbs.count)
    }

    /// The line of a shape as it is in the drawing; nil for one that does not show.
    ///
    /// Where the transform scales both directions alike, the width is scaled. Otherwise the line keeps the transform,
    /// divided by its scale, so that the numbers of the shape stay as exact as they are.
    private func deviceStroke(_ color: CGColor, _ style: StrokeStyle) -> Drawing.Stroke? {
        let transform = state.transform
        guard transform.isInvertible, style.width > 0 else { return nil }
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        var style = style
        style.width *= scale
        style.dashes = style.dashes.map { $0 * scale }
        style.dashPhase *= scale
        let isEven =
            abs(hypot(transform.a, transform.b) - hypot(transform.c, transform.d)) < 1e-6 * scale
            && abs(transform.a * transform.c + transform.b * transform.d) < 1e-6 * scale * scale
        let shape = CGAffineTransform(
            a: transform.a / scale, b: transform.b / scale, c: transform.c / scale, d: transform.d / scale, tx: 0, ty: 0
        )
        return Drawing.Stroke(color: color, style: style, transform: isEven ? .identity : shape)
    }

    /// Erases what was drawn in a shape.
    private func erase(_ shape: PathElements, isEvenOdd: Bool) {
        guard !drawing.isEmpty, !shape.isEmpty else { return }
        if state.clip == nil, let whole = wholeRect(shape), whole.contains(canvas) {
            drawing.items = []
            return
        }
        guard hasRoom(for: shape.verbs.count) else { return }
        var erased = shape
        if state.clip != nil {
            let visible = visibleRect
            erased = PathElements()
            erased.addRect(shape.boundsOfPoints.intersection(visible))
        }
        var inner = Drawing()
        inner.items = drawing.items
        inner.clips = drawing.clips
        inner.elementCount = drawing.elementCount
        drawing.items = [Drawing.Item(content: .group(inner, .outside(erased, isEvenOdd: isEvenOdd)))]
        drawing.elementCount += shape.verbs.count
    }

    private func wholeRect(_ shape: PathElements) -> CGRect? {
        var rect = CGRect.zero
        return CGPath(shape).isRect(&rect) ? rect : nil
    }

    // MARK: Gradients

    /// Draws colours that go over into each other from one point to another, over all that is not clipped.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where the first colour is.
    ///   - endPoint: Where the last colour is.
    ///   - options: Whether the outer colours go on beyond these points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite else { return }
        paint(gradient.stops, .linear(from: startPoint, to: endPoint), options)
    }

    /// Draws colours that go over into each other from one circle to another, over all that is not clipped.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startCenter: The middle of the circle of the first colour.
    ///   - startRadius: Its radius, in points.
    ///   - endCenter: The middle of the circle of the last colour.
    ///   - endRadius: Its radius, in points.
    ///   - options: Whether the outer colours go on within the first and beyond the last circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
        paint(
            gradient.stops,
            .radial(
                from: startCenter, startRadius: max(startRadius, 0), to: endCenter, endRadius: max(endRadius, 0)),
            options)
    }

    /// Draws colours that go over into each other around a point, over all that is not clipped.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point.
    ///   - angle: Where the first colour is, in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite else { return }
        paintWedges(gradient.stops, center: center, angle: angle)
    }

    /// Paints a course of colours where it is not clipped.
    func paint(_ stops: [GradientStop], _ course: PaintedGradient.Course, _ options: CGGradientDrawingOptions) {
        guard state.transform.isInvertible else { return }
        record(
            .gradient(
                PaintedGradient(
                    course: course, stops: stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
                    extendsAfter: options.contains(.drawsAfterEndLocation), transform: state.transform)),
            size: stops.count + 1)
    }

    /// How many wedges a course of colours around a point is made of.
    private static let wedgeCount = 120

    private func paintWedges(_ stops: [GradientStop], center: CGPoint, angle: CGFloat) {
        let visible = boundingBoxOfClipPath
        let corners = [
            CGPoint(x: visible.minX, y: visible.minY), CGPoint(x: visible.maxX, y: visible.minY),
            CGPoint(x: visible.minX, y: visible.maxY), CGPoint(x: visible.maxX, y: visible.maxY),
        ]
        let reach = (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) * 1.1
        guard reach > 0, reach.isFinite else { return }
        let step = 2 * CGFloat.pi / CGFloat(Self.wedgeCount)
        for index in 0..<Self.wedgeCount {
            // Each wedge reaches a little under the next, so that no line of the background shows between them.
            let from = angle + CGFloat(index) * step
            let to = from + step * (index + 1 < Self.wedgeCount ? 1.5 : 1)
            let color = stops.color(at: (CGFloat(index) + 0.5) / CGFloat(Self.wedgeCount))
            paint(
                shape {
                    $0.move(to: center)
                    $0.line(to: CGPoint(x: center.x + reach * cos(from), y: center.y + reach * sin(from)))
                    $0.line(to: CGPoint(x: center.x + reach * cos(to), y: center.y + reach * sin(to)))
                    $0.close()
                }, fill: color)
        }
    }
}

extension [GradientStop] {
    /// The colour at a place, in every appearance.
    func color(at place: CGFloat) -> CGColor {
        guard let first, let last else { return CGColor(gray: 0, alpha: 0) }
        if place <= first.location { return first.color }
        guard let index = firstIndex(where: { $0.location >= place }) else { return last.color }
        let (before, after) = (self[index - 1], self[index])
        let length = after.location - before.location
        return before.color.mixed(with: after.color, share: length > 0 ? (place - before.location) / length : 1)
    }
}

extension CGColor {
    /// A colour between this one and another, in light and in dark.
    ///
    /// - Parameters:
    ///   - other: The other colour.
    ///   - share: How much of the other there is, from 0 to 1.
    func mixed(with other: CGColor, share: CGFloat) -> CGColor {
        let resolved = ColorComponents.mix(self.resolved, other.resolved, share)
        guard source != nil || other.source != nil else { return CGColor(resolved) }
        let (own, others) = (UIColor(cgColor: self), UIColor(cgColor: other))
        return CGColor(
            resolved,
            source: UIColor(dynamicProvider: { traits in
                UIColor(.fixed(ColorComponents.mix(own.components(for: traits), others.components(for: traits), share)))
            }))
    }
}

extension ColorComponents {
    fileprivate static func mix(_ one: ColorComponents, _ other: ColorComponents, _ share: CGFloat) -> ColorComponents {
        func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
        return ColorComponents(
            red: mix(one.red, other.red), green: mix(one.green, other.green), blue: mix(one.blue, other.blue),
            alpha: mix(one.alpha, other.alpha))
    }
}
