public import Foundation

/// Lines and curves that can be filled, stroked and clipped to.
///
/// Coordinates that are not finite are left out. Core Graphics: `CGPath`.
public class CGPath: Hashable {
    /// The lines and curves.
    package fileprivate(set) var elements: PathElements

    /// A path of elements.
    package init(_ elements: PathElements) {
        self.elements = elements
    }

    /// A rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: What is done to it; nil for nothing.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addRect(rect)
        self.init(elements.applying(transform?.pointee ?? .identity))
    }

    /// The ellipse that touches the sides of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: What is done to it; nil for nothing.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addEllipse(in: rect)
        self.init(elements.applying(transform?.pointee ?? .identity))
    }

    /// A rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerWidth: How wide the corners are, in points.
    ///   - cornerHeight: How high the corners are, in points.
    ///   - transform: What is done to it; nil for nothing.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = PathElements()
        elements.addRoundedRect(rect, radii: CornerRadii(CGSize(width: cornerWidth, height: cornerHeight)))
        self.init(elements.applying(transform?.pointee ?? .identity))
    }

    // MARK: Copying

    /// A path of the same lines and curves that cannot be changed.
    public func copy() -> CGPath? { CGPath(elements) }

    /// The path where a transform takes it; nil for a transform that is not finite.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        let moved = elements.applying(transform)
        return moved.isEmpty && !elements.isEmpty ? nil : CGPath(moved)
    }

    /// A path of the same lines and curves that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// The path where a transform takes it, which can be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform)?.mutableCopy()
    }

    // MARK: Examining

    /// Whether there are no lines and curves.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line begins; zero for an empty path.
    public var currentPoint: CGPoint { elements.current ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { elements.boundsOfPoints }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect { elements.boundsOfShape }

    /// Writes the rectangle that the path is, and answers whether it is one.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var expected = PathElements()
        expected.addRect(boundingBox)
        let isOne = !isEmpty && Set(elements.points) == Set(expected.points) && elements.verbs == expected.verbs
        if isOne { rect?.pointee = boundingBox }
        return isOne
    }

    /// Whether a point lies within the path.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: What counts as inside where parts overlap.
    ///   - transform: Where the path is taken first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.applying(transform).contains(point, isEvenOdd: rule == .evenOdd)
    }

    /// Calls the closure for each line and curve; the points are valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        elements.forEach { verb, points, _ in
            var copy = Array(points)
            copy.withUnsafeMutableBufferPointer { buffer in
                // An element that closes has no points, and nobody may read any.
                var none = CGPoint.zero
                withUnsafeMutablePointer(to: &none) { placeholder in
                    let element = CGPathElement(
                        type: CGPathElementType(verb), points: buffer.baseAddress ?? placeholder)
                    withUnsafePointer(to: element, block)
                }
            }
        }
    }

    // MARK: Comparing

    /// Whether both are made of the same lines and curves.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    /// Feeds the lines and curves to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// A path that lines and curves can be added to.
///
/// Core Graphics: `CGMutablePath`.
public final class CGMutablePath: CGPath {
    /// A path without lines and curves.
    public init() {
        super.init(PathElements())
    }

    fileprivate override init(_ elements: PathElements) {
        super.init(elements)
    }

    /// Begins a part of the path at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.line(to: point.applying(transform))
    }

    /// Adds straight lines from the first point to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        elements.move(to: first.applying(transform))
        for point in points.dropFirst() { elements.line(to: point.applying(transform)) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.quadratic(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.cubic(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Closes the present part of the path.
    public func closeSubpath() {
        elements.close()
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var added = PathElements()
        added.addRect(rect)
        elements.append(added.applying(transform))
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var added = PathElements()
        added.addEllipse(in: rect)
        elements.append(added.applying(transform))
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        var added = PathElements()
        added.addRoundedRect(rect, radii: CornerRadii(CGSize(width: cornerWidth, height: cornerHeight)))
        elements.append(added.applying(transform))
    }

    /// Adds a part of a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius, in points.
    ///   - startAngle: Where the arc begins, in radians.
    ///   - endAngle: Where it ends, in radians.
    ///   - clockwise: The direction where the y axis points up; on a page, whose y axis points down, it is the other way.
    ///   - transform: What is done to the arc before it is added.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: PathElements.sweep(from: startAngle, to: endAngle, increases: !clockwise), transform: transform)
    }

    /// Adds a part of a circle that goes on for an angle, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds a part of a circle that touches the line to one point and the line from there to another.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }

    /// Adds the lines and curves of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements.applying(transform))
    }
}
