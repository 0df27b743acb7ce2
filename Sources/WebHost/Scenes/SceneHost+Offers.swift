import UIKitCore

extension SceneHost {
    /// Opens the scene that another scene of the session offers, which the person follows a link to.
    ///
    /// - Parameters:
    ///   - identifier: The name of the offered scene.
    ///   - visit: The request.
    /// - Returns: The scene; nil when none of that name is offered.
    /// - Throws: 500 when the app did what UIKit does not allow.
    func openOfferedScene(_ identifier: String, for visit: Visit) throws(Problem) -> HostedScene? {
        for hosted in visit.session.scenes {
            guard let offer = hosted.scene.takeActivationOffer(identifier) else { continue }
            let options = UIScene.ConnectionOptions(userActivities: offer.userActivity.map { [$0] } ?? [])
            return try connect(offer.session, options: options, for: visit, at: .root)
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
