import Foundation

/// One registration of an object and its method with a notification center.
///
/// Sendable although its parts are not: what is not constant is set once, before the observation is shared, and the
/// observer is only used on the main actor.
final class SelectorObservation: @unchecked Sendable {
    /// The object, or nil once it is gone.
    private(set) weak var observer: AnyObject?
    private let selector: Selector
    /// The name of what is observed; nil for any.
    let name: NSNotification.Name?
    private let object: AnyObject?
    private weak var center: NotificationCenter?
    private var token: (any NSObjectProtocol)?

    init(observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: AnyObject?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = object
    }

    /// Begins to observe.
    func start(at center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
            self?.deliver(notification)
        }
    }

    private func deliver(_ notification: Notification) {
        nonisolated(unsafe) let notification = notification
        MainQueue.run { [self] in
            guard let observer else { return }
            ActionInvocation(selector, sender: notification).perform(on: observer)
        }
    }

    /// Observes no longer.
    func stop() {
        guard let token else { return }
        center?.removeObserver(token, name: nil, object: nil)
    }

    /// Whether the observer hears of what an object posts under a name at the default center.
    func hears(_ name: NSNotification.Name, of sender: AnyObject) -> Bool {
        observer != nil && center === NotificationCenter.default && (self.name == nil || self.name == name)
            && (object == nil || object === sender)
    }

    /// Whether the observation is at a center, of a name and of a sender; nil stands for any.
    func matches(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
        self.center === center && (name == nil || name == self.name) && (object == nil || object === self.object)
    }
}
