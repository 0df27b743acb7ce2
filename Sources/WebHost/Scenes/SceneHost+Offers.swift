import UIKitCore

extension SceneHost {
    /// Opens the scene that another scene of the session offers, which the person follows a link to.
    ///
    /// One that sleeps is woken and goes on with the activity of the offer; one that is awake did so when it was offered.
    ///
    /// - Parameters:
    ///   - identifier: The name of the offered scene.
    ///   - visit: The request.
    /// - Returns: The scene; nil when none of that name is offered.
    /// - Throws: 500 when the app did what UIKit does not allow.
    func openOfferedScene(_ identifier: String, for visit: Visit) throws(Problem) -> HostedScene? {
        guard let offer = takeOffer(identifier, of: visit.session) else { return nil }
        if let awake = visit.session.scene(withIdentifier: identifier) { return awake }
        if let woken = wakeScene(withIdentifier: identifier, for: visit) {
            if let activity = offer.userActivity { try proceed(with: activity, in: woken) }
            return woken
        }
        let options = UIScene.ConnectionOptions(userActivities: offer.userActivity.map { [$0] } ?? [])
        return try connect(offer.session, options: options, for: visit, at: .root)
    }

    private func takeOffer(_ identifier: String, of session: UserSession) -> SceneActivationOffer? {
        for hosted in session.scenes {
            if let offer = hosted.scene.takeActivationOffer(identifier) { return offer }
        }
        return nil
    }

    /// Checks that a scene that the session does not have is not one that the app closed.
    ///
    /// - Throws: 410 when it is.
    func checkThatSceneIsNotClosed(_ identifier: String, of session: UserSession) throws(Problem) {
        guard session.closedScenes.contains(identifier) else { return }
        throw .closedScene
    }
}
