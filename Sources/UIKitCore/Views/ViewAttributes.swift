package import Foundation

/// The properties that few views change, kept apart so that a plain view stays small.
@MainActor
package final class ViewAttributes {
    package var alpha: CGFloat = 1
    package var tag = 0
    package var transform = CGAffineTransform.identity
    package var tintColor: UIColor?
    package var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    package var autoresizingMask: UIView.AutoresizingMask = []
    package var contentMode = UIView.ContentMode.scaleToFill
    package var semanticContentAttribute = UISemanticContentAttribute.unspecified
    package var layoutMargins: UIEdgeInsets?
    package var safeAreaInsets: UIEdgeInsets = .zero
    package var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var accessibility: ViewAccessibilityAttributes?
    package var gestureRecognizers: [UIGestureRecognizer] = []
    package weak var owningViewController: UIViewController?
    package var traitChangeObservers: TraitChangeObservers?
    package var layer: CALayer?
    package var layout: ViewLayoutAttributes?

    package init() {}

    /// The layer, made on first use.
    func layer(for view: UIView) -> CALayer {
        if let layer { return layer }
        let layer = CALayer()
        layer.owningView = view
        self.layer = layer
        return layer
    }
}

/// What a view tells assistive technology, where the app set it.
package struct ViewAccessibilityAttributes {
    package var isElement: Bool?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var traits: UIAccessibilityTraits?
    package var identifier: String?
    package var elementsHidden: Bool?
    package var viewIsModal: Bool?
}

extension UIView {
    /// The rarely used properties, made when the first of them is set.
    package final var attributes: ViewAttributes {
        if let attributesIfPresent { return attributesIfPresent }
        let attributes = ViewAttributes()
        attributesIfPresent = attributes
        return attributes
    }

    /// Sets a rarely used property and marks the view as changed if the value is new.
    package final func setAttribute<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<ViewAttributes, Value>, to value: Value
    ) {
        if let attributesIfPresent {
            guard attributesIfPresent[keyPath: keyPath] != value else { return }
            attributesIfPresent[keyPath: keyPath] = value
        } else {
            let attributes = ViewAttributes()
            guard attributes[keyPath: keyPath] != value else { return }
            attributes[keyPath: keyPath] = value
            attributesIfPresent = attributes
        }
        setNeedsRendering()
    }

    /// The accessibility properties the app set, or nil.
    package final var accessibilityAttributes: ViewAccessibilityAttributes? { attributesIfPresent?.accessibility }

    /// Sets an accessibility property and marks the view as changed if the value is new.
    package final func setAccessibilityAttribute<Value: Equatable>(
        _ keyPath: WritableKeyPath<ViewAccessibilityAttributes, Value?>, to value: Value?
    ) {
        var accessibility = attributesIfPresent?.accessibility ?? ViewAccessibilityAttributes()
        guard accessibility[keyPath: keyPath] != value else { return }
        accessibility[keyPath: keyPath] = value
        attributes.accessibility = accessibility
        setNeedsRendering()
    }

    /// The controller whose root view this is.
    package final var owningViewController: UIViewController? {
        get { attributesIfPresent?.owningViewController }
        set {
            guard newValue !== owningViewController else { return }
            attributes.owningViewController = newValue
        }
    }
}
