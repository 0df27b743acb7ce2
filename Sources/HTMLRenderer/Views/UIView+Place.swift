import Foundation
import UIKitCore

extension UIView {
    /// Whether the view stands at its frame in its superview, instead of in document flow.
    ///
    /// Root views of controllers that containers place, or that fill their superview, are in the flow, whatever their
    /// frames, and so are scroll views that fill a screen.
    var standsByFrame: Bool {
        guard viewState.contains(.hasExplicitFrame), !viewState.contains(.usesConstraints), let superview,
            !(superview is UIWindow), !standsInFront
        else { return false }
        if owningViewController != nil, superview.placesSubview(self) || fillsSuperview { return false }
        return superview.placesByFrame(self) && !scrollsScreen
    }

    /// Whether the view has the size of its frame, but stands where its superview puts it.
    ///
    /// Controls that have one size only, on iOS as on the page, are not among them.
    var isSizedByFrame: Bool {
        guard viewState.contains(.hasExplicitFrame), !viewState.contains(.usesConstraints), let superview else {
            return false
        }
        switch self {
        case is UISwitch, is UIStepper, is UIActivityIndicatorView, is UIDatePicker, is UIColorWell: return false
        default: return superview.hasPlaceForItem(self)
        }
    }
}

extension UIView {
    /// The part of the view that its element on the page covers: what lies between the bars that are over the view.
    ///
    /// The content of a scroll view begins there by itself.
    fileprivate var spaceOnPage: CGRect {
        guard isScreenRoot, !movesContentFromBars else { return CGRect(origin: .zero, size: bounds.size) }
        return CGRect(origin: .zero, size: bounds.size).inset(by: barInsets)
    }

    /// The frame in the coordinates of the part of the superview that is on the page.
    ///
    /// A scroll view that goes on under bars moves its content out from under them, so it ends at them instead.
    fileprivate func place(within space: CGRect) -> CGRect {
        let frame = untransformedFrame
        let visible = self is UIScrollView ? frame.intersection(space) : frame
        return (visible.isNull ? frame : visible).offsetBy(dx: -space.minX, dy: -space.minY)
    }
}

extension UIView {
    /// Whether a table or a collection gave the view, which is no cell, a height by which its subviews stand.
    fileprivate var isSizedByList: Bool {
        guard !(self is UICollectionViewCell), childViews.contains(where: { !$0.isHidden && $0.standsByFrame }) else {
            return false
        }
        return self is UICollectionReusableView || superview is UITableView || isContentOfRow
            || superview is UITableViewHeaderFooterView && bounds.height > 0
    }

    /// Whether the view holds the content of a row.
    fileprivate var isContentOfRow: Bool {
        (superview as? UITableViewCell)?.presentContentView === self
            || (superview as? UICollectionViewListCell)?.presentContentView === self
    }
}

extension RenderingPass {
    /// Writes the declarations for a view that stands at its frame.
    mutating func writePlace(of view: UIView) {
        if view.standsByFrame, let superview = view.superview {
            styles.declare("position:absolute;margin:0")
            let space = superview.spaceOnPage
            let frame = view.place(within: space)
            let mask = view.autoresizingMask
            writeSpan(
                AutoresizedPlace(
                    start: frame.minX, length: frame.width, container: space.width,
                    isStartFlexible: mask.contains(.flexibleLeftMargin),
                    isLengthFlexible: mask.contains(.flexibleWidth),
                    isEndFlexible: mask.contains(.flexibleRightMargin)),
                start: "left", length: "width", end: "right", isReplaced: view.hasElementOfOwnWidth)
            writeSpan(
                AutoresizedPlace(
                    start: frame.minY, length: frame.height, container: space.height,
                    isStartFlexible: mask.contains(.flexibleTopMargin),
                    isLengthFlexible: mask.contains(.flexibleHeight),
                    isEndFlexible: mask.contains(.flexibleBottomMargin)),
                start: "top", length: view.clipsContent ? "height" : "min-height", end: "bottom",
                isReplaced: view is UIImageView)
        } else if view.isSizedByFrame {
            writeSize(of: view)
        }
    }

    /// Writes the size of a view whose frame says nothing of where it is.
    ///
    /// What has text of its own grows with it.
    private mutating func writeSize(of view: UIView) {
        let size = view.bounds.size
        let isText = view is UILabel || view is UIButton || view is UISegmentedControl
        if size.width > 0, !(view.superview is UITableView) {
            styles.declare(isText ? "min-inline-size" : "inline-size", points: size.width)
            if (view as? UIButton)?.configuration == nil, view is UIButton { styles.declare("padding:0") }
        }
        if size.height > 0 { styles.declare(view.clipsContent ? "block-size" : "min-block-size", points: size.height) }
    }

    /// Writes the rule that gives a view the height that the frames in it need.
    mutating func writeReach(of view: UIView) {
        var reach: CGFloat = 0
        let space = view.spaceOnPage
        if view.isSizedByList { reach = view.bounds.height }
        for child in view.childViews where child.viewState.contains(.hasExplicitFrame) {
            guard child.standsByFrame, !child.isHidden, !view.clipsContent,
                child.autoresizingMask.isDisjoint(with: .verticallyFlexible)
            else { continue }
            reach = max(reach, child.untransformedFrame.maxY - space.minY)
        }
        guard reach > 0, !view.clipsContent || view.isContentOfRow else { return }
        styles.beginRule(for: identifier(of: view))
        styles.declare("min-height", points: reach)
        styles.endRule()
    }

    private mutating func writeSpan(
        _ place: AutoresizedPlace, start: StaticString, length: StaticString, end: StaticString,
        isReplaced: Bool = false
    ) {
        let tail = place.container - place.start - place.length
        switch (place.isStartFlexible, place.isLengthFlexible, place.isEndFlexible) {
        case _ where place.container <= 0, (false, false, _):
            styles.declare(start, points: place.start)
            if place.length > 0 { styles.declare(length, points: place.length) }
        case (true, false, false):
            styles.declare(end, points: tail)
            if place.length > 0 { styles.declare(length, points: place.length) }
        case (false, true, false):
            styles.declare(start, points: place.start)
            if isReplaced {
                declare(length, of: 1, among: 1, without: place.start + tail)
            } else {
                styles.declare(end, points: tail)
            }
        case (true, false, true):
            declare(start, of: place.start, among: place.start + tail, without: place.length)
            if place.length > 0 { styles.declare(length, points: place.length) }
        case (false, true, true):
            styles.declare(start, points: place.start)
            declare(length, of: place.length, among: place.length + tail, without: place.start)
        case (true, true, false):
            styles.declare(end, points: tail)
            declare(length, of: place.length, among: place.length + place.start, without: tail)
        case (true, true, true):
            styles.declare(start, share: place.start / place.container)
            styles.declare(length, share: place.length / place.container)
        }
    }

    /// Writes a length that is one part of what a fixed part leaves of the container.
    private mutating func declare(
        _ property: StaticString, of part: CGFloat, among parts: CGFloat, without fixed: CGFloat
    ) {
        styles.begin(property)
        styles.bytes.append("calc((100% - " as StaticString)
        styles.bytes.append(number: fixed)
        styles.bytes.append("px)*" as StaticString)
        styles.bytes.append(number: parts > 0 ? part / parts : 0.5)
        styles.bytes.append(UInt8(ascii: ")"))
        styles.end()
    }
}

/// One dimension of a view at its frame: where it is in its superview, and which parts follow the superview's size.
private struct AutoresizedPlace {
    var start: CGFloat
    var length: CGFloat
    var container: CGFloat
    var isStartFlexible: Bool
    var isLengthFlexible: Bool
    var isEndFlexible: Bool
}

extension UIView {
    /// Whether the element has a width of its own, so that edges at both sides do not stretch it.
    fileprivate var hasElementOfOwnWidth: Bool {
        self is UITextField || self is UITextView || self is UIImageView || self is UISlider || self is UIProgressView
    }
}

extension UIView.AutoresizingMask {
    /// The members that tie a view to its superview's height.
    fileprivate static let verticallyFlexible: Self = [.flexibleHeight, .flexibleTopMargin]
}
