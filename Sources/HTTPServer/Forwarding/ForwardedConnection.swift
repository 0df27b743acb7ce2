import CLinux
import Glibc

/// A connection to another process of the app, through which requests are passed on one after another.
///
/// Sendable for the reason given at `EventSource`: only the loop's thread uses it.
final class ForwardedConnection: EventSource, @unchecked Sendable {
    /// The most connections to one socket that a loop keeps for later requests.
    private static let greatestIdleCount = 64

    /// The longest head of a response.
    private static let greatestHeadLength = 64 << 10

    private let path: String
    /// Whether nothing more can be received or sent.
    private var isOver = false
    private var isClosed = false
    /// The number of the request that is passed on through it now, or next.
    private var exchange = 0
    private var readWait = Connection.Wait()
    private var writeWait = Connection.Wait()
    /// What was received and not yet taken, from `inputStart` on.
    private var input: [UInt8] = []
    private var inputStart = 0

    // MARK: Beginning and ending

    /// A connection to a socket: one that an earlier request left, or a new one.
    static func connected(to path: String, on loop: EventLoop) throws(ForwardingError) -> ForwardedConnection {
        loop.preconditionIsCurrent()
        while let idle = loop.idleConnections[path]?.popLast() {
            guard idle.hasEnded else { return idle }
            idle.close()
        }
        guard var address = sockaddr_un(path: path) else { throw .unreachable }
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { throw .unreachable }
        let length = address.length(ofPath: path)
        let result = withUnsafeMutableBytes(of: &address) { bytes in
            connect(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
        }
        let connection = ForwardedConnection(descriptor: descriptor, path: path, loop: loop)
        do throws(SystemError) {
            guard result == 0 else { throw SystemError(call: "connect") }
            try loop.add(connection, noticing: [.readable, .writable, .inputEnded, .onChange])
        } catch {
            Glibc.close(descriptor)
            throw .unreachable
        }
        return connection
    }

    /// Whether the other end is closed, as the kernel knows before the loop does.
    private var hasEnded: Bool {
        var byte: UInt8 = 0
        return isOver || recv(descriptor, &byte, 1, Int32(MSG_PEEK)) >= 0 || errno != EAGAIN
    }

    private init(descriptor: Int32, path: String, loop: EventLoop) {
        self.path = path
        super.init(descriptor: descriptor, loop: loop)
    }

    /// Keeps the connection for a later request.
    func putBack() {
        loop.preconditionIsCurrent()
        guard !isOver, !isClosed, input.count == inputStart,
            loop.idleConnections[path, default: []].count < Self.greatestIdleCount
        else { return close() }
        exchange += 1
        loop.idleConnections[path, default: []].append(self)
    }

    /// Gives the descriptor back.
    func close() {
        loop.preconditionIsCurrent()
        guard !isClosed else { return }
        isClosed = true
        isOver = true
        loop.remove(self)
        Glibc.close(descriptor)
    }

    override func abort() {
        guard !isClosed else { return }
        isOver = true
        shutdown(descriptor, Int32(SHUT_RDWR))
        readWait.end(.ready)
        writeWait.end(.ready)
        guard let index = loop.idleConnections[path]?.firstIndex(where: { $0 === self }) else { return }
        loop.idleConnections[path]?.remove(at: index)
        close()
    }

    /// Ends the connection at once, if it is still at an exchange.
    func abort(_ exchange: Int) {
        if exchange == self.exchange { abort() }
    }

    /// Does work with the connection, which ends at once when the task is cancelled, unless another request has it by then.
    nonisolated(nonsending) func interruptible<Result>(
        _ work: nonisolated(nonsending) () async throws(ForwardingError) -> Result
    ) async throws(ForwardingError) -> Result {
        let exchange = exchange
        do {
            return try await withTaskCancellationHandler {
                try await work()
            } onCancel: {
                loop.perform { self.abort(exchange) }
            }
        } catch let error as ForwardingError {
            throw error
        } catch {
            throw .interrupted
        }
    }

    // MARK: Waiting

    override func becameReady(_ readiness: Readiness) {
        if !readiness.isDisjoint(with: [.hungUp, .failed, .inputEnded, .readable]) {
            if loop.idleConnections[path]?.contains(where: { $0 === self }) == true { isOver = true }
            readWait.end(.ready)
        }
        if !readiness.isDisjoint(with: [.hungUp, .failed, .writable]) {
            writeWait.end(.ready)
        }
    }

    // MARK: Bytes

    /// Sends bytes, and returns when the socket took them all.
    nonisolated(nonsending) func send(_ bytes: [UInt8]) async throws(ForwardingError) {
        var sent = 0
        while sent < bytes.count {
            guard !isOver else { throw .interrupted }
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(
                    descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                sent += count
            } else if errno == EAGAIN {
                _ = await withUnsafeContinuation { writeWait.begin($0, until: .never) }
            } else if errno != EINTR {
                throw .interrupted
            }
        }
    }

    /// Receives more bytes; false when there are none any more.
    private nonisolated(nonsending) func receive() async -> Bool {
        while !isOver {
            let room = loop.readBuffer
            let count = recv(descriptor, room.baseAddress, room.count, 0)
            if count > 0 {
                if inputStart == input.count {
                    input.removeAll(keepingCapacity: true)
                    inputStart = 0
                }
                input.append(contentsOf: room[..<count])
                return true
            }
            if count < 0, errno == EINTR { continue }
            guard count < 0, errno == EAGAIN else {
                isOver = true
                return false
            }
            _ = await withUnsafeContinuation { readWait.begin($0, until: .never) }
        }
        return false
    }

    /// Receives the head of a response.
    ///
    /// - Parameter isHead: Whether the request was a HEAD request.
    nonisolated(nonsending) func receiveHead(isHead: Bool) async throws(ForwardingError) -> ForwardedHead {
        var searched = inputStart
        while true {
            if let end = endOfHead(from: searched) {
                guard let head = ForwardedHead(input[inputStart..<end], isHead: isHead) else { throw .malformed }
                inputStart = end
                return head
            }
            let length = input.count - inputStart
            guard length <= Self.greatestHeadLength else { throw .malformed }
            guard await receive() else { throw .interrupted }
            searched = inputStart + max(0, length - 3)
        }
    }

    /// The position behind the empty line that ends a head; nil when it has not come yet.
    private func endOfHead(from start: Int) -> Int? {
        var index = start
        while index + 3 < input.count {
            if input[index] == 13, input[index + 1] == 10, input[index + 2] == 13, input[index + 3] == 10 {
                return index + 4
            }
            index += 1
        }
        return nil
    }

    /// Receives a line, which is returned without its end.
    nonisolated(nonsending) func receiveLine() async throws(ForwardingError) -> [UInt8] {
        while true {
            if let end = input[inputStart...].firstIndex(of: 10) {
                let line = input[inputStart..<end]
                inputStart = end + 1
                return line.last == 13 ? Array(line.dropLast()) : Array(line)
            }
            guard input.count - inputStart <= Self.greatestHeadLength else { throw .malformed }
            guard await receive() else { throw .interrupted }
        }
    }

    /// Receives some bytes; nil when the connection has ended.
    ///
    /// - Parameter count: The most bytes to take.
    nonisolated(nonsending) func receivePiece(atMost count: Int) async -> [UInt8]? {
        if inputStart == input.count { guard await receive() else { return nil } }
        let end = min(input.count, inputStart + count)
        defer { inputStart = end }
        return Array(input[inputStart..<end])
    }
}
