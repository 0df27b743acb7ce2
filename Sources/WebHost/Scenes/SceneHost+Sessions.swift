import UIKitCore

extension SceneHost {
    /// The session that a request's cookie proves; nil when there is none or its time is over.
    func session(of request: PageRequest) -> UserSession? {
        request.credential.flatMap { sessions.use($0, now: clock.now()) }
    }

    /// Opens a session for a request that has none.
    ///
    /// - Throws: 429 when the client's address has too many.
    func openSession(for request: PageRequest) throws(Problem) -> Visit {
        try checkMemory()
        let key = SessionKey.random(at: configuration.workerPlace)
        let secret = SessionSecret.random()
        do {
            let opened = try sessions.open(
                key, provedBy: secret.proof, from: request.countedAddress ?? "", isLoopback: request.isFromLoopback,
                now: clock.now())
            opened.session.host = self
            metrics.openedSessions.increment()
            if !opened.evicted.isEmpty { metrics.evictedSessions.increment(by: opened.evicted.count) }
            for evicted in opened.evicted { evict(evicted) }
            metrics.sessions.record(sessions.count)
            return Visit(request: request, session: opened.session, secret: secret)
        } catch {
            throw .tooManySessions
        }
    }

    /// Takes a session out of memory that makes room for another one, where there may be only so many; one in which nothing was
    /// done is over.
    func evict(_ session: UserSession) {
        if session.isTouched { suspend(session) } else { end(session) }
    }

    /// Ends a session and frees its scenes.
    func end(_ session: UserSession) {
        sessions.remove(session)
        forgetStored(session)
        discardScenes(of: session)
    }

    /// Frees the scenes of a session that is over, also those that sleep.
    func discardScenes(of session: UserSession) {
        for hosted in session.scenes {
            hosted.storedRevision = nil
            hosted.storedViewIdentifier = nil
            discard(hosted, of: session)
        }
        let sleeping = session.sleepingScenes.keys.map(session.takeSceneSession)
        session.sleepingScenes = [:]
        session.sleepingFiles = [:]
        application.discard(Set(sleeping))
        metrics.sessions.record(sessions.count)
    }
}
