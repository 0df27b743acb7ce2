/// How far numbers may be apart and still count as equal.
enum Tolerance {
    /// Coefficients below this are rounding errors.
    static let coefficient = 1e-10
    /// Values that are this near to their bound keep it; in points, far below what can be seen.
    static let feasibility = 1e-6
    /// A coefficient that a row is solved for is at least this large.
    static let pivot = 1e-7
}
