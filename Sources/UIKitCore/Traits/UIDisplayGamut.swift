/// The range of colours that a display shows.
///
/// UIKit: `UIDisplayGamut`.
public enum UIDisplayGamut: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB = 0
    /// The colours of Display P3.
    case P3 = 1
}
