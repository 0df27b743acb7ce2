import Foundation
import HTMLRenderer
import HTTPServer
import SceneStore
import UIKitCore

extension SceneHost {
    // MARK: Into the store

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
    /// All its scenes are encoded again: what apps save as a scene enters the background need not show on the screen.
    func suspend(_ session: UserSession) {
        guard let archive, session.isTouched || !session.scenes.isEmpty else { return end(session) }
        for hosted in session.scenes {
            hosted.livePage?.endStreams()
            application.enterBackground(hosted.scene)
        }
        var scenes = encode(session.scenes)
        // The store may lack those that sleep; with them the session can come back from what waits to be written.
        let isFailing = archive.isFailing
        if isFailing { for (name, record) in session.sleepingScenes { scenes[name] = .some(record) } }
        store(scenes, of: session, in: archive, isWhole: isFailing || session.sleepingScenes.isEmpty)
        archive.release([session.lease])
        sessions.remove(session)
        sceneCount -= session.scenes.count
        for hosted in session.scenes {
            application.disconnect(hosted.scene)
            hosted.scene.session.destructionHandler = nil
        }
        metrics.suspendedSessions.increment()
        metrics.scenes.record(sceneCount)
        metrics.sessions.record(sessions.count)
    }

    /// Writes a whole session, of which the store has nothing any more.
    func storeWhole(_ session: UserSession, in archive: SessionArchive) {
        for hosted in session.scenes { hosted.storedFiles = [] }
        var scenes = encode(session.scenes.filter { $0.isTouched || $0.storedRevision != nil })
        for (name, record) in session.sleepingScenes { scenes[name] = .some(record) }
        session.isStored = false
        store(scenes, session.sleepingFiles.mapValues(\.files), of: session, in: archive, isWhole: true)
    }

    /// Has what is stored of scenes that sleep replaced.
    func rewrite(_ scenes: [String: SceneRecord?], of session: UserSession) {
        guard let archive else { return }
        store(scenes, of: session, in: archive)
    }

    /// Has scenes of a session written, and whatever of the session is not written yet.
    ///
    /// - Parameters:
    ///   - scenes: The scenes by their identifiers; nil for one that ended.
    ///   - sleepingFiles: The files of scenes that are not in memory.
    ///   - session: The session.
    ///   - archive: Where to.
    ///   - isWhole: Whether these are all scenes that the session has.
    func store(
        _ scenes: [String: SceneRecord?], _ sleepingFiles: [String: [ReceivedFile]] = [:], of session: UserSession,
        in archive: SessionArchive, isWhole: Bool = false
    ) {
        // What was to be stored once the turn is over is stored now.
        scenesOfTurn.removeAll { $0.session === session && scenes[$0.hosted.identifier] != nil }
        var files = sleepingFiles
        for hosted in session.scenes where scenes[hosted.identifier] != nil {
            let new = hosted.takeUnstoredFiles()
            if !new.isEmpty { files[hosted.identifier] = new }
        }
        let now = clock.now()
        let left = timeLeft(of: session, now: now)
        let expires = Date(timeIntervalSinceNow: left / .seconds(1))
        archive.enqueue(
            UnwrittenChange(
                lease: session.lease, session: session.record, scenes: scenes, files: files,
                expires: expires, isKnown: session.isStored, isWhole: isWhole))
        session.isStored = true
        session.storedRecord = session.record
        session.storedEnd = now + left
        session.storedExpiry = expires
        // Answers are waited for together, so what they change is written together.
        if !isInTurn { archive.beginWriting() }
    }

    /// Has the store keep what changed of a session besides its scenes: whose it is must be known to every process, however
    /// seldom scenes are written.
    func storeRecord(of session: UserSession) {
        guard let archive, session.isTouched || session.isStored else { return }
        store([:], of: session, in: archive)
    }

    /// Has the store forget a scene.
    func forgetStored(_ hosted: HostedScene, of session: UserSession) {
        guard let archive, hosted.storedRevision != nil else { return }
        store([hosted.identifier: nil], of: session, in: archive)
    }

    /// Has the store forget a session.
    func forgetStored(_ session: UserSession) {
        guard let archive, session.isTouched || session.isStored else { return }
        archive.remove([session.lease])
    }

    func encode(_ scenes: [HostedScene]) -> [String: SceneRecord?] {
        scenes.reduce(into: [:]) { $0[$1.identifier] = .some(record(of: $1, $1.scene.preservedState())) }
    }

    /// What is stored of a scene whose state was preserved just now.
    func record(of hosted: HostedScene, _ preserved: PreservedScene) -> SceneRecord {
        let files = hosted.scene.receivedFiles
        let keepsFiles = archive?.store.keepsFiles ?? false
        let isIncomplete = !preserved.lostControllers.isEmpty || preserved.hasAlert || !keepsFiles && !files.isEmpty
        hosted.storedRevision = hosted.scene.revision
        hosted.storedViewIdentifier = hosted.scene.lastViewIdentifier
        hosted.storedFingerprint = nil
        hosted.isIncomplete = isIncomplete
        warn(ofLost: preserved.lostControllers)
        var record = SceneRecord(
            openedAddress: hosted.openedAddress.target, used: Date(), revision: hosted.scene.revision,
            history: hosted.history, isIncomplete: isIncomplete, state: preserved.state)
        if keepsFiles { record.files = files.map(ReceivedFileRecord.init) }
        record.environment = hosted.environment?.text ?? ""
        record.stoppedActions = hosted.stoppedActions
        record.stopCount = hosted.stopCount
        if let notice = hosted.notice {
            record.notice = notice
            record.isNoticeShown = hosted.isNoticeShown
            record.noticeTellsOfLoss = hosted.noticeTellsOfLoss
            record.unplacedTexts = hosted.unplacedTexts
        }
        return record
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

    /// How long a session is kept after its last request.
    private func idleLifetime(of session: UserSession) -> Duration {
        let lifetimes = configuration.lifetimes
        return session.isTouched ? lifetimes.idle : min(lifetimes.idle, lifetimes.untouched)
    }

    /// How long a session lasts from now on if nobody uses it.
    func timeLeft(of session: UserSession, now: Duration) -> Duration {
        min(idleLifetime(of: session), configuration.lifetimes.absolute - (now - session.created))
    }

    /// Has the store keep a session for longer where it is used and nothing of it changes, or only what is written at once.
    func renewStoredTime(of session: UserSession) {
        guard let archive, let end = session.storedEnd else { return }
        let now = clock.now()
        let left = end - now
        let isAging = left < idleLifetime(of: session) * 3 / 4 && timeLeft(of: session, now: now) > left
        guard isAging || session.isForgottenEarly(now: now) else { return }
        store([:], of: session, in: archive)
    }

    // MARK: Out of the store

    /// Takes in a session that was claimed, with its scenes still asleep.
    ///
    /// - Returns: Whether the claim holds: false when another request took the session in, and it was given up again.
    func takeIn(_ archived: ArchivedSession, as key: SessionKey, for request: PageRequest) -> Bool {
        let (stored, lease) = (archived.stored, archived.lease)
        guard let archive, archive.noteTakenIn(lease) else { return false }
        let record: SessionRecord
        do throws(RecordReader.Malformed) {
            record = try SessionRecord(stored.contents)
        } catch {
            logger.error("a stored session cannot be read", metadata: ["session": "\(lease.session)"])
            if error.isOfLaterVersion { archive.release([lease]) } else { archive.remove([lease]) }
            return true
        }
        let (session, evicted) = sessions.reopen(
            key, record: record, lease: lease, created: moment(of: record.created),
            isLoopback: request.isFromLoopback, now: clock.now())
        session.host = self
        session.isStored = true
        session.storedEnd = clock.now() + .seconds(stored.expires.timeIntervalSinceNow)
        session.storedExpiry = stored.expires
        session.formerSecret = record.formerSecret.map { former in
            UserSession.FormerSecret(proof: former.proof, replaced: moment(of: former.replaced))
        }
        var broken = stored.brokenScenes
        for (name, bytes) in stored.scenes {
            do throws(RecordReader.Malformed) {
                session.sleepingScenes[name] = try SceneRecord(
                    bytes, rememberedSubmissions: configuration.limits.rememberedSubmissions)
            } catch {
                logger.error("a stored scene cannot be read", metadata: ["scene": "\(name)"])
                if !error.isOfLaterVersion { broken.insert(name) }
            }
        }
        // Nobody can do anything with them, and each process would report them again.
        if !broken.isEmpty { rewrite(Dictionary(uniqueKeysWithValues: broken.map { ($0, nil) }), of: session) }
        session.sleepingFiles = archived.files
        for file in archived.files.values.flatMap(\.files) {
            let share = session.fileSpace.makeShare()
            _ = share.take(FileSpace.Share.costOfFile + file.length, isForced: true)
            file.keep(share)
        }
        for other in evicted { evict(other) }
        for work in stored.stoppedWork { avoid(work, in: session) }
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
    /// - Returns: The scene as it was; nil when none of that name sleeps, or when it cannot or must not be restored.
    func wakeScene(withIdentifier identifier: String, for visit: Visit) -> HostedScene? {
        guard !visit.session.isRefused(identifier),
            let record = visit.session.sleepingScenes.removeValue(forKey: identifier)
        else { return nil }
        let files = visit.session.sleepingFiles.removeValue(forKey: identifier)
        let state: RestorableScene
        do throws(RestorationError) {
            state = try RestorableScene(data: record.state.data)
        } catch {
            logger.error(
                "a stored scene cannot be restored", metadata: ["scene": "\(identifier)", "reason": "\(error)"])
            // Another process, of a later version, can restore it.
            if case .malformed = error { rewrite([identifier: nil], of: visit.session) }
            return nil
        }
        let session = visit.session.takeSceneSession(identifier)
        session.userSession = visit.session
        var traits = BrowserTraits(visit.request.headerFields)
        let environment = environment(of: record, for: visit.request)
        environment?.apply(to: &traits)
        noteRestoring(identifier, of: visit.session)
        let scene = application.connectScene(
            for: session, options: UIScene.ConnectionOptions(), restoring: state
        ) {
            $0.receivedFiles = files?.files ?? []
            traits.apply(to: $0, of: configuration.languages)
            developerTools?.observe($0)
        }
        guard takeFaults(of: scene, during: "restoring") == nil else {
            application.discard([session])
            rewrite([identifier: nil], of: visit.session)
            return nil
        }
        scene.continueRevisions(after: record.revision)
        // Its page is where the person left it.
        scene.endScrolling()
        let hosted = HostedScene(
            identifier: identifier, scene: scene, openedAddress: SceneAddress(target: record.openedAddress),
            browserTraits: traits, history: record.history)
        hosted.note(environment)
        hosted.isTouched = true
        hosted.isShown = !record.awaitsShowing
        // By this it is known that the store has to forget the scene when it is closed.
        hosted.storedRevision = record.revision
        hosted.storedViewIdentifier = scene.lastViewIdentifier
        hosted.stoppedActions = record.stoppedActions
        hosted.stopCount = record.stopCount
        workMark?.noteRestored(identifier, of: visit.session.identifier)
        hosted.hints = visit.request.hints
        hosted.storedFiles = Set(scene.receivedFiles.map(\.identifier))
        let isIncomplete = record.isIncomplete && !scene.hasLostContentAgain
        if isIncomplete || scene.isRestorationIncomplete || files?.isComplete == false {
            hosted.tellOfLoss()
            hosted.offer(record.unplacedTexts)
        } else if !record.notice.isEmpty {
            hosted.notice = record.notice
            hosted.isNoticeShown = record.isNoticeShown
            hosted.noticeTellsOfLoss = record.noticeTellsOfLoss
            hosted.unplacedTexts = record.unplacedTexts
        }
        hosted.offerLost(scene.textsLostInRestoration)
        _ = scene.takeTextsLostLately()
        add(hosted, to: visit.session)
        return hosted
    }

    /// What was known of the window and the person when a scene was put away, but for what a request to load its page says
    /// anew.
    private func environment(of record: SceneRecord, for request: PageRequest) -> ReportedEnvironment? {
        let known = ReportedEnvironment(storedText: record.environment)
        let isLoading = request.format != .patch && request.hints != nil && request.wantsPage
        return isLoading ? known?.withoutHints : known
    }

    /// Wakes the scene that was used last, where none of the session is awake.
    func wakeLastScene(for visit: Visit) {
        guard visit.session.scenes.isEmpty else { return }
        if let last = visit.session.lastSleepingScene { _ = wakeScene(withIdentifier: last, for: visit) }
    }
}
