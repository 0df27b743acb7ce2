import Foundation

extension PathElements {
    /// The shape that a line along the path covers.
    ///
    /// It is made of pieces that lie over each other, all in one direction: filled by the winding rule they are the line.
    ///
    /// - Parameter style: The width, the ends and the corners of the line; dashes are left out.
    func stroked(_ style: StrokeStyle) -> PathElements {
        guard style.width > 0, style.width.isFinite else { return PathElements() }
        var outline = StrokeOutline(style)
        for part in polylines { outline.add(part) }
        return outline.elements
    }
}

/// Collects the pieces that the lines of a path cover.
private struct StrokeOutline {
    private let style: StrokeStyle
    private let half: CGFloat
    private(set) var elements = PathElements()

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.width / 2
    }

    mutating func add(_ part: PathElements.Polyline) {
        guard let first = part.points.first, let last = part.points.last else { return }
        guard part.points.count > 1 else { return addDot(at: first) }
        let points = part.points
        for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
            let direction = direction(from, to)
            var (start, end) = (from, to)
            if style.cap == .square, !part.isClosed {
                if index == 0 { start = move(from, direction, -half) }
                if index == points.count - 2 { end = move(to, direction, half) }
            }
            let side = CGPoint(x: -direction.y, y: direction.x)
            addPolygon([
                move(start, side, half), move(end, side, half), move(end, side, -half), move(start, side, -half),
            ])
        }
        for index in points.indices.dropFirst().dropLast() {
            addCorner(points[index - 1], points[index], points[index + 1])
        }
        if part.isClosed, points.count > 2 {
            addCorner(points[points.count - 2], first, points[1])
        } else if style.cap == .round {
            addCircle(around: first)
            addCircle(around: last)
        }
    }

    // MARK: Ends and corners

    /// A part without length shows where lines have ends.
    private mutating func addDot(at point: CGPoint) {
        switch style.cap {
        case .round: addCircle(around: point)
        case .square:
            elements.addRect(CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width))
        case .butt: break
        }
    }

    private mutating func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let (incoming, outgoing) = (direction(before, corner), direction(corner, after))
        let turn = incoming.x * outgoing.y - incoming.y * outgoing.x
        let along = incoming.x * outgoing.x + incoming.y * outgoing.y
        guard abs(turn) > 1e-6 || along < 0 else { return }
        if style.join == .round { return addCircle(around: corner) }
        let outside: CGFloat = turn > 0 ? -half : half
        let first = move(corner, CGPoint(x: -incoming.y, y: incoming.x), outside)
        let second = move(corner, CGPoint(x: -outgoing.y, y: outgoing.x), outside)
        var piece = [corner, first, second]
        // The point of a corner is as long, in widths of the line, as 1 by the sine of half the angle.
        let sine = ((1 + along) / 2).squareRoot()
        if style.join == .miter, sine > 1e-6, 1 / sine <= style.miterLimit {
            let middle = CGPoint(x: (first.x + second.x) / 2 - corner.x, y: (first.y + second.y) / 2 - corner.y)
            let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
            if length > 1e-9 {
                piece.insert(move(corner, CGPoint(x: middle.x / length, y: middle.y / length), half / sine), at: 2)
            }
        }
        addPolygon(piece)
    }

    // MARK: Pieces

    private mutating func addCircle(around point: CGPoint) {
        elements.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width))
    }

    /// Adds a piece in the direction that rectangles and circles go around.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        guard area != 0, let first = points.first else { return }
        let ordered = area > 0 ? points : [first] + points.dropFirst().reversed()
        elements.move(to: first)
        for point in ordered.dropFirst() { elements.line(to: point) }
        elements.close()
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = from.distance(to: to)
        return length > 0 ? CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length) : CGPoint(x: 1, y: 0)
    }

    private func move(_ point: CGPoint, _ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.x * distance, y: point.y + direction.y * distance)
    }
}
