public import Foundation

/// Geometry in a box, as the dictionaries of notifications hold it.
///
/// Source: UIKit, `NSValue`.
extension NSValue {
    /// A box with a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// A box with a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// A box with a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The point in the box.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the box.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the box.
    public var cgRectValue: CGRect { rectValue }
}
