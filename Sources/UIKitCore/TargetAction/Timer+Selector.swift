public import Foundation

extension Timer {
    /// Makes a timer that calls a method of an object; it begins when it is added to a run loop.
    ///
    /// The timer keeps the object alive until it is invalidated or, if it does not repeat, has fired.
    ///
    /// - Parameters:
    ///   - ti: The seconds until it fires, and between calls.
    ///   - aTarget: The object.
    ///   - aSelector: Its method, which takes nothing or the timer.
    ///   - userInfo: Ignored: a timer has no place for it here.
    ///   - yesOrNo: Whether the timer fires again and again.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Self.sending(aSelector, to: aTarget))
    }

    /// Makes a timer that calls a method of an object, and adds it to the run loop.
    ///
    /// The timer keeps the object alive until it is invalidated or, if it does not repeat, has fired.
    ///
    /// - Parameters:
    ///   - ti: The seconds until it fires, and between calls.
    ///   - aTarget: The object.
    ///   - aSelector: Its method, which takes nothing or the timer.
    ///   - userInfo: Ignored: a timer has no place for it here.
    ///   - yesOrNo: Whether the timer fires again and again.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: sending(aSelector, to: aTarget))
    }

    /// A closure that calls the method on the main actor.
    private static func sending(_ selector: Selector, to target: Any) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let target = target as AnyObject
        return { timer in
            nonisolated(unsafe) let timer = timer
            MainQueue.run {
                ActionInvocation(selector, sender: timer).perform(on: target)
            }
        }
    }
}
