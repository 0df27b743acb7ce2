public import Foundation

/// What a part of a path is.
///
/// Core Graphics: `CGPathElementType`.
public enum CGPathElementType: Int32, Sendable {
    /// The beginning of lines and curves.
    case moveToPoint = 0
    /// A straight line.
    case addLineToPoint = 1
    /// A curve with one control point.
    case addQuadCurveToPoint = 2
    /// A curve with two control points.
    case addCurveToPoint = 3
    /// A straight line to the beginning.
    case closeSubpath = 4

    init(_ verb: PathElements.Verb) {
        switch verb {
        case .move: self = .moveToPoint
        case .line: self = .addLineToPoint
        case .quadratic: self = .addQuadCurveToPoint
        case .cubic: self = .addCurveToPoint
        case .close: self = .closeSubpath
        }
    }
}

/// A part of a path and its points: one for a beginning or a line, two or three for a curve, none where it closes.
///
/// Core Graphics: `CGPathElement`.
public struct CGPathElement {
    /// What the part is.
    public var type: CGPathElementType
    /// The points, control points before the end.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A part of a path.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What counts as the inside of a path whose parts overlap.
///
/// Core Graphics: `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
    /// What the parts go around in one direction more often than in the other.
    case winding = 0
    /// What an odd number of parts goes around.
    case evenOdd = 1
}

/// How a path is painted.
///
/// Core Graphics: `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Its inside.
    case fill = 0
    /// Its inside by the even-odd rule.
    case eoFill = 1
    /// Its line.
    case stroke = 2
    /// Its inside, then its line.
    case fillStroke = 3
    /// Its inside by the even-odd rule, then its line.
    case eoFillStroke = 4
}

/// How a line ends.
///
/// Core Graphics: `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
    /// At its end point.
    case butt = 0
    /// With half a circle around its end point.
    case round = 1
    /// With half a square around its end point.
    case square = 2
}

/// How a line turns a corner.
///
/// Core Graphics: `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
    /// With a point.
    case miter = 0
    /// With a part of a circle.
    case round = 1
    /// With the corner cut off.
    case bevel = 2
}
