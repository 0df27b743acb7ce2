package import Foundation

/// A scene that the app would like to open in another tab, until the person opens it or declines.
///
/// Only the person opens tabs, so the page shows a link. An address outside the app is offered in the same way.
package struct SceneActivationOffer {
    /// The session of the scene.
    package let session: UISceneSession

    /// What the scene is to show; nil for what it begins with.
    package let userActivity: NSUserActivity?

    /// The address outside the app that is offered in place of a scene; nil for a scene.
    package var url: URL?

    /// What the scene is called on the link; nil for no name.
    package let title: String?

    /// Called when the scene will not be opened.
    let errorHandler: ((any Error) -> Void)?
}

extension UIApplication {
    /// How many scenes a page offers at most; another one takes the place of the oldest.
    private static let greatestOfferCount = 4

    /// Offers a scene to the person who caused the present event.
    final func offerScene(
        of session: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)?
    ) {
        guard let place = options?.requestingScene as? UIWindowScene ?? sceneInTurn, scenes.contains(place),
            session.map({ mayBeReached($0, from: place) }) ?? true
        else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        if let scene = session?.scene as? UIWindowScene, let userActivity {
            Task { @MainActor in
                scene.inTurn {
                    self.continueActivity(userActivity, in: scene)
                    scene.commit()
                }
            }
        }
        guard session == nil || session !== place.session else { return }
        let offered =
            session
            ?? UISceneSession(
                persistentIdentifier: UUID().uuidString, userSessionIdentifier: place.session.userSessionIdentifier)
        let title = [userActivity?.title, session?.scene?.title].lazy.compactMap(\.self).first { !$0.isEmpty }
        offer(
            SceneActivationOffer(
                session: offered, userActivity: userActivity, title: title, errorHandler: errorHandler), in: place)
    }

    /// Offers an address to the person who caused the present event, until the next one.
    ///
    /// - Returns: Whether it can be offered.
    final func offer(_ url: URL, in scene: UIWindowScene?) -> Bool {
        guard let place = scene ?? sceneInTurn, scenes.contains(place), canOpenURL(url) else { return false }
        let session = UISceneSession(
            persistentIdentifier: UUID().uuidString, userSessionIdentifier: place.session.userSessionIdentifier)
        let title = url.host ?? url.absoluteString
        place.activationOffers.removeAll { $0.url == url }
        offer(
            SceneActivationOffer(session: session, userActivity: nil, url: url, title: title, errorHandler: nil),
            in: place)
        return true
    }

    private func offer(_ offer: SceneActivationOffer, in place: UIWindowScene) {
        place.activationOffers.removeAll { $0.session === offer.session }
        place.activationOffers.append(offer)
        if place.activationOffers.count > Self.greatestOfferCount {
            place.decline(place.activationOffers[0])
        }
        place.setNeedsCommit()
    }

    /// Ends the scene of a session after the present event.
    final func endScene(of session: UISceneSession, errorHandler: ((any Error) -> Void)?) {
        guard session.scene.map(scenes.contains) ?? (session.destructionHandler != nil) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        Task { @MainActor in
            if let handler = session.destructionHandler { handler() } else { self.discard([session]) }
        }
    }

    /// Writes the page of a session's scene anew, when it is connected.
    final func refreshScene(of session: UISceneSession) {
        guard let scene = session.scene as? UIWindowScene, scenes.contains(scene) else { return }
        Task { @MainActor in
            scene.inTurn {
                for window in scene.windows { window.setNeedsRendering() }
                scene.setNeedsCommit()
                scene.commit()
            }
        }
    }

    /// Whether a session is of a scene of the same person, which is connected or put away.
    private func mayBeReached(_ session: UISceneSession, from scene: UIWindowScene) -> Bool {
        guard let other = session.scene else {
            return scene.session.userSession?.disconnectedSceneSessions.contains(session) ?? false
        }
        return scenes.contains(other) && session.userSessionIdentifier == scene.session.userSessionIdentifier
    }
}

extension UIWindowScene {
    /// Takes the offer of a scene back: the person opened it.
    ///
    /// - Parameter identifier: The identifier of the scene's session.
    /// - Returns: The offer; nil when there is none.
    package final func takeActivationOffer(_ identifier: String) -> SceneActivationOffer? {
        let index = activationOffers.firstIndex { $0.url == nil && $0.session.persistentIdentifier == identifier }
        guard let index else { return nil }
        setNeedsCommit()
        return activationOffers.remove(at: index)
    }

    /// Takes back the offer that the person declined.
    ///
    /// - Parameter value: The identifier of the session.
    final func declineActivation(_ value: UserInteractionValue?) throws(UserInteractionRefusal) {
        guard let offer = activationOffers.first(where: { $0.session.persistentIdentifier == value?.text }) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "No such window is offered now.", told: .choiceGone))
        }
        decline(offer)
    }

    /// Takes back the addresses that the person saw before the present event.
    final func takeBackOfferedAddresses() {
        guard activationOffers.contains(where: { $0.url != nil }) else { return }
        activationOffers.removeAll { $0.url != nil }
        setNeedsCommit()
    }

    fileprivate final func decline(_ offer: SceneActivationOffer) {
        activationOffers.removeAll { $0.session === offer.session }
        setNeedsCommit()
        offer.errorHandler?(UISceneError(.requestDenied))
    }
}
