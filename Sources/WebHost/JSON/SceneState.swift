import UIKitCore

/// What a scene shows, for programs: its controllers, and the views a person could read or use.
@MainActor
struct SceneState {
    private let hosted: HostedScene
    private let session: UserSession

    /// Prepares the description of a scene.
    init(_ hosted: HostedScene, of session: UserSession) {
        self.hosted = hosted
        self.session = session
    }

    /// Writes the members of the description of the scene, which must be at rest.
    func writeMembers(to json: inout JSONWriter) {
        let scene = hosted.scene
        json.member("scene", hosted.identifier)
        json.member("revision", scene.revision)
        json.member("sequence", hosted.history.nextSequence)
        json.member("token", session.formToken)
        json.member("address", scene.address.target)
        json.member("title", ifPresent: scene.visibleTitle)
        writeNotice(to: &json)
        scene.writeEnvironment(to: &json)
        if !scene.activationOffers.isEmpty {
            json.name("offers")
            json.array { json in
                for offer in scene.activationOffers { json.object { write(offer, to: &$0) } }
            }
        }
        json.name("controllers")
        json.array { json in
            for window in scene.visibleWindows {
                guard let controller = window.rootViewController else { continue }
                json.object { write(controller, to: &$0) }
            }
        }
        json.name("views")
        json.array { json in
            for window in scene.visibleWindows { write(window, isCovered: false, isEnabled: true, to: &json) }
        }
    }

    /// Writes what the next page tells besides the scene, with the texts that it offers to be copied.
    private func writeNotice(to json: inout JSONWriter) {
        guard let notice = hosted.pageNotice else { return }
        json.member("notice", notice.message)
        guard !notice.texts.isEmpty else { return }
        json.name("texts")
        json.array { json in
            for text in notice.texts {
                json.object { json in
                    if !text.name.isEmpty { json.member("name", text.name) }
                    json.member("text", text.text)
                }
            }
        }
    }

    /// Writes a scene or an address that the app would like to open, with the address that opens it.
    private func write(_ offer: SceneActivationOffer, to json: inout JSONWriter) {
        let identifier = offer.session.persistentIdentifier
        if offer.url == nil { json.member("scene", identifier) }
        json.member("title", ifPresent: offer.title)
        json.member("address", offer.url?.absoluteString ?? SceneAddress.root.target(inScene: identifier))
    }

    // MARK: Controllers

    private func write(_ controller: UIViewController, to json: inout JSONWriter) {
        json.member("class", String(describing: type(of: controller)))
        json.member("title", ifPresent: controller.title)
        if controller === hosted.scene.visibleController { json.member("visible", true) }
        if !controller.children.isEmpty {
            json.name("children")
            json.array { json in
                for child in controller.children { json.object { write(child, to: &$0) } }
            }
        }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            json.name("presented")
            json.object { write(presented, to: &$0) }
        }
    }

    // MARK: Views

    /// Writes a view and what is in it, leaving out what only groups others.
    private func write(_ view: UIView, isCovered: Bool, isEnabled: Bool, to json: inout JSONWriter) {
        // Apps hide rows by giving them no height.
        guard !view.isHidden, view.alpha >= 0.01, (view as? UITableViewCell)?.statedHeight != 0 else { return }
        let isEnabled = isEnabled && view.isUserInteractionEnabled
        let description = ViewDescription(
            of: view, in: hosted.scene, isReachable: isEnabled && (!isCovered || view.isPassedThrough))
        if description.isWorthMentioning { json.object { description.writeMembers(to: &$0) } }
        for child in view.subviews {
            write(child, isCovered: isCovered || view.hasModalSubview(after: child), isEnabled: isEnabled, to: &json)
        }
    }
}
