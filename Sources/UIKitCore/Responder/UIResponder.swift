public import Foundation

/// An object that takes part in the responder chain.
///
/// Views, view controllers, windows, scenes and the application are responders. An event or an action that a responder
/// does not handle goes on to its ``next`` responder. On the web, events arrive with a request and are delivered
/// before the response is written.
///
/// Source: UIKit, `UIResponder`.
@MainActor
open class UIResponder: NSObject, InterfaceBuilderClass, UIUserActivityRestoring, UIResponderStandardEditActions,
    UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding
{
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

    /// Called by Interface Builder where it draws the object on its canvas, and nowhere else.
    ///
    /// Source: UIKit, `NSObject.prepareForInterfaceBuilder()`.
    open func prepareForInterfaceBuilder() {}

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
    /// The default is whether its class implements it: by `@IBClass`, or by overriding one of the edit actions. A responder
    /// with a paste configuration can paste what is on the pasteboard and of its types.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - sender: The object that asks.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == "paste:", let accepted = canPasteFromPasteboard { return accepted }
        return ActionInvocation(action, sender: sender).isImplemented(by: self)
            || EditActionOverrides.contains(action, in: type(of: self))
            || ShowOverrides.contains(action, in: type(of: self))
    }

    /// The object that would perform an action: this responder if ``canPerformAction(_:withSender:)`` says so, else the
    /// next one in the chain that can.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - sender: The object that asks.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        chain.first { $0.canPerformAction(action, withSender: sender) }
    }

    /// The actions, outlets and other members that can be found by name; `@IBClass` overrides this for each class.
    ///
    /// A responder itself knows the standard edit actions.
    open class var interfaceBuilderMembers: InterfaceBuilderMembers { standardEditActions }

    // MARK: Accessibility

    /// Called when a person leaves what is shown with the Escape key, or with the entry for it in the list of commands.
    ///
    /// The responders are asked from the first responder or the controller in front on, before them a modal view that lies
    /// over what the controllers show, until one returns true. Where none does, the presentation in front is dismissed, if
    /// people may dismiss it. The page offers the key where a class overrides this.
    ///
    /// Source: UIKit, `UIAccessibilityAction`.
    ///
    /// - Returns: Whether the responder left something; false unless this is overridden.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Never called: browsers know no gesture for the most important action of a screen.
    ///
    /// Source: UIKit, `UIAccessibilityAction`.
    ///
    /// - Returns: Whether the responder did something; false unless this is overridden.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Standard edit actions
    //
    // Declared for subclasses to override, in the order that EditActionOverrides knows. Source: UIKit,
    // `UIResponderStandardEditActions`.

    /// Removes the selected content and puts it on the pasteboard.
    open func cut(_ sender: Any?) {}
    /// Puts the selected content on the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Inserts what is on the pasteboard.
    ///
    /// The default hands what is on the pasteboard to ``paste(itemProviders:)`` of a responder with a paste configuration.
    open func paste(_ sender: Any?) {
        pasteFromPasteboard()
    }
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
    /// Begins to look for text.
    open func find(_ sender: Any?) {}
    /// Begins to look for text and replace it.
    open func findAndReplace(_ sender: Any?) {}
    /// Goes to the next place that was found.
    open func findNext(_ sender: Any?) {}
    /// Goes to the place that was found before.
    open func findPrevious(_ sender: Any?) {}
    /// Looks for the selected text.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Makes a copy of the selected object.
    open func duplicate(_ sender: Any?) {}
    /// Moves the selected object.
    open func move(_ sender: Any?) {}
    /// Gives the selected object another name.
    open func rename(_ sender: Any?) {}
    /// Exports the content.
    open func export(_ sender: Any?) {}
    /// Prints the content.
    open func printContent(_ sender: Any?) {}

    // MARK: Pasting and sharing

    /// The types that the responder takes when something is pasted; nil for none.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Called with what is pasted into a responder with a paste configuration.
    ///
    /// - Parameter itemProviders: The items.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether the responder takes items: by default, when each is of a type of the paste configuration.
    ///
    /// - Parameter itemProviders: The items.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        acceptsByConfiguration(itemProviders)
    }

    /// What can be shared of the responder's content; nil for nothing.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

    // MARK: Key commands and menus

    /// The commands with keyboard shortcuts that the responder performs; nil for none.
    ///
    /// Those of the responder in front and of the ones after it stand in the page's list of keyboard shortcuts. A command
    /// is left out where no responder can perform its action.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called to change menus before they are shown: on the application and its delegate.
    ///
    /// Overrides call super.
    ///
    /// - Parameter builder: Changes the menus.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called on the responder that would perform a command, to bring its title, state and attributes up to date.
    ///
    /// - Parameter command: The command.
    open func validate(_ command: UICommand) {}

    // MARK: Undo

    /// What is used to undo changes: the next responder's; every window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Responding to touches, presses, motion and remote controls
    //
    // Touches come to views that follow them: an app's own controls, views with gesture recognizers, and those that allow
    // direct interaction. A page reports nothing of the rest. Each passes on to the next responder, as on iOS.

    /// Called when fingers come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Called when the system takes touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Called when properties of touches were estimated before and are known now.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when buttons go down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when buttons are pressed harder or softer.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when buttons are let go.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when the system takes presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Called when a motion of the device, such as shaking, begins.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when a motion of the device ended.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when a motion of the device was interrupted.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Called when a remote control is used.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Managing input views

    /// A view at the lower edge of the page while this object is first responder, in place of a keyboard.
    ///
    /// Where a field is first responder the device brings its keyboard. The default is nil; the next responder that has one is
    /// asked then.
    open var inputView: UIView? { nil }

    /// A view at the lower edge of the page while this object, or a responder before it in the chain that has none, is first
    /// responder.
    ///
    /// A controller that has one, and that may become first responder, becomes it when it appears. The default is nil.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the view that ``inputView`` would be; asked where that is nil.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the view that ``inputAccessoryView`` would be; asked where that is nil.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The buttons beside the suggestions of the keyboard; the device brings its own.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }

    /// Has ``inputView`` and ``inputAccessoryView`` read again before the next layout, while they are shown.
    open func reloadInputViews() {
        responderWindow?.inputViewsDidChange()
    }

    /// The language a person types in: the browser's.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// A name under which the language of typing is remembered; kept for the app.
    open var textInputContextIdentifier: String? { nil }

    /// Does nothing, as the browser remembers the language of typing.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

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
    /// The web page's address is the activity's `webpageURL`. Several responders may share an activity. Set its `needsSave`
    /// when something changed that belongs in it.
    open var userActivity: NSUserActivity?

    /// Asks the responder to bring its activity up to date before it is stored or handed over.
    ///
    /// Called on every responder with this activity as its ``userActivity``: when the activity needs saving and the page
    /// is to show its address, and when the scene's state is preserved with it.
    ///
    /// - Parameter activity: The activity to add to.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Asks the responder to restore what an activity describes.
    ///
    /// - Parameter activity: The activity to restore.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The window this responder's focus belongs to.
    package var responderWindow: UIWindow? {
        for responder in chain {
            if let window = responder as? UIWindow { return window }
            if let view = responder as? UIView { return view.window }
        }
        return nil
    }
}
