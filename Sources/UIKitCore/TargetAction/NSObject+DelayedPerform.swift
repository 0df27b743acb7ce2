public import Foundation

extension NSObject {
    /// Calls a method by name after a delay.
    ///
    /// The object is kept alive until then.
    ///
    /// - Parameters:
    ///   - selector: A method that takes nothing or one argument.
    ///   - argument: The argument.
    ///   - delay: The delay in seconds.
    @MainActor
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerform.schedule(DelayedPerform(target: self, selector: selector, argument: argument), after: delay)
    }

    /// Forgets all calls of an object's methods that wait for their delay.
    ///
    /// - Parameter aTarget: The object.
    @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerform.cancel(target: aTarget as AnyObject) { _ in true }
    }

    /// Forgets the calls of one method with one argument that wait for their delay.
    ///
    /// - Parameters:
    ///   - aTarget: The object.
    ///   - aSelector: The method.
    ///   - anArgument: The argument that was given, or nil.
    @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerform.cancel(target: aTarget as AnyObject) { pending in
            pending.selector == aSelector && pending.hasArgument(equalTo: anArgument)
        }
    }
}
