public import Foundation

/// An object that takes part in the responder chain.
///
/// Views, view controllers, windows, scenes and the application are responders. An event or an action that a responder
/// does not handle goes on to its ``next`` responder. On the web, events arrive with a request and are delivered
/// before the response is written.
///
/// Source: UIKit, `UIResponder`.
@MainActor
open class UIResponder: NSObject, InterfaceBuilderClass, UIUserActivityRestoring {
    /// Creates a responder that belongs to no chain yet.
    public override init() {
        super.init()
    }

    // MARK: Loading from a nib

    /// Called when this object and all others of its scene or nib were made and connected.
    ///
    /// Overrides call super. It is called once, and only on objects from a storyboard or nib; a controller's outlets to
    /// views are not connected yet, as its view is made later. Source: UIKit, `NSObject.awakeFromNib()`.
    open func awakeFromNib() {}

    // MARK: Managing the responder chain

    /// The responder that is asked after this one, or nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Whether this object is the first responder of its window: on the page, the field that has the focus.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether this object may become the first responder.
    ///
    /// The default is false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object may give up being the first responder.
    ///
    /// The default is true.
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder of its window; the next page puts the focus there.
    ///
    /// - Returns: False when the object is in no window, may not become the first responder, or when the present first
    ///   responder does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives up being the first responder.
    ///
    /// - Returns: False when ``canResignFirstResponder`` is false.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, let window = responderWindow else { return false }
        window.firstResponder = nil
        return true
    }

    // MARK: Responding to actions

    /// Whether this responder can perform an action at this moment.
    ///
    /// The default is whether it implements it.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - sender: The object that asks.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionInvocation(action, sender: sender).isImplemented(by: self)
    }

    /// The object that would perform an action: this responder if ``canPerformAction(_:withSender:)`` says so, else the
    /// next one in the chain that can.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - sender: The object that asks.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    /// The actions, outlets and other members that can be found by name; `@IBClass` overrides this for each class.
    ///
    /// A responder itself knows the standard edit actions.
    open class var interfaceBuilderMembers: InterfaceBuilderMembers { standardEditActions }

    // MARK: Standard edit actions
    //
    // Declared for subclasses to override. A class that overrides one answers true from
    // ``canPerformAction(_:withSender:)``, or marks the method `@Action`. Source: UIKit, `UIResponderStandardEditActions`.

    /// Removes the selected content and puts it on the pasteboard.
    open func cut(_ sender: Any?) {}
    /// Puts the selected content on the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Inserts what is on the pasteboard.
    open func paste(_ sender: Any?) {}
    /// Inserts what is on the pasteboard in the style of its new surroundings.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Selects an object or a word.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Removes the selected content.
    open func delete(_ sender: Any?) {}
    /// Makes the selected text run from left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Makes the selected text run from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Turns bold type of the selected text on or off.
    open func toggleBoldface(_ sender: Any?) {}
    /// Turns italic type of the selected text on or off.
    open func toggleItalics(_ sender: Any?) {}
    /// Turns the line under the selected text on or off.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selected text larger.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selected text smaller.
    open func decreaseSize(_ sender: Any?) {}

    // MARK: Providing a Touch Bar

    /// What a keyboard with a Touch Bar would show; browsers show none.
    ///
    /// It is what ``makeTouchBar()`` makes.
    open var touchBar: NSTouchBar? { makeTouchBar() }

    /// Makes a Touch Bar; nil by default.
    open func makeTouchBar() -> NSTouchBar? { nil }

    // MARK: Supporting user activities

    /// What the user is doing here, for handing over and for the address the browser shows.
    ///
    /// The web page's address is the activity's `webpageURL`.
    open var userActivity: NSUserActivity?

    /// Asks the responder to bring its activity up to date before it is stored or handed over.
    ///
    /// - Parameter activity: The activity to add to.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Asks the responder to restore what an activity describes.
    ///
    /// - Parameter activity: The activity to restore.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The window this responder's focus belongs to.
    package var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let window = candidate as? UIWindow { return window }
            if let view = candidate as? UIView { return view.window }
            responder = candidate.next
        }
        return nil
    }
}
