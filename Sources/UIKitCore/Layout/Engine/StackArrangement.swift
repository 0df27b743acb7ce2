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
    /// Whether something of it follows from places.
    var isVolatile: Bool

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
        isVolatile = stack.isLayoutMarginsRelativeArrangement || !baselines.isEmpty
    }
}
