import Foundation

/// Where an edge is along one direction, at two sizes of the view around it.
struct GridLine: Equatable {
    /// The place at the first size, in points.
    var now: CGFloat
    /// The place at the second size, in points.
    var larger: CGFloat

    /// The edge at which a view begins.
    static let start = GridLine(now: 0, larger: 0)

    /// How far the edge moves between the sizes, in points.
    var growth: CGFloat { larger - now }

    /// Whether two edges are one line, whatever the size.
    func isSame(as other: GridLine) -> Bool {
        abs(now - other.now) < Self.tolerance && abs(growth - other.growth) < Self.growthTolerance
    }

    /// The line, or the nearest place within bounds.
    func clamped(to end: GridLine?) -> GridLine {
        GridLine(
            now: min(max(0, now), end?.now ?? .greatestFiniteMagnitude),
            larger: min(max(0, larger), end?.larger ?? .greatestFiniteMagnitude))
    }

    /// How far apart edges may be and still be one line, in points: what rounding to pixels can bring about.
    static let tolerance: CGFloat = 0.75

    /// How different movements may be and still be alike, in points: a hundredth of what the container grows by.
    static let growthTolerance: CGFloat = 0.04
}
