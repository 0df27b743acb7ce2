public import Foundation

/// A guide that follows something which moves over the view.
///
/// Source: UIKit, `UITrackingLayoutGuide`.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var constraintsNearEdges: [UInt: [NSLayoutConstraint]] = [:]
    private var constraintsAwayFromEdges: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges of the view that the guide is near; what a page has for a keyboard is always docked at the bottom.
    private static let nearEdges = NSDirectionalRectEdge.bottom

    /// Has constraints be active while the guide is near edges of its view.
    ///
    /// - Parameters:
    ///   - trackedConstraints: The constraints, in place of those that were given for the edges before.
    ///   - edge: The edges; the guide must be near all of them.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
    {
        NSLayoutConstraint.deactivate(constraints(activeWhenNearEdge: edge))
        constraintsNearEdges[edge.rawValue] = trackedConstraints
        for constraint in trackedConstraints { constraint.isActive = Self.nearEdges.isSuperset(of: edge) }
    }

    /// The constraints that are active while the guide is near edges of its view.
    ///
    /// - Parameter edge: The edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsNearEdges[edge.rawValue] ?? []
    }

    /// Has constraints be active while the guide is away from edges of its view.
    ///
    /// - Parameters:
    ///   - trackedConstraints: The constraints, in place of those that were given for the edges before.
    ///   - edge: The edges; the guide must be away from all of them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(constraints(activeWhenAwayFrom: edge))
        constraintsAwayFromEdges[edge.rawValue] = trackedConstraints
        for constraint in trackedConstraints { constraint.isActive = Self.nearEdges.isDisjoint(with: edge) }
    }

    /// The constraints that are active while the guide is away from edges of its view.
    ///
    /// - Parameter edge: The edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsAwayFromEdges[edge.rawValue] ?? []
    }

    /// Makes all constraints that follow the guide inactive, and forgets them.
    open func removeAllTrackedConstraints() {
        let all = Array(constraintsNearEdges.values) + Array(constraintsAwayFromEdges.values)
        NSLayoutConstraint.deactivate(all.flatMap(\.self))
        constraintsNearEdges = [:]
        constraintsAwayFromEdges = [:]
    }
}

/// The part of a view that the keyboard covers.
///
/// A server does not see the keyboard, which the browser shows over the page: the guide lies at the bottom of the safe
/// area, as on iOS while there is no keyboard.
///
/// Source: UIKit, `UIKeyboardLayoutGuide`.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that is not docked at the bottom.
    open var followsUndockedKeyboard = false

    /// Whether the guide ends at the bottom of the safe area, not of the view, while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constrainedInsetsDidChange() } }
    }

    /// How far above the keyboard a swipe begins to dismiss it, in points.
    ///
    /// Kept for the app; the keyboard of a page is the browser's, which dismisses it.
    open var keyboardDismissPadding: CGFloat = 0

    init(of view: UIView) {
        super.init()
        owningView = view
        identifier = "UIKeyboardLayoutGuide"
    }

    open override var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        let bounds = owningView.bounds
        let height = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}
