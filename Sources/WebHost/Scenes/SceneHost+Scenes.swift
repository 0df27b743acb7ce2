import Foundation
import UIKitCore

extension SceneHost {
    /// Connects a new scene of a session at an address.
    ///
    /// The app finds the address as the web page of an activity in the connection options. When what it shows then has
    /// another address, it knows nothing of the one asked for, and the scene is discarded. Only the root leads to the
    /// first screen whatever address that has.
    ///
    /// - Throws: 404 when the address leads nowhere, 500 when the app did what UIKit does not allow.
    func openScene(for visit: Visit, at address: SceneAddress) throws(Problem) -> HostedScene {
        let session = UISceneSession(
            persistentIdentifier: RandomText.make(length: 16), userSessionIdentifier: visit.session.identifier)
        let options = UIScene.ConnectionOptions(
            userActivities: address == .root ? [] : [activity(opening: address, for: visit.request)])
        return try connect(session, options: options, for: visit, at: address)
    }

    /// Connects the scene of a session that an address or an offer leads to.
    ///
    /// - Throws: 404 when the address leads nowhere, 500 when the app did what UIKit does not allow.
    func connect(
        _ session: UISceneSession, options: UIScene.ConnectionOptions, for visit: Visit, at address: SceneAddress
    ) throws(Problem) -> HostedScene {
        session.userSession = visit.session
        let traits = BrowserTraits(visit.request.headerFields)
        let scene = application.connectScene(for: session, options: options) {
            traits.apply(to: $0, of: configuration.languages)
            developerTools?.observe($0)
        }
        if let fault = takeFaults(of: scene, during: "connecting") {
            application.discard([session])
            throw .fault(fault)
        }
        guard address.path == SceneAddress.root.path || scene.address.path == address.path else {
            application.discard([session])
            throw .notFound
        }
        let hosted = HostedScene(
            identifier: session.persistentIdentifier, scene: scene, openedAddress: address, browserTraits: traits,
            history: SubmissionHistory(capacity: configuration.limits.rememberedSubmissions))
        hosted.hints = visit.request.hints
        hosted.awaitsHints = visit.request.lacksHints
        add(hosted, to: visit.session)
        return hosted
    }

    /// Takes a connected scene into its session.
    func add(_ hosted: HostedScene, to session: UserSession) {
        hosted.scene.receivedFileAllowance = configuration.limits.fileLengthPerScene
        hosted.scene.receivedFileCountAllowance = configuration.limits.filesPerScene
        hosted.scene.session.destructionHandler = { [weak self, weak hosted, weak session] in
            guard let self, let hosted, let session else { return }
            session.noteClosedScene(hosted.identifier)
            discard(hosted, of: session)
        }
        // What timers and tasks change.
        hosted.scene.lateCommitHandler = { [weak self, weak hosted, weak session] in
            guard let self, let hosted, let session else { return }
            developerTools.map { $0.recordLateChange(of: hosted) { push(hosted) } } ?? push(hosted)
            preserveLateChange(of: hosted, in: session)
        }
        makeRoom(in: session)
        session.append(hosted)
        sceneCount += 1
        metrics.scenes.record(sceneCount)
    }

    /// Has a connected scene open an address.
    ///
    /// - Throws: 500 when the app did what UIKit does not allow.
    func open(_ address: SceneAddress, in hosted: HostedScene, for request: PageRequest) throws(Problem) {
        try proceed(with: activity(opening: address, for: request), in: hosted)
    }

    /// Has a connected scene go on with an activity.
    ///
    /// - Throws: 500 when the app did what UIKit does not allow.
    func proceed(with activity: NSUserActivity, in hosted: HostedScene) throws(Problem) {
        let scene = hosted.scene
        scene.inTurn {
            UIApplication.shared.continueActivity(activity, in: scene)
            scene.commit()
        }
        if let fault = takeFaults(of: scene, during: "opening an address") { throw .fault(fault) }
    }

    /// Tells a scene of the browser's window, if the request says something new of it.
    func takeHints(of request: PageRequest, in hosted: HostedScene) {
        // A script says itself what its window is like.
        guard request.format != .patch, let hints = request.hints, hints != hosted.hints, request.wantsPage else {
            return
        }
        hosted.hints = hints
        hosted.awaitsHints = false
        hosted.browserTraits = BrowserTraits(request.headerFields).keepingReport(of: hosted.browserTraits)
        hosted.note(hosted.environment?.reported.withoutHints)
        hosted.updateScene()
    }

    /// Brings a scene to rest before it is shown.
    ///
    /// - Throws: 500 when the app did what UIKit does not allow; mistakes made before this request, as by a timer, are
    ///   in the log and do not stand in its way.
    func commit(_ hosted: HostedScene) throws(Problem) {
        let scene = hosted.scene
        _ = scene.takeFaults()
        scene.inTurn { scene.commit() }
        if let fault = takeFaults(of: scene, during: "layout") { throw .fault(fault) }
    }

    /// Frees a scene for good.
    func discard(_ hosted: HostedScene, of session: UserSession) {
        session.remove(hosted)
        hosted.livePage?.endStreams()
        forgetStored(hosted, of: session)
        developerTools?.forget(hosted.identifier)
        hosted.scene.session.destructionHandler = nil
        application.discard([hosted.scene.session])
        sceneCount -= 1
        metrics.scenes.record(sceneCount)
    }

    /// The faults since they were last asked for, logged and counted; nil when there are none.
    func takeFaults(of scene: UIWindowScene, during activity: String) -> String? {
        let faults = scene.takeFaults()
        guard !faults.isEmpty else { return nil }
        metrics.faults.increment()
        let description = faults.map(\.description).joined(separator: "\n")
        logger.error(
            "request failed by a scene fault",
            metadata: [
                "scene": "\(scene.session.persistentIdentifier)", "during": "\(activity)",
                // In one line, whatever the app puts into it.
                "fault": "\(String(reflecting: description))",
            ])
        return description
    }

    /// Discards scenes until one more may be added: those first that never had an event, the longest unused first.
    private func makeRoom(in session: UserSession) {
        let limits = configuration.limits
        while session.scenes.count(where: { !$0.isTouched }) >= max(limits.untouchedSceneCountPerSession, 1),
            let oldest = session.scenes.first(where: { !$0.isTouched })
        {
            discard(oldest, of: session)
        }
        while session.scenes.count + session.sleepingScenes.count >= max(limits.sceneCountPerSession, 1) {
            if let untouched = session.scenes.first(where: { !$0.isTouched }) {
                discard(untouched, of: session)
            } else if let oldest = session.sleepingScenes.min(by: { $0.value.used < $1.value.used })?.key {
                discardSleepingScene(oldest, of: session)
            } else if let oldest = session.scenes.first {
                discard(oldest, of: session)
            } else {
                break
            }
        }
    }

    /// Frees a scene for good that sleeps; those that are awake were used later.
    func discardSleepingScene(_ name: String, of session: UserSession) {
        session.sleepingScenes[name] = nil
        session.sleepingFiles[name] = nil
        rewrite([name: nil], of: session)
        application.discard([session.takeSceneSession(name)])
    }

    private func activity(opening address: SceneAddress, for request: PageRequest) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = address.url(scheme: request.scheme, authority: request.authority)
        return activity
    }
}
