package import Foundation

extension PathElements {
    /// How far the control points of a quarter of a circle are from its ends, as a share of the radius.
    private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

    /// Adds a rectangle, clockwise from its first corner as a page shows it.
    package mutating func addRect(_ rect: CGRect) {
        guard rect.isDrawable else { return }
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    package mutating func addEllipse(in rect: CGRect) {
        guard rect.isDrawable else { return }
        let rect = rect.standardized
        addRoundedRect(rect, radii: CornerRadii(CGSize(width: rect.width / 2, height: rect.height / 2)))
    }

    /// Adds a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - radii: The radii of its corners; those that do not fit are made smaller.
    package mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
        guard rect.isDrawable else { return }
        let rect = rect.standardized
        let radii = radii.fitting(rect.size)
        if radii.isZero { return addRect(rect) }
        let share = 1 - Self.quarterCircle
        move(to: CGPoint(x: rect.minX + radii.topLeft.width, y: rect.minY))
        line(to: CGPoint(x: rect.maxX - radii.topRight.width, y: rect.minY))
        cubic(
            to: CGPoint(x: rect.maxX, y: rect.minY + radii.topRight.height),
            control1: CGPoint(x: rect.maxX - radii.topRight.width * share, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + radii.topRight.height * share))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomRight.height))
        cubic(
            to: CGPoint(x: rect.maxX - radii.bottomRight.width, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomRight.height * share),
            control2: CGPoint(x: rect.maxX - radii.bottomRight.width * share, y: rect.maxY))
        line(to: CGPoint(x: rect.minX + radii.bottomLeft.width, y: rect.maxY))
        cubic(
            to: CGPoint(x: rect.minX, y: rect.maxY - radii.bottomLeft.height),
            control1: CGPoint(x: rect.minX + radii.bottomLeft.width * share, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - radii.bottomLeft.height * share))
        line(to: CGPoint(x: rect.minX, y: rect.minY + radii.topLeft.height))
        cubic(
            to: CGPoint(x: rect.minX + radii.topLeft.width, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + radii.topLeft.height * share),
            control2: CGPoint(x: rect.minX + radii.topLeft.width * share, y: rect.minY))
        close()
    }

    /// Adds a part of a circle, after a line to its beginning where the path has a point already.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: Where the arc begins, in radians, clockwise as a page shows it from the right.
    ///   - delta: How far it goes, in radians; no more than a whole turn.
    ///   - transform: What is done to the arc before it is added.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let radius = max(radius, 0)
        let sweep = min(max(delta, -2 * .pi), 2 * .pi)
        var angle = startAngle.truncatingRemainder(dividingBy: 2 * .pi)
        func point(_ angle: CGFloat, _ distance: CGFloat = 0) -> CGPoint {
            // On the circle, moved along its tangent.
            CGPoint(
                x: center.x + radius * (cos(angle) - distance * sin(angle)),
                y: center.y + radius * (sin(angle) + distance * cos(angle))
            ).applying(transform)
        }
        if current == nil { move(to: point(angle)) } else { line(to: point(angle)) }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        guard sweep != 0 else { return }
        for _ in 0..<count {
            cubic(to: point(angle + step), control1: point(angle, reach), control2: point(angle + step, -reach))
            angle += step
        }
    }

    /// How far an arc goes from one angle to another, in radians.
    ///
    /// - Parameters:
    ///   - start: Where it begins.
    ///   - end: Where it ends.
    ///   - increases: Whether the angle grows on the way.
    package static func sweep(from start: CGFloat, to end: CGFloat, increases: Bool) -> CGFloat {
        let difference = increases ? end - start : start - end
        guard difference.isFinite, abs(difference) < 2 * .pi || difference < 0 else {
            return increases ? 2 * .pi : -2 * .pi
        }
        var turn = difference.truncatingRemainder(dividingBy: 2 * .pi)
        if turn < 0 { turn += 2 * .pi }
        return increases ? turn : -turn
    }

    /// Adds a part of a circle that touches the lines from the present point to a corner and from there to an end.
    package mutating func addArc(
        corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard corner.isFinite, end.isFinite, radius.isFinite, let current else { return }
        let from = transform.isIdentity ? current : current.applying(transform.inverted())
        let incoming = CGVector(dx: from.x - corner.x, dy: from.y - corner.y)
        let outgoing = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = (hypot(incoming.dx, incoming.dy), hypot(outgoing.dx, outgoing.dy))
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else {
            return line(to: corner.applying(transform))
        }
        let cosine = (incoming.dx * outgoing.dx + incoming.dy * outgoing.dy) / (lengths.0 * lengths.1)
        let half = acos(min(max(cosine, -1), 1)) / 2
        let distance = radius / tan(half)
        let touch = CGPoint(
            x: corner.x + incoming.dx / lengths.0 * distance, y: corner.y + incoming.dy / lengths.0 * distance)
        let bisector = CGVector(
            dx: incoming.dx / lengths.0 + outgoing.dx / lengths.1, dy: incoming.dy / lengths.0 + outgoing.dy / lengths.1
        )
        let bisectorLength = hypot(bisector.dx, bisector.dy)
        guard bisectorLength > 0 else { return line(to: corner.applying(transform)) }
        let toCenter = radius / sin(half)
        let center = CGPoint(
            x: corner.x + bisector.dx / bisectorLength * toCenter, y: corner.y + bisector.dy / bisectorLength * toCenter
        )
        let sweep = .pi - 2 * half
        addArc(
            center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
            delta: cross > 0 ? -sweep : sweep, transform: transform)
    }
}

/// The radii of the corners of a rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
    /// That of the corner at the top left.
    package var topLeft = CGSize.zero
    /// That of the corner at the top right.
    package var topRight = CGSize.zero
    /// That of the corner at the bottom right.
    package var bottomRight = CGSize.zero
    /// That of the corner at the bottom left.
    package var bottomLeft = CGSize.zero

    /// The same radii for all corners.
    package init(_ radius: CGSize) {
        self.init(radius, topLeft: true, topRight: true, bottomLeft: true, bottomRight: true)
    }

    /// The same radii for some corners; the others are not rounded.
    package init(_ radius: CGSize, topLeft: Bool, topRight: Bool, bottomLeft: Bool, bottomRight: Bool) {
        let usable = radius.width > 0 && radius.height > 0 && radius.width.isFinite && radius.height.isFinite
        guard usable else { return }
        if topLeft { self.topLeft = radius }
        if topRight { self.topRight = radius }
        if bottomLeft { self.bottomLeft = radius }
        if bottomRight { self.bottomRight = radius }
    }

    /// Whether no corner is rounded.
    var isZero: Bool { topLeft == .zero && topRight == .zero && bottomRight == .zero && bottomLeft == .zero }

    /// The radii, none of which is more than half of a side.
    func fitting(_ size: CGSize) -> CornerRadii {
        func fit(_ radius: CGSize) -> CGSize {
            CGSize(width: min(radius.width, size.width / 2), height: min(radius.height, size.height / 2))
        }
        var result = self
        result.topLeft = fit(topLeft)
        result.topRight = fit(topRight)
        result.bottomRight = fit(bottomRight)
        result.bottomLeft = fit(bottomLeft)
        return result
    }
}

extension CGRect {
    /// Whether the rectangle has a place and a size that can be reckoned with.
    package var isDrawable: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite && !isNull
    }
}
