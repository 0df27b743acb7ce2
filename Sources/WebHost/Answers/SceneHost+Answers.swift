import HTMLRenderer
import HTTP
import HTTPServer
import HTTPTypes
import UIKitCore

extension SceneHost {
    /// Answers with what a scene shows now.
    func answer(showing hosted: HostedScene, to visit: Visit) -> Response {
        let timing = ActivityTiming()
        developerTools?.noteScene(hosted)
        takeHints(of: visit.request, in: hosted)
        var response: Response
        do throws(Problem) {
            try commit(hosted)
        } catch {
            response = answer(error, to: visit.request, linkingTo: hosted)
            addCookie(of: visit, to: &response)
            return response
        }
        switch visit.request.format {
        case .page:
            response = page(
                of: hosted, for: visit.session, status: .ok, notice: hosted.pageNotice,
                isShownAgain: visit.request.isPageLoad && hosted.isFocusShown)
            if visit.request.lacksHints {
                // The browser asks for the page once more.
                response.head.headerFields[.criticalClientHints] = BrowserHints.criticalNames
            } else if visit.request.method == .get {
                hosted.noteShownFocus()
            }
            push(hosted)
        case .patch:
            response = patchOrPage(of: hosted, to: visit, status: .ok, notice: hosted.pageNotice)
        case .data:
            var json = JSONWriter()
            json.object { SceneState(hosted, of: visit.session).writeMembers(to: &$0) }
            response = Response(status: .ok, headerFields: headers.data, body: .bytes(json.bytes))
            push(hosted)
        }
        timing.finish(in: hosted.scene, addingTo: &response.head.headerFields)
        if visit.request.method != .head {
            hosted.isShown = true
            hosted.isNoticeShown = true
            hosted.scene.endMotion()
            hosted.scene.endScrolling()
            storeSoon(hosted, of: visit.session)
        }
        addCookie(of: visit, to: &response)
        return response
    }

    /// Answers that a submission was refused: with the current page, or with the problem and the current state.
    func answer(
        refusal: EventRefusal, of submission: Submission, in hosted: HostedScene, to visit: Visit
    ) -> Response {
        refusals.note(refusal, in: hosted.identifier, of: visit.session.identifier)
        developerTools?.noteScene(hosted)
        try? commit(hosted)
        var response: Response
        switch visit.request.format {
        case .page:
            response = page(
                of: hosted, for: visit.session, status: refusal.status,
                notice: takeNotice(of: refusal, of: submission, in: hosted),
                typedValues: typedValues(of: submission, refusedBy: refusal, in: hosted.scene))
        case .patch:
            let notice = takeNotice(of: refusal, of: submission, in: hosted)
            response =
                patch(
                    of: hosted, for: visit.request, status: refusal.status, notice: notice, isRefusal: true)
                // The fields of a live page go on holding what was typed.
                ?? page(of: hosted, for: visit.session, status: refusal.status, notice: notice)
        case .data:
            let document = ProblemJSON.encode(refusal, state: SceneState(hosted, of: visit.session))
            response = Response(status: refusal.status, headerFields: headers.problem, body: .bytes(document))
        }
        hosted.isShown = true
        addCookie(of: visit, to: &response)
        return response
    }

    /// What a page says of a refusal: the reason, what was typed into fields that are gone, and what the person was not told
    /// yet of a scene that did not come back whole.
    private func takeNotice(of refusal: EventRefusal, of submission: Submission, in hosted: HostedScene) -> Notice {
        let language = hosted.scene.frameworkLanguage
        var notice = Notice(refusal.notice(in: language))
        if refusal.reason != .forgedToken {
            let texts = hosted.scene.unplacedTexts(of: submission)
            if hosted.noticeTellsOfLoss { hosted.offer(texts) }
            if var loss = hosted.pageNotice, loss.tellsOfLoss {
                loss.message = "\(notice.message) \(loss.message)"
                notice = loss
                hosted.isNoticeShown = true
            } else {
                notice.texts = texts
                if !texts.isEmpty { notice.message += " \(language.text(.typedTextsToCopy))" }
            }
        }
        notice.field = refusedField(of: refusal, in: hosted.scene)
        return notice
    }

    /// Sends the browser to an address with GET (RFC 9110, section 15.4.4).
    func redirect(to target: String, _ visit: Visit) -> Response {
        var response = Response(status: .seeOther, headerFields: headers.empty)
        response.head.headerFields[.location] = target
        addCookie(of: visit, to: &response)
        return response
    }

    /// Answers with a problem.
    ///
    /// - Parameters:
    ///   - problem: What is wrong.
    ///   - request: The request.
    ///   - hosted: The scene to which a person can go back.
    func answer(_ problem: Problem, to request: PageRequest, linkingTo hosted: HostedScene? = nil) -> Response {
        refusals.note(problem, from: request.clientAddress)
        let target = hosted.map { $0.scene.address.target(inScene: $0.identifier) }
        return ProblemAnswer(
            problem, link: target,
            language: BrowserTraits.frameworkLanguage(request.headerFields, of: configuration.languages),
            showsDetail: configuration.isDevelopment, headers: headers
        ).response(in: request.format)
    }

    /// A patch where one leads from the page of the request to the present one, else the whole page with its address.
    private func patchOrPage(
        of hosted: HostedScene, to visit: Visit, status: HTTPResponse.Status, notice: Notice?
    ) -> Response {
        if let response = patch(of: hosted, for: visit.request, status: status, notice: notice) {
            return response
        }
        var response = page(of: hosted, for: visit.session, status: status, notice: notice)
        response.head.headerFields[.contentLocation] = hosted.target
        if hosted.livePage == nil { startLivePage(of: hosted) }
        return response
    }

    private func page(
        of hosted: HostedScene, for session: UserSession, status: HTTPResponse.Status, notice: Notice?,
        typedValues: [Int32: String] = [:], isShownAgain: Bool = false
    ) -> Response {
        let nonce = RandomText.make(length: 22)
        let circumstances = KeptPage.Circumstances(
            revision: hosted.scene.revision, sequence: hosted.history.nextSequence, address: hosted.scene.address,
            isShownAgain: isShownAgain)
        let isPlain =
            notice == nil && typedValues.isEmpty && hosted.scene.lastTransition == .none
            && hosted.scene.announcements.isEmpty && !hosted.scene.isScrolled
            && hosted.scene.viewMotions.isEmpty && hosted.scene.rowMotions.isEmpty
        if isPlain, let bytes = hosted.keptPage?.bytes(with: nonce, under: circumstances) {
            return Response(status: status, headerFields: headers.page(nonce: nonce), body: .bytes(bytes))
        }
        var context = PageContext(
            sceneIdentifier: hosted.identifier, path: circumstances.address.path, token: session.formToken,
            sequence: circumstances.sequence, nonce: nonce)
        if circumstances.address.query != nil { context.address = hosted.target }
        context.notice = notice?.message
        context.unplacedTexts = notice?.texts ?? []
        context.refusedField = notice?.field
        context.noticeTellsOfLoss = notice?.tellsOfLoss == true
        context.typedValues = typedValues
        context.isShownAgain = isShownAgain
        context.applicationName = configuration.applicationName
        if hasManifest { context.manifestPath = Self.manifestPath }
        if developerTools != nil { context.developerToolsPath = DeveloperTools.path(ofScene: hosted.identifier) }
        let bytes = PageRenderer(scene: hosted.scene, context: context).render()
        // A page that is looked at once is not worth its memory.
        let isWanted = isPlain && hosted.lastCircumstances == circumstances
        hosted.keptPage = isWanted ? KeptPage(bytes, nonce: nonce, circumstances: circumstances) : nil
        hosted.lastCircumstances = isPlain ? circumstances : nil
        return Response(status: status, headerFields: headers.page(nonce: nonce), body: .bytes(bytes))
    }

    /// The number of the field whose value was refused; nil where something else was.
    private func refusedField(of refusal: EventRefusal, in scene: UIWindowScene) -> Int32? {
        guard case .view(.valueNotAllowed) = refusal.reason, refusal.eventIndex == nil,
            let view = refusal.target.flatMap({ try? scene.reachableView($0) })
        else { return nil }
        return scene.identifier(for: view)
    }

    /// What the person typed into fields that still exist, so that a refusal does not lose it.
    ///
    /// Nothing of a form that may come from elsewhere is shown, and no password.
    private func typedValues(
        of submission: Submission, refusedBy refusal: EventRefusal, in scene: UIWindowScene
    ) -> [Int32: String] {
        guard refusal.reason != .forgedToken else { return [:] }
        return submission.fields.reduce(into: [:]) { values, field in
            guard let text = field.value.text, let view = try? scene.reachableView(field.target), view.isValueField,
                (view as? UITextField)?.isSecureTextEntry != true
            else { return }
            values[scene.identifier(for: view)] = text
        }
    }
}
