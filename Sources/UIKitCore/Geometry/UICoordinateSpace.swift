public import Foundation

/// A space in which places are given, such as that of a view.
///
/// Source: UIKit, `UICoordinateSpace`.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// What the space extends over, in points.
    var bounds: CGRect { get }

    /// The place in another space of a point in this one.
    ///
    /// - Parameters:
    ///   - point: The point, in points of this space.
    ///   - coordinateSpace: The other space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// The place in this space of a point in another one.
    ///
    /// - Parameters:
    ///   - point: The point, in points of the other space.
    ///   - coordinateSpace: The other space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// The place in another space of a rectangle in this one.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points of this space.
    ///   - coordinateSpace: The other space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// The place in this space of a rectangle in another one.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points of the other space.
    ///   - coordinateSpace: The other space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// The place in another space of a point in this view.
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
        return coordinateSpace.convert(point, from: self)
    }

    /// The place in this view of a point in another space.
    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
        return coordinateSpace.convert(point, to: self)
    }

    /// The place in another space of a rectangle in this view.
    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// The place in this view of a rectangle in another space.
    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
        return coordinateSpace.convert(rect, to: self)
    }
}
