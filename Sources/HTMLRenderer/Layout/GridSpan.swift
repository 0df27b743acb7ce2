import Foundation

/// The part of one direction that a view takes.
struct GridSpan {
    /// Where it begins.
    var start: GridLine
    /// Where it ends.
    var end: GridLine
    /// How long the content is where the view follows its content; nil for a view whose length the constraints say.
    var content: CGFloat?
    /// Whether constraints hold no more than one edge or the middle, so that more content would have room.
    var isHeldOnce = false

    /// How long it is at the first size.
    var length: CGFloat { end.now - start.now }

    /// Whether it is longer where the view around it is.
    var grows: Bool { abs(end.growth - start.growth) > GridLine.growthTolerance }

    /// How the view lies in its tracks where they are longer than its content: by what its edges keep their distance
    /// from.
    ///
    /// - Parameter container: The end of the view around it.
    /// - Returns: Nil if both edges keep their distances.
    func alignment(in container: GridLine) -> GridAlignment? {
        let growth = container.growth
        guard growth > GridLine.growthTolerance else {
            return abs(start.now - (container.now - end.now)) < GridLine.tolerance ? .center : .start
        }
        let shares = (start.growth / growth, end.growth / growth)
        guard abs(shares.0 - shares.1) < 0.02 else { return nil }
        if shares.0 < 0.02 { return .start }
        return shares.0 > 0.98 ? .end : .center
    }
}

/// How a view lies in an area that is larger than it.
enum GridAlignment {
    case start, center, end, baseline, lastBaseline

    var text: StaticString {
        switch self {
        case .start: "start"
        case .center: "center"
        case .end: "end"
        case .baseline: "baseline"
        case .lastBaseline: "last baseline"
        }
    }
}
