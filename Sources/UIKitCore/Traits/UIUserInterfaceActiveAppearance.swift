/// Whether the window is the one in use.
///
/// UIKit: `UIUserInterfaceActiveAppearance`.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// Another window is in use.
    case inactive = 0
    /// The window is in use.
    case active = 1
}
