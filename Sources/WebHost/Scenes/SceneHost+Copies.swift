import HTTPServer
import UIKitCore

extension SceneHost {
    /// Opens a scene that shows what another one of the session shows, as for a tab that was duplicated.
    ///
    /// It is restored from what the other one would be stored as. Where some of that would be lost, or nothing was done in
    /// the other one yet, a new scene opens the address.
    ///
    /// - Throws: 404 when the address leads nowhere, 500 when the app did what UIKit does not allow.
    func copyScene(withIdentifier identifier: String, for visit: Visit) throws(Problem) -> HostedScene {
        let original =
            visit.session.scene(withIdentifier: identifier) ?? wakeScene(withIdentifier: identifier, for: visit)
        if let original, let copy = copy(original, for: visit) { return copy }
        return try openScene(for: visit, at: visit.request.address)
    }

    private func copy(_ original: HostedScene, for visit: Visit) -> HostedScene? {
        guard original.isTouched, original.scene.receivedFiles.isEmpty else { return nil }
        let preserved = original.scene.preservedState()
        guard preserved.lostControllers.isEmpty, let state = try? RestorableScene(data: preserved.state.data) else {
            return nil
        }
        let session = UISceneSession(
            persistentIdentifier: RandomText.make(length: 16), userSessionIdentifier: visit.session.identifier)
        session.userSession = visit.session
        noteRestoring(original.identifier, of: visit.session)
        let scene = application.connectScene(
            for: session, options: UIScene.ConnectionOptions(), restoring: state
        ) {
            original.browserTraits.apply(to: $0, of: configuration.languages)
            developerTools?.observe($0)
        }
        guard takeFaults(of: scene, during: "copying") == nil else {
            application.discard([session])
            return nil
        }
        let copy = HostedScene(
            identifier: session.persistentIdentifier, scene: scene, openedAddress: original.openedAddress,
            browserTraits: original.browserTraits,
            history: SubmissionHistory(capacity: configuration.limits.rememberedSubmissions))
        copy.hints = original.hints
        copy.isTouched = true
        copy.isShown = true
        add(copy, to: visit.session)
        preserve(copy, of: visit.session)
        return copy
    }
}
