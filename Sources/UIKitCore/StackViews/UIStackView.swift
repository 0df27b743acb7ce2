public import Foundation

/// A view that places its arranged subviews in a row or a column.
///
/// On the page it is a flexible box; an arranged subview that is hidden takes no room.
///
/// UIKit: `UIStackView`.
open class UIStackView: UIView {
    /// Creates a stack without subviews.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack of views.
    ///
    /// - Parameter views: The arranged subviews, first one first.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        (coder as? InterfaceCoder)?.configure(self)
    }

    // MARK: Managing arranged subviews

    /// The views that the stack places, first one first.
    public private(set) final var arrangedSubviews: [UIView] = []

    /// Adds a view behind the last arranged subview, also as a subview; one that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a position among the arranged subviews, also as a subview; one that is arranged already moves.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - stackIndex: The position, up to the number of arranged subviews; any other is refused as a scene fault.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arrangedSubviews.count).contains(stackIndex) else {
            SceneFault.raise(
                .internalInconsistency,
                "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arrangedSubviews.count)", in: owningScene)
            return
        }
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.viewState.insert(.arranged)
        arrangementDidChange()
    }

    /// Ends placing a view; it stays a subview that constraints are to place.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        constrainedStructureDidChange()
        view.viewState.remove(.arranged)
        view.viewState.insert(.usesConstraints)
        customSpacings?[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Ends placing a view that is no longer a subview.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Aligning the text

    /// The view whose text gives the first baseline: the first one of a column, the highest one of a row.
    open override var forFirstBaselineLayout: UIView { viewForBaseline(isFirst: true) }

    /// The view whose text gives the last baseline: the last one of a column, the highest one of a row.
    open override var forLastBaselineLayout: UIView { viewForBaseline(isFirst: false) }

    private func viewForBaseline(isFirst: Bool) -> UIView {
        func height(of view: UIView) -> CGFloat { max(view.bounds.height, view.intrinsicContentSize.height) }
        let shown = arrangedSubviews.filter { !$0.isHidden }
        // Of views that are equally high the first one counts.
        let view =
            axis == .vertical
            ? isFirst ? shown.first : shown.last : shown.reversed().max { height(of: $0) < height(of: $1) }
        guard let view else { return self }
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    // MARK: Configuring the layout

    /// The direction of the stack; horizontal unless set.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the room along the axis is shared.
    open var distribution = UIStackView.Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// How views stand across the axis.
    open var alignment = UIStackView.Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The space between views, in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the space behind one view, in points; ``spacingUseDefault`` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        let previous = customSpacing(after: arrangedSubview)
        guard previous != spacing else { return }
        if spacing == Self.spacingUseDefault {
            customSpacings?[ObjectIdentifier(arrangedSubview)] = nil
        } else {
            var spacings = customSpacings ?? [:]
            spacings[ObjectIdentifier(arrangedSubview)] = spacing
            customSpacings = spacings
        }
        arrangementDidChange()
    }

    /// The space that was set behind one view, in points, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings?[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The number that stands for the stack's own spacing.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The number that stands for the system's spacing: 8 points.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// Whether vertical spacing is measured between base lines; the page measures between edges.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are placed inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Storage

    private var customSpacings: [ObjectIdentifier: CGFloat]?

    private func arrangementDidChange(by cause: StaticString = #function) {
        setNeedsRendering(cause)
        constrainedStructureDidChange()
        setNeedsLayout()
    }
}

extension UIStackView {
    /// How the room along the axis of a stack is shared.
    ///
    /// UIKit: `UIStackView.Distribution`.
    public enum Distribution: Int, Sendable {
        /// Views fill it: the one that hugs its content least grows, or the one that resists least shrinks; of several
        /// alike the first grows and the last shrinks.
        case fill = 0
        /// Views fill it in equal parts.
        case fillEqually = 1
        /// Views fill it in proportion to their own sizes.
        case fillProportionally = 2
        /// Views keep their sizes with equal space between them.
        case equalSpacing = 3
        /// Views keep their sizes with equal distances between their centres.
        case equalCentering = 4
    }

    /// How views of a stack stand across its axis.
    ///
    /// UIKit: `UIStackView.Alignment`.
    public enum Alignment: Int, Sendable {
        /// They fill the stack.
        case fill = 0
        /// At the leading edge, or at the top of a row.
        case leading = 1
        /// With the first base lines of a row in one line.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge, or at the bottom of a row.
        case trailing = 4
        /// With the last base lines of a row in one line.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The space behind an arranged subview that the page shows, in points.
    package final func displayedSpacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let spacing = custom == Self.spacingUseDefault ? spacing : custom
        return spacing == Self.spacingUseSystem ? 8 : spacing
    }
}
