import HTTP
import HTTPTypes

extension Connection {
    /// How many requests of one connection are answered before others have their turn.
    private static let requestsInTurn = 16

    /// Agrees with the client on how to speak, and answers requests until it is silent.
    nonisolated(nonsending) func begin() async {
        loop.preconditionIsCurrent()
        if context.proxies.speakProxyProtocol {
            guard await receiveProxyHeader() else { return close() }
        }
        if let tls {
            guard await completeHandshake(of: tls) else { return close() }
        }
        guard !isRefused else {
            await refuse()
            return close()
        }
        silenceStart = loop.now
        headStart = silenceStart
        await serve()
    }

    /// Answers requests until the client is silent or the connection ends.
    nonisolated(nonsending) func serve() async {
        loop.preconditionIsCurrent()
        do throws(RequestParserError) {
            while true {
                switch try await nextHead() {
                case .head(let head):
                    requestCount += 1
                    context.metrics.requests.increment()
                    guard await answer(head) else { return close() }
                    silenceStart = loop.now
                    // Requests may have come many at once; other connections have their turn between them.
                    if requestCount.isMultiple(of: Self.requestsInTurn) { await Task.yield() }
                case .silence(let end):
                    return rest(until: end)
                case .end:
                    return close()
                }
            }
        } catch {
            await refuse(error)
        }
        close()
    }

    /// Hands a request to the handler and sends its response; whether another request may follow.
    private nonisolated(nonsending) func answer(_ head: RequestHead) async -> Bool {
        phase = .handling
        let start = Moment.now()
        (sentLength, sentHeadLength, isSendingStream) = (0, 0, false)
        pace = TakingPace()
        let source = beginContent(head)
        var request = Request(
            head: head.request,
            body: source.map { RequestBody(source: $0, expectedLength: content.expectedLength) } ?? .none,
            remoteAddress: remoteAddress,
            tls: tlsSession
        )
        request.loop = loop
        if tls != nil { request.head.scheme = "https" }
        noteForwarding(of: &request)
        var response = await respond(to: request, answering: head)
        if response.refusal == .descriptors {
            context.note(.descriptors, "Refused a request from \(request.remoteAddress): too many files are open.")
        }
        if let failure = content.failure {
            guard failure.code != .disconnected else {
                let status = response.head.status.code
                note(request, answering: head, status: status, since: start, isComplete: false)
                return false
            }
            note(failure)
            if response.head.status != failure.status {
                response = ProblemDocument(status: failure.status, detail: failure.message).response
            }
        }
        demandTLS(in: &response, of: request.head.authority)
        let deflater = compress(&response, answering: request)
        defer { if let deflater { loop.deflaters.endLoan(of: deflater) } }
        let isLast = givesUpPipelined(behind: head, sending: response) || !mayKeepAlive(after: head, sending: response)
        let keepsAlive: Bool
        do throws(ResponseBodyError) {
            keepsAlive = try await send(response, answering: head, keepsAlive: !isLast, compressedBy: deflater)
        } catch {
            if error.code == .timedOut {
                context.note(.writeTimeout, "Closed a connection from \(remoteAddress): \(error.message)")
            }
            note(request, answering: head, status: sentStatus, since: start, isComplete: false)
            isAborted = true
            return false
        }
        note(request, answering: head, status: sentStatus, since: start, isComplete: true)
        source?.end()
        guard keepsAlive, await discardContent() else {
            await linger()
            return false
        }
        return true
    }

    /// Lets the handler answer a request, if it may be answered now.
    private nonisolated(nonsending) func respond(to request: Request, answering head: RequestHead) async -> Response {
        if let refusal = refusal(of: request, head) { return refusal }
        // The server as a whole is asked whether it is there (RFC 9110 section 9.3.7).
        if request.head.path == "*" { return Response(status: .noContent) }
        isWithHandler = true
        takePlace()
        defer {
            isWithHandler = false
            leavePlace()
        }
        return await context.handler.respond(to: request)
    }

    /// The answer to a request for which there is no room, or which does not belong here; `nil` when it may be answered.
    private func refusal(of request: Request, _ head: RequestHead) -> Response? {
        if let refusal = refusalOfScheme(of: head) { return refusal }
        if let refusal = refusalByRate(of: request.remoteAddress) { return refusal }
        if request.lacksLength {
            context.note(
                .length, "Refused a request from \(request.remoteAddress): it does not say how long its content is.")
            let detail = "The length of the content must be said, or the content be chunked."
            return ProblemDocument(status: .lengthRequired, detail: detail).response
        }
        guard context.activeRequestCount.load(ordering: .relaxed) >= context.limits.concurrentRequestCount else {
            return nil
        }
        context.note(
            .overload, "Refused a request from \(request.remoteAddress): too many are being answered.")
        var response = ProblemDocument(status: .serviceUnavailable, detail: "The server has too much to do.").response
        response.head.headerFields[.retryAfter] = "1"
        return response
    }

    /// The answer to a request for an address of the other scheme; `nil` where it may be answered.
    private func refusalOfScheme(of head: RequestHead) -> Response? {
        guard head.namesScheme, !isFromTrustedProxy else { return nil }
        let detail: String
        // Without TLS nobody proved to be the host of an https address (RFC 9110 section 7.4).
        if head.request.scheme == "https", tls == nil {
            context.note(
                .misdirected, "Refused a request from \(remoteAddress): it asks for an https address without TLS.")
            detail = "An https address is answered over TLS only."
        } else if head.request.scheme == "http", tls != nil {
            context.note(
                .misdirected, "Refused a request from \(remoteAddress): it asks for an http address over TLS.")
            detail = "An http address is not answered over TLS."
        } else {
            return nil
        }
        return ProblemDocument(status: .misdirectedRequest, detail: detail).response
    }

    /// What a client is told that connects when there is no room.
    static let tooManyConnections: Response = {
        var response = ProblemDocument(status: .serviceUnavailable, detail: "Too many connections are open.").response
        response.head.headerFields[.retryAfter] = "5"
        return response
    }()

    /// Tells a client that there is no room for it.
    private nonisolated(nonsending) func refuse() async {
        content = IncomingContent(expectedLength: nil, isComplete: false)
        var response = Self.tooManyConnections
        demandTLS(in: &response, of: tlsSession?.serverName)
        do throws(ResponseBodyError) {
            try await transmit(context.lastBytes(response, date: loop.date))
        } catch {
            isAborted = true
            return
        }
        await linger()
    }

    /// Measures a request that was answered, as far as its client took the answer, and logs it.
    private func note(
        _ request: Request, answering head: RequestHead, status: Int, since start: Moment, isComplete: Bool
    ) {
        let duration = Moment.now().nanoseconds - start.nanoseconds
        context.metrics.duration.recordNanoseconds(duration)
        context.metrics.count(responseWith: status)
        guard let log = context.accessLog else { return }
        let fields = request.head.headerFields
        var exchange = LoggedExchange(
            time: AccessLog.now() - duration, address: request.remoteAddress.host, status: status)
        exchange.method = request.head.method.rawValue
        exchange.target = request.head.path ?? ""
        exchange.minorVersion = head.minorVersion
        exchange.scheme = request.head.scheme ?? ""
        exchange.host = request.head.authority ?? ""
        exchange.referer = fields.value(of: .referer)
        exchange.userAgent = fields.value(of: .userAgent)
        exchange.contentLength = max(0, sentLength - sentHeadLength)
        exchange.duration = duration
        exchange.isComplete = isComplete
        log.record(exchange)
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
    private func mayKeepAlive(after head: RequestHead, sending response: Response) -> Bool {
        // Whoever did not say how long its content is may send it all the same.
        guard head.keepsAlive, content.failure == nil, response.head.status != .lengthRequired,
            requestCount < context.limits.requestCountPerConnection,
            !context.isDraining.load(ordering: .relaxed)
        else { return false }
        // A client that was not asked for its content may send it or not: nobody knows what its next byte will be.
        if content.awaitsContinue, !content.isComplete { return false }
        // What is too long is not read, so nobody will know where the next request begins.
        guard (content.expectedLength ?? 0) <= context.limits.contentLength else { return false }
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
        content = IncomingContent(expectedLength: nil, isComplete: false)
        var response = refusalByRate(of: remoteAddress) ?? refusal(of: error)
        demandTLS(in: &response, of: parser.begunRequest?.authority ?? tlsSession?.serverName)
        let method: HTTPRequest.Method = parser.isHeadRequest ? .head : .get
        let head = RequestHead(
            request: HTTPRequest(method: method, scheme: nil, authority: nil, path: nil),
            minorVersion: parser.begunMinorVersion)
        note(response)
        do throws(ResponseBodyError) {
            _ = try await send(response, answering: head, keepsAlive: false)
        } catch {
            isAborted = true
            return
        }
        await linger()
    }

    /// What tells a client that its request could not be understood, or that there is no room to read it.
    private func refusal(of error: RequestParserError) -> Response {
        context.note(
            ServerMetrics.Refusal(ofStatus: error.status.code), "Refused a request from \(remoteAddress): \(error)")
        var response = ProblemDocument(status: error.status, detail: error.message).response
        if error.status == .serviceUnavailable { response.head.headerFields[.retryAfter] = "5" }
        return response
    }

    /// Measures and logs what is said to a request whose head was not read to its end.
    private func note(_ response: Response) {
        let status = response.head.status.code
        context.metrics.count(responseWith: status)
        guard let log = context.accessLog else { return }
        var exchange = LoggedExchange(time: AccessLog.now(), address: remoteAddress.host, status: status)
        if let request = parser.begunRequest {
            exchange.method = request.method.rawValue
            exchange.target = request.path ?? ""
            exchange.host = request.authority ?? ""
            exchange.minorVersion = parser.begunMinorVersion
        }
        exchange.contentLength = parser.isHeadRequest ? 0 : response.body.length ?? 0
        log.record(exchange)
    }

    /// Takes what the client still sends: for a short while, and longer while bytes come, as browsers read no response before
    /// they have sent a file.
    ///
    /// Closing a socket with unread bytes resets the connection, and the client might lose the response that it was
    /// just sent (RFC 9112 section 9.6).
    private nonisolated(nonsending) func linger() async {
        guard !content.isComplete || !unread.isEmpty || holdsReceivedBytes, !inputEnded else { return }
        phase = .lingering
        dropInput()
        shutdownOutput()
        // Who was too slow before gets no more time by being slow.
        let isSlow = content.failure?.code == .timedOut
        let end = loop.now + (isSlow ? context.lingerTimeout : context.lingerLimit)
        while !inputEnded, loop.now < end {
            if receive() != nil {
                // Others have their turn, however fast it comes.
                await Task.yield()
            } else if !inputEnded {
                guard await waitUntilReadable(until: min(end, loop.now + context.lingerTimeout)) == .ready else {
                    return
                }
            }
        }
    }

    private func note(_ failure: RequestBodyError) {
        let refusal: ServerMetrics.Refusal
        switch failure.code {
        case .timedOut: refusal = .contentTimeout
        case .tooLarge, .malformed: refusal = ServerMetrics.Refusal(ofStatus: failure.status.code)
        case .disconnected, .alreadyReading: return
        }
        context.note(refusal, "Refused the content of a request from \(remoteAddress): \(failure.message)")
    }
}
