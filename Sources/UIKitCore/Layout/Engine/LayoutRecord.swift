import Foundation
import LayoutSolver

/// What an engine knows of a view or guide.
@MainActor
final class LayoutRecord {
    /// The view or guide.
    private(set) weak var item: (any LayoutItem)?
    /// The place of the alignment rectangle in the coordinates of the superview or owning view, and its size.
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    /// The size of the content of a scroll view.
    let scrollContent: (width: SolverVariable, height: SolverVariable)?
    /// Whether a constraint refers to the content of a scroll view.
    var isContentUsed = false
    /// The distances from the frame to the alignment rectangle.
    var alignmentInsets = UIEdgeInsets.zero
    /// The round in which the item was last met.
    var generation = 0

    /// The size of its own that the content has, and what holds the view to it.
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var contentWidth: SolverConstraint?
    var contentHeight: SolverConstraint?
    /// Whether the height of the content follows from the width.
    var hasDependentHeight = false
    /// The autoresizing mask, as constraints.
    var autoresizing: [SolverConstraint] = []
    var autoresizedFrom: AutoresizedPlaces?
    /// The arrangement of a stack, as constraints.
    var arrangement: [SolverConstraint] = []
    var arranged: StackArrangement?

    init(_ item: any LayoutItem, in solver: ConstraintSolver) {
        self.item = item
        x = solver.makeVariable(isNonnegative: false)
        y = solver.makeVariable(isNonnegative: false)
        width = solver.makeVariable(isNonnegative: true)
        height = solver.makeVariable(isNonnegative: true)
        scrollContent =
            item is UIScrollView
            ? (solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true)) : nil
    }

    var view: UIView? { item as? UIView }

    /// The frame as it was solved.
    func frame(in solver: ConstraintSolver) -> CGRect {
        CGRect(
            x: solver.value(of: x) - alignmentInsets.left, y: solver.value(of: y) - alignmentInsets.top,
            width: solver.value(of: width) + alignmentInsets.left + alignmentInsets.right,
            height: solver.value(of: height) + alignmentInsets.top + alignmentInsets.bottom)
    }

    /// The width of the frame: to ask for that alone leaves the places of a long chain of views alone.
    func frameWidth(in solver: ConstraintSolver) -> CGFloat {
        solver.value(of: width) + alignmentInsets.left + alignmentInsets.right
    }

    /// The constraints that the engine made for the item.
    var ownConstraints: [SolverConstraint] {
        [contentWidth, contentHeight].compactMap(\.self) + autoresizing + arrangement
    }

    var variables: [SolverVariable] {
        [x, y, width, height] + (scrollContent.map { [$0.width, $0.height] } ?? [])
    }
}

/// The frame of a view that follows its superview by its mask, and the superview's size with it.
struct AutoresizedPlaces: Equatable {
    var frame: CGRect
    var container: CGSize
    var mask: UIView.AutoresizingMask
}
