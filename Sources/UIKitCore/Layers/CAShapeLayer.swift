public import Foundation

/// A layer that shows a path.
///
/// QuartzCore: `CAShapeLayer`.
open class CAShapeLayer: CALayer {
    /// A layer without a path.
    public required init() {
        super.init()
    }

    /// The path, in the layer's own coordinates; nil shows none.
    open var path: CGPath? {
        didSet { if path != oldValue { didChange() } }
    }

    /// The colour of its inside; black unless set, nil for none.
    open var fillColor: CGColor? = UIColor.black.cgColor {
        didSet { if fillColor != oldValue { didChange() } }
    }

    /// What counts as its inside where parts overlap.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { if fillRule != oldValue { didChange() } }
    }

    /// The colour of its line; nil, the default, for none.
    open var strokeColor: CGColor? {
        didSet { if strokeColor != oldValue { didChange() } }
    }

    /// The share of the line's length at which it begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 {
        didSet { if strokeStart != oldValue { didChange() } }
    }

    /// The share of the line's length at which it ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 {
        didSet { if strokeEnd != oldValue { didChange() } }
    }

    /// How wide the line is, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { if lineWidth != oldValue { didChange() } }
    }

    /// How long a corner's point may be, in widths of the line.
    open var miterLimit: CGFloat = 10 {
        didSet { if miterLimit != oldValue { didChange() } }
    }

    /// How the line ends.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { if lineCap != oldValue { didChange() } }
    }

    /// How the line turns corners.
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { if lineJoin != oldValue { didChange() } }
    }

    /// Where in the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { if lineDashPhase != oldValue { didChange() } }
    }

    /// The lengths of dashes and gaps by turns, in points; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]? {
        didSet { if lineDashPattern != oldValue { didChange() } }
    }

    /// Draws the path.
    final func recordShape(into context: CGContext) {
        guard let path else { return }
        var style = StrokeStyle()
        style.width = lineWidth.isFinite ? max(lineWidth, 0) : 0
        style.miterLimit = miterLimit.isFinite ? max(miterLimit, 1) : 10
        style.cap = lineCap.value
        style.join = lineJoin.value
        style.setDashes((lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, phase: lineDashPhase)
        style.start = strokeStart.isFinite ? min(max(strokeStart, 0), 1) : 0
        style.end = strokeEnd.isFinite ? min(max(strokeEnd, 0), 1) : 1
        let line = style.start < style.end ? strokeColor : nil
        let isEvenOdd = fillRule == .evenOdd
        let shape = path.elements.applying(context.ctm)
        guard line != nil, !style.dashes.isEmpty, style.start > 0 || style.end < 1 else {
            context.paint(shape, fill: fillColor, isEvenOdd: isEvenOdd, stroke: line, style: style)
            return
        }
        // A page shows a part of a line by a dash, so of a line that has dashes itself the part is cut out here.
        context.paint(shape, fill: fillColor, isEvenOdd: isEvenOdd)
        let part = path.elements.part(from: style.start, to: style.end)
        (style.start, style.end) = (0, 1)
        context.paint(part.applying(context.ctm), stroke: line, style: style)
    }
}

/// What counts as the inside of a path whose parts overlap.
///
/// QuartzCore: `CAShapeLayerFillRule`.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives it.
    public let rawValue: String

    /// A rule by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the parts go around in one direction more often than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What an odd number of parts goes around.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
///
/// QuartzCore: `CAShapeLayerLineCap`.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives it.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle around its end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square around its end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    /// The same for a context.
    var value: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// How a line turns a corner.
///
/// QuartzCore: `CAShapeLayerLineJoin`.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives it.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// With a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// With a part of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    /// The same for a context.
    var value: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
