import HTTP
import HTTPTypes

extension Connection {
    /// Answers requests until the connection ends.
    nonisolated(nonsending) func serve() async {
        loop.preconditionIsCurrent()
        if let tls {
            guard await completeHandshake(of: tls) else { return close() }
        }
        do throws(RequestParserError) {
            while let head = try await nextHead() {
                requestCount += 1
                context.metrics.requests.increment()
                guard await answer(head) else { break }
            }
        } catch {
            await refuse(error)
        }
        close()
    }

    /// Hands a request to the handler and sends its response; whether another request may follow.
    private nonisolated(nonsending) func answer(_ head: RequestHead) async -> Bool {
        phase = .handling
        let source = beginContent(head)
        var request = Request(
            head: head.request,
            body: source.map { RequestBody(source: $0, expectedLength: content.expectedLength) } ?? .none,
            remoteAddress: remoteAddress,
            tls: tlsSession
        )
        if tls != nil { request.head.scheme = "https" }
        var response = await context.handler.respond(to: request)
        if let failure = content.failure {
            guard failure.code != .disconnected else { return false }
            count(failure)
            if response.head.status != failure.status {
                response = ProblemDocument(status: failure.status, detail: failure.message).response
            }
        }
        if let field = context.strictTransportField, !request.isForLocalhost {
            response.head.headerFields[.strictTransportSecurity] = nil
            response.head.headerFields.append(field)
        }
        let deflater = compress(&response, answering: request)
        defer { if let deflater { loop.deflaters.endLoan(of: deflater) } }
        let keepsAlive: Bool
        do throws(ResponseBodyError) {
            keepsAlive = try await send(
                response, answering: head, keepsAlive: mayKeepAlive(after: head), compressedBy: deflater)
        } catch {
            if error.code == .timedOut { context.metrics.count(.writeTimeout) }
            isAborted = true
            return false
        }
        source?.end()
        guard keepsAlive, await discardContent() else {
            await linger()
            return false
        }
        return true
    }

    /// Prepares for the content that follows a head; `nil` when none does.
    private func beginContent(_ head: RequestHead) -> ConnectionBodySource? {
        switch head.framing {
        case .none:
            content = IncomingContent()
            return nil
        case .length(let length):
            content = IncomingContent(expectedLength: length, isComplete: false)
        case .chunked:
            content = IncomingContent(expectedLength: nil, isComplete: false)
        }
        content.awaitsContinue = head.expectsContinue
        return ConnectionBodySource(self)
    }

    /// Whether another request may follow this one, as far as that is known before its response is sent.
    private func mayKeepAlive(after head: RequestHead) -> Bool {
        guard head.keepsAlive, content.failure == nil,
            requestCount < context.limits.requestCountPerConnection,
            !context.isDraining.load(ordering: .relaxed)
        else { return false }
        // A client that was not asked for its content may send it or not: nobody knows what its next byte will be.
        if content.awaitsContinue, !content.isComplete { return false }
        return (content.remaining ?? 0) <= context.limits.unreadContentLength
    }

    /// Reads and drops the content that the handler left; `false` when there is too much of it.
    private nonisolated(nonsending) func discardContent() async -> Bool {
        var discarded = 0
        while !content.isComplete {
            guard let bytes = try? await nextContent() else { return content.isComplete }
            discarded += bytes.count
            guard discarded <= context.limits.unreadContentLength else { return false }
        }
        return true
    }

    /// Answers a request that could not be understood, and gives the connection up: its framing is lost.
    private nonisolated(nonsending) func refuse(_ error: RequestParserError) async {
        phase = .handling
        context.metrics.count(refusalWith: error.status.code)
        context.logger.debug("Refused a request from \(remoteAddress): \(error)")
        content = IncomingContent(expectedLength: nil, isComplete: false)
        let response = ProblemDocument(status: error.status, detail: error.message).response
        let head = RequestHead(request: HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil))
        do throws(ResponseBodyError) {
            _ = try await send(response, answering: head, keepsAlive: false)
        } catch {
            isAborted = true
            return
        }
        await linger()
    }

    /// Takes what the client still sends, for a short while.
    ///
    /// Closing a socket with unread bytes resets the connection, and the client might lose the response that it was
    /// just sent (RFC 9112 section 9.6).
    private nonisolated(nonsending) func linger() async {
        guard !content.isComplete || !unread.isEmpty, !inputEnded else { return }
        phase = .lingering
        shutdownOutput()
        let deadline = loop.now + context.lingerTimeout
        var taken = 0
        while !inputEnded, taken < 1 << 20 {
            if let count = receive() {
                taken += count
            } else if !inputEnded {
                guard await waitUntilReadable(until: deadline) == .ready else { return }
            }
        }
    }

    private func count(_ failure: RequestBodyError) {
        switch failure.code {
        case .timedOut: context.metrics.count(.contentTimeout)
        case .tooLarge: context.metrics.count(.content)
        case .malformed: context.metrics.count(.malformed)
        case .disconnected, .alreadyReading: break
        }
    }
}
