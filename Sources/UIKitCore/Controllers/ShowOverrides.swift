/// Tells which classes have a way of their own to show a controller, or to show it as a detail.
///
/// Without an Objective-C runtime the two methods have no names to be looked up by, so the overrides are seen in the
/// metadata of the classes.
@MainActor
enum ShowOverrides {
    private static let show = MethodOverride(
        base: UIViewController.self, plain: PlainProbe.self, overriding: ShowProbe.self)
    private static let showDetail = MethodOverride(
        base: UIViewController.self, plain: PlainProbe.self, overriding: DetailProbe.self)

    /// Whether a class overrides the method that an action names.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - subject: A class of responders.
    static func contains(_ action: Selector, in subject: AnyClass) -> Bool {
        guard subject is UIViewController.Type else { return false }
        return switch action {
        case .showViewController: show.isPresent(in: subject)
        case .showDetailViewController: showDetail.isPresent(in: subject)
        default: false
        }
    }
}

/// A controller that overrides nothing, for comparison.
private final class PlainProbe: UIViewController {}

/// A controller that overrides how another one is shown, for comparison; no instance is ever made.
private final class ShowProbe: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
}

/// A controller that overrides how a detail is shown, for comparison; no instance is ever made.
private final class DetailProbe: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
