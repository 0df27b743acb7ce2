import Foundation
import HTTPServer
import SceneStore
import UIKitCore

extension SceneHost {
    // MARK: Turns

    /// Has requests answered, one after the other, and then stores the scenes that they changed.
    ///
    /// These are stored together, after all answers are made: the processor does the same for many scenes in much less time
    /// than it does it for each between other things, and the journal takes them in one go. No answer leaves before that.
    ///
    /// - Parameter requests: What answers each.
    func inTurn(_ requests: [MainActorHandover<HostAnswer>.Work]) -> [HostAnswer] {
        guard let archive else { return requests.map { $0() } }
        let before = archive.lastTicket
        isInTurn = true
        let answers = requests.map { $0() }
        if let surroundings, !scenesOfTurn.isEmpty {
            surroundings { storeScenesOfTurn(in: archive) }
        } else if !scenesOfTurn.isEmpty {
            storeScenesOfTurn(in: archive)
        }
        isInTurn = false
        let last = archive.lastTicket
        return answers.map { $0.stored(with: last > before ? last : nil) }
    }

    /// Has a request answered, unless its session has to be looked for in the store; to be called in a turn.
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

    /// Whether a request's session has to be looked for in the store.
    func isAway(_ request: PageRequest) -> SessionKey? {
        guard archive != nil, let key = request.credential?.key, sessions[key] == nil else { return nil }
        return key
    }

    private func answer(_ request: PageRequest, _ work: (SceneHost) -> Response) -> HostAnswer {
        guard let archive else { return .response(recorded(request, work), storedWith: nil) }
        let before = (archive.lastTicket, changeCount)
        let session = session(of: request)
        if let session {
            noteShowing(for: request, of: session)
            renewStoredTime(of: session)
        }
        defer { noteDone() }
        let response = recorded(request, work)
        if let session = session ?? self.session(of: request) { preserveShown(to: request, in: session) }
        let last = archive.lastTicket
        return .response(response, storedWith: (last, changeCount) == before ? nil : last)
    }

    /// Has a request answered, and writes that down in development.
    private func recorded(_ request: PageRequest, _ work: (SceneHost) -> Response) -> Response {
        guard let surroundings else { return developerTools?.record(request) { work(self) } ?? work(self) }
        var response = Response(status: .internalServerError)
        surroundings { response = work(self) }
        return response
    }

    // MARK: Into the store

    /// Has a scene stored after an event, or when it is in the background, as the configuration says; once it had an
    /// event.
    ///
    /// In a turn, it is stored after the answers are made: an event that stops the app before its answer leaves is not to have
    /// happened.
    func preserve(_ hosted: HostedScene, of session: UserSession) {
        guard let archive, hosted.isTouched else { return }
        guard configuration.preservation == .event || hosted.scene.activationState == .background else { return }
        let scene = ChangedScene(hosted: hosted, session: session)
        guard isInTurn else { return store([scene], in: archive) }
        changeCount += 1
        if !scenesOfTurn.contains(where: { $0.hosted === hosted }) { scenesOfTurn.append(scene) }
    }

    /// Has a scene stored where it changed since it was last stored, as when a link or a shortcut did something.
    func preserveChange(of hosted: HostedScene, in session: UserSession) {
        guard hosted.storedRevision != hosted.scene.revision else { return }
        preserve(hosted, of: session)
    }

    /// Has the scene that a request was about stored again where its page shows what the store lacks: a change that came by
    /// itself, or numbers of views, without which the process that comes next does not know what is pressed on that page
    /// and typed into it.
    private func preserveShown(to request: PageRequest, in session: UserSession) {
        guard
            let hosted = request.sceneIdentifier.flatMap({ session.scene(withIdentifier: $0) }) ?? session.scenes.last,
            let stored = hosted.storedViewIdentifier,
            stored < hosted.scene.lastViewIdentifier || hosted.storedRevision != hosted.scene.revision
        else { return }
        preserve(hosted, of: session)
    }

    /// Stores the scenes that the answers of the present turn tell of, unless they are gone by now.
    private func storeScenesOfTurn(in archive: SessionArchive) {
        let scenes = scenesOfTurn.filter { scene in
            sessions[scene.session.key] === scene.session
                && scene.session.scenes.contains { $0 === scene.hosted }
        }
        scenesOfTurn = []
        store(scenes, in: archive)
        noteDone()
    }

    /// Has scenes stored: at once where nothing else of their sessions is to be.
    private func store(_ scenes: [ChangedScene], in archive: SessionArchive) {
        var records: [(scene: ChangedScene, record: SceneRecord)] = []
        records.reserveCapacity(scenes.count)
        for scene in scenes {
            // What changes by itself is laid to what was performed last.
            if isInTurn { noteShowing(scene.hosted, of: scene.session) }
            records.append((scene, record(of: scene.hosted, scene.hosted.scene.preservedState())))
        }
        store(records, in: archive)
    }

    /// Has a scene stored whose state was preserved just now.
    func store(
        _ record: SceneRecord, of hosted: HostedScene, in session: UserSession, _ archive: SessionArchive
    ) {
        store([(ChangedScene(hosted: hosted, session: session), record)], in: archive)
    }

    private func store(_ records: [(scene: ChangedScene, record: SceneRecord)], in archive: SessionArchive) {
        let now = clock.now()
        var changes: [SceneChange] = []
        changes.reserveCapacity(records.count)
        var others: [(scene: ChangedScene, record: SceneRecord)] = []
        for (scene, record) in records {
            let (hosted, session) = (scene.hosted, scene.session)
            let isAlone =
                !hosted.hasUnstoredFiles
                && session.isStoredButForScenes(now: now, end: now + timeLeft(of: session, now: now))
                && archive.mayWriteAtOnce(under: session.lease)
            if isAlone {
                changes.append(SceneChange(of: hosted.identifier, under: session.lease, contents: record.bytes))
            } else {
                others.append((scene, record))
            }
        }
        if !changes.isEmpty, !archive.writeAtOnce(changes) { others = records }
        for (scene, record) in others { store([scene.hosted.identifier: record], of: scene.session, in: archive) }
    }
}
