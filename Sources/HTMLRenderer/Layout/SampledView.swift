import Foundation
import UIKitCore

/// A view among those that a grid places, with what decides its size.
@MainActor
struct SampledView {
    /// What the size of a view follows where constraints leave it open.
    enum Content {
        /// Nothing: it is as large as constraints say.
        case none
        /// A picture, which has a size but yields to any other.
        case picture
        /// A text or a control, which has a size of its own.
        case own
        /// The views in it.
        case subviews
        /// A part of what is in it, which scrolls.
        case scrolling
    }

    let view: UIView
    let content: Content
    /// What constraints say of the size by itself, in points.
    private(set) var statedWidth: CGFloat?
    private(set) var statedHeight: CGFloat?
    /// The width that constraints let the view not exceed, in points.
    private var greatestWidth: CGFloat?
    /// The width by the height, if constraints relate them.
    private(set) var aspectRatio: CGFloat?
    /// Whether constraints hold the bottom and leave the top open.
    let hangsFromBottom: Bool
    /// Whether constraints hold two edges at the sides, or the width.
    let isHeldAcross: Bool

    /// Reads what constraints say of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - held: What the constraints of its superview hold.
    init(_ view: UIView, _ held: HeldAttributes) {
        self.view = view
        content = Self.content(of: view)
        hangsFromBottom =
            held.contains([.bottom, .lastBaseline, .bottomMargin], of: view)
            && !held.contains([.top, .firstBaseline, .topMargin, .centerY], of: view)
        let heldAcross = [
            held.contains([.leading, .left, .leadingMargin, .leftMargin], of: view),
            held.contains([.trailing, .right, .trailingMargin, .rightMargin], of: view),
            held.contains([.centerX, .centerXWithinMargins], of: view),
        ]
        isHeldAcross = heldAcross.count(where: \.self) > 1 || held.contains([.width], of: view)
        for constraint in view.layoutAttributesIfPresent?.constraints ?? []
        where constraint.firstItem === view {
            switch constraint.relation {
            case .equal: read(constraint)
            case .lessThanOrEqual where constraint.firstAttribute == .width && constraint.secondItem == nil:
                greatestWidth = min(greatestWidth ?? .infinity, constraint.constant)
            default: break
            }
        }
    }

    private mutating func read(_ constraint: NSLayoutConstraint) {
        switch (constraint.firstAttribute, constraint.secondItem, constraint.secondAttribute) {
        case (.width, nil, _): statedWidth = constraint.constant
        case (.height, nil, _): statedHeight = constraint.constant
        case (.width, let second?, .height) where second === view: aspectRatio = constraint.multiplier
        case (.height, let second?, .width) where second === view && constraint.multiplier > 0:
            aspectRatio = 1 / constraint.multiplier
        default: break
        }
    }

    private static func content(of view: UIView) -> Content {
        switch view {
        case is UITableView, is UICollectionView, is UITextView: .subviews
        case is UIScrollView: .scrolling
        case is UIImageView: .picture
        case is UIControl where view.intrinsicContentSize.height < 0 && hasContent(view): .subviews
        case is UILabel, is UIControl, is UIActivityIndicatorView, is UIProgressView, is UISearchBar: .own
        default: hasContent(view) ? .subviews : .none
        }
    }

    private static func hasContent(_ view: UIView) -> Bool { view.childViews.contains { !$0.isHidden } }

    /// Whether the height follows from the views within, so that it is what they need on the page.
    private var isAsHighAsSubviews: Bool {
        guard statedHeight == nil else { return false }
        if view is UIStackView { return true }
        let held = HeldAttributes(of: view, atEdges: true)
        return view.childViews.contains { held.contains([.bottom, .lastBaseline, .bottomMargin], of: $0) }
    }

    /// Whether nothing but its own content makes the view as wide as it is.
    func followsContentAcross(_ place: LayoutSamples.Place, _ samples: LayoutSamples) -> Bool {
        guard statedWidth == nil, aspectRatio == nil else { return false }
        switch content {
        case .none, .scrolling, .picture: return false
        case .own: return place.content.width > 0 && abs(place.content.width - place.frame.width) < 1
        case .subviews:
            guard !(view is UIScrollView), !(greatestWidth.map { place.frame.width > $0 - 0.5 } ?? false) else {
                return false
            }
            if !isHeldAcross { return true }
            return samples.widths.count > 1 ? hasOneWidth(in: samples) : widensSuperview(samples)
        }
    }

    /// Whether the view is a stack without lines that break, between the edges of a view that nothing else makes as wide
    /// as it is.
    ///
    /// Text that the browser has a little wider than the server makes both wider then.
    private func widensSuperview(_ samples: LayoutSamples) -> Bool {
        guard let stack = view as? UIStackView, let outer = stack.superview, outer !== samples.host,
            let around = outer.superview, let place = samples.place(of: outer, in: samples.present.now)
        else { return false }
        let breaksLines = stack.arrangedSubviews.contains { ($0 as? UILabel)?.preferredMaxLayoutWidth ?? 0 > 0 }
        return !breaksLines && SampledView(outer, HeldAttributes(of: around)).followsContentAcross(place, samples)
    }

    /// Whether the view is as wide on narrow pages as on wide ones.
    private func hasOneWidth(in samples: LayoutSamples) -> Bool {
        let widths = samples.widths.compactMap { samples.place(of: view, in: $0.now)?.frame.width }
        return widths.allSatisfy { abs($0 - widths[0]) < 1 }
    }

    /// Whether the height that constraints say is all that the view has, however much of its rows other views take.
    var keepsStatedHeight: Bool { content == .subviews && statedHeight != nil && !(view is UIScrollView) }

    /// Whether the height follows from the width.
    var followsShape: Bool { aspectRatio ?? 0 > 0 && statedHeight == nil }

    /// The height of the content, where the view follows it; nil for a view that is as high as constraints say.
    func followedHeight(_ place: LayoutSamples.Place) -> CGFloat? {
        switch content {
        case .none, .picture, .scrolling: nil
        case .own: place.content.height >= 0 ? place.frame.height : nil
        case .subviews: place.frame.height
        }
    }

    /// How high the view is at least, where content alone would not make it that high.
    func leastHeight(_ place: LayoutSamples.Place) -> CGFloat? {
        switch content {
        case .none, .picture, .scrolling: nil
        case .own: place.frame.height > place.content.height + 1 ? place.frame.height : nil
        case .subviews: isAsHighAsSubviews ? nil : place.frame.height
        }
    }

    /// Whether a text or a control has no room at all at a place.
    func isSqueezed(_ place: LayoutSamples.Place) -> Bool {
        guard content == .own else { return false }
        return (place.frame.width < 1 && place.content.width > 1)
            || (place.frame.height < 1 && place.content.height > 1)
    }
}
