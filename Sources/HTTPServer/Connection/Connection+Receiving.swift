import Glibc
import HTTP
import HTTPTypes

extension Connection {
    /// Something that was found in the input.
    private enum Piece {
        case head(RequestHead)
        case content([UInt8])
        case trailers(HTTPFields)
        case end
    }

    /// What comes next on a connection.
    enum Next {
        /// A request.
        case head(RequestHead)
        /// Nothing now: the client may send another request until a moment.
        case silence(until: Moment)
        /// Nothing any more.
        case end
    }

    /// Waits for the rest of the next request's head, if the head has begun.
    nonisolated(nonsending) func nextHead() async throws(RequestParserError) -> Next {
        while true {
            while let piece = try nextPiece() {
                if case .head(let head) = piece { return .head(head) }
            }
            if inputEnded { return .end }
            guard parser.isInsideHead else { return silence }
            if phase != .receivingHead, requestCount > 0 { headStart = loop.now }
            phase = .receivingHead
            guard await waitUntilReadable(until: headStart + context.headerTimeout) == .ready else {
                throw .headerTimeout
            }
        }
    }

    /// How long the client may be silent before its next request: not at all once its time is over.
    private var silence: Next {
        var end = silenceStart + (requestCount == 0 ? context.headerTimeout : context.keepAliveTimeout)
        if context.isDraining.load(ordering: .acquiring) {
            end = min(end, Moment(nanoseconds: context.farewellEnd.load(ordering: .relaxed)))
        }
        return end > loop.now ? .silence(until: end) : .end
    }

    /// Waits for the next bytes of the present request's content; `nil` at its end.
    nonisolated(nonsending) func nextContent() async throws(RequestBodyError) -> [UInt8]? {
        loop.preconditionIsCurrent()
        guard !content.isBeingRead else {
            throw RequestBodyError(code: .alreadyReading, message: "Two tasks read the content of one request.")
        }
        content.isBeingRead = true
        defer { content.isBeingRead = false }
        do throws(RequestBodyError) {
            return try await readContent()
        } catch {
            content.failure = error
            throw error
        }
    }

    private nonisolated(nonsending) func readContent() async throws(RequestBodyError) -> [UInt8]? {
        if let failure = content.failure { throw failure }
        while !content.isComplete {
            switch try nextContentPiece() {
            case .content(let bytes):
                content.awaitsContinue = false
                content.received += bytes.count
                return bytes
            case .trailers(let fields):
                content.trailerFields = fields
            case .end:
                content.isComplete = true
            case .head, nil:
                if inputEnded {
                    throw RequestBodyError(code: .disconnected, message: "The client closed before its content ended.")
                }
                try await askForContent()
                try await waitForContent()
            }
        }
        return nil
    }

    private func nextContentPiece() throws(RequestBodyError) -> Piece? {
        do throws(RequestParserError) {
            return try nextPiece()
        } catch {
            throw RequestBodyError(error)
        }
    }

    /// Tells a client that waits for it to send the content.
    private nonisolated(nonsending) func askForContent() async throws(RequestBodyError) {
        guard content.awaitsContinue else { return }
        content.awaitsContinue = false
        // Once the response has begun, nothing may come in between (RFC 9110 section 10.1.1).
        guard sentLength == 0 else { return }
        do throws(ResponseBodyError) {
            try await transmit(ResponseEncoder.continueResponse)
            sentHeadLength += ResponseEncoder.continueResponse.count
        } catch {
            throw RequestBodyError(code: .disconnected, message: error.message)
        }
    }

    private nonisolated(nonsending) func waitForContent() async throws(RequestBodyError) {
        let start = loop.now
        let earned = Int64(content.received / context.minimumContentRate) * 1_000_000_000
        let allowance = Interval(nanoseconds: context.contentTimeout.nanoseconds + earned - content.waited)
        // The handler has nothing to do meanwhile, so that slow clients do not take the place of others.
        leavePlace()
        let wakeup = await waitUntilReadable(until: start + allowance)
        // What it left unread is read when its place was given back already.
        if isWithHandler { takePlace() }
        content.waited += loop.now.nanoseconds - start.nanoseconds
        guard wakeup == .ready else {
            throw RequestBodyError(code: .timedOut, message: "The content did not arrive in time.")
        }
    }

    // MARK: Parsing

    /// Parses on, reading from the socket when that takes more bytes; `nil` when there are none now.
    ///
    /// What is kept of the input until the next call is counted.
    private func nextPiece() throws(RequestParserError) -> Piece? {
        let piece = try readPiece()
        try countInput()
        return piece
    }

    private func readPiece() throws(RequestParserError) -> Piece? {
        while true {
            if let piece = try nextUnreadPiece() { return piece }
            guard let count = receive() else { return nil }
            if let piece = try nextReceivedPiece(count) { return piece }
        }
    }

    /// Parses what was received earlier.
    private func nextUnreadPiece() throws(RequestParserError) -> Piece? {
        while true {
            let bytes = unread
            guard let event = try parser.next(in: bytes.span, at: &unreadStart) else { break }
            defer { if unreadStart == bytes.count { forgetUnread() } }
            if let piece = Self.piece(of: event, in: bytes.span) { return piece }
        }
        forgetUnread()
        return nil
    }

    /// Parses what has just been received, and keeps what is left of it.
    private func nextReceivedPiece(_ count: Int) throws(RequestParserError) -> Piece? {
        let bytes = UnsafeBufferPointer(rebasing: loop.readBuffer.assumingMemoryBound(to: UInt8.self)[..<count])
        var position = 0
        let event = try parser.next(in: bytes.span, at: &position)
        if position < count {
            unread = Array(bytes[position...])
            unreadStart = 0
        }
        return event.flatMap { Self.piece(of: $0, in: bytes.span) }
    }

    private func forgetUnread() {
        guard !unread.isEmpty else { return }
        unread = []
        unreadStart = 0
    }

    private static func piece(of event: RequestParser.Event, in bytes: borrowing Span<UInt8>) -> Piece? {
        switch event {
        case .head(let head): .head(head)
        case .content(let range): .content(bytes.extracting(range).withUnsafeBufferPointer { Array($0) })
        case .trailers(let fields): .trailers(fields)
        case .end: .end
        }
    }

    /// Reads into the loop's buffer; `nil` when there is nothing now, or nothing any more.
    func receive() -> Int? {
        if let tls { return receive(from: tls) }
        while isReadable, !inputEnded {
            let count = read(descriptor, loop.readBuffer.baseAddress, loop.readBuffer.count)
            if count > 0 {
                // Less than there was room for is all there was, unless the end follows.
                if count < loop.readBuffer.count, !endIsAnnounced { isReadable = false }
                context.metrics.bytesReceived.increment(by: count)
                return count
            }
            if count == 0 {
                inputEnded = true
            } else if errno == EAGAIN {
                isReadable = false
            } else if errno != EINTR {
                inputEnded = true
                isAborted = true
            }
        }
        return nil
    }
}

extension RequestParserError {
    /// The head did not arrive in time: 408.
    static let headerTimeout = RequestParserError(
        status: .requestTimeout,
        message: "The header fields did not arrive in time."
    )
}
