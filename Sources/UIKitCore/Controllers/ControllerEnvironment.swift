import Foundation

/// What few controllers say about their surroundings, kept apart so that a plain controller stays small.
@MainActor
final class ControllerEnvironment {
    /// The traits that the controller replaces for itself, its view and its children.
    var traitOverrides = UITraitOverrides()
    /// The traits that the parent replaced for this child when it was last asked.
    var traitOverridesFromParent: UITraitCollection?
    /// The traits that the parent was told to replace for this child.
    var traitsSetByParent: UITraitCollection?
    /// The interface style that the controller preferred when it was last asked.
    var settledInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The storage of `viewRespectsSystemMinimumLayoutMargins`.
    var respectsSystemMinimumLayoutMargins = true
    /// The scroll views that bars observe, by the edge.
    var contentScrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []
    /// The size that the constraints in the view asked for when a container was last interested in it.
    var fittingSize: CGSize?
    /// The storage of `focusGroupIdentifier`.
    var focusGroupIdentifier: String?
    /// The storage of `ornaments`.
    var ornaments: [UIOrnament] = []
    /// The storage of `modalPresentationCapturesStatusBarAppearance`.
    var capturesStatusBarAppearance = false
    /// The storage of `wantsFullScreenLayout`.
    var wantsFullScreenLayout = false
    /// The storage of `automaticallyAdjustsScrollViewInsets`.
    var adjustsScrollViewInsets = true
    /// The storage of `interactionActivityTrackingBaseName`.
    var activityTrackingBaseName: String?
    /// What bars cover of the view, for older code; made when they are asked for.
    var layoutSupports: (top: BarLayoutSupport, bottom: BarLayoutSupport)?
    /// The view that a nib describes within the controller, made and connected with it, until it is loaded.
    var viewOfNib: UIView?
    /// The search display controller of older code.
    var searchDisplayController: AnyObject?
}

/// A scroll view that is not kept alive.
struct WeakScrollView {
    private(set) weak var view: UIScrollView?
}

extension UIViewController {
    /// What the controller says about its surroundings, made when the first of it is set.
    final var environment: ControllerEnvironment {
        if let environmentIfPresent { return environmentIfPresent }
        let environment = ControllerEnvironment()
        environmentIfPresent = environment
        return environment
    }

    /// Has the page ask anew what the controller prefers.
    final func preferencesDidChange(by cause: StaticString = #function) {
        guard let window = viewIfLoaded?.window else { return }
        window.setNeedsRendering(cause)
        window.windowScene?.setNeedsCommit()
    }
}
