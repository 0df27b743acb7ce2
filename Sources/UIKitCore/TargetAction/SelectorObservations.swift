import Foundation
import Synchronization

/// The observations of all objects that have not ended, by observer.
struct SelectorObservations {
    private var byObserver: [ObjectIdentifier: [SelectorObservation]] = [:]
    /// How many observations there are of each name; those of any name count under nil.
    private var countByName: [NSNotification.Name?: Int] = [:]
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
            observations.countByName[observation.name, default: 0] += 1
            guard observations.count > observations.countToSweepAt else { return [] }
            let dead = observations.byObserver.keys.flatMap { identifier in
                observations.remove(ofObserver: identifier) { $0.observer == nil }
            }
            observations.countToSweepAt = max(64, 2 * observations.count)
            return dead
        }
        for observation in dead { observation.stop() }
    }

    /// Whether somebody observes what an object posts under a name.
    static func isObserved(_ name: NSNotification.Name, of object: AnyObject) -> Bool {
        let candidates = shared.withLock { observations -> [SelectorObservation] in
            // Most names are observed by nobody, and this is asked for every field that is written.
            guard observations.countByName[name] != nil || observations.countByName[nil] != nil else { return [] }
            return observations.byObserver.values.flatMap { $0.filter { $0.name == nil || $0.name == name } }
        }
        return candidates.contains { $0.hears(name, of: object) }
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
        for observation in removed {
            let left = countByName[observation.name, default: 1] - 1
            countByName[observation.name] = left > 0 ? left : nil
        }
        return removed
    }
}
