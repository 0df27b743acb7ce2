public import Foundation

extension CGContext {
    // MARK: Building a path

    /// Forgets the lines and curves that were not painted.
    public func beginPath() {
        elements = PathElements()
    }

    /// Begins a part of the path at a point.
    public func move(to point: CGPoint) {
        elements.move(to: point.applying(state.transform))
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) {
        elements.line(to: point.applying(state.transform))
    }

    /// Adds straight lines from the first point to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.cubic(
            to: end.applying(state.transform), control1: control1.applying(state.transform),
            control2: control2.applying(state.transform))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.quadratic(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    /// Closes the present part of the path.
    public func closePath() {
        elements.close()
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        elements.append(shape { $0.addRect(rect) })
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) {
        elements.append(shape { $0.addEllipse(in: rect) })
    }

    /// Adds a part of a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius, in points.
    ///   - startAngle: Where the arc begins, in radians.
    ///   - endAngle: Where it ends, in radians.
    ///   - clockwise: The direction where the y axis points up; on a page, whose y axis points down, it is the other way.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: PathElements.sweep(from: startAngle, to: endAngle, increases: !clockwise),
            transform: state.transform)
    }

    /// Adds a part of a circle that touches the line to one point and the line from there to another.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        elements.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: state.transform)
    }

    /// Adds the lines and curves of a path.
    public func addPath(_ path: CGPath) {
        elements.append(path.elements.applying(state.transform))
    }

    /// Replaces the path with the shape that its line would cover: filled or clipped to, it is the line.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let style = state.style
        let line = style.dashes.isEmpty ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.dashes)
        elements = line.elements.stroked(style).applying(state.transform)
    }

    /// The shape of something, at its place in the drawing.
    func shape(_ add: (inout PathElements) -> Void) -> PathElements {
        var shape = PathElements()
        add(&shape)
        return shape.applying(state.transform)
    }

    // MARK: Examining the path

    /// The lines and curves that were not painted; nil where there are none.
    public var path: CGPath? {
        elements.isEmpty ? nil : CGPath(elements.applying(state.transform.inverted()))
    }

    /// Whether no lines and curves wait to be painted.
    public var isPathEmpty: Bool { elements.isEmpty }

    /// Where the next line begins; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        elements.current?.applying(state.transform.inverted()) ?? .zero
    }

    /// The smallest rectangle around all points of the path; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        elements.isEmpty ? .null : elements.boundsOfPoints.applying(state.transform.inverted())
    }

    /// Whether a point lies in the path, painted in a mode.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        elements.contains(point.applying(state.transform), isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
    }

    // MARK: Clipping

    /// Shows of all that follows only what lies in the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        addClip(takePath(), isEvenOdd: rule == .evenOdd)
    }

    /// Shows of all that follows only what lies in a rectangle.
    public func clip(to rect: CGRect) {
        addClip(shape { $0.addRect(rect) }, isEvenOdd: false)
    }

    /// Shows of all that follows only what lies in one of the rectangles.
    public func clip(to rects: [CGRect]) {
        addClip(shape { for rect in rects { $0.addRect(rect) } }, isEvenOdd: false)
    }

    /// Shows all that follows, whatever was clipped to before.
    public func resetClip() {
        state.clip = nil
    }

    /// The smallest rectangle around what is not clipped.
    public var boundingBoxOfClipPath: CGRect {
        visibleRect.applying(state.transform.inverted())
    }

    /// The smallest rectangle of the drawing around what is not clipped.
    var visibleRect: CGRect {
        var rect = canvas
        var clip = state.clip
        while let place = clip {
            let bounds = drawing.clips[place].shape.boundsOfPoints
            rect = bounds.isNull ? .zero : rect.intersection(bounds)
            clip = drawing.clips[place].parent
        }
        return rect.isNull ? .zero : rect
    }

    func addClip(_ shape: PathElements, isEvenOdd: Bool) {
        guard hasRoom(for: shape.verbs.count + 1) else { return }
        drawing.elementCount += shape.verbs.count + 1
        // What is clipped away in part is clipped away by every further clip too.
        if let clip = state.clip, drawing.clips[clip].shape.isEmpty { return }
        drawing.clips.append(Drawing.Clip(shape: shape, isEvenOdd: isEvenOdd, parent: state.clip))
        state.clip = drawing.clips.count - 1
    }

    /// The lines and curves that were not painted, which are then forgotten.
    func takePath() -> PathElements {
        defer { elements = PathElements() }
        return elements
    }
}
