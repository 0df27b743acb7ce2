import Foundation
import UIKitCore

/// Views that an app puts in front of a window, of a container with its bars, or by a frame over a list, such as messages and
/// signs that something is being done.
///
/// On the page a window is as long as its content, so they keep their places in what is seen of it.
extension UIView {
    /// Whether the view is one of these.
    var standsInFront: Bool {
        guard let superview, owningViewController == nil else { return false }
        if superview is UIWindow || superview is ContainerView {
            return !superview.placesSubview(self)
                && (isPlacedByConstraints || viewState.contains(.hasExplicitFrame))
        }
        return isAtFrameOverScrolling(in: superview)
    }

    private func isAtFrameOverScrolling(in superview: UIView) -> Bool {
        guard viewState.contains(.hasExplicitFrame), !viewState.contains(.usesConstraints), superview.isScreenRoot,
            !(superview is UIScrollView), superview.childViews.count < Self.mostSubviews, !superview.isPresented
        else { return false }
        let inFront = superview.childViews.drop { $0 !== self }.count
        return superview.childViews.dropLast(inFront).contains { lower in
            lower.scrollsContent && !lower.isHidden && lower.isPlacedByConstraints && lower.frame.contains(frame)
                && frame.height < lower.frame.height / 2
        }
    }

    /// Whether nothing but its content makes the view as wide as it is.
    fileprivate func isAsWideAsContent(in superview: UIView) -> Bool {
        guard isPlacedByConstraints, let samples = superview.layoutSamples,
            let place = samples.place(of: self, in: samples.present.now)
        else { return false }
        return SampledView(self, HeldAttributes(of: superview)).followsContentAcross(place, samples)
    }

    /// Each of more views would look at all others.
    private static let mostSubviews = 100

    private var isPresented: Bool {
        sequence(first: self, next: \.superview).contains { $0 is PresentationContainerView }
    }
}

extension RenderingPass {
    /// Writes the views that stand in front of what a container shows.
    mutating func renderViewsInFront(of container: UIView) {
        for view in container.childViews where !view.isHidden && view.standsInFront {
            cover(container.hasModalSubview(after: view)) { $0.render(view) }
            writePlaceInFront(of: view)
        }
    }

    /// Writes the rule for the place of a view that stands in front.
    mutating func writePlaceInFront(of view: UIView) {
        guard let superview = view.superview, let window = view.window else { return }
        let frame = superview.convert(view.untransformedFrame, to: window)
        writeRule(for: identifier(of: view), withWrapper: true) { pass in
            pass.styles.declare("position:fixed;margin:0;max-inline-size:100%")
            pass.styles.declare("z-index", number: Self.level(of: superview))
            let isText = view is UILabel || view is UIButton || view.isAsWideAsContent(in: superview)
            pass.writeSpan(
                from: frame.minX, length: frame.width, of: window.bounds.width, in: .horizontal,
                isLeast: isText)
            pass.writeSpan(
                from: frame.minY, length: frame.height, of: window.bounds.height, in: .vertical,
                isLeast: !view.clipsContent)
        }
    }

    /// How far in front of other parts of the page the views in front of one stand: bars are at 20 and 30, presentations at 100.
    private static func level(of container: UIView) -> Double {
        switch container {
        case is UIWindow: 110
        case let view as ContainerView where view.container is UITabBarController: 31
        default: 24
        }
    }

    /// Writes where a view stands on one axis: at the nearer edge, in the middle, or between both edges.
    private mutating func writeSpan(
        from start: CGFloat, length: CGFloat, of whole: CGFloat, in axis: NSLayoutConstraint.Axis, isLeast: Bool
    ) {
        let end = whole - start - length
        let isHorizontal = axis == .horizontal
        let isCentered = abs(start - end) < 2
        let isStretched = max(start, end) <= Self.widestMargin && length > whole / 2
        if isStretched || isCentered || start <= end {
            styles.declare(isHorizontal ? "left" : "top", points: isCentered && !isStretched ? 0 : max(0, start))
        }
        if isStretched || isCentered || start > end {
            styles.declare(isHorizontal ? "right" : "bottom", points: isCentered && !isStretched ? 0 : max(0, end))
        }
        guard !isStretched else { return }
        if isCentered {
            styles.declare(isHorizontal ? "margin-inline:auto" : "margin-block:auto")
            // Otherwise it would be as large as what is between the edges.
            if isLeast || length <= 0 {
                styles.declare(isHorizontal ? "inline-size:fit-content" : "block-size:fit-content")
            }
        }
        guard length > 0 else { return }
        switch (isHorizontal, isLeast) {
        case (true, true): styles.declare("min-inline-size", points: length)
        case (true, false): styles.declare("inline-size", points: length)
        case (false, true): styles.declare("min-block-size", points: length)
        case (false, false): styles.declare("block-size", points: length)
        }
    }

    /// The widest margin, in points, beside a view that is as wide as the window but for its margins.
    private static let widestMargin: CGFloat = 40
}
