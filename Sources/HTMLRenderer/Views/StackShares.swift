import Foundation
import UIKitCore

/// Which views of a stack take room that the others leave, as priorities and constraints have it on the server: in a row
/// that is filled, and across a column that is not.
@MainActor
struct StackShares {
    /// What one view does.
    private enum Share {
        /// It takes so many thousandths of what the row is wider.
        case growing(Int)
        /// It is wider than what it shows, at any width of the row; in points.
        case held(CGFloat)
        /// It is as wide as the column but for distances at its sides, in points.
        case across(leading: CGFloat, trailing: CGFloat)
    }

    private var shares: [(view: UIView, share: Share)] = []

    /// Looks at the layout of a stack at its width and a little more.
    ///
    /// - Returns: Nil where the stack's own arrangement says everything, and for stacks whose size nothing gives.
    init?(of stack: UIStackView) {
        let isRow = stack.axis == .horizontal
        guard isRow ? stack.distribution == .fill : stack.alignment != .fill, let samples = stack.layoutSamples else {
            return nil
        }
        for view in stack.arrangedSubviews where !view.isHidden {
            guard let place = samples.place(of: view, in: samples.present.now),
                let wider = samples.place(of: view, in: samples.present.wider)
            else { return nil }
            let growth = (wider.frame.width - place.frame.width) / LayoutSamples.step
            let share = isRow ? Self.share(of: view, place, growth) : Self.share(across: stack, place, growth)
            if let share { shares.append((view, share)) }
        }
        if shares.isEmpty, !isRow { return nil }
    }

    private static func share(of view: UIView, _ place: LayoutSamples.Place, _ growth: CGFloat) -> Share? {
        if growth > 0.001 { return .growing(Int((growth * 1000).rounded())) }
        // Switches are two points wider than what constraints see of them.
        let exceedsContent = place.content.width > 0 && place.frame.width > place.content.width + 2.5
        return exceedsContent && !view.statesWidth ? .held(place.frame.width) : nil
    }

    private static func share(
        across stack: UIStackView, _ place: LayoutSamples.Place, _ growth: CGFloat
    ) -> Share? {
        // Text that needs more than the column has grows with it only until it has enough.
        guard abs(growth - 1) < 0.001, place.content.width < place.frame.width + 1 else { return nil }
        let before = place.frame.minX
        let after = stack.bounds.width - place.frame.maxX
        let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return .across(leading: isMirrored ? after : before, trailing: isMirrored ? before : after)
    }

    /// Writes the rules of the views.
    func write(into page: inout RenderingPass) {
        let isAlone = shares.count { if case .growing = $0.share { true } else { false } } == 1
        for (view, share) in shares {
            page.writeRule(for: page.identifier(of: view), withWrapper: view.mayBeWrapped) { pass in
                switch share {
                case .growing where isAlone: pass.styles.declare("flex-grow:1")
                case .growing(let thousandths):
                    pass.styles.declare("flex-grow", number: Double(thousandths) / 1000)
                    pass.styles.declare("flex-basis:0")
                case .held(let width):
                    pass.styles.declare("min-inline-size", points: width)
                    pass.styles.declare("flex-shrink:0")
                case .across(let leading, let trailing):
                    pass.styles.declare("align-self:stretch;inline-size:auto")
                    if abs(leading) > 0.5 { pass.styles.declare("margin-inline-start", points: leading) }
                    if abs(trailing) > 0.5 { pass.styles.declare("margin-inline-end", points: trailing) }
                }
            }
        }
    }
}

extension UIView {
    /// Whether a constraint of the view says how wide it is.
    fileprivate var statesWidth: Bool {
        layoutAttributesIfPresent?.constraints.contains {
            $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem == nil
        } ?? false
    }
}
