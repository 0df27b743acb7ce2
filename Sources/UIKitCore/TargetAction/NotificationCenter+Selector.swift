public import Foundation

extension NotificationCenter {
    /// Has a method of an object called with each notification of a name.
    ///
    /// The observer is not kept alive; it need not be removed before it goes. A notification that is posted on the main
    /// actor is delivered before `post` returns, one that is posted elsewhere in the main actor's next turn.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - aSelector: Its method, which takes nothing or the notification.
    ///   - aName: The notification's name, or nil for any.
    ///   - anObject: The sender whose notifications are of interest, or nil for any.
    public func addObserver(
        _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observation = SelectorObservation(
            observer: observer, selector: aSelector, name: aName, object: anObject.map { $0 as AnyObject })
        observation.start(at: self)
        SelectorObservations.add(observation)
    }

    /// Ends all observing by an object, or by a token that `addObserver(forName:object:queue:using:)` gave.
    ///
    /// - Parameter observer: The object or the token.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends observing of some notifications by an object, or by a token.
    ///
    /// - Parameters:
    ///   - observer: The object or the token.
    ///   - aName: The notification's name, or nil for every name.
    ///   - anObject: The sender, or nil for every sender.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservations.remove(of: observer, at: self, name: aName, object: anObject.map { $0 as AnyObject })
        let removeToken: (Any, NSNotification.Name?, Any?) -> Void = removeObserver(_:name:object:)
        removeToken(observer, aName, anObject)
    }
}
