import HTMLRenderer
import HTTP
import HTTPServer
import UIKitCore

extension SceneHost {
    /// Shows the developer tools of a scene to the person whose it is.
    func showDeveloperTools(for request: PageRequest) -> Response {
        guard let developerTools, let (hosted, session) = inspectedScene(of: request) else {
            return answer(.notFound, to: request)
        }
        let context = DeveloperPageContext(
            path: DeveloperTools.path(ofScene: hosted.identifier), target: hosted.target, token: session.formToken,
            applicationName: configuration.applicationName, delay: developerTools.delays[hosted.identifier],
            delays: RequestDelays.choices, turns: developerTools.turns(ofScene: hosted.identifier))
        let page = hosted.scene.inTurn { DeveloperPage(of: hosted.scene, context: context).render() }
        return Response(status: .ok, headerFields: headers.pageWithoutStyles, body: .bytes(page))
    }

    /// Takes the delay that was chosen for the requests of a scene.
    func chooseDelay(_ form: Form, for request: PageRequest) -> Response {
        guard let developerTools, let (hosted, session) = inspectedScene(of: request) else {
            return answer(.notFound, to: request)
        }
        guard isEqualInConstantTime(form["segue-token"] ?? "", session.formToken),
            let delay = form["delay"].flatMap({ Int($0) }), RequestDelays.choices.contains(delay)
        else { return answer(.malformedContent("The form has no token or no delay."), to: request) }
        developerTools.delays[hosted.identifier] = delay
        return redirect(
            to: DeveloperTools.path(ofScene: hosted.identifier), Visit(request: request, session: session, secret: nil))
    }

    /// The scene that a request names, if it is one of the person's own.
    private func inspectedScene(of request: PageRequest) -> (HostedScene, UserSession)? {
        guard let session = session(of: request), let identifier = request.sceneIdentifier else { return nil }
        let visit = Visit(request: request, session: session, secret: nil)
        guard
            let hosted = session.scene(withIdentifier: identifier) ?? wakeScene(withIdentifier: identifier, for: visit)
        else { return nil }
        return (hosted, session)
    }
}
