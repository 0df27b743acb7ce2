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
        var answers: [HostAnswer] = []
        answers.reserveCapacity(requests.count)
        var changing: [Int] = []
        for request in requests {
            let count = changeCount
            answers.append(request())
            if changeCount != count { changing.append(answers.count - 1) }
        }
        if let surroundings, !scenesOfTurn.isEmpty {
            surroundings { storeScenesOfTurn(in: archive) }
        } else if !scenesOfTurn.isEmpty {
            storeScenesOfTurn(in: archive)
        }
        isInTurn = false
        let last = archive.lastTicket
        guard last > before else { return answers }
        for index in changing { answers[index] = answers[index].stored(with: last) }
        return answers
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
        guard let archive else { return .response(recorded(request, work), of: nil, storedWith: nil) }
        var session = session(of: request)
        if session == nil {
            if let key = keyOfSessionAway(from: request, whereabouts) { return .sessionIsAway(key) }
            session = self.session(of: request)
        }
        let before = archive.lastTicket
        if let session {
            noteShowing(for: request, of: session)
            renewStoredTime(of: session)
        }
        defer { noteDone() }
        let response = recorded(request, work)
        session = session ?? self.session(of: request)
        if let session { preserveShown(to: request, in: session) }
        let last = archive.lastTicket
        return .response(response, of: session, storedWith: last == before ? nil : last)
    }

    /// What to look for in the store before a request can be answered, once what came out of it is taken in; nil when nothing.
    func keyOfSessionAway(from request: PageRequest, _ whereabouts: Whereabouts) -> SessionKey? {
        guard let key = isAway(request) else { return nil }
        switch whereabouts {
        case .nowhere, .unreachable: return nil
        case .claimed(let session) where takeIn(session, as: key, for: request): return nil
        case .claimed, .takenIn, .unknown: return key
        }
    }

    /// Whether a request's session has to be looked for in the store.
    func isAway(_ request: PageRequest) -> SessionKey? {
        guard archive != nil, let key = request.credential?.key, sessions[key] == nil else { return nil }
        return key
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
    /// event, or was stored before.
    ///
    /// In a turn, it is stored after the answers are made: an event that stops the app before its answer leaves is not to have
    /// happened.
    func preserve(_ hosted: HostedScene, of session: UserSession) {
        guard let archive, hosted.isTouched || hosted.storedRevision != nil else { return }
        guard configuration.preservation == .event || hosted.scene.activationState == .background else { return }
        guard isInTurn else { return store([ChangedScene(hosted: hosted, session: session)], in: archive) }
        changeCount += 1
        // The same request may have changed it before.
        if scenesOfTurn.last?.hosted === hosted || scenesOfTurn.contains(where: { $0.hosted === hosted }) { return }
        scenesOfTurn.append(ChangedScene(hosted: hosted, session: session))
    }

    /// Has a scene stored where it changed since it was last stored, as when a link or a shortcut did something.
    func preserveChange(of hosted: HostedScene, in session: UserSession) {
        guard hosted.storedRevision != hosted.scene.revision else { return }
        preserve(hosted, of: session)
    }

    /// Has the scene that a request was about stored again where its page shows what the store lacks.
    ///
    /// That is a change that came by itself, or numbers of views, without which the process that comes next does not know what is
    /// pressed on that page and typed into it.
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

    /// Has a scene stored whose state was preserved just now.
    func store(
        _ record: SceneRecord, of hosted: HostedScene, in session: UserSession, _ archive: SessionArchive
    ) {
        store([record], of: [ChangedScene(hosted: hosted, session: session)], in: archive)
    }

    /// Has scenes stored.
    private func store(_ scenes: [ChangedScene], in archive: SessionArchive) {
        let records = scenes.map { scene in
            // What changes by itself is laid to what was performed last.
            if isInTurn { noteShowing(scene.hosted, of: scene.session) }
            return record(of: scene.hosted, scene.hosted.scene.preservedState())
        }
        store(records, of: scenes, in: archive)
    }

    /// Has records of scenes stored: at once where nothing else of their sessions is to be.
    private func store(_ records: [SceneRecord], of scenes: [ChangedScene], in archive: SessionArchive) {
        var changes: [SceneChange] = []
        changes.reserveCapacity(scenes.count)
        var others: [Int] = []
        for (index, scene) in scenes.enumerated() {
            if mayStoreAtOnce(scene, in: archive) {
                let (hosted, session) = (scene.hosted, scene.session)
                changes.append(
                    SceneChange(of: hosted.identifier, under: session.lease, contents: records[index].bytes))
            } else {
                others.append(index)
            }
        }
        if !changes.isEmpty, !archive.writeAtOnce(changes) { others = Array(scenes.indices) }
        for index in others {
            store([scenes[index].hosted.identifier: records[index]], of: scenes[index].session, in: archive)
        }
    }

    private func mayStoreAtOnce(_ scene: ChangedScene, in archive: SessionArchive) -> Bool {
        guard !scene.hosted.hasUnstoredFiles else { return false }
        let now = clock.now()
        return scene.session.isStoredButForScenes(now: now, end: now + timeLeft(of: scene.session, now: now))
            && archive.mayWriteAtOnce(under: scene.session.lease)
    }
}
