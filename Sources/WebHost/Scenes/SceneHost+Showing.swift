import HTTPServer
import UIKitCore

extension SceneHost {
    /// For how long after a session has replaced a lost one its tabs may be loaded again because they lost it too.
    private static let timeOfReplacing: Duration = .seconds(10)

    /// Answers a request that only looks.
    func show(_ request: PageRequest) -> Response {
        do throws(Problem) {
            guard let session = session(of: request) else { return try showToNewcomer(request) }
            let visit = Visit(request: request, session: session, secret: nil)
            if let identifier = request.sceneIdentifier {
                // What offers lead to; another address is asked for by the scene's own page.
                if request.address == .root, let offered = try openOfferedScene(identifier, for: visit) {
                    return try show(offered, to: visit, at: offered.scene.address)
                }
                let known = session.scene(withIdentifier: identifier)
                if let hosted = known ?? wakeScene(withIdentifier: identifier, for: visit) {
                    return try show(hosted, to: visit, at: request.address)
                }
                try checkThatSceneIsNotClosed(identifier, of: session)
                guard request.format != .data else { throw .unknownScene }
                return try replaceLostScene(for: visit)
            }
            return try showWithoutIdentifier(visit)
        } catch {
            return answer(error, to: request)
        }
    }

    /// Opens a session and shows its first scene.
    ///
    /// A HEAD request leaves nothing behind: whoever only asks for the head gets no session.
    private func showToNewcomer(_ request: PageRequest) throws(Problem) -> Response {
        try checkThatSecretIsNotBeingRenewed(request)
        guard request.sceneIdentifier == nil || request.format != .data else {
            throw request.hasSessionCookie ? .expiredSession : .unknownScene
        }
        let visit = try openSession(for: request)
        do throws(Problem) {
            if request.sceneIdentifier != nil { return try replaceLostScene(for: visit) }
            let hosted = try openScene(for: visit, at: request.address)
            if request.isSessionUnreachable {
                hosted.notice = "\(hosted.scene.frameworkLanguage.text(.unreachableScene))"
            }
            guard request.method == .head else { return answer(showing: hosted, to: visit) }
            let response = answer(showing: hosted, to: Visit(request: request, session: visit.session, secret: nil))
            end(visit.session)
            return response
        } catch {
            end(visit.session)
            throw error
        }
    }

    /// Shows the scene that a request without the name of one means.
    ///
    /// A program gets the scene used last, so that it need not keep track, unless it asks for an address that the scene
    /// does not show. A browser that opens a page gets a new scene, as each tab is one; except that a scene that nobody
    /// has seen yet is shown to the first who asks for its address, as is one whose page the browser was asked to load
    /// again with client hints, and that loading the session's only page again shows the same scene as long as it has
    /// had no event. Where a session has just replaced a lost one, several tabs may have lost it at once and be loaded
    /// again: each gets a scene of its own.
    private func showWithoutIdentifier(_ visit: Visit) throws(Problem) -> Response {
        let request = visit.request
        let session = visit.session
        if let original = request.copiedScene, request.method == .get, request.isNavigation {
            let copy = try copyScene(withIdentifier: original, for: visit)
            return redirect(to: copy.scene.address.target(inScene: copy.identifier), visit)
        }
        wakeLastScene(for: visit)
        if let replacement = try replaceRefusedScene(for: visit) { return answer(showing: replacement, to: visit) }
        if !request.isNavigation, let hosted = session.scenes.last,
            request.address == .root || hosted.shows(request.address)
        {
            return answer(showing: hosted, to: visit)
        }
        if let waiting = session.scenes.last(where: { !$0.isShown && $0.scene.address.path == request.address.path }) {
            return answer(showing: waiting, to: visit)
        }
        if request.hints != nil, let hosted = session.scenes.last, hosted.awaitsHints, !hosted.isTouched,
            hosted.openedAddress == request.address
        {
            return answer(showing: hosted, to: visit)
        }
        if request.isReload, session.replacesLostSession, clock.now() - session.created < Self.timeOfReplacing {
            return answer(showing: try openReplacement(for: visit), to: visit)
        }
        if request.isReload, session.scenes.count == 1, let only = session.scenes.first, !only.isTouched,
            only.openedAddress == request.address
        {
            return answer(showing: only, to: visit)
        }
        let hosted = try openScene(for: visit, at: request.address)
        return answer(showing: hosted, to: visit)
    }

    /// Shows a scene, after it opened the address asked for where that is not the one it shows.
    private func show(
        _ hosted: HostedScene, to visit: Visit, at address: SceneAddress
    ) throws(Problem) -> Response {
        visit.session.use(hosted)
        recordPage(of: hosted, for: visit.request)
        guard !hosted.shows(address) else { return answer(showing: hosted, to: visit) }
        // What a link or the browser's Back button did is not to be undone by the end of the process.
        defer { preserveChange(of: hosted, in: visit.session) }
        try open(address, in: hosted, for: visit.request)
        guard hosted.shows(address) else {
            guard visit.request.format != .data else { throw .notFound }
            return redirect(to: hosted.scene.address.target(inScene: hosted.identifier), visit)
        }
        return answer(showing: hosted, to: visit)
    }

    /// Opens a new scene in place of one that is gone, and sends the browser there.
    ///
    /// The address it is sent to names no scene, so that a browser that keeps no cookies is not sent in circles; unless it
    /// wanted something done. Then it is stored at once, so that the person does not try in vain where one process after
    /// another gets the requests, none of which knows what the others only showed.
    func replaceLostScene(for visit: Visit) throws(Problem) -> Response {
        // Where somebody signed out in another tab, nothing of before is to be seen. An answer that got lost on its way is asked
        // for again, with the cookie of the new session.
        if visit.isFirst { visit.session.replacesLostSession = true }
        let hosted = try openReplacement(for: visit)
        guard visit.request.method == .post, visit.request.hasSessionCookie else {
            return redirect(to: hosted.scene.address.target, visit)
        }
        hosted.isTouched = true
        sessions.markTouched(visit.session, now: clock.now())
        preserve(hosted, of: visit.session)
        return redirect(to: hosted.scene.address.target(inScene: hosted.identifier), visit)
    }

    /// Opens a new scene in place of the one that was used last, where none is awake and that one is not to be woken.
    ///
    /// - Returns: The scene; nil where that is not so.
    func replaceRefusedScene(for visit: Visit) throws(Problem) -> HostedScene? {
        let session = visit.session
        guard session.scenes.isEmpty, let last = session.lastSleepingScene, session.isRefused(last) else { return nil }
        return try openReplacement(of: last, for: visit)
    }

    /// Opens a new scene that says that the one before is gone, and offers what was typed there where that is known.
    private func openReplacement(of lost: String? = nil, for visit: Visit) throws(Problem) -> HostedScene {
        let session = visit.session
        let lost = lost ?? visit.request.sceneIdentifier
        let refused = lost.flatMap { session.isRefused($0) ? session.sleepingScenes[$0] : nil }
        let hosted: HostedScene
        do throws(Problem) {
            hosted = try openScene(for: visit, at: visit.request.address)
        } catch {
            guard error.status == .notFound else { throw error }
            hosted = try openScene(for: visit, at: .root)
        }
        let isOfStop = refused != nil || !session.record.allowsRestoration
        let reason: FrameworkText =
            visit.request.isSessionUnreachable ? .unreachableScene : isOfStop ? .lostSceneOfStop : .lostScene
        hosted.notice = "\(hosted.scene.frameworkLanguage.text(reason))"
        hosted.noticeTellsOfLoss = session.replacesLostSession
        if let lost, let refused {
            hosted.offer(refused.typedTexts)
            discardSleepingScene(lost, of: session)
        }
        return hosted
    }
}

extension HostedScene {
    /// Whether an address is the one the scene shows; one without query stands for any query.
    func shows(_ address: SceneAddress) -> Bool {
        let present = scene.address
        return address.path == present.path && (address.query == nil || address.query == present.query)
    }
}
