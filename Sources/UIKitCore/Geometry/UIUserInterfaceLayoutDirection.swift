/// The direction in which an interface is laid out.
///
/// UIKit: `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As for languages that are written from left to right.
    case leftToRight = 0
    /// As for languages that are written from right to left.
    case rightToLeft = 1
}
