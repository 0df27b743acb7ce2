package import Foundation

/// A guide that every view has, with a rectangle that follows from the view's own.
package final class ViewLayoutGuide: UILayoutGuide {
    /// Which part of the view the guide is.
    package enum Kind: String {
        /// What bars and the edges of the screen leave free.
        case safeArea = "UIViewSafeAreaLayoutGuide"
        /// What the margins leave free.
        case layoutMargins = "UIViewLayoutMarginsGuide"
        /// What the margins leave free, no wider than text reads well.
        case readableContent = "UIViewReadableContentGuide"
        /// The content of a scroll view, in the coordinates that scroll.
        case scrollContent = "UIScrollView-contentLayoutGuide"
        /// The part of a scroll view that stays in place while its content scrolls.
        case scrollFrame = "UIScrollView-frameLayoutGuide"
    }

    /// Which part of the view the guide is.
    package let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
        identifier = kind.rawValue
    }

    package override var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch kind {
        case .safeArea:
            return owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .layoutMargins:
            return owningView.bounds.inset(by: owningView.layoutMargins)
        case .readableContent:
            let frame = owningView.bounds.inset(by: owningView.layoutMargins)
            let excess = max(0, frame.width - Self.readableWidth(for: owningView))
            return frame.insetBy(dx: excess / 2, dy: 0)
        case .scrollContent:
            return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame:
            return owningView.bounds
        }
    }

    /// The width that lines of body text read well at in a view, in points.
    ///
    /// It is 672 points where text has its usual size, as on iOS, and follows the size of body text from there.
    static func readableWidth(for view: UIView) -> CGFloat {
        let category = view.traitCollection.preferredContentSizeCategory
        guard category != .large, category != .unspecified else { return usualReadableWidth }
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection).pointSize
        return (usualReadableWidth * body / usualBodySize).rounded()
    }

    private static let usualReadableWidth: CGFloat = 672
    private static let usualBodySize: CGFloat = 17
}
