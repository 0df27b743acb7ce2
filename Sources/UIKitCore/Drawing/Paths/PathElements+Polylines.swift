import Foundation

extension PathElements {
    /// A part of a path in straight lines.
    struct Polyline {
        /// The corners; those of a closed part end where they begin.
        var points: [CGPoint]
        /// Whether the part is closed.
        var isClosed: Bool
    }

    /// The parts in straight lines, which follow curves so closely that nobody sees a difference.
    var polylines: [Polyline] {
        var parts: [Polyline] = []
        func add(_ point: CGPoint) {
            guard !parts.isEmpty, parts[parts.count - 1].points.last != point else { return }
            parts[parts.count - 1].points.append(point)
        }
        forEach { verb, points, from in
            switch verb {
            case .move: parts.append(Polyline(points: Array(points), isClosed: false))
            case .line: points.last.map(add)
            case .quadratic, .cubic:
                let controls = Array(points)
                let count = Self.lineCount(forCurveFrom: from, controls)
                for step in 1...count {
                    let place = CGFloat(step) / CGFloat(count)
                    add(
                        verb == .quadratic
                            ? Self.point(at: place, from, controls[0], controls[1])
                            : Self.point(at: place, from, controls[0], controls[1], controls[2]))
                }
            case .close:
                guard let last = parts.indices.last, let first = parts[last].points.first else { return }
                add(first)
                parts[last].isClosed = true
            }
        }
        return parts
    }

    /// How many lines a curve takes: one for every other point of its length.
    private static func lineCount(forCurveFrom start: CGPoint, _ points: [CGPoint]) -> Int {
        var length = 0.0
        var last = start
        for point in points {
            length += last.distance(to: point)
            last = point
        }
        return length.isFinite ? Int(min(max(length / 2, 8), 128)) : 8
    }

    // MARK: Dashes

    /// The path cut into dashes; nil where no dashes can be made of the lengths.
    ///
    /// - Parameters:
    ///   - phase: Where in the dashes each part begins, in points.
    ///   - lengths: The lengths of dashes and gaps by turns, in points.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathElements? {
        let cycle = lengths.reduce(0, +) * (lengths.count.isMultiple(of: 2) ? 1 : 2)
        guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), cycle > 0, cycle.isFinite, phase.isFinite else {
            return nil
        }
        let parts = polylines
        let whole = parts.reduce(0) { $0 + $1.length }
        guard whole / cycle * CGFloat(lengths.count) < CGFloat(Drawing.mostElements) else { return nil }
        var result = PathElements()
        for part in parts {
            var dashes = Dashes(lengths, phase: phase, cycle: cycle)
            if dashes.isDrawn, let first = part.points.first { result.move(to: first) }
            for (from, to) in zip(part.points, part.points.dropFirst()) {
                dashes.cut(from, to, into: &result)
            }
        }
        return result
    }

    /// The part of the path between two shares of its length, from 0 to 1, in straight lines.
    func part(from start: CGFloat, to end: CGFloat) -> PathElements {
        let parts = polylines
        let whole = parts.reduce(0) { $0 + $1.length }
        let (first, last) = (whole * start, whole * end)
        var result = PathElements()
        var place: CGFloat = 0
        for part in parts {
            var isDrawing = false
            for (from, to) in zip(part.points, part.points.dropFirst()) {
                let length = from.distance(to: to)
                defer { place += length }
                let (begins, ends) = (max(first - place, 0), min(last - place, length))
                guard begins < ends else { continue }
                if !isDrawing { result.move(to: from.moved(towards: to, by: begins / length)) }
                isDrawing = true
                result.line(to: from.moved(towards: to, by: ends / length))
            }
        }
        return result
    }
}

/// Where in a pattern of dashes a line is.
private struct Dashes {
    private let lengths: [CGFloat]
    private var index = 0
    /// What is left of the present dash or gap.
    private var rest: CGFloat

    init(_ lengths: [CGFloat], phase: CGFloat, cycle: CGFloat) {
        self.lengths = lengths
        var phase = phase.truncatingRemainder(dividingBy: cycle)
        if phase < 0 { phase += cycle }
        while phase >= lengths[index % lengths.count], index < 2 * lengths.count {
            phase -= lengths[index % lengths.count]
            index += 1
        }
        rest = max(lengths[index % lengths.count] - phase, 0)
    }

    /// Whether a dash is drawn here, rather than a gap.
    var isDrawn: Bool { index.isMultiple(of: 2) }

    mutating func cut(_ from: CGPoint, _ to: CGPoint, into result: inout PathElements) {
        let length = from.distance(to: to)
        guard length > 0 else { return }
        var done: CGFloat = 0
        while length - done > rest {
            done += rest
            let point = from.moved(towards: to, by: done / length)
            if isDrawn { result.line(to: point) } else { result.move(to: point) }
            index += 1
            rest = lengths[index % lengths.count]
            if rest == 0, isDrawn {
                // A dash of no length is a dot where lines have round ends.
                result.line(to: point)
            }
        }
        rest -= length - done
        if isDrawn { result.line(to: to) }
    }
}

extension PathElements.Polyline {
    /// How long the lines are together.
    var length: CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
}

extension CGPoint {
    /// How far another point is.
    func distance(to other: CGPoint) -> CGFloat {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }

    /// The point at a share of the way to another one.
    func moved(towards other: CGPoint, by share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
