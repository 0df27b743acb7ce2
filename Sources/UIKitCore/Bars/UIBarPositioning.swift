/// Where a bar stands.
///
/// Source: UIKit, `UIBarPosition`.
public enum UIBarPosition: Int, Sendable {
    /// Nobody said.
    case any = 0
    /// At the bottom, its line above it.
    case bottom = 1
    /// At the top, its line below it.
    case top = 2
    /// At the very top, under the status bar.
    case topAttached = 3
}

/// A bar that knows where it stands.
///
/// Source: UIKit, `UIBarPositioning`.
@MainActor
public protocol UIBarPositioning: AnyObject {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
///
/// Source: UIKit, `UIBarPositioningDelegate`.
@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Where a bar stands that is not in a container.
    ///
    /// - Parameter bar: The bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Where the bar is put.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
