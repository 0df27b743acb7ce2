public import Foundation

/// A rectangle that constraints can relate like a view, without an element on the page.
///
/// Source: UIKit, `UILayoutGuide`.
@MainActor
open class UILayoutGuide: NSObject {
    /// Creates a guide that belongs to no view yet.
    public override init() {
        super.init()
    }

    /// The view whose coordinates the guide has.
    ///
    /// Set by `UIView.addLayoutGuide(_:)`.
    open internal(set) weak var owningView: UIView?

    /// A name for the developer.
    open var identifier = ""

    /// The rectangle in the owning view's coordinates, in points.
    open var layoutFrame: CGRect { owningView?.presentLayoutEngine?.roundedFrame(of: self) ?? .zero }

    /// Whether another rectangle would suit the constraints as well.
    open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

    /// The active constraints that say where the guide is, or how large, in a direction.
    ///
    /// For debugging. They are those that relate the guide itself.
    ///
    /// - Parameter axis: The direction.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraints(affecting: self, along: axis) ?? []
    }
}

extension UILayoutGuide {
    /// The edge where lines of text begin.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintTerm(self, .leading)) }
    /// The edge where lines of text end.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintTerm(self, .trailing)) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintTerm(self, .left)) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintTerm(self, .right)) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintTerm(self, .top)) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintTerm(self, .bottom)) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintTerm(self, .width)) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintTerm(self, .height)) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintTerm(self, .centerX)) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintTerm(self, .centerY)) }
}
