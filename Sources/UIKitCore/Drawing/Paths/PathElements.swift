package import Foundation

/// The lines and curves of a path, in the order in which they were added.
///
/// Points that are not finite are left out, so that everything made of a path can be written as it is.
package struct PathElements: Hashable, Sendable {
    /// What an element does.
    package enum Verb: UInt8, Sendable {
        /// Begins a part of the path at a point.
        case move
        /// A straight line to a point.
        case line
        /// A curve with one control point.
        case quadratic
        /// A curve with two control points.
        case cubic
        /// A straight line to the beginning of the part.
        case close

        /// How many points the element has.
        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quadratic: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// What the elements do.
    package private(set) var verbs: [Verb] = []
    /// The points of the elements one after another, control points before ends.
    package private(set) var points: [CGPoint] = []
    /// Where the present part began.
    private var start: CGPoint?
    /// Where the next element begins; nil for a path without elements.
    package private(set) var current: CGPoint?

    /// A path without elements.
    package init() {}

    /// Whether there are no elements.
    package var isEmpty: Bool { verbs.isEmpty }

    // MARK: Adding

    /// Begins a part of the path.
    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        start = point
        current = point
    }

    /// Adds a straight line; nothing where the path has no point to begin at.
    package mutating func line(to point: CGPoint) {
        guard point.isFinite, begins() else { return }
        verbs.append(.line)
        points.append(point)
        current = point
    }

    /// Adds a curve with one control point.
    package mutating func quadratic(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite, begins() else { return }
        verbs.append(.quadratic)
        points.append(control)
        points.append(end)
        current = end
    }

    /// Adds a curve with two control points.
    package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite, begins() else { return }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(end)
        current = end
    }

    /// Closes the present part.
    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
        current = start
    }

    /// Adds all elements of another path.
    package mutating func append(_ other: PathElements) {
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
        start = other.start
        current = other.current
    }

    /// Begins the part at which an element goes on after a part was closed.
    private mutating func begins() -> Bool {
        guard let current else { return false }
        if verbs.last == .close { move(to: current) }
        return true
    }

    // MARK: Reading

    /// Calls the closure for each element with its points, control points first, and the point that it begins at.
    package func forEach(_ body: (_ verb: Verb, _ points: ArraySlice<CGPoint>, _ from: CGPoint) -> Void) {
        var place = 0
        var start = CGPoint.zero
        var from = CGPoint.zero
        for verb in verbs {
            let slice = points[place..<place + verb.pointCount]
            body(verb, slice, from)
            place += verb.pointCount
            if verb == .close {
                from = start
            } else if let end = slice.last {
                from = end
                if verb == .move { start = end }
            }
        }
    }

    /// The first so many elements.
    package func prefix(_ count: Int) -> PathElements {
        guard count < verbs.count else { return self }
        var result = PathElements()
        result.verbs = Array(verbs.prefix(max(count, 0)))
        result.points = Array(points.prefix(result.verbs.reduce(0) { $0 + $1.pointCount }))
        result.current = result.points.last
        return result
    }

    /// The path where a transform takes it; an empty one where the transform is not finite.
    package func applying(_ transform: CGAffineTransform) -> PathElements {
        if transform.isIdentity { return self }
        var result = self
        for index in points.indices {
            let point = points[index].applying(transform)
            guard point.isFinite else { return PathElements() }
            result.points[index] = point
        }
        result.start = start?.applying(transform)
        result.current = current?.applying(transform)
        return result
    }

    /// The same path, gone through from its end to its beginning.
    package func reversed() -> PathElements {
        var result = PathElements()
        for part in parts().reversed() {
            result.move(to: part.points[part.points.count - 1])
            var place = part.points.count - 1
            for verb in part.verbs.reversed() {
                switch verb {
                case .line: result.line(to: part.points[place - 1])
                case .quadratic: result.quadratic(to: part.points[place - 2], control: part.points[place - 1])
                case .cubic:
                    result.cubic(
                        to: part.points[place - 3], control1: part.points[place - 1], control2: part.points[place - 2])
                case .move, .close: break
                }
                place -= verb.pointCount
            }
            if part.isClosed { result.close() }
        }
        return result
    }

    /// The parts, each with its points from the one that it begins at.
    private func parts() -> [(points: [CGPoint], verbs: [Verb], isClosed: Bool)] {
        var parts: [(points: [CGPoint], verbs: [Verb], isClosed: Bool)] = []
        forEach { verb, points, _ in
            switch verb {
            case .move: parts.append((Array(points), [], false))
            case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            default:
                guard !parts.isEmpty else { return }
                parts[parts.count - 1].points.append(contentsOf: points)
                parts[parts.count - 1].verbs.append(verb)
            }
        }
        return parts
    }
}

extension CGPoint {
    /// Whether both coordinates are numbers that can be reckoned with.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
