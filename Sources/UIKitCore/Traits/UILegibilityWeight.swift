/// How heavy the person wants text to be.
///
/// UIKit: `UILegibilityWeight`.
public enum UILegibilityWeight: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The usual weight.
    case regular = 0
    /// Bolder text.
    case bold = 1
}
