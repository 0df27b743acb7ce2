import Foundation
import Synchronization

/// The observations of all objects that have not ended, by observer.
struct SelectorObservations {
    private var byObserver: [ObjectIdentifier: [SelectorObservation]] = [:]
    private var count = 0
    private var countToSweepAt = 64

    private static let shared = Mutex(SelectorObservations())

    /// Remembers an observation, so that it can be ended.
    ///
    /// Observations whose observer is gone are ended whenever the number has doubled, so that their cost stays in
    /// proportion to the living.
    static func add(_ observation: SelectorObservation) {
        guard let observer = observation.observer else { return }
        let identifier = ObjectIdentifier(observer)
        let dead = shared.withLock { observations -> [SelectorObservation] in
            observations.byObserver[identifier, default: []].append(observation)
            observations.count += 1
            guard observations.count > observations.countToSweepAt else { return [] }
            let dead = observations.byObserver.keys.flatMap { identifier in
                observations.remove(ofObserver: identifier) { $0.observer == nil }
            }
            observations.countToSweepAt = max(64, 2 * observations.count)
            return dead
        }
        for observation in dead { observation.stop() }
    }

    /// Ends the observations of an object that match.
    static func remove(
        of observer: AnyObject, at center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
    ) {
        let identifier = ObjectIdentifier(observer)
        nonisolated(unsafe) let object = object
        let removed = shared.withLock { observations in
            observations.remove(ofObserver: identifier) { $0.matches(center, name, object) }
        }
        for observation in removed { observation.stop() }
    }

    private mutating func remove(
        ofObserver identifier: ObjectIdentifier, where isRemoved: (SelectorObservation) -> Bool
    ) -> [SelectorObservation] {
        guard var remaining = byObserver[identifier] else { return [] }
        let removed = remaining.filter(isRemoved)
        remaining.removeAll(where: isRemoved)
        byObserver[identifier] = remaining.isEmpty ? nil : remaining
        count -= removed.count
        return removed
    }
}
