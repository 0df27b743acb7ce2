/// Marks a property that a storyboard connects to one of its objects, or an array of several: `@IBOutlet` on iOS.
///
/// ```swift
/// @Outlet weak var nameField: UITextField!
/// @Outlet var dayButtons: [UIButton]!
/// ```
///
/// The class is marked ``IBClass()``. The property may be private and weak; it is set before `viewDidLoad()`.
///
/// - Note: Swift refuses `@IBOutlet` for a view's type where there is no Objective-C runtime.
@attached(peer)
public macro Outlet() = #externalMacro(module: "UIKitMacros", type: "OutletMacro")
