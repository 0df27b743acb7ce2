import Foundation
import LayoutSolver

extension LayoutEngine {
    /// Holds a view to the size that its content has now, as strongly as it hugs it and resists being smaller.
    func refreshContent(_ record: LayoutRecord) {
        guard let view = record.view, !(view is UIStackView) else { return }
        if case .fixed = extentOfHost, view === host { return }
        let size = view.contentSizeForLayout
        record.hasDependentHeight = view.hasHeightThatFollowsWidth
        var height = size.height
        if record.hasDependentHeight, record.contentHeight != nil,
            let dependent = view.contentHeight(forWidth: record.frameWidth(in: solver))
        {
            height = dependent
        }
        record.content = CGSize(width: size.width, height: height)
        record.contentWidth = hold(
            record.width, record.contentWidth, to: size.width, of: view, along: .horizontal)
        record.contentHeight = hold(record.height, record.contentHeight, to: height, of: view, along: .vertical)
    }

    private func hold(
        _ variable: SolverVariable, _ present: SolverConstraint?, to length: CGFloat, of view: UIView,
        along axis: NSLayoutConstraint.Axis
    ) -> SolverConstraint? {
        guard length.isFinite, length >= 0 else {
            if let present { solver.remove(present) }
            return nil
        }
        var resistance = view.contentCompressionResistancePriority(for: axis).ofContent
        if picturesYield, axis == .vertical, view is UIImageView {
            resistance = min(resistance, Self.pageHeightPriority - 1)
        }
        let strength = ConstraintStrength(
            above: view.contentHuggingPriority(for: axis).ofContent, below: resistance)
        guard let present else {
            return solver.add([LinearTerm(variable)], .equal, LayoutLimits.length(length), strength: strength)
                .constraint
        }
        solver.setConstant(LayoutLimits.length(length), of: present)
        solver.setStrength(strength, of: present)
        return present
    }

    /// Gives content that is higher where it is narrower the height for the width that was solved; says whether one
    /// changed.
    func refreshDependentHeights() -> Bool {
        var changed = false
        for record in records.values where record.hasDependentHeight {
            guard let view = record.view, let constraint = record.contentHeight else { continue }
            let width = record.frameWidth(in: solver)
            guard let height = view.contentHeight(forWidth: width), abs(height - record.content.height) > 1e-3 else {
                continue
            }
            record.content.height = height
            solver.setConstant(LayoutLimits.length(height), of: constraint)
            changed = true
        }
        return changed
    }
}

extension UIView {
    /// Whether the content is higher where it is narrower, and nothing else says where its lines break.
    final var hasHeightThatFollowsWidth: Bool {
        if layoutAttributesIfPresent?.canvasContentSize != nil { return false }
        if let label = self as? UILabel { return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0 }
        if let textView = self as? UITextView { return !textView.isScrollEnabled }
        if self is UIContentUnavailableView { return true }
        return (self as? UIButton)?.hasTitleOfSeveralLines ?? false
    }

    /// The height of content that is higher where it is narrower.
    final func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        width > 0 ? intrinsicContentSize(forWidth: width)?.height : nil
    }
}

extension UILayoutPriority {
    /// The priority as content has it, which yields to what is required: it alone never makes a contradiction.
    fileprivate var ofContent: Float { rawValue.isNaN ? 0 : min(max(rawValue, 0), 999.9) }
}
