import HTTPServer
package import Logging
import SceneStore
import UIKitCore

/// Where the app runs: the user sessions, their scenes, and the path from a request through a scene to an answer.
///
/// Everything here happens on the main actor, where UIKit's classes live. Requests come in parsed, and answers go out
/// as bytes, so that requests need one hop to the main actor and one back.
@MainActor
package final class SceneHost {
    let application = UIApplication.shared
    let configuration: WebHostConfiguration

    /// The header fields of what is made for one person.
    let headers: PageHeaders
    let clock: HostClock
    let metrics = HostMetrics()
    let logger: Logger
    /// Counts and logs what is refused.
    nonisolated let refusals: HostRefusals
    let archive: SessionArchive?
    /// Where it is noted what requests are about to do; nil where nothing is stored, or the store has no such place.
    let workMark: WorkMark?
    let sessions: UserSessionTable
    var sceneCount = 0
    /// The event streams that are open.
    var openStreams: [ObjectIdentifier: PageStream] = [:]

    /// Whether streams end as soon as they are opened, as before the process ends.
    var endsStreams = false

    /// Whether requests are being answered.
    var isInTurn = false

    /// The scenes that are stored once the requests of the present turn are answered.
    var scenesOfTurn: [ChangedScene] = []

    /// The scenes whose first pages were just sent, which are stored soon.
    var newScenes: [ChangedScene] = []

    /// Says, for one reader, that there are some, which are to be stored soon by ``storeNewScenes()``.
    package let newSceneArrivals: AsyncStream<Void>
    let newSceneArrival: AsyncStream<Void>.Continuation

    /// How often a scene was found to be stored with the answers of a turn.
    var changeCount = 0

    /// What developers see of the scenes; nil but in development.
    let developerTools: DeveloperTools?

    /// The requests that are held back as if the network was slow; nil but in development.
    nonisolated let delays: RequestDelays?

    /// What requests are answered within, as where several apps are tested in one process; nil for nothing.
    package var surroundings: (@MainActor (() -> Void) -> Void)?

    /// Whose turn it is to be looked at for changes that no page shows.
    var unseenTurn = 0

    /// The classes of controllers that developers were told of.
    var warnedClasses: Set<String> = []

    /// How near the process is to the memory that it may use.
    var memoryPressure = MemoryPressure.none
    /// How many sessions were opened since the memory in use was last looked at.
    var openedSinceMemoryCheck = 0
    /// Says how many bytes the process uses.
    let memoryUse: @Sendable () -> Int

    /// Creates a host without sessions; the application is to be launched before the first request.
    ///
    /// - Parameters:
    ///   - configuration: What clients may have and do.
    ///   - archive: Where sessions are kept while they are not in memory; nil when they are in memory only.
    ///   - clock: The time by which sessions expire.
    ///   - memoryUse: Says how many bytes the process uses.
    ///   - logger: Where the log goes.
    package init(
        configuration: WebHostConfiguration, archive: SessionArchive? = nil, clock: HostClock = .continuous,
        memoryUse: @escaping @Sendable () -> Int = { ResidentMemory.bytes },
        logger: Logger = Logger(label: "segue.web")
    ) {
        self.configuration = configuration
        headers = PageHeaders(configuration.browserPolicy)
        self.archive = configuration.preservation == .never ? nil : archive
        workMark = self.archive?.store.workMark
        developerTools = configuration.isDevelopment ? DeveloperTools() : nil
        delays = developerTools?.delays
        (newSceneArrivals, newSceneArrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.clock = clock
        self.memoryUse = memoryUse
        self.logger = logger
        refusals = HostRefusals(logger: logger)
        sessions = UserSessionTable(limits: configuration.limits, lifetimes: configuration.lifetimes)
    }

    /// The sessions alive.
    package var sessionCount: Int { sessions.count }

    /// Ends the sessions whose time is over; to be called now and then.
    package func endExpiredSessions() {
        for session in sessions.unused(since: clock.now() - configuration.lifetimes.idle / 2) where session.isWatched {
            renewStoredTime(of: session)
        }
        let expired = sessions.removeExpired(now: clock.now())
        guard !expired.isEmpty else { return }
        metrics.expiredSessions.increment(by: expired.count)
        for session in expired {
            forgetStored(session)
            discardScenes(of: session)
        }
        logger.debug("sessions expired", metadata: ["count": "\(expired.count)", "alive": "\(sessions.count)"])
    }

    /// Ends all sessions, as before the process ends.
    package func endAllSessions() {
        for session in sessions.all { end(session) }
    }
}
