/// A view or controller that may name one view for the focus, as classes did before they could name several environments.
///
/// Asking through this protocol, which is not deprecated, keeps the compiler from warning.
@MainActor
protocol OlderFocusEnvironment: UIFocusEnvironment {
    var preferredFocusedView: UIView? { get }
}

extension OlderFocusEnvironment {
    /// The one view that is named in this way; nil where it is the environment itself.
    var olderFocusEnvironment: (any UIFocusEnvironment)? {
        let view = preferredFocusedView
        return view === self ? nil : view
    }
}

extension UIView: OlderFocusEnvironment {}
extension UIViewController: OlderFocusEnvironment {}
