public import Foundation

/// An object that manages a view hierarchy.
///
/// Source: UIKit, `UIViewController`.
open class UIViewController: UIResponder {
    /// Creates a controller whose view is loaded lazily.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates a controller whose view is loaded lazily.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}
}

/// The appearance callbacks that adding or removing a view causes.
@MainActor
struct ViewAppearance {
    init(adding view: UIView, to superview: UIView, in window: UIWindow?) {}
    init(removing view: UIView, from window: UIWindow?) {}
    func begin() {}
    func end() {}
}

extension UIWindow {
    final func rootViewControllerDidChange(from oldController: UIViewController?) {}
    final func visibilityDidChange() {}
}
