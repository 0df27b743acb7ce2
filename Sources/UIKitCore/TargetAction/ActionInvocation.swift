/// One sending of an action: which method, from whom, because of what.
///
/// This is the only place where an action's name becomes a call, for controls, bar buttons, gestures, segues and nil
/// targets alike. Any object can be a target: a responder, or an object of the app's own.
@MainActor
package struct ActionInvocation {
    /// The method's name.
    package let selector: Selector
    /// What sends the action, usually a control.
    package let sender: Any?
    /// The event that caused it, if one did.
    package let event: UIEvent?

    /// Describes an action to send.
    package init(_ selector: Selector, sender: Any?, event: UIEvent? = nil) {
        self.selector = selector
        self.sender = sender
        self.event = event
    }

    /// Whether the target's class has a method of the action's name.
    ///
    /// The edit actions that `UIResponder` declares for its subclasses do not count.
    package func isImplemented(by target: AnyObject) -> Bool {
        ownImplementation(in: target).map { !$0.isDeclaredForSubclasses }
            ?? (SystemActions.implementation(of: selector, in: target) != nil)
    }

    /// Calls the target's method; a name that it does not have is a scene fault, as it is an exception on iOS.
    ///
    /// - Returns: Whether a method was called.
    @discardableResult
    package func perform(on target: AnyObject) -> Bool {
        do throws(UnresolvedAction) {
            try call(on: target)
            return true
        } catch {
            SceneFault.raise(.invalidArgument, error.description)
            return false
        }
    }

    /// Calls the target's method.
    ///
    /// - Throws: What was missing, in words for the developer; nothing was called.
    package func call(on target: AnyObject) throws(UnresolvedAction) {
        guard let implementation = implementation(in: target) else {
            let members = InterfaceBuilderMembers.members(of: type(of: target))
            throw UnresolvedAction(selector, target: type(of: target), candidates: Array(members.actions.keys))
        }
        do throws(ActionImplementation.Refusal) {
            try journaled(on: target) { () throws(ActionImplementation.Refusal) in
                try implementation.call(on: target, sender: sender, event: event)
            }
        } catch {
            throw UnresolvedAction(selector, target: type(of: target), sender: sender, refusal: error)
        }
    }

    private func implementation(in target: AnyObject) -> ActionImplementation? {
        ownImplementation(in: target) ?? SystemActions.implementation(of: selector, in: target)
    }

    /// The method that the selector carries or that the class of the target names.
    private func ownImplementation(in target: AnyObject) -> ActionImplementation? {
        let carried = selector.implementation.flatMap { $0.accepts(target) ? $0 : nil }
        if let carried, !carried.isDeclaredForSubclasses {
            return carried
        }
        return InterfaceBuilderMembers.members(of: type(of: target)).actions[selector] ?? carried
    }
}

extension ActionImplementation {
    /// Whether this is a method of `UIResponder` itself, which only its subclasses give a meaning.
    fileprivate var isDeclaredForSubclasses: Bool {
        targetClass == ObjectIdentifier(UIResponder.self)
    }
}
