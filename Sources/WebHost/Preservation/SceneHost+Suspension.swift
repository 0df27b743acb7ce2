import Foundation
import SceneStore
import UIKitCore

extension SceneHost {
    /// How many sessions are encoded at a time before the process ends.
    private static let portion = 32

    /// Takes the sessions out of memory that nobody used for a while, unless some of what they show would be lost.
    package func suspendIdleSessions() {
        guard let archive, !archive.isFailing else { return }
        let limit = clock.now() - configuration.lifetimes.suspension
        for session in sessions.unused(since: limit) where !session.isWatched {
            let changed = session.scenes.filter { $0.storedRevision != $0.scene.revision }
            if !changed.isEmpty { store(encode(changed), of: session, in: archive) }
            if !session.isIncomplete, session.record.allowsRestoration { suspend(session) }
        }
    }

    /// Takes the scenes out of memory that nobody used for a while beside others of their sessions, unless some of what they
    /// show would be lost; the next request for one wakes it.
    ///
    /// The scene that was used last stays, as requests without the name of one mean it.
    package func suspendIdleScenes() {
        guard let archive, !archive.isFailing, sceneCount > sessions.count else { return }
        let now = clock.now()
        for session in sessions.all
        where session.isTouched && session.scenes.count > 1 && session.record.allowsRestoration {
            for hosted in session.scenes.dropLast() {
                if hosted.isWatched { hosted.lastUsed = now }
                guard now - hosted.lastUsed > configuration.lifetimes.suspension else { continue }
                putToSleep(hosted, of: session, in: archive)
            }
        }
    }

    /// Takes a scene out of memory whose session stays there, unless some of it would be lost.
    private func putToSleep(_ hosted: HostedScene, of session: UserSession, in archive: SessionArchive) {
        if hosted.storedRevision != hosted.scene.revision { store(encode([hosted]), of: session, in: archive) }
        guard hosted.isIncomplete == false else { return }
        let name = hosted.identifier
        hosted.livePage?.endStreams()
        application.enterBackground(hosted.scene)
        var record = record(of: hosted, hosted.scene.preservedState())
        // As bytes it takes less memory.
        record.state = PreservedState(data: record.state.data)
        store([name: record], of: session, in: archive)
        guard !record.isIncomplete else { return }
        session.putToSleep(hosted, as: record)
        session.sleepingFiles[name] = FileKeeper.RestoredFiles(files: hosted.scene.receivedFiles, isComplete: true)
        sceneCount -= 1
        application.disconnect(hosted.scene)
        metrics.suspendedScenes.increment()
        metrics.scenes.record(sceneCount)
    }

    /// Takes all sessions out of memory, as before the process ends: those first of which the store lacks something.
    ///
    /// - Parameter limit: For how long sessions are encoded; the rest comes back as it was when it was last stored.
    /// - Returns: How many were stored, and how many were not encoded any more.
    package func suspendAllSessions(within limit: Duration) async -> (stored: Int, left: Int) {
        let start = clock.now()
        var reported = start
        let all = sessions.all
        guard archive != nil else {
            for session in all { suspend(session) }
            return (0, 0)
        }
        let (touched, untouched) = (all.filter(\.isTouched), all.filter { !$0.isTouched })
        var waiting = untouched + touched.filter { !$0.lacksChange } + touched.filter(\.lacksChange)
        while !waiting.isEmpty, clock.now() - start < limit {
            for _ in 0..<min(Self.portion, waiting.count) {
                guard clock.now() - start < limit, let session = waiting.popLast() else { break }
                suspend(session)
            }
            if clock.now() - reported >= .seconds(1) {
                reported = clock.now()
                logger.info(
                    "sessions are being stored",
                    metadata: ["done": "\(all.count - waiting.count)", "of": "\(all.count)"])
            }
            await Task.yield()
        }
        if !waiting.isEmpty {
            logger.error(
                "there was no time to encode all sessions: the rest comes back as it was after its last event",
                metadata: ["left": "\(waiting.count)", "of": "\(all.count)"])
        }
        return (all.count - waiting.count, waiting.count)
    }

    /// Takes all sessions out of memory at once.
    ///
    /// - Returns: How many were stored.
    @discardableResult
    package func suspendAllSessions() -> Int {
        let stored = archive == nil ? 0 : sessions.count
        for session in sessions.all { suspend(session) }
        return stored
    }

    /// Lets go of all sessions and writes nothing, as if the process was killed; the store has what it has.
    package func abandonAllSessions() {
        for session in sessions.all { abandon(session) }
    }

    /// Lets go of a session and writes nothing.
    private func abandon(_ session: UserSession) {
        sessions.remove(session)
        sceneCount -= session.scenes.count
        for hosted in session.scenes {
            hosted.livePage?.endStreams()
            application.disconnect(hosted.scene)
        }
    }

    /// Ends the sessions in memory that belong to another process by now, gives up those that another one wants, and has
    /// those written again that the store lost.
    package func followOwnership() {
        guard let archive else { return }
        for lease in archive.takeLostLeases() {
            guard let session = sessions.session(named: lease.session), session.lease == lease else { continue }
            logger.notice("a session went on in another process", metadata: ["session": "\(lease.session)"])
            archive.noteLost(lease)
            session.isLost = true
            abandon(session)
        }
        for name in archive.takeWantedSessions() {
            if let session = sessions.session(named: name) { suspend(session) }
        }
        for name in archive.takeMissingSessions() {
            if let session = sessions.session(named: name) { storeWhole(session, in: archive) }
        }
        if archive.takeLoss() { Task { await storeAllSessions(in: archive) } }
        if archive.takeLapse() {
            let leases = sessions.all.filter { $0.isStored }.map(\.lease)
            Task { await archive.checkOwnership(of: leases) }
        }
    }

    /// Whether a session turned out to belong to another process, so that what was last done in it here does not count.
    ///
    /// - Parameter session: The session, in memory or not any more.
    func hasLost(_ session: UserSession) -> Bool {
        followOwnership()
        return session.isLost
    }

    /// Writes whole sessions, one after another, so that requests can be answered between.
    private func storeAllSessions(in archive: SessionArchive) async {
        for session in sessions.all where session.isTouched || session.isStored {
            guard sessions.session(named: session.identifier) === session else { continue }
            storeWhole(session, in: archive)
            await Task.yield()
        }
    }
}

extension UserSession {
    /// Whether a page in a browser gets what changes in one of its scenes by itself.
    var isWatched: Bool { scenes.contains(where: \.isWatched) }

    /// Whether some of what its scenes show would not come back from the store.
    var isIncomplete: Bool { scenes.contains { $0.isIncomplete ?? false } }

    /// Whether the store has not got all that its scenes show.
    fileprivate var lacksChange: Bool { scenes.contains { $0.storedRevision != $0.scene.revision } }
}
