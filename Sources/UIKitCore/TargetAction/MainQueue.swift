import Dispatch
import Foundation

/// The queue that the main actor runs on.
///
/// On this platform that need not be the thread the process began with, so `Thread.isMainThread` does not tell.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller is on the main actor.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Runs work on the main actor: at once if the caller is there, else in its next turn.
    static func run(_ work: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async(execute: work)
        }
    }
}
