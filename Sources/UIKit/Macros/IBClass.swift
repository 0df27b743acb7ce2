import UIKitCore

/// Makes a class's outlets, actions and inspectable properties known by name.
///
/// A storyboard names them, and so does a selector made from a string.
///
/// ```swift
/// @IBClass
/// final class NoteController: UIViewController {
///     @Outlet private weak var titleLabel: UILabel!
///     @Outlet private var starButtons: [UIButton]!
///     @IBInspectable var showsDate = true
///
///     @IBAction func save(_ sender: UIButton) {}      // save:
///     @Action func cancel() {}                        // cancel
///     @Action func star(_ sender: UIButton, forEvent event: UIEvent) {}   // star:forEvent:
///     @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController? { DetailController(coder: coder) }
/// }
/// ```
///
/// Members may be private; a subclass that overrides one is called instead of it. A class that adds members of its own
/// needs the attribute even if its superclass has it. Any class can have it, a responder or not.
///
/// Members of an extension cannot be found by name; name them with ``action(_:)``.
///
/// - Note: On iOS the Objective-C runtime knows every member marked `@objc`, `@IBOutlet` or `@IBAction`.
@attached(member, conformances: InterfaceBuilderClass, names: named(interfaceBuilderMembers))
@attached(extension, conformances: InterfaceBuilderClass)
public macro IBClass() = #externalMacro(module: "UIKitMacros", type: "InterfaceBuilderClassMacro")
