public import Foundation

/// Something that can be done with a view besides pressing it, for those who cannot use its gestures.
///
/// On the web an action is a button behind the view, which keyboards and assistive technology find.
///
/// Source: UIKit, `UIAccessibilityCustomAction`.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What an action does, given the action itself; it returns whether that succeeded.
    ///
    /// Source: UIKit, `UIAccessibilityCustomAction.ActionHandler`.
    public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String

    /// The image beside the name.
    open var image: UIImage?

    /// What the action does; nil where it calls its target.
    open var actionHandler: ActionHandler?

    /// The object that the action calls.
    open private(set) weak var target: AnyObject?

    /// The method of the target that the action calls, with one argument, the action, or none.
    open private(set) var selector: Selector?

    /// The name with attributes, of which the characters are kept.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }

    /// Creates an action that runs a closure.
    ///
    /// - Parameters:
    ///   - name: What the action is called.
    ///   - image: The image beside the name.
    ///   - actionHandler: What it does. It is called on the main actor in the request that chooses the action, before the
    ///     response is written.
    public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action that calls a method.
    ///
    /// - Parameters:
    ///   - name: What the action is called.
    ///   - image: The image beside the name.
    ///   - target: The object that has the method; it is not retained.
    ///   - selector: The method, with one argument, the action, or none.
    /// - Note: What the method returns is not looked at, as methods are called by name here.
    public init(name: String, image: UIImage? = nil, target: AnyObject?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target
        self.selector = selector
    }

    /// Does what the action is there for; nothing where its target has gone.
    final func perform() {
        if let actionHandler {
            _ = actionHandler(self)
        } else if let target, let selector {
            ActionInvocation(selector, sender: self).perform(on: target)
        }
    }
}
