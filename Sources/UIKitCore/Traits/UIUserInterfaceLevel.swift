/// How far a layer of content stands above the base.
///
/// UIKit: `UIUserInterfaceLevel`.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The content of the window.
    case base = 0
    /// Content above it, such as a sheet.
    case elevated = 1
}
