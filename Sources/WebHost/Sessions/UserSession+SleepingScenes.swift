import UIKitCore

extension UserSession {
    /// The sessions of the scenes that sleep, each with what the app keeps in it.
    var disconnectedSceneSessions: [UISceneSession] { sleepingScenes.keys.sorted().map(sceneSession(ofSleepingScene:)) }

    /// The name of the scene that was used last of those that sleep; nil when none does.
    var lastSleepingScene: String? { sleepingScenes.max { $0.value.used < $1.value.used }?.key }

    /// Whether a scene sleeps and is not to be woken, as the app stopped its process at it or at another one of the session.
    func isRefused(_ identifier: String) -> Bool {
        sleepingScenes[identifier].map { $0.isRefused || !record.allowsRestoration } ?? false
    }

    /// Puts a scene that left memory among those that sleep; the app may go on to use its session.
    func putToSleep(_ hosted: HostedScene, as record: SceneRecord) {
        remove(hosted)
        sleepingScenes[hosted.identifier] = record
        keep(hosted.scene.session)
    }

    /// Gives away the session of a scene that sleeps no more: the one that the app knows, or a new one.
    func takeSceneSession(_ identifier: String) -> UISceneSession {
        let known = sleepingSceneSessions.removeValue(forKey: identifier)
        known?.destructionHandler = nil
        return known ?? UISceneSession(persistentIdentifier: identifier, userSessionIdentifier: self.identifier)
    }

    private func sceneSession(ofSleepingScene identifier: String) -> UISceneSession {
        if let known = sleepingSceneSessions[identifier] { return known }
        let session = UISceneSession(persistentIdentifier: identifier, userSessionIdentifier: self.identifier)
        if let data = sleepingScenes[identifier]?.state.data, let state = try? RestorableScene(data: data) {
            state.restore(session)
        }
        keep(session)
        return session
    }

    private func keep(_ session: UISceneSession) {
        let identifier = session.persistentIdentifier
        session.userSession = self
        session.destructionHandler = { [weak self] in
            guard let self, sleepingScenes[identifier] != nil else { return }
            noteClosedScene(identifier)
            host?.discardSleepingScene(identifier, of: self)
        }
        sleepingSceneSessions[identifier] = session
    }
}
