import HTTPServer
import UIKitCore

extension SceneHost {
    /// Answers a request that does something.
    func perform(_ submission: Submission, of request: PageRequest) -> Response {
        do throws(Problem) {
            let visit = try visit(for: request, sending: submission)
            let hosted: HostedScene
            if let identifier = request.sceneIdentifier {
                guard
                    let known = visit.session.scene(withIdentifier: identifier)
                        ?? wakeScene(withIdentifier: identifier, for: visit)
                else {
                    try checkThatSceneIsNotClosed(identifier, of: visit.session)
                    guard request.format != .data else { throw .unknownScene }
                    return try replaceLostScene(for: visit)
                }
                hosted = known
            } else {
                hosted = try sceneForSubmission(of: visit)
            }
            visit.session.use(hosted)
            if case .form(let token) = submission.source, !isEqualInConstantTime(token, visit.session.formToken) {
                return answer(refusal: EventRefusal(reason: .forgedToken), of: submission, in: hosted, to: visit)
            }
            var named = submission
            named.page = request.page
            return perform(named, in: hosted, for: visit)
        } catch {
            return answer(error, to: request)
        }
    }

    /// The session that sends a submission.
    ///
    /// A form comes from a page, so it has a session or had one. A program may begin with an event.
    private func visit(for request: PageRequest, sending submission: Submission) throws(Problem) -> Visit {
        if let session = session(of: request) { return Visit(request: request, session: session, secret: nil) }
        try checkThatSecretIsNotBeingRenewed(request)
        guard !request.hasSessionCookie else {
            if request.format == .data { throw .expiredSession }
            return try openSession(for: request)
        }
        guard submission.source == .data, request.sceneIdentifier == nil else { throw .noSession }
        return try openSession(for: request)
    }

    /// The scene that a submission without the name of one means: the one used last, or a new one if there is none.
    private func sceneForSubmission(of visit: Visit) throws(Problem) -> HostedScene {
        let address = visit.request.address
        wakeLastScene(for: visit)
        if let hosted = visit.session.scenes.last, address == .root || hosted.shows(address) { return hosted }
        do throws(Problem) {
            if let replacement = try replaceRefusedScene(for: visit) { return replacement }
            return try openScene(for: visit, at: address)
        } catch {
            if visit.isFirst { end(visit.session) }
            throw error
        }
    }

    private func perform(_ submission: Submission, in hosted: HostedScene, for visit: Visit) -> Response {
        switch hosted.history.verdict(on: submission) {
        case .new: break
        case .repetition(let outcome):
            metrics.repetitions.increment()
            return answer(outcome, of: submission, in: hosted, to: visit)
        case .tooOld:
            return answer(refusal: EventRefusal(reason: .tooOld), of: submission, in: hosted, to: visit)
        case .unknown:
            return answer(refusal: EventRefusal(reason: .unknownRevision), of: submission, in: hosted, to: visit)
        }
        if let problem = takeAllowance(for: submission, of: visit.session) {
            return answer(problem, to: visit.request, linkingTo: hosted)
        }
        takeHints(of: visit.request, in: hosted)
        recordPage(of: hosted, for: visit.request)
        _ = hosted.scene.takeFaults()
        let wasPutAway = report(submission, of: visit.request, to: hosted)
        guard notePerforming(submission, in: hosted, of: visit.session) else {
            return answer(.stoppedBefore, to: visit.request, linkingTo: hosted)
        }
        if !submission.isReport { hosted.forgetShownNotice() }
        let unplaced = hosted.scene.unplacedTexts(of: submission)
        let loadsPage = visit.request.format == .page
        let outcome = SubmissionCycle(submission, in: hosted.scene, loadsPage: loadsPage).run()
        noteShowing(for: visit.request, of: visit.session)
        if case .refused(let refusal) = outcome, !refusal.followsChanges {
            return answer(refusal: refusal, of: submission, in: hosted, to: visit)
        }
        if endAsWished(visit.session) {
            var response: Response
            do throws(Problem) { response = try answerInNewSession(visit.request) } catch {
                response = answer(error, to: visit.request)
            }
            forgetUnreachableSession(of: visit.request, in: &response)
            return response
        }
        let fault = takeFaults(of: hosted.scene, during: "an event")
        let result = fault.map(SubmissionOutcome.faulted) ?? outcome
        hosted.history.record(submission, outcome: result)
        if result == .performed { hosted.offer(unplaced) }
        hosted.offerLost(hosted.scene.takeTextsLostLately())
        if !submission.isReport {
            hosted.isTouched = true
            visit.session.replacesLostSession = false
            hosted.stopCount = 0
            sessions.markTouched(visit.session, now: clock.now())
            metrics.events.increment()
        }
        var response = answer(result, of: submission, in: hosted, to: visit)
        if !submission.isReport { forgetUnreachableSession(of: visit.request, in: &response) }
        // With the numbers that the answer gives to views. What only says what the window is like has no number itself, so that
        // a scene that stays as it is need not be stored; except when it enters the background, where apps save what need not
        // show.
        if !submission.isReport || wasPutAway || hosted.storedRevision != hosted.scene.revision {
            preserve(hosted, of: visit.session)
        }
        return response
    }

    /// Counts a submission among those of its session; gives the problem where there are too many.
    private func takeAllowance(for submission: Submission, of session: UserSession) -> Problem? {
        let limits = configuration.limits
        guard submission.cost <= limits.eventBurst else {
            return .contentTooLarge("A request has at most \(limits.eventBurst) events and fields to be searched for.")
        }
        let isAllowed = session.eventAllowance.take(
            submission.cost, perSecond: limits.eventsPerSecond, burst: limits.eventBurst, now: clock.now())
        return isAllowed ? nil : .tooManyEvents
    }

    /// Tells a scene what a submission says of the window and the person.
    ///
    /// A scene that is used is seen. A page that is put away tells of it beside what it sends otherwise, so that its reports may
    /// arrive in another order; then the last one counts.
    ///
    /// - Returns: Whether the scene entered the background.
    private func report(_ submission: Submission, of request: PageRequest, to hosted: HostedScene) -> Bool {
        let scene = hosted.scene
        let page = request.page
        if let page, let number = request.reportNumber {
            if let last = hosted.lastReport, last.page == page, last.number > number { return false }
            hosted.lastReport = (page, number)
        }
        if let environment = submission.environment {
            environment.apply(to: &hosted.browserTraits)
            let known = hosted.environment?.reported
            let merged = known?.merging(environment) ?? environment.merging(environment)
            if merged != known { hosted.note(merged) }
            hosted.updateScene()
        }
        let isVisible = submission.environment?.visible ?? (submission.isReport ? nil : true)
        guard let isVisible else { return false }
        // As long as one of several tabs is seen, the scene is.
        let isSeenElsewhere = hosted.livePage?.streams.contains { $0.page != page } == true
        guard isVisible || !isSeenElsewhere else { return false }
        let wasSeen = scene.activationState != .background
        scene.inTurn {
            if isVisible { application.enterForeground(scene) } else { application.enterBackground(scene) }
            scene.commit()
        }
        return wasSeen && !isVisible
    }

    private func answer(
        _ outcome: SubmissionOutcome, of submission: Submission, in hosted: HostedScene, to visit: Visit
    ) -> Response {
        developerTools?.noteScene(hosted)
        switch outcome {
        case .performed:
            guard visit.request.format == .page else { return answer(showing: hosted, to: visit) }
            // Without scripts the browser goes to the row by itself.
            let row = hosted.scene.scrollInstructions(moving: false).last { $0.isOfElement }
            push(hosted)
            let target = hosted.scene.address.target(inScene: hosted.identifier)
            return redirect(to: row.map { "\(target)#v\($0.view)" } ?? target, visit)
        case .faulted(let description):
            return answer(.fault(description), to: visit.request, linkingTo: hosted)
        case .refused(let refusal):
            return answer(refusal: refusal, of: submission, in: hosted, to: visit)
        }
    }

    /// Compares two texts in a time that does not tell where they differ.
    func isEqualInConstantTime(_ left: String, _ right: String) -> Bool {
        let left = left.utf8.span
        let right = right.utf8.span
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
    }
}
