import HTMLRenderer
import HTTPServer
import HTTPTypes
import UIKitCore

extension SceneHost {
    /// Takes note of what the page of a request shows, before the request changes it.
    func recordPage(of hosted: HostedScene, for request: PageRequest) {
        guard request.format == .patch, hosted.livePage == nil, let shown = request.shownRevision else { return }
        hosted.scene.inTurn { hosted.scene.commit() }
        if hosted.scene.revision == shown { startLivePage(of: hosted) }
    }

    /// Begins to keep what a scene shows, so that what changes by itself can be sent.
    func startLivePage(of hosted: HostedScene) {
        hosted.livePage = LivePage(of: hosted, applicationName: configuration.applicationName)
    }

    /// The answer that turns the page of a request into the present one; nil when that page must be loaded.
    ///
    /// - Parameters:
    ///   - status: The status of the answer.
    ///   - notice: What the person is told besides.
    ///   - isRefusal: Whether what was sent was not taken, so that fields keep what was typed.
    func patch(
        of hosted: HostedScene, for request: PageRequest, status: HTTPResponse.Status, notice: Notice?,
        isRefusal: Bool = false
    ) -> Response? {
        guard let live = hosted.livePage, let shown = request.shownRevision else { return nil }
        update(live, of: hosted, except: request.page)
        guard let patches = live.patches(from: shown) else { return nil }
        var json = message(patches, of: hosted)
        json.removeLast()
        if let notice {
            json += ",\"notice\":".utf8
            json.append(json: notice.plainText.utf8)
            if let field = notice.field { json += ",\"field\":\"v\(field)\"".utf8 }
        }
        if isRefusal { json += ",\"refused\":true".utf8 }
        json += "}".utf8
        return Response(status: status, headerFields: headers.patch, body: .bytes(json))
    }

    private func message(_ patches: [UInt8], of hosted: HostedScene) -> [UInt8] {
        var json = Array("{\"patches\":".utf8)
        json += patches
        json += ",\"sequence\":\(hosted.history.nextSequence)}".utf8
        hosted.noteShownFocus()
        return json
    }

    // MARK: Changes that nobody asked for

    /// Sends what changed in a scene, which must be committed, to those who watch it.
    func push(_ hosted: HostedScene) {
        guard let live = hosted.livePage, !live.streams.isEmpty else { return }
        update(live, of: hosted, except: nil)
    }

    /// Records what a scene shows now, and sends what changed to all pages but the one that learns of it by an answer.
    private func update(_ live: LivePage, of hosted: HostedScene, except page: String?) {
        let start = live.revision
        let change = live.update(to: hosted, applicationName: configuration.applicationName)
        if case .none = change { return }
        developerTools?.note(change)
        if live.streams.contains(where: { $0.page != page }) {
            let message = news(from: start, of: hosted, live)
            developerTools?.notePush(of: message.count)
            live.send(message, except: page)
        }
    }

    /// The message that leads from a revision to the present one, or tells that the page must be loaded.
    private func news(from start: Int, of hosted: HostedScene, _ live: LivePage) -> [UInt8] {
        let data = live.patches(from: start).map { message($0, of: hosted) } ?? Self.reload
        return PageStream.message(data, revision: live.revision)
    }

    private static let reload = Array("{\"reload\":true}".utf8)

    /// Has the pages of a session loaded anew by those who watch them, as when it ends without their doing.
    func reloadPages(of session: UserSession) {
        for live in session.scenes.compactMap(\.livePage) {
            live.send(PageStream.message(Self.reload, revision: live.revision), except: nil)
        }
    }

    /// Opens the event stream of a scene's page.
    ///
    /// - Parameters:
    ///   - page: The name that the page gave itself.
    ///   - shown: The revision that it shows.
    ///   - request: The request, whose scene must belong to the session of its cookie.
    func openStream(of page: String, showing shown: Int, for request: PageRequest) -> Response {
        // The page opens another stream by itself, with the secret that its browser has by then.
        if hasFormerSecret(request) { return Response(status: .noContent, headerFields: headers.empty) }
        guard let session = session(of: request), let identifier = request.sceneIdentifier,
            let hosted = session.scene(withIdentifier: identifier)
                ?? wakeScene(
                    withIdentifier: identifier, for: Visit(request: request, session: session, secret: nil))
        else { return answer(.notFound, to: request) }
        guard request.method == .get else {
            return Response(status: .ok, headerFields: headers.stream, body: .stream(length: nil) { _ in })
        }
        developerTools?.noteScene(hosted)
        hosted.scene.inTurn { hosted.scene.commit() }
        if hosted.livePage == nil { startLivePage(of: hosted) }
        guard let live = hosted.livePage else { return answer(.notFound, to: request) }
        // Also what changed while nobody watched.
        update(live, of: hosted, except: nil)
        let stream = PageStream(page: page)
        openStreams[ObjectIdentifier(stream)] = stream
        live.add(stream, atMost: configuration.limits.streamCountPerScene)
        // The first bytes send the head, by which the browser knows that the connection stands.
        _ = stream.send(shown == live.revision ? heartbeat : news(from: shown, of: hosted, live))
        if endsStreams { stream.end() }
        return Response(
            status: .ok, headerFields: headers.stream,
            body: .stream(length: nil) { [weak self, weak live] writer in
                do {
                    try await stream.run(writer)
                } catch {
                    await self?.close(stream, of: live)
                    throw error
                }
                await self?.close(stream, of: live)
            })
    }

    private func close(_ stream: PageStream, of live: LivePage?) {
        openStreams[ObjectIdentifier(stream)] = nil
        live?.remove(stream)
    }

    /// Keeps the connections of streams open; to be called now and then.
    package func sendHeartbeats() {
        let heartbeat = heartbeat
        for stream in openStreams.values { _ = stream.send(heartbeat) }
    }

    private var heartbeat: [UInt8] { PageStream.heartbeat(every: configuration.lifetimes.heartbeatInterval) }

    /// Ends every event stream, as before the process ends; pages that come again load anew.
    package func endStreams() {
        endsStreams = true
        for stream in openStreams.values { stream.end() }
    }
}
