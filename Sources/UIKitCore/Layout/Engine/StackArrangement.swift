import Foundation

/// What the arrangement of a stack follows from: while it stays the same, so do the constraints that make it.
@MainActor
struct StackArrangement: Equatable {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    /// The shown views.
    var views: [ObjectIdentifier]
    /// The spaces between them.
    var spaces: [CGFloat]
    /// The sizes in proportion to which they are distributed; none otherwise.
    var proportions: [CGFloat]
    var margins: UIEdgeInsets
    var isBaselineRelative: Bool
    /// Where the base lines lie that the views are arranged by; none otherwise.
    var baselines: [TextBaselines]
    var isMirrored: Bool
    /// In how many other stacks the stack is, as far as that matters.
    var depth: Int
    /// Whether something of it follows from places.
    var isVolatile: Bool

    /// How many stacks in each other decide one after the other; those further in decide together.
    private static let depthLimit = 8

    init(
        of stack: UIStackView, _ views: [UIView], margins: UIEdgeInsets, proportions: [CGFloat],
        baselines: [TextBaselines]
    ) {
        axis = stack.axis
        distribution = stack.distribution
        alignment = stack.alignment
        self.views = views.map(ObjectIdentifier.init)
        spaces = views.dropLast().map(stack.displayedSpacing)
        self.proportions = proportions
        self.margins = margins
        isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        isMirrored = stack.laysOutFromRight
        self.baselines = baselines
        let stacks = sequence(first: stack as UIView, next: \.superview).count { $0 is UIStackView }
        depth = min(stacks - 1, Self.depthLimit)
        isVolatile = stack.isLayoutMarginsRelativeArrangement || !baselines.isEmpty
    }
}
