public import UIKitCore

/// The selector of a method, checked by the compiler: what `#selector` is on iOS.
///
/// ```swift
/// final class SignInController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         signInButton.addTarget(self, action: #action(signIn(_:)), for: .touchUpInside)
///     }
///
///     private func signIn(_ sender: UIButton) {
///         sender.isEnabled = false
///     }
/// }
/// ```
///
/// A name that does not exist is an error. The method needs no attribute, may be private, and may stand in an
/// extension: the selector carries the call with it. Any class can have it, a responder or not.
///
/// Name a method of another class with its class, `#action(Document.save(_:))`; sent to a nil target, it reaches the
/// first responder of that class. Where a name has several methods, write its labels, `#action(save(_:))`, or its
/// type, `#action(save as () -> Void)`. Inside a closure that is kept, write `#action(self.save)`.
///
/// - Parameter method: A method that takes nothing, the sender, or the sender and the event.
/// - Note: `#selector` is part of Swift's support for Objective-C and does not exist on a server.
@freestanding(expression)
public macro action<Result>(_ method: () -> Result) -> Selector =
    #externalMacro(module: "UIKitMacros", type: "ActionSelectorMacro")

/// The selector of a method that takes the sender, checked by the compiler.
///
/// - Parameter method: The method, such as `save(_:)`; just `save` if no other method has that name.
@freestanding(expression)
public macro action<Sender, Result>(_ method: (Sender) -> Result) -> Selector =
    #externalMacro(module: "UIKitMacros", type: "ActionSelectorWithSenderMacro")

/// The selector of a method that takes the sender and the event, checked by the compiler.
///
/// - Parameter method: The method with its labels, such as `save(_:forEvent:)`.
@freestanding(expression)
public macro action<Sender, Event, Result>(_ method: (Sender, Event) -> Result) -> Selector =
    #externalMacro(module: "UIKitMacros", type: "ActionSelectorWithEventMacro")
