import Foundation

/// What a view has for Auto Layout, kept apart so that a view without constraints stays small.
@MainActor
package final class ViewLayoutAttributes {
    /// The active constraints whose nearest common ancestor the view is, in the order they were added.
    package var constraints: [NSLayoutConstraint] = []
    /// The guides that the app added.
    package var layoutGuides: [UILayoutGuide] = []
    var safeAreaGuide: ViewLayoutGuide?
    var layoutMarginsGuide: ViewLayoutGuide?
    var readableContentGuide: ViewLayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var scrollContentGuide: ViewLayoutGuide?
    var scrollFrameGuide: ViewLayoutGuide?
    var contentPriorities = ContentPriorities()
    /// The size of the content in place of the view's own, where Interface Builder's canvas is laid out.
    var canvasContentSize: CGSize?
    /// What computes the frames of the views that constraints place within the view; nil in views around which another
    /// engine works.
    var engine: LayoutEngine?
}

/// How much a view resists being larger or smaller than its content, where the app set it.
package struct ContentPriorities: Equatable {
    /// How much it resists being wider.
    package var horizontalHugging: UILayoutPriority?
    /// How much it resists being taller.
    package var verticalHugging: UILayoutPriority?
    /// How much it resists being narrower.
    package var horizontalCompression: UILayoutPriority?
    /// How much it resists being shorter.
    package var verticalCompression: UILayoutPriority?
}

extension UIView {
    /// The size of the content that layout reckons with: ``intrinsicContentSize``, except on Interface Builder's canvas.
    final var contentSizeForLayout: CGSize { layoutAttributesIfPresent?.canvasContentSize ?? intrinsicContentSize }

    /// What the view has for Auto Layout, or nil while it has nothing.
    package final var layoutAttributesIfPresent: ViewLayoutAttributes? { attributesIfPresent?.layout }

    /// What the view has for Auto Layout, made on first use.
    final var layoutAttributes: ViewLayoutAttributes {
        if let layout = attributesIfPresent?.layout { return layout }
        let layout = ViewLayoutAttributes()
        attributes.layout = layout
        return layout
    }
}
