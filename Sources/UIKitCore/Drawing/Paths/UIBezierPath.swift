public import Foundation

/// Lines and curves with what is needed to draw them: a width, ends, corners, dashes.
///
/// Coordinates that are not finite are left out. Drawing goes to the present context; see
/// ``UIGraphicsGetCurrentContext()``. UIKit: `UIBezierPath`.
open class UIBezierPath: NSObject, NSCopying {
    /// The lines and curves.
    private var path = CGMutablePath()
    /// How its line runs.
    package private(set) final var style = StrokeStyle()

    // MARK: Creating a path

    /// A path without lines and curves.
    public override init() {
        super.init()
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: The radius of its corners, in points; at most half of a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle some of whose corners are rounded.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - corners: The corners that are rounded.
    ///   - cornerRadii: How wide and high these are, in points; at most half of a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        var elements = PathElements()
        elements.addRoundedRect(
            rect,
            radii: CornerRadii(
                cornerRadii, topLeft: corners.contains(.topLeft), topRight: corners.contains(.topRight),
                bottomLeft: corners.contains(.bottomLeft), bottomRight: corners.contains(.bottomRight)))
        path.addPath(CGPath(elements))
    }

    /// A part of a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius, in points.
    ///   - startAngle: Where the arc begins, in radians; 0 is at the right, and angles grow clockwise.
    ///   - endAngle: Where it ends, in radians.
    ///   - clockwise: Whether it runs clockwise as the page shows it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of the lines and curves of another one.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = CGMutablePath()
        path.addPath(cgPath)
    }

    /// A path from an archive; it has no lines and curves, as none are kept in archives.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The lines and curves.
    open var cgPath: CGPath {
        get { CGPath(path.elements) }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    // MARK: Constructing a path

    /// Begins a part of the path at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a part of a circle, after a line to its beginning where the path has a point already.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius, in points.
    ///   - startAngle: Where the arc begins, in radians; 0 is at the right, and angles grow clockwise.
    ///   - endAngle: Where it ends, in radians.
    ///   - clockwise: Whether it runs clockwise as the page shows it.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Closes the present part of the path.
    open func close() {
        path.closeSubpath()
    }

    /// Takes all lines and curves away.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the lines and curves of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// The same path, gone through from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: CGPath(path.elements.reversed()))
        reversed.style = style
        return reversed
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: How it is drawn

    /// How wide the line is, in points; 1 unless set.
    open var lineWidth: CGFloat {
        get { style.width }
        set { if newValue.isFinite { style.width = max(newValue, 0) } }
    }

    /// How the line ends.
    open var lineCapStyle: CGLineCap {
        get { style.cap }
        set { style.cap = newValue }
    }

    /// How the line turns corners.
    open var lineJoinStyle: CGLineJoin {
        get { style.join }
        set { style.join = newValue }
    }

    /// How long a corner's point may be, in widths of the line; 10 unless set.
    open var miterLimit: CGFloat {
        get { style.miterLimit }
        set { if newValue.isFinite { style.miterLimit = max(newValue, 1) } }
    }

    /// Kept for the app: the browser decides how finely it draws curves.
    open var flatness: CGFloat = 0.6

    /// Whether a point in an even number of parts lies outside; otherwise the directions of the parts decide.
    open var usesEvenOddFillRule = false

    /// Sets the dashes of the line.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps by turns, in points; nil for a line without gaps.
    ///   - count: How many lengths count.
    ///   - phase: Where in the dashes the line begins, in points.
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
        style.setDashes(Array((pattern ?? []).prefix(max(count, 0))), phase: phase)
    }

    /// Writes the dashes of the line.
    ///
    /// - Parameters:
    ///   - pattern: Where to write the lengths; nil for not at all. It has room for as many as there are.
    ///   - count: Where to write how many there are.
    ///   - phase: Where to write where in the dashes the line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in style.dashes.enumerated() { pattern?[index] = length }
        count?.pointee = style.dashes.count
        phase?.pointee = style.dashPhase
    }

    // MARK: Drawing

    /// Fills the path with the present colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(
            path.elements.applying(context.ctm), fill: context.state.fill, isEvenOdd: usesEvenOddFillRule)
    }

    /// Strokes the path with the present colour.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(path.elements.applying(context.ctm), stroke: context.state.stroke, style: style)
    }

    /// Fills the path, mixed with what is beneath, in an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.mixing(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Strokes the path, mixed with what is beneath, in an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.mixing(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Shows of all that is drawn from now on only what lies in the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addClip(path.elements.applying(context.ctm), isEvenOdd: usesEvenOddFillRule)
    }

    // MARK: Examining

    /// Whether a point lies in the path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Whether there are no lines and curves.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next line begins; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// A path of the same lines and curves, drawn alike.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.style = style
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Whether the other object is a path of the same lines and curves, drawn alike.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && style == other.style && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    /// A number that is the same for equal paths.
    open override var hash: Int { path.hashValue }
}
