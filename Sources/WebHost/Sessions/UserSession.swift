import Foundation
import SceneStore
import UIKitCore

/// One person's browser: the scenes of its tabs and what proves and limits its requests.
@MainActor
final class UserSession {
    /// What it is found by.
    let key: SessionKey

    /// The name of the session that apps and logs may know.
    let identifier: String

    /// When it was opened.
    let created: Duration

    /// When its last request came; kept by ``UserSessionTable``.
    var lastUsed: Duration

    /// Whether it ever had an event; kept by ``UserSessionTable``, which lets those go first that never had one.
    var isTouched = false

    /// Whether it took the place of one that is lost, and the person did nothing in it yet, so that pages of the lost one are still
    /// the same person's.
    var replacesLostSession = false

    /// Its scenes; the one used last is the last.
    private(set) var scenes: [HostedScene] = []

    /// The names of the scenes that the app closed last, so that their tabs say so.
    private(set) var closedScenes: [String] = []

    /// Its scenes that are in the store and not in memory, by their identifiers.
    var sleepingScenes: [String: SceneRecord] = [:]

    /// Their sessions, as far as the app knows them.
    var sleepingSceneSessions: [String: UISceneSession] = [:]

    /// The files of those scenes.
    var sleepingFiles: [String: FileKeeper.RestoredFiles] = [:]

    /// What the app asked to be done with it when the present event is over.
    var wish: Wish?

    /// What an app may ask to be done with a session.
    enum Wish {
        /// Another secret goes out with the next response.
        case renewal
        /// It ends with all its scenes.
        case end
    }

    /// What the app set to be chosen at its icon for this person; it goes with the session from memory.
    var shortcutItems: [UIApplicationShortcutItem]?

    /// The secret of before, for requests that were under way when it was changed.
    var formerSecret: FormerSecret?

    /// A secret that was replaced.
    final class FormerSecret {
        /// What it hashes to.
        let proof: SessionProof
        /// When it was replaced.
        let replaced: Duration

        /// Creates one.
        init(proof: SessionProof, replaced: Duration) {
            self.proof = proof
            self.replaced = replaced
        }
    }

    /// Whether the store was given something of it.
    var isStored = false

    /// When the store's copy is over if it is not written again; nil where there is none.
    var storedEnd: Duration?

    /// When that is by the system's clock, by which the store goes.
    var storedExpiry: Date?

    /// What the store was given of it last, besides its scenes.
    var storedRecord: SessionRecord?

    /// Whether it went on in another process, which did not wait for this one.
    var isLost = false

    /// Where it is in memory, for what the app asks of it.
    weak var host: SceneHost?

    /// The right to run its scenes.
    let lease: SessionLease

    /// What the store keeps of it besides its scenes.
    var record: SessionRecord

    /// How many events it may send now.
    var eventAllowance: EventAllowance

    /// Where the files are counted that it sends.
    let fileSpace: FileSpace

    /// Its place in ``UserSessionTable``.
    let slot: Int

    /// Whether it counts among the sessions of its address.
    let isCountedByAddress: Bool

    /// Creates a session without scenes.
    init(
        key: SessionKey, record: SessionRecord, lease: SessionLease, isCountedByAddress: Bool, slot: Int,
        created: Duration, now: Duration, eventAllowance: EventAllowance, fileSpace: FileSpace
    ) {
        self.key = key
        self.identifier = key.description
        self.record = record
        self.lease = lease
        self.isCountedByAddress = isCountedByAddress
        self.slot = slot
        self.created = created
        self.lastUsed = now
        self.eventAllowance = eventAllowance
        self.fileSpace = fileSpace
    }

    /// Whether the store was given all of it, but for its scenes and some moments of its time.
    func isStoredButForScenes(now: Duration, end: Duration) -> Bool {
        guard isStored, let storedEnd, storedRecord == record else { return false }
        return StoredEnd.mayStay(laterBy: end - storedEnd, left: storedEnd - now)
    }

    /// Whether the store would forget it before its time is over, as the system's clock was set forward: that of a machine that
    /// was paused, or that began with a wrong one.
    func isForgottenEarly(now: Duration) -> Bool {
        guard let storedEnd, let storedExpiry else { return false }
        return StoredEnd.isEarly(by: storedEnd - now - .seconds(storedExpiry.timeIntervalSinceNow))
    }

    /// What forms carry to prove that they come from a page of this session.
    var formToken: String { record.formToken }

    /// The IP address that opened the session.
    var address: String { record.address }

    /// The scene of an identifier; nil when it belongs to another session or is gone.
    func scene(withIdentifier identifier: String) -> HostedScene? {
        scenes.last { $0.identifier == identifier }
    }

    /// Adds a scene as the one used last.
    func append(_ scene: HostedScene) {
        scene.lastUsed = lastUsed
        scenes.append(scene)
    }

    /// Takes note that a scene is being used.
    func use(_ scene: HostedScene) {
        scene.lastUsed = lastUsed
        guard scenes.last !== scene, let index = scenes.firstIndex(where: { $0 === scene }) else { return }
        scenes.append(scenes.remove(at: index))
    }

    /// Takes note that the app closed a scene.
    func noteClosedScene(_ identifier: String) {
        closedScenes = closedScenes.suffix(Self.rememberedClosedScenes - 1) + [identifier]
    }

    private static let rememberedClosedScenes = 16

    /// Takes a scene out of the session.
    func remove(_ scene: HostedScene) {
        scenes.removeAll { $0 === scene }
    }
}
