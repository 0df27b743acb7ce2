import Foundation
import UIKitCore

/// Which views of a stack take room that the others leave, as priorities and constraints have it on the server: along a
/// stack that is filled, and across a column that is not.
@MainActor
struct StackShares {
    /// What one view does.
    private enum Share {
        /// It takes so many thousandths of what the stack is longer.
        case growing(Int)
        /// It takes room of a stack of a given length, in proportion to what it has beyond its content.
        case exceeding(CGFloat)
        /// It is as long as a part of the stack in proportion to a length, in points.
        case proportional(CGFloat)
        /// It is wider than what it shows, at any width of the row; in points.
        case held(CGFloat)
        /// It is as wide as the column but for distances at its sides, in points.
        case across(leading: CGFloat, trailing: CGFloat)
    }

    private var shares: [(view: UIView, share: Share)] = []

    /// Looks at the layout of a stack at its size and a little more.
    ///
    /// - Parameter stack: The stack.
    ///
    /// - Returns: Nil where the stack's own arrangement says everything, and for stacks whose size nothing gives.
    init?(of stack: UIStackView) {
        let samples = stack.layoutSamples
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        let isRow = stack.axis == .horizontal
        if stack.distribution == .fillProportionally { addProportions(of: shown, in: stack, samples) }
        let isFilled = stack.distribution == .fill
        if let samples, isFilled || !isRow && stack.alignment != .fill {
            let sample = isRow ? Self.widthOfGrowth(of: stack, samples) : samples.present
            guard let length = SampledLength(of: stack, along: stack.axis, samples, at: sample) else { return nil }
            for view in shown {
                guard let place = samples.place(of: view, in: sample.now),
                    let own = SampledLength(of: view, along: stack.axis, samples, at: sample),
                    let width = SampledLength(of: view, along: .horizontal, samples, at: sample)
                else { return nil }
                if isFilled, let share = Self.share(of: view, place, own, in: length, isRow: isRow) {
                    shares.append((view, share))
                }
                if !isRow, stack.alignment != .fill, let share = Self.share(across: stack, place, width.growth) {
                    shares.append((view, share))
                }
            }
        }
        if shares.isEmpty, !isRow || !isFilled || samples == nil { return nil }
    }

    /// The width at which what grows along a row is seen: the present one or, where the row is as wide as it ever gets,
    /// the widest of the narrower ones at which it is not.
    ///
    /// Without that, a view that takes what the others leave would look like one of a given width, and a text that the
    /// browser has a little wider than the server would find no room.
    private static func widthOfGrowth(of row: UIStackView, _ samples: LayoutSamples) -> LayoutSamples.Width {
        func grows(at width: LayoutSamples.Width) -> Bool {
            SampledLength(of: row, along: .horizontal, samples, at: width).map { $0.growth > 0.001 } ?? false
        }
        if grows(at: samples.present) { return samples.present }
        return samples.widths.last { $0.value < samples.present.value && grows(at: $0) } ?? samples.present
    }

    /// Has the views share the stack as the server has them do it; in document flow, by the sizes of their content.
    private mutating func addProportions(of views: [UIView], in stack: UIStackView, _ samples: LayoutSamples?) {
        for view in views {
            let size =
                samples.flatMap { $0.place(of: view, in: $0.present.now)?.frame.size } ?? view.intrinsicContentSize
            let length = stack.axis == .horizontal ? size.width : size.height
            if length > 0 { shares.append((view, .proportional(length))) }
        }
    }

    private static func share(
        of view: UIView, _ place: LayoutSamples.Place, _ length: SampledLength, in stack: SampledLength, isRow: Bool
    ) -> Share? {
        if length.growth > 0.001 {
            // Shares that were less than one together would leave a part of the room.
            return .growing(Int((length.growth / max(stack.growth, length.growth) * 1000 - 0.01).rounded(.up)))
        }
        guard !view.states(isRow ? .width : .height) else { return nil }
        let content = isRow ? place.content.width : place.content.height
        // Switches are two points larger than what constraints see of them.
        let exceedsContent = content > 0 && length.now > content + 2.5
        if isRow, exceedsContent { return .held(length.now) }
        let isSpacer = content < 0 && length.now > 0.5 && view.childViews.allSatisfy(\.isHidden) && !view.isOfOwnSize
        guard stack.growth < 0.001, exceedsContent || isSpacer else { return nil }
        return .exceeding(length.now - max(0, content))
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
                case .exceeding(let length): pass.styles.declare("flex-grow", number: Double(length.rounded(.up)))
                case .proportional(let length):
                    pass.styles.declare("flex-grow", number: Double((length * 4).rounded() / 4))
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

/// How long a view is in one direction, and how much longer in a view around it that is larger.
@MainActor
private struct SampledLength {
    /// The length, in points.
    let now: CGFloat
    /// How much longer it is for each point that the view around is longer.
    let growth: CGFloat

    /// Reads the length at a width from samples; nil for a view that they do not place.
    init?(
        of view: UIView, along axis: NSLayoutConstraint.Axis, _ samples: LayoutSamples, at width: LayoutSamples.Width
    ) {
        let isHorizontal = axis == .horizontal
        guard let place = samples.place(of: view, in: width.now),
            let larger = samples.place(of: view, in: isHorizontal ? width.wider : width.taller)
        else { return nil }
        now = isHorizontal ? place.frame.width : place.frame.height
        growth = ((isHorizontal ? larger.frame.width : larger.frame.height) - now) / LayoutSamples.step
    }
}

extension UIView {
    /// Whether a constraint of the view says how long it is in a direction.
    fileprivate func states(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        layoutAttributesIfPresent?.constraints.contains {
            $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        } ?? false
    }

    /// Whether the view shows something though it has neither views in it nor a size of its content.
    fileprivate var isOfOwnSize: Bool { self is UIControl || self is UIScrollView || self is UIImageView }
}
