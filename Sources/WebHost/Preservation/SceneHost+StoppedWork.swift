import Foundation
import SceneStore
import UIKitCore

extension SceneHost {
    /// Notes what a request is about to do with a session, in case the app stops the process.
    func noteShowing(for request: PageRequest, of session: UserSession) {
        workMark?.begin(SessionWork(.showing, session: session.identifier, scene: request.sceneIdentifier ?? ""))
    }

    /// Notes that a scene is about to be encoded.
    func noteShowing(_ hosted: HostedScene, of session: UserSession) {
        workMark?.begin(SessionWork(.showing, session: session.identifier, scene: hosted.identifier))
    }

    /// Notes that a submission is about to be performed.
    ///
    /// - Returns: Whether it may be: not when the app stopped at the same before.
    func notePerforming(_ submission: Submission, in hosted: HostedScene, of session: UserSession) -> Bool {
        guard let workMark else { return true }
        let action = submission.action(in: hosted.scene)
        let isRefused = hosted.stoppedActions.contains {
            $0.action == action && $0.date.timeIntervalSinceNow > -StoppedAction.lifetime
                && $0.count >= StoppedAction.limit
        }
        guard !isRefused else { return false }
        // Only what has a number is recognised when it comes again.
        workMark.begin(
            SessionWork(
                .performing, session: session.identifier, scene: hosted.identifier, sequence: submission.sequence ?? 0,
                fingerprint: submission.sequence == nil ? 0 : submission.fingerprint, action: action))
        return true
    }

    /// Notes that the work is done.
    func noteDone() {
        workMark?.end()
    }

    /// Notes that a scene is about to be restored, and shown after that.
    func noteRestoring(_ identifier: String, of session: UserSession) {
        workMark?.begin(SessionWork(.restoring, session: session.identifier, scene: identifier))
    }

    /// Takes account of what an earlier process was at when the app stopped it: the same is not performed again, and a
    /// scene that cannot be shown does not come back.
    ///
    /// Where the app stopped twice as scenes were restored, none of the session's is for a while: what takes their place may be
    /// stored soon, and would stop the next process. Where the work was over by then, something else may be to blame: it counts
    /// from the second time on.
    func avoid(_ work: SessionWork, in session: UserSession) {
        logger.error(
            "the app stopped a process",
            metadata: [
                "session": "\(session.identifier)", "scene": "\(work.scene)", "during": "\(work.kind)",
                "after": "\(work.isOver)",
            ])
        metrics.stoppedProcesses.increment()
        if work.kind == .restoring { session.record.noteStopOfRestoration() }
        let latest = session.lastSleepingScene
        guard let name = work.scene.isEmpty ? latest : work.scene, var record = session.sleepingScenes[name] else {
            return storeRecord(of: session)
        }
        switch work.kind {
        case .showing, .restoring:
            record.stopCount += work.isOver ? 1 : StoppedAction.limit
            // What is over is noted of scenes that were restored.
            if work.isOver, record.isRefused { session.record.noteStopOfRestoration() }
            session.sleepingScenes[name] = record
            rewrite([name: .some(record)], of: session)
        case .performing:
            if work.sequence > 0, !work.isOver {
                record.history.append(
                    SubmissionHistory.Entry(
                        sequence: work.sequence, fingerprint: work.fingerprint,
                        outcome: .faulted(description: "The app stopped its process.")))
                record.history.nextSequence = max(record.history.nextSequence, work.sequence + 1)
            }
            let earlier = work.isOver ? record.stoppedActions.first { $0.action == work.action }?.count ?? 0 : 0
            record.stoppedActions.removeAll { $0.action == work.action }
            record.stoppedActions = record.stoppedActions.suffix(StoppedAction.greatestCount - 1)
            record.stoppedActions.append(
                StoppedAction(
                    action: work.action, date: Date(), count: work.isOver ? earlier + 1 : StoppedAction.limit))
            session.sleepingScenes[name] = record
            rewrite([name: .some(record)], of: session)
        }
    }
}

extension Submission {
    /// What tells what is done from something else, also when it is done again: where the views stand rather than which
    /// they are, on which controller's screen, and the values.
    @MainActor
    fileprivate func action(in scene: UIWindowScene) -> UInt64 {
        var hash = FingerprintHash()
        if let controller = scene.visibleController { hash.add(ClassNames.name(of: type(of: controller))) }
        hash.add(isReturnKey ? 1 : 0)
        for field in fields {
            hash.add(field.target, in: scene)
            hash.add(field.value)
        }
        for event in events {
            hash.add(event.target, in: scene)
            hash.add(event.interaction.event.rawValue)
            if let value = event.interaction.value { hash.add(value) }
        }
        return hash.value
    }
}

extension FingerprintHash {
    /// Adds the place of a view in its window.
    @MainActor
    fileprivate mutating func add(_ target: InteractionTarget, in scene: UIWindowScene) {
        guard case .viewIdentifier(let identifier) = target, let view = scene.view(withIdentifier: identifier) else {
            return add(target.description)
        }
        var present: UIView? = view
        while let current = present {
            if let name = current.accessibilityIdentifier { return add(name) }
            if let parent = current.superview { add(parent.subviews.firstIndex(of: current) ?? 0) }
            present = current.superview
        }
    }
}
