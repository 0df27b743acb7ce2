package import Foundation

extension PathElements {
    /// The smallest rectangle around all points, control points included; null for an empty path.
    package var boundsOfPoints: CGRect { Self.bounds(of: points) }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    package var boundsOfShape: CGRect {
        var extremes: [CGPoint] = []
        forEach { verb, points, from in
            guard let end = points.last else { return }
            extremes.append(end)
            let control = Array(points.dropLast())
            switch verb {
            case .quadratic:
                for place in Self.turns(from, control[0], end) {
                    extremes.append(Self.point(at: place, from, control[0], end))
                }
            case .cubic:
                for place in Self.turns(from, control[0], control[1], end) {
                    extremes.append(Self.point(at: place, from, control[0], control[1], end))
                }
            default: break
            }
        }
        return Self.bounds(of: extremes)
    }

    private static func bounds(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Curves

    static func point(at place: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
        let rest = 1 - place
        return CGPoint(
            x: rest * rest * a.x + 2 * rest * place * b.x + place * place * c.x,
            y: rest * rest * a.y + 2 * rest * place * b.y + place * place * c.y)
    }

    static func point(at place: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        let rest = 1 - place
        let (first, second) = (rest * rest * rest, 3 * rest * rest * place)
        let (third, fourth) = (3 * rest * place * place, place * place * place)
        return CGPoint(
            x: first * a.x + second * b.x + third * c.x + fourth * d.x,
            y: first * a.y + second * b.y + third * c.y + fourth * d.y)
    }

    /// Where a curve turns back in one of the two directions.
    private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGFloat] {
        [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c in
            let divisor = a - 2 * b + c
            return divisor == 0 ? nil : (a - b) / divisor
        }.filter { $0 > 0 && $0 < 1 }
    }

    private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
        let all = turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)
        return all.filter { $0 > 0 && $0 < 1 }
    }

    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let cubic: CGFloat = d - a + 3 * (b - c)
        let quadratic: CGFloat = 2 * (a - 2 * b + c)
        return roots(cubic, quadratic, b - a)
    }

    /// Where `a·x² + b·x + c` is zero.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }

    // MARK: Inside and outside

    /// How many straight lines stand for a curve.
    private static let stepsOfCurve = 32

    /// Whether a point lies within the path, every part of which counts as closed.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - isEvenOdd: Whether a point in two parts lies outside; otherwise the directions of the parts decide.
    package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        guard point.isFinite else { return false }
        var winding = 0
        var start = CGPoint.zero
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        forEach { verb, points, from in
            guard let end = points.last else { return cross(from, start) }
            switch verb {
            case .move:
                cross(from, start)
                start = end
            case .line: cross(from, end)
            case .quadratic, .cubic:
                var last = from
                let controls = Array(points)
                for step in 1...Self.stepsOfCurve {
                    let place = CGFloat(step) / CGFloat(Self.stepsOfCurve)
                    let next =
                        verb == .quadratic
                        ? Self.point(at: place, from, controls[0], end)
                        : Self.point(at: place, from, controls[0], controls[1], end)
                    cross(last, next)
                    last = next
                }
            case .close: break
            }
        }
        if let current { cross(current, start) }
        return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }
}
