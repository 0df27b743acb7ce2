public import Foundation

/// What a bar covers of a controller's view, as older code asks for it.
///
/// Source: UIKit, `UILayoutSupport`.
@MainActor
public protocol UILayoutSupport: AnyObject {
    /// How much of the view is covered, in points.
    var length: CGFloat { get }
    /// The upper edge of the covered part.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the covered part.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the covered part.
    var heightAnchor: NSLayoutDimension { get }
}
