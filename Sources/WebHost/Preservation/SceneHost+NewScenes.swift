import SceneStore
import UIKitCore

extension SceneHost {
    /// How many scenes wait to be stored at most, so that a flood of visitors costs little and fills no store.
    private static let greatestCount = 32

    /// Has a scene stored soon whose first page is being sent, so that what is done on that page first is done also where the
    /// process has ended meanwhile, or the request reaches another one.
    ///
    /// No answer waits for that: who opens a page has done nothing yet that could be lost.
    func storeSoon(_ hosted: HostedScene, of session: UserSession) {
        guard archive != nil, configuration.preservation == .event, newScenes.count < Self.greatestCount,
            !hosted.isTouched, hosted.storedRevision == nil, !newScenes.contains(where: { $0.hosted === hosted })
        else { return }
        newScenes.append(ChangedScene(hosted: hosted, session: session))
        if newScenes.count == 1 { newSceneArrival.yield() }
    }

    /// Stores the scenes that were just shown for the first time, unless they are gone or something was done in them.
    package func storeNewScenes() {
        guard !newScenes.isEmpty else { return }
        let waiting = newScenes
        newScenes = []
        guard let archive, !archive.isFailing else { return }
        let new = waiting.filter { scene in
            scene.hosted.storedRevision == nil && sessions[scene.session.key] === scene.session
                && scene.session.scenes.contains { $0 === scene.hosted }
        }
        guard !new.isEmpty else { return }
        guard let surroundings else { return store(new, in: archive) }
        surroundings { store(new, in: archive) }
    }

    private func store(_ new: [ChangedScene], in archive: SessionArchive) {
        for scene in new { store(encode([scene.hosted]), of: scene.session, in: archive) }
    }
}
