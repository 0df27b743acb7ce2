import CLinux
import Glibc
import HTTPTypes

extension Connection {
    /// The bytes of a file that are encrypted before other connections have their turn.
    private static let encryptedPieceLength = 65536

    /// Agrees on TLS with the client; whether its requests may follow.
    nonisolated(nonsending) func completeHandshake(of tls: TLSStream) async -> Bool {
        phase = .handshaking
        let deadline = loop.now + context.handshakeTimeout
        while true {
            let wakeup: Wakeup
            switch tls.handshake() {
            case .done:
                tlsSession = tls.session
                context.metrics.handshakes.increment()
                // What was read with the end of the handshake will not make the socket ready again.
                isReadable = true
                phase = .idle
                return true
            case .needsInput:
                guard !endIsAnnounced else { return false }
                isReadable = false
                wakeup = await waitUntilReadable(until: deadline)
            case .needsRoom:
                isWritable = false
                wakeup = await waitUntilWritable(until: deadline)
            case .ended:
                return false
            case .failed:
                noteFailedHandshake(of: tls)
                return false
            }
            guard wakeup == .ready, !isAborted else {
                if !isAborted {
                    context.note(
                        .handshakeTimeout, "Closed a connection from \(remoteAddress): TLS was not agreed on in time.")
                }
                isAborted = true
                return false
            }
        }
    }

    private func noteFailedHandshake(of tls: TLSStream) {
        context.note(
            .handshake, "Closed a connection from \(remoteAddress): TLS could not be agreed on: \(tls.failure)")
        guard tls.isPlainHTTP else { return }
        let problem = ProblemDocument(status: .badRequest, detail: "This port speaks HTTPS.").response
        // The one place where plain bytes leave such a connection, and nothing follows them.
        context.sendLast(problem, on: descriptor, of: loop)
    }

    /// Reads decrypted bytes into the loop's buffer; `nil` when there are none now, or none any more.
    func receive(from tls: TLSStream) -> Int? {
        guard isReadable, !inputEnded else { return nil }
        switch tls.read(into: loop.readBuffer) {
        case .done(let count):
            context.metrics.bytesReceived.increment(by: count)
            return count
        case .needsInput:
            isReadable = false
            if endIsAnnounced { inputEnded = true }
        case .needsRoom:
            isReadable = false
            isWritable = false
            readsWhenWritable = true
        case .ended:
            inputEnded = true
        case .failed:
            inputEnded = true
            isAborted = true
        }
        return nil
    }

    /// Encrypts and writes what the socket takes of some runs of bytes, from a position on; how much that was.
    func put(_ runs: [[UInt8]], from start: Int, through tls: TLSStream) throws(ResponseBodyError) -> Int {
        var skipped = start
        var written = 0
        var index = 0
        while index < runs.count {
            guard skipped < runs[index].count else {
                skipped -= runs[index].count
                index += 1
                continue
            }
            switch write(runs[index...], from: skipped, to: tls) {
            case .done(let count):
                written += count
                skipped += count
            case .needsRoom:
                isWritable = false
                return written
            case .needsInput, .ended, .failed:
                throw ResponseBodyError(code: .disconnected, message: "The client closed the connection.")
            }
        }
        return written
    }

    /// Writes one record: of one run where that fills it, else of the runs that follow each other.
    ///
    /// Called again from the same position it makes the same record, as TLS demands after a full socket.
    private func write(_ runs: ArraySlice<[UInt8]>, from start: Int, to tls: TLSStream) -> TLSStream.Outcome {
        guard let first = runs.first else { return .done(0) }
        let length = min(first.count - start, TLSStream.recordLength)
        if length == TLSStream.recordLength || runs.dropFirst().allSatisfy(\.isEmpty) {
            return first.withUnsafeBytes { tls.write(UnsafeRawBufferPointer(rebasing: $0[start..<start + length])) }
        }
        var record = Array(first[start...])
        for run in runs.dropFirst() { record += run.prefix(TLSStream.recordLength - record.count) }
        return record.withUnsafeBytes { tls.write($0) }
    }

    /// Sends part of a file, which the kernel cannot do by itself where it must be encrypted.
    nonisolated(nonsending) func transmitEncrypted(_ region: FileRegion) async throws(ResponseBodyError) {
        var sent = 0
        while sent < region.length {
            let length = min(Self.encryptedPieceLength, region.length - sent)
            var piece: [UInt8] = []
            piece.reserveCapacity(length)
            let isRead = piece.append(FileRegion(file: region.file, offset: region.offset + sent, length: length))
            guard isRead else { throw Self.fileTooShort }
            try await transmit(piece)
            sent += length
            if sent < region.length { await Task.yield() }
        }
    }
}
