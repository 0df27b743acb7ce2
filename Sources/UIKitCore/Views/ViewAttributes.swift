package import Foundation

/// The properties that few views change, kept apart so that a plain view stays small.
///
/// Those that every view is asked for are not checked at run time for overlapping accesses, as in the view itself.
@MainActor
package final class ViewAttributes {
    /// The values of a view that changed none, to compare with.
    static let defaults = ViewAttributes()

    /// The storage of ``UIView/alpha``.
    @exclusivity(unchecked) package var alpha: CGFloat = 1
    /// The storage of ``UIView/tag``.
    package var tag = 0
    /// The storage of ``UIView/transform``.
    @exclusivity(unchecked) package var transform = CGAffineTransform.identity
    /// The storage of ``UIView/tintColor``.
    @exclusivity(unchecked) package var tintColor: UIColor?
    /// The storage of ``UIView/tintAdjustmentMode``.
    @exclusivity(unchecked) package var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// The storage of ``UIView/autoresizingMask``.
    package var autoresizingMask: UIView.AutoresizingMask = []
    /// The storage of ``UIView/contentMode``.
    package var contentMode = UIView.ContentMode.scaleToFill
    /// The storage of ``UIView/semanticContentAttribute``.
    @exclusivity(unchecked) package var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The storage of ``UIView/layoutMargins``.
    package var layoutMargins: UIEdgeInsets?
    /// What bars of containers cover of the views in this one.
    package var coveredInsets: UIEdgeInsets = .zero
    /// The storage of ``UIView/safeAreaInsets``.
    package var safeAreaInsets: UIEdgeInsets = .zero
    /// The traits that the view replaces; nil for none.
    @exclusivity(unchecked) package var traitOverrides: UITraitOverrides?
    /// The sizes of text that the view keeps to; nil for any.
    @exclusivity(unchecked) var contentSizeCategoryLimits: ContentSizeCategoryLimits?
    /// The group of the focus that the view makes; nil for none of its own.
    package var focusGroupIdentifier: String?
    /// The margins that the view or its controller was last told of; nil before the first time.
    package var announcedLayoutMargins: UIEdgeInsets?
    /// What the app told assistive technology; nil when it told nothing.
    @exclusivity(unchecked) package var accessibility: ViewAccessibilityAttributes?
    /// The storage of ``UIView/interactions``.
    package var interactions: [any UIInteraction] = []
    /// The storage of ``UIView/motionEffects``.
    var motionEffects: [UIMotionEffect] = []
    /// The storage of ``UIView/isMultipleTouchEnabled``.
    var isMultipleTouchEnabled = false
    /// The storage of ``UIView/isExclusiveTouch``.
    var isExclusiveTouch = false
    /// The storage of ``UIView/clearsContextBeforeDrawing``.
    var clearsContextBeforeDrawing = true
    /// The storage of ``UIView/restorationIdentifier``.
    package var restorationIdentifier: String?
    /// The mark of what was in the field before the app put something else there while a page showed it; nil where it did not.
    var valueBeforeAppChange: ElementMark?
    /// The storage of ``UIView/gestureRecognizers``.
    @exclusivity(unchecked) package var gestureRecognizers: [UIGestureRecognizer] = []
    /// The controller whose view it is.
    @exclusivity(unchecked) package weak var owningViewController: UIViewController?
    /// Who wants to know of changed traits; nil for nobody.
    package var traitChangeObservers: TraitChangeObservers?
    /// What a document has depend on traits in the view and in what is in it; nil for nothing.
    var traitVariations: TraitVariations?
    /// What appearance proxies gave the view, by the place of the property.
    var appliedAppearance: [Int: NSObject] = [:]
    /// The layer; nil until it is asked for.
    @exclusivity(unchecked) package var layer: CALayer?
    /// The storage of ``UIView/mask``.
    package var mask: UIView?
    /// What the view and its layer drew; nil for nothing.
    @exclusivity(unchecked) package var display: ViewDisplay?
    /// What layout needs to know; nil where the flow of the page decides.
    @exclusivity(unchecked) package var layout: ViewLayoutAttributes?

    /// Creates the attributes of a view that changed none.
    package init() {}

    /// The interface style forced on the view, by itself or by its controller; `unspecified` for none.
    package var imposedInterfaceStyle: UIUserInterfaceStyle {
        guard TraitOverriding.isUsed else { return .unspecified }
        let own = traitOverrides?.overriddenInterfaceStyle ?? .unspecified
        return own == .unspecified ? owningViewController?.imposedInterfaceStyle ?? .unspecified : own
    }

    /// Whether one of the attributes that any view can have changes how the view looks.
    package var changesAppearance: Bool {
        alpha < 1 || tintColor != nil || tintAdjustmentMode != .automatic || !transform.isIdentity || layer != nil
            || semanticContentAttribute != .unspecified || imposedInterfaceStyle != .unspecified
            || imposedLayoutDirection != .unspecified
    }

    /// The direction of the layout forced on the view, by itself or by its controller; `unspecified` for none.
    package var imposedLayoutDirection: UITraitEnvironmentLayoutDirection {
        guard TraitOverriding.isUsed else { return .unspecified }
        let own = traitOverrides?.layoutDirection ?? .unspecified
        return own == .unspecified ? owningViewController?.traitOverrides.layoutDirection ?? .unspecified : own
    }

    /// The layer, made on first use.
    func layer(for view: UIView) -> CALayer {
        if let layer { return layer }
        let layer = (type(of: view).layerClass as? CALayer.Type ?? CALayer.self).init()
        layer.owningView = view
        self.layer = layer
        return layer
    }
}

/// What a view tells assistive technology, where the app set it.
package struct ViewAccessibilityAttributes {
    /// The storage of `isAccessibilityElement`; nil where the class decides.
    package var isElement: Bool?
    /// The storage of `accessibilityLabel`.
    package var label: String?
    /// The storage of `accessibilityHint`.
    package var hint: String?
    /// The storage of `accessibilityValue`.
    package var value: String?
    /// The storage of `accessibilityTraits`.
    package var traits: UIAccessibilityTraits?
    /// The storage of `accessibilityIdentifier`.
    package var identifier: String?
    /// The storage of `accessibilityElementsHidden`.
    package var elementsHidden: Bool?
    /// The storage of `accessibilityViewIsModal`.
    package var viewIsModal: Bool?
    /// The storage of `accessibilityLanguage`.
    package var language: String?
    /// The storage of `shouldGroupAccessibilityChildren`.
    package var groupsChildren: Bool?
    /// The storage of `accessibilityElements`.
    package var elements: [Any]?
    /// The storage of `accessibilityContainerType`.
    package var containerType: UIAccessibilityContainerType?
    /// The storage of `accessibilityCustomActions`.
    package var customActions: [UIAccessibilityCustomAction]?
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
    @inline(__always)
    package final func setAttribute<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<ViewAttributes, Value>, to value: Value,
        _ member: StaticString = #function
    ) {
        if let attributesIfPresent {
            guard attributesIfPresent[keyPath: keyPath] != value else { return }
            attributesIfPresent[keyPath: keyPath] = value
        } else {
            guard ViewAttributes.defaults[keyPath: keyPath] != value else { return }
            attributes[keyPath: keyPath] = value
        }
        setNeedsRendering(member)
    }

    /// The accessibility properties the app set, or nil.
    package final var accessibilityAttributes: ViewAccessibilityAttributes? { attributesIfPresent?.accessibility }

    /// Sets an accessibility property and marks the view as changed if the value is new.
    package final func setAccessibilityAttribute<Value: Equatable>(
        _ keyPath: WritableKeyPath<ViewAccessibilityAttributes, Value?>, to value: Value?,
        _ member: StaticString = #function
    ) {
        var accessibility = attributesIfPresent?.accessibility ?? ViewAccessibilityAttributes()
        guard accessibility[keyPath: keyPath] != value else { return }
        accessibility[keyPath: keyPath] = value
        attributes.accessibility = accessibility
        setNeedsRendering(member)
    }

    /// The controller whose root view this is.
    package final var owningViewController: UIViewController? {
        get { attributesIfPresent?.owningViewController }
        set {
            guard newValue !== owningViewController else { return }
            attributes.owningViewController = newValue
            owningScene?.preservedViews = nil
        }
    }
}
