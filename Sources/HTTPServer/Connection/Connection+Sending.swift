import CLinux
import Glibc
import HTTP
import HTTPTypes

extension Connection {
    /// Content up to this length is copied behind its head, so that both leave in one piece.
    private static let copiedLength = 4096
    /// Files up to this length are read behind their head instead of being sent by the kernel.
    private static let readFileLength = 16384

    /// Sends a response; whether the client was told that the connection stays open.
    ///
    /// - Parameter deflater: What compresses the content of a stream.
    nonisolated(nonsending) func send(
        _ response: Response,
        answering head: RequestHead,
        keepsAlive: Bool,
        compressedBy deflater: Deflater? = nil
    ) async throws(ResponseBodyError) -> Bool {
        let exchange = ResponseEncoder.Exchange(
            isHead: head.request.method == .head,
            minorVersion: head.minorVersion,
            keepsAlive: keepsAlive
        )
        var output = loop.takeWriteBuffer()
        let decision: ResponseEncoder.Decision
        var body = response.body
        sentStatus = response.head.status.code
        do throws(ResponseEncoderError) {
            decision = try context.encoder.appendHead(
                response.head,
                contentLength: deflater == nil ? body.length : nil,
                answering: exchange,
                date: loop.date,
                to: &output
            )
        } catch {
            context.note(.response, "A response cannot be sent: \(error)")
            let replacement = internalError("The server produced an invalid response.", answering: head)
            sentStatus = replacement.head.status.code
            body = replacement.body
            decision = try append(replacement, answering: exchange, to: &output)
        }
        if decision.framing == .none || sentStatus == 205 { body = .none }
        sentHeadLength = sentLength + output.count
        switch body {
        case .none:
            try await transmit(output)
        case .bytes(let bytes) where bytes.count <= Self.copiedLength:
            output.append(contentsOf: bytes)
            try await transmit(output)
        case .bytes(let bytes):
            try await transmit(output, bytes)
        case .file(let region):
            try await transmit(output, region)
        case .stream(let length, let produce):
            isSendingStream = length == nil
            let content = StreamedContent(
                connection: self, head: output, framing: decision.framing, length: length, deflater: deflater)
            guard try await transmit(content, produce) else {
                isSendingStream = false
                let replacement = internalError("The content was not produced.", answering: head)
                return try await send(replacement, answering: head, keepsAlive: keepsAlive)
            }
        }
        return decision.keepsAlive
    }

    /// What is sent in place of a response that cannot be.
    private func internalError(_ detail: String, answering head: RequestHead) -> Response {
        var response = ProblemDocument(status: .internalServerError, detail: detail).response
        demandTLS(in: &response, of: head.request.authority)
        return response
    }

    /// Has browsers use TLS with the host from now on, where the configuration says so.
    func demandTLS(in response: inout Response, of authority: String?) {
        guard let field = context.strictTransportField, !Self.isLocalhost(authority) else { return }
        response.head.headerFields[.strictTransportSecurity] = nil
        response.head.headerFields.append(field)
    }

    /// Whether a client addresses its own machine by name.
    private static func isLocalhost(_ authority: String?) -> Bool {
        guard let authority, authority.utf8.count >= 9 else { return false }
        let name = authority.prefix { $0 != ":" }.lowercased()
        return name == "localhost" || name.hasSuffix(".localhost")
    }

    /// Writes the head of what is sent in place of a response.
    private func append(
        _ response: Response, answering exchange: ResponseEncoder.Exchange, to output: inout [UInt8]
    ) throws(ResponseBodyError) -> ResponseEncoder.Decision {
        do throws(ResponseEncoderError) {
            return try context.encoder.appendHead(
                response.head,
                contentLength: response.body.length,
                answering: exchange,
                date: loop.date,
                to: &output
            )
        } catch {
            throw ResponseBodyError(code: .notWritable, message: error.description)
        }
    }

    // MARK: Bytes

    /// Sends up to three runs of bytes in order, and returns when the socket took them all.
    nonisolated(nonsending) func transmit(
        _ first: consuming [UInt8],
        _ second: [UInt8] = [],
        _ third: [UInt8] = []
    ) async throws(ResponseBodyError) {
        loop.preconditionIsCurrent()
        let total = first.count + second.count + third.count
        var sent = 0
        while true {
            let count = try put(first, second, third, from: sent)
            sent += count
            sentLength += count
            if sent == total { break }
            try await waitForRoom()
        }
        context.metrics.bytesSent.increment(by: total)
        loop.returnWriteBuffer(first)
    }

    /// Writes what the socket takes of three runs of bytes, from a position on; how much that was.
    private func put(
        _ first: borrowing [UInt8],
        _ second: [UInt8],
        _ third: [UInt8],
        from start: Int
    ) throws(ResponseBodyError) -> Int {
        if let tls { return try put([copy first, second, third], from: start, through: tls) }
        let flags = Int32(MSG_NOSIGNAL)
        if second.isEmpty, third.isEmpty {
            let rest = first.count - start
            let count = first.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress?.advanced(by: start), rest, flags)
            }
            return try checkWritten(count, of: rest)
        }
        let rest = first.count + second.count + third.count - start
        let count = first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                third.withUnsafeBytes { third in
                    withUnsafeTemporaryAllocation(of: iovec.self, capacity: 3) { vectors in
                        var skipped = start
                        for (index, run) in [first, second, third].enumerated() {
                            let offset = min(skipped, run.count)
                            skipped -= offset
                            let base = UnsafeMutableRawPointer(mutating: run.baseAddress)
                            vectors[index] = iovec(
                                iov_base: base?.advanced(by: offset),
                                iov_len: run.count - offset
                            )
                        }
                        var message = msghdr()
                        message.msg_iov = vectors.baseAddress
                        message.msg_iovlen = 3
                        return sendmsg(descriptor, &message, flags)
                    }
                }
            }
        }
        return try checkWritten(count, of: rest)
    }

    /// Judges the result of a call that writes: the bytes written, 0 when the socket is full.
    private func checkWritten(_ count: Int, of total: Int) throws(ResponseBodyError) -> Int {
        if count >= 0 {
            if count < total { isWritable = false }
            return count
        }
        switch errno {
        case EAGAIN:
            isWritable = false
            return 0
        case EINTR:
            return 0
        default:
            throw ResponseBodyError(code: .disconnected, message: "The client closed the connection.")
        }
    }

    private nonisolated(nonsending) func waitForRoom() async throws(ResponseBodyError) {
        pace.note(taken: takenLength)
        while let allowance = pace.allowance(within: context.writeTimeout, rate: context.minimumResponseRate) {
            let start = loop.now
            let wakeup = await waitUntilWritable(until: start + allowance)
            pace.note(waited: loop.now.nanoseconds - start.nanoseconds)
            let isMore = pace.note(taken: takenLength)
            if wakeup == .ready { return }
            // A socket has room again only once much of what it holds was taken, for which slow clients need long.
            guard isMore else {
                throw ResponseBodyError(code: .timedOut, message: "The client took nothing of the response in time.")
            }
        }
        throw ResponseBodyError(code: .timedOut, message: "The client took too little of the response in time.")
    }

    /// The bytes sent that the system got rid of; fewer than none while those of an earlier response are left.
    private var takenLength: Int {
        var queued: Int32 = 0
        guard ioctl(descriptor, UInt(TIOCOUTQ), &queued) == 0 else { return sentLength }
        return sentLength - Int(queued)
    }

    /// Tells the client that nothing more will be sent.
    func shutdownOutput() {
        tls?.end()
        shutdown(descriptor, Int32(SHUT_WR))
    }

    // MARK: Files

    /// Sends bytes and then part of a file.
    private nonisolated(nonsending) func transmit(_ head: consuming [UInt8], _ region: FileRegion)
        async throws(ResponseBodyError)
    {
        if region.length <= Self.readFileLength {
            let isRead = head.append(region)
            guard isRead else { throw Self.fileTooShort }
            try await transmit(head)
            return
        }
        try await transmit(head)
        if tls != nil { return try await transmitEncrypted(region) }
        var offset = off_t(region.offset)
        var remaining = region.length
        while remaining > 0 {
            // A bounded piece, so that a fast client of a long file does not keep the loop from its other sockets.
            let piece = min(remaining, 1 << 20)
            let count = sendfile(descriptor, region.file.descriptor, &offset, piece)
            guard count != 0 else { throw Self.fileTooShort }
            // Fewer bytes than asked for are no full socket when the file has become shorter: the next call knows.
            let sent = try checkWritten(count, of: count > 0 ? count : piece)
            remaining -= sent
            sentLength += sent
            context.metrics.bytesSent.increment(by: sent)
            if isWritable, remaining > 0 { await Task.yield() } else if remaining > 0 { try await waitForRoom() }
        }
    }

    static var fileTooShort: ResponseBodyError {
        ResponseBodyError(code: .notWritable, message: "The file is shorter than it was when the response was made.")
    }

    // MARK: Streams

    /// Sends content while it is produced.
    ///
    /// - Returns: `false` when nothing was sent, because the content failed before its first piece.
    private nonisolated(nonsending) func transmit(
        _ content: StreamedContent,
        _ produce: @Sendable (ResponseBodyWriter) async throws -> Void
    ) async throws(ResponseBodyError) -> Bool {
        do {
            try await produce(ResponseBodyWriter(destination: content))
        } catch {
            content.abandon()
            if let error = error as? ResponseBodyError { throw error }
            if !Task.isCancelled { context.logger.error("The content of a response was not completed: \(error)") }
            if !content.isBegun { return false }
            throw ResponseBodyError(code: .notWritable, message: "The content was not completed: \(error)")
        }
        try await content.finish()
        return true
    }
}

extension [UInt8] {
    /// Appends a region of a file; `false` when the file is too short for it or cannot be read.
    mutating func append(_ region: FileRegion) -> Bool {
        let start = count
        append(contentsOf: repeatElement(0, count: region.length))
        let end = count
        var position = start
        while position < end {
            let count = withUnsafeMutableBytes { bytes in
                pread(
                    region.file.descriptor,
                    bytes.baseAddress?.advanced(by: position),
                    end - position,
                    off_t(region.offset + position - start)
                )
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            position += count
        }
        return true
    }
}
