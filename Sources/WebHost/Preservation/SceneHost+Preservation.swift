import Foundation
import HTTPServer
import SceneStore
import UIKitCore

extension SceneHost {
    // MARK: Into the store

    /// Has a scene stored after an event, or when it is in the background, as the configuration says; once it had an
    /// event.
    func preserve(_ hosted: HostedScene, of session: UserSession) {
        guard let archive, hosted.isTouched else { return }
        guard configuration.preservation == .event || hosted.scene.activationState == .background else { return }
        store(encode([hosted]), of: session, in: archive)
    }

    /// For how long changes that come by themselves are gathered before they are stored.
    private static let gatheringTime: Duration = .milliseconds(200)

    /// Has a scene stored soon that changed by itself, as by a timer.
    func preserveLateChange(of hosted: HostedScene, in session: UserSession) {
        guard archive != nil, configuration.preservation == .event, hosted.isTouched, !hosted.awaitsPreservation,
            hosted.storedRevision != hosted.scene.revision
        else { return }
        hosted.awaitsPreservation = true
        Task { [weak self, weak hosted, weak session] in
            try? await Task.sleep(for: Self.gatheringTime)
            guard let self, let hosted, let session else { return }
            hosted.awaitsPreservation = false
            // It may have been stored or put away meanwhile.
            guard hosted.storedRevision != hosted.scene.revision, session.scenes.contains(where: { $0 === hosted }),
                sessions.session(named: session.identifier) === session
            else { return }
            preserve(hosted, of: session)
        }
    }

    /// Takes a session out of memory; it stays in the store, and its scenes come back with its next request.
    ///
    /// Sessions that never had an event are not worth it: their addresses lead to the same screens again.
    func suspend(_ session: UserSession) {
        guard let archive, session.isTouched else { return end(session) }
        for hosted in session.scenes {
            hosted.livePage?.endStreams()
            application.enterBackground(hosted.scene)
        }
        let changed = session.scenes.filter { $0.storedRevision != $0.scene.revision }
        store(encode(changed), of: session, in: archive)
        archive.release([session.lease])
        sessions.remove(session)
        sceneCount -= session.scenes.count
        for hosted in session.scenes { application.disconnect(hosted.scene) }
        metrics.suspendedSessions.increment()
        metrics.scenes.record(sceneCount)
        metrics.sessions.record(sessions.count)
    }

    /// Takes the sessions out of memory that nobody used for a while, unless some of what they show would be lost.
    package func suspendIdleSessions() {
        guard let archive, !archive.isFailing else { return }
        let limit = clock.now() - configuration.lifetimes.suspension
        for session in sessions.unused(since: limit) where !session.scenes.contains(where: \.isWatched) {
            let changed = session.scenes.filter { $0.storedRevision != $0.scene.revision }
            if !changed.isEmpty { store(encode(changed), of: session, in: archive) }
            if !session.scenes.contains(where: { $0.isIncomplete ?? false }) { suspend(session) }
        }
    }

    /// Takes all sessions out of memory, as before the process ends.
    ///
    /// - Returns: How many were stored.
    package func suspendAllSessions() -> Int {
        let stored = archive == nil ? 0 : sessions.all.count { $0.isTouched }
        for session in sessions.all { suspend(session) }
        return stored
    }

    /// Lets go of all sessions and writes nothing, as if the process was killed; the store has what it has.
    package func abandonAllSessions() {
        for session in sessions.all {
            sessions.remove(session)
            sceneCount -= session.scenes.count
            for hosted in session.scenes {
                hosted.livePage?.endStreams()
                application.disconnect(hosted.scene)
            }
        }
    }

    /// Ends the sessions in memory that belong to another process by now, gives up those that another one wants, and has
    /// all of them written again when the store lost them.
    package func followOwnership() {
        guard let archive else { return }
        for name in archive.takeLostSessions() {
            guard let session = sessions.session(named: name) else { continue }
            logger.notice("a session went on in another process", metadata: ["session": "\(name)"])
            sessions.remove(session)
            sceneCount -= session.scenes.count
            for hosted in session.scenes {
                hosted.livePage?.endStreams()
                application.disconnect(hosted.scene)
            }
        }
        for name in archive.takeWantedSessions() {
            if let session = sessions.session(named: name) { suspend(session) }
        }
        if archive.takeLoss() { Task { await storeAllSessions(in: archive) } }
    }

    /// Writes whole sessions, one after another, so that requests can be answered between.
    private func storeAllSessions(in archive: SessionArchive) async {
        for session in sessions.all where session.isTouched {
            guard sessions.session(named: session.identifier) === session else { continue }
            for hosted in session.scenes { hosted.storedFiles = [] }
            var scenes = encode(session.scenes.filter(\.isTouched))
            for (name, record) in session.sleepingScenes { scenes[name] = .some(record) }
            store(scenes, session.sleepingFiles.mapValues(\.files), of: session, in: archive)
            await Task.yield()
        }
    }

    /// Has what is stored of scenes that sleep replaced.
    func rewrite(_ scenes: [String: SceneRecord?], of session: UserSession) {
        guard let archive else { return }
        store(scenes, of: session, in: archive)
    }

    private func store(
        _ scenes: [String: SceneRecord?], _ sleepingFiles: [String: [ReceivedFile]] = [:], of session: UserSession,
        in archive: SessionArchive
    ) {
        var files = sleepingFiles
        for hosted in session.scenes where scenes[hosted.identifier] != nil {
            let new = hosted.takeUnstoredFiles()
            if !new.isEmpty { files[hosted.identifier] = new }
        }
        archive.enqueue(
            UnwrittenChange(
                lease: session.lease, session: session.record, scenes: scenes, files: files,
                expires: expiry(of: session)))
        // Answers are waited for together, so what they change is written together.
        if !isAnswering { archive.beginWriting() }
    }

    /// Has the store keep what changed of a session besides its scenes: whose it is must be known to every process, however
    /// seldom scenes are written.
    func storeRecord(of session: UserSession) {
        guard let archive, session.isTouched else { return }
        store([:], of: session, in: archive)
    }

    /// Has the store forget a scene.
    func forgetStored(_ hosted: HostedScene, of session: UserSession) {
        guard let archive, hosted.storedRevision != nil else { return }
        store([hosted.identifier: nil], of: session, in: archive)
    }

    /// Has the store forget a session.
    func forgetStored(_ session: UserSession) {
        guard let archive, session.isTouched else { return }
        archive.remove([session.lease])
    }

    private func encode(_ scenes: [HostedScene]) -> [String: SceneRecord?] {
        scenes.reduce(into: [:]) { records, hosted in
            let preserved = hosted.scene.preservedState()
            let files = hosted.scene.receivedFiles
            let keepsFiles = archive?.store.keepsFiles ?? false
            let isIncomplete = !preserved.lostControllers.isEmpty || !keepsFiles && !files.isEmpty
            hosted.storedRevision = hosted.scene.revision
            hosted.isIncomplete = isIncomplete
            warn(ofLost: preserved.lostControllers)
            var record = SceneRecord(
                openedAddress: hosted.openedAddress.target, used: Date(), revision: hosted.scene.revision,
                history: hosted.history, isIncomplete: isIncomplete, state: preserved.state)
            if keepsFiles { record.files = files.map(ReceivedFileRecord.init) }
            record.stoppedActions = hosted.stoppedActions
            record.notice = hosted.notice ?? ""
            records[hosted.identifier] = .some(record)
        }
    }

    /// Tells the developer, once for each class, of what a restart would lose.
    private func warn(ofLost classes: [String]) {
        guard configuration.isDevelopment else { return }
        for name in classes where warnedClasses.insert(name).inserted {
            logger.warning(
                "a controller would be lost in a restart: give it a restorationIdentifier",
                metadata: ["class": "\(name)"])
        }
    }

    private func expiry(of session: UserSession) -> Date {
        let now = clock.now()
        let left = configuration.lifetimes.absolute - (now - session.created)
        return Date(timeIntervalSinceNow: min(configuration.lifetimes.idle, left) / .seconds(1))
    }

    /// Has a request answered, unless its session has to be looked for in the store.
    ///
    /// A session that came out of the store may be in another process again by the time a request comes to use it; then it
    /// has to be looked for again, or the person would seem to have none.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - whereabouts: What is known of its session.
    ///   - work: Makes the response.
    func answer(
        _ request: PageRequest, _ whereabouts: Whereabouts, _ work: (SceneHost) -> Response
    ) -> HostAnswer {
        if let key = keyOfSessionAway(from: request, whereabouts) { return .sessionIsAway(key) }
        return answer(request, work)
    }

    /// What to look for in the store before a request can be answered, once what came out of it is taken in; nil when nothing.
    func keyOfSessionAway(from request: PageRequest, _ whereabouts: Whereabouts) -> SessionKey? {
        guard let key = isAway(request) else { return nil }
        switch whereabouts {
        case .nowhere: return nil
        case .claimed(let session) where takeIn(session, as: key, for: request): return nil
        case .claimed, .takenIn, .unknown: return key
        }
    }

    /// Has a request answered, with what has to be stored before the answer is sent.
    func answer(_ request: PageRequest, _ work: (SceneHost) -> Response) -> HostAnswer {
        guard let archive else { return .response(recorded(request, work), storedWith: nil) }
        let before = archive.lastTicket
        noteShowing(for: request)
        isAnswering = true
        defer {
            isAnswering = false
            noteDone()
        }
        let response = recorded(request, work)
        let after = archive.lastTicket
        return .response(response, storedWith: after > before ? after : nil)
    }

    /// Has a request answered, and writes that down in development.
    private func recorded(_ request: PageRequest, _ work: (SceneHost) -> Response) -> Response {
        guard let surroundings else { return developerTools?.record(request) { work(self) } ?? work(self) }
        return surroundings { work(self) }
    }

    // MARK: Out of the store

    /// Whether a request's session has to be looked for in the store.
    func isAway(_ request: PageRequest) -> SessionKey? {
        guard archive != nil, let key = request.credential?.key, sessions[key] == nil else { return nil }
        return key
    }

    /// Takes in a session that was claimed, with its scenes still asleep.
    ///
    /// - Returns: Whether the claim holds: false when another request took the session in, and it was given up again.
    func takeIn(_ archived: ArchivedSession, as key: SessionKey, for request: PageRequest) -> Bool {
        let (stored, lease) = (archived.stored, archived.lease)
        guard let archive, archive.noteTakenIn(lease) else { return false }
        guard let record = try? SessionRecord(stored.contents) else {
            logger.error("a stored session cannot be read", metadata: ["session": "\(lease.session)"])
            archive.remove([lease])
            return true
        }
        let (session, evicted) = sessions.reopen(
            key, record: record, lease: lease, created: moment(of: record.created),
            isLoopback: request.isFromLoopback, now: clock.now())
        session.host = self
        session.formerSecret = record.formerSecret.map { former in
            UserSession.FormerSecret(proof: former.proof, replaced: moment(of: former.replaced))
        }
        for (name, bytes) in stored.scenes {
            guard
                let scene = try? SceneRecord(
                    bytes, rememberedSubmissions: configuration.limits.rememberedSubmissions)
            else {
                logger.error("a stored scene cannot be read", metadata: ["scene": "\(name)"])
                continue
            }
            session.sleepingScenes[name] = scene
        }
        session.sleepingFiles = archived.files
        for file in archived.files.values.flatMap(\.files) {
            let share = session.fileSpace.makeShare()
            _ = share.take(FileSpace.Share.costOfFile + file.length, isForced: true)
            file.keep(share)
        }
        for other in evicted { suspend(other) }
        if let work = stored.stoppedWork { avoid(work, in: session) }
        metrics.resumedSessions.increment()
        metrics.sessions.record(sessions.count)
        return true
    }

    /// The time of this process at which something happened, perhaps in another one.
    private func moment(of date: Date) -> Duration {
        clock.now() - .seconds(max(0, Date().timeIntervalSince(date)))
    }

    /// Wakes the scene of an identifier.
    ///
    /// - Returns: The scene as it was; nil when none of that name sleeps, or when it cannot be restored.
    func wakeScene(withIdentifier identifier: String, for visit: Visit) -> HostedScene? {
        guard let record = visit.session.sleepingScenes.removeValue(forKey: identifier) else { return nil }
        let files = visit.session.sleepingFiles.removeValue(forKey: identifier)
        let state: RestorableScene
        do throws(RestorationError) {
            state = try RestorableScene(data: record.state.data)
        } catch {
            logger.error(
                "a stored scene cannot be restored", metadata: ["scene": "\(identifier)", "reason": "\(error)"])
            return nil
        }
        let session = UISceneSession(
            persistentIdentifier: identifier, userSessionIdentifier: visit.session.identifier)
        session.userSession = visit.session
        let traits = BrowserTraits(visit.request.headerFields)
        let scene = application.connectScene(
            for: session, options: UIScene.ConnectionOptions(), restoring: state
        ) {
            $0.receivedFiles = files?.files ?? []
            traits.apply(to: $0, of: configuration.languages)
            developerTools?.observe($0)
        }
        guard takeFaults(of: scene, during: "restoring") == nil else {
            application.discard([session])
            return nil
        }
        scene.continueRevisions(after: record.revision)
        let hosted = HostedScene(
            identifier: identifier, scene: scene, openedAddress: SceneAddress(target: record.openedAddress),
            browserTraits: traits, history: record.history)
        hosted.isTouched = true
        hosted.isShown = true
        hosted.stoppedActions = record.stoppedActions
        hosted.hints = visit.request.hints
        hosted.storedFiles = Set(scene.receivedFiles.map(\.identifier))
        if !record.notice.isEmpty { hosted.notice = record.notice }
        if record.isIncomplete || files?.isComplete == false {
            hosted.notice = "\(scene.frameworkLanguage.text(.incompleteScene))"
        }
        add(hosted, to: visit.session)
        return hosted
    }

    /// Wakes the scene that was used last, where none of the session is awake.
    func wakeLastScene(for visit: Visit) {
        guard visit.session.scenes.isEmpty else { return }
        let last = visit.session.sleepingScenes.max { $0.value.used < $1.value.used }
        if let last { _ = wakeScene(withIdentifier: last.key, for: visit) }
    }
}
