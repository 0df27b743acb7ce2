import CLinux
import Glibc
import HTTP

/// One client's socket, and the task that serves its requests one after another.
///
/// There is a task only while there is something to do: a connection whose client is silent between two requests is no more
/// than this object, as most of those that a server holds open are.
///
/// Reading and writing look as if they blocked: they suspend the task until the loop finds the socket ready or a
/// deadline passed. Sendable for the reason given at `EventSource`: only the loop's thread uses it. Handlers reach it
/// through `ConnectionBodySource` and `StreamedContent`, which move to the loop first.
final class Connection: EventSource, @unchecked Sendable {
    /// What the connection is doing.
    enum Phase {
        /// Agreeing on TLS.
        case handshaking
        /// Waiting for the first byte of a request.
        case idle
        /// In the middle of a request's head.
        case receivingHead
        /// Between a request's head and the end of its response.
        case handling
        /// Getting rid of what the client still sends.
        case lingering
        /// The descriptor is no longer this connection's.
        case closed
    }

    /// Why a wait ended.
    enum Wakeup {
        case ready, timedOut
    }

    /// A task that waits for the socket.
    struct Wait {
        /// Resumed exactly once: it is taken out whenever it is resumed.
        private var continuation: UnsafeContinuation<Wakeup, Never>?
        private(set) var deadline = Moment.never

        var isWaiting: Bool { continuation != nil }

        mutating func begin(_ continuation: UnsafeContinuation<Wakeup, Never>, until deadline: Moment) {
            self.continuation = continuation
            self.deadline = deadline
        }

        mutating func end(_ wakeup: Wakeup) {
            guard let waiting = continuation else { return }
            continuation = nil
            deadline = .never
            waiting.resume(returning: wakeup)
        }
    }

    let context: ServerContext
    /// What stands between the socket and its bytes; `nil` when nothing does.
    let tls: TLSStream?
    /// What was agreed on TLS, once it was.
    var tlsSession: TLSSession?
    /// The client's address, or that of the proxy in front.
    var remoteAddress: SocketAddress
    /// Whether a trusted proxy sends the requests: the other end of the socket, or whom its PROXY header named.
    var isFromTrustedProxy: Bool
    /// Whether the connection is open only so that its client can be told that there is no room.
    let isRefused: Bool

    var phase = Phase.idle
    var parser: RequestParser
    /// Bytes that were received but not parsed, from `unreadStart` on.
    var unread: [UInt8] = []
    var unreadStart = 0
    /// The bytes of memory for the client's input that are counted among those of all clients.
    var countedInput = 0
    /// Whether a handler is asked for a response, and whether the request counts among those that handlers work on.
    var isWithHandler = false
    var hasPlace = false
    /// The content of the request that is being answered.
    var content = IncomingContent()
    var requestCount = 0
    /// When the client had nothing to wait for any more: at first, and after each response.
    var silenceStart: Moment
    /// Until when the client may be silent, while no task waits for it.
    private var restEnd = Moment.never
    /// Whether the client is silent and no task waits for it.
    private var isResting = false
    /// The bytes sent, and how many of them are heads, since the present request began.
    var sentLength = 0
    var sentHeadLength = 0
    /// The status that was sent last: the handler's, or that of what stands in for its response.
    var sentStatus = 0
    /// How fast the client takes the present response.
    var pace = TakingPace()
    /// Whether a response is being sent that may go on for ever.
    var isSendingStream = false
    /// When the waiting for the present head began.
    var headStart: Moment

    var isReadable = false
    var isWritable = true
    /// Whether reading goes on only when the socket has room: TLS must answer first.
    var readsWhenWritable = false
    /// Whether the kernel announced the end of the input, which may still be behind some bytes.
    var endIsAnnounced = false
    /// Whether the end of the input was read.
    var inputEnded = false
    /// Whether what was sent may be incomplete, so that the client must not take the closing for a proper end.
    var isAborted = false

    var readWait = Wait()
    var writeWait = Wait()
    private var task: Task<Void, Never>?

    /// Begins to serve a client.
    ///
    /// - Parameter isRefused: Whether the client is only to be told that there is no room for it.
    static func start(
        on descriptor: Int32, from address: SocketAddress, isRefused: Bool, loop: EventLoop, context: ServerContext
    ) {
        var tls: TLSStream?
        if context.usesTLS {
            tls = context.tls.withLock { $0 }.flatMap { TLSStream(context: $0, descriptor: descriptor) }
            guard tls != nil else {
                context.logger.error("A connection cannot be served: no memory is left for TLS.")
                Glibc.close(descriptor)
                context.dismiss(address, isRefused: isRefused)
                return
            }
        }
        Connection(
            descriptor: descriptor, tls: tls, remoteAddress: address, isRefused: isRefused, loop: loop,
            context: context
        ).start()
    }

    private init(
        descriptor: Int32, tls: TLSStream?, remoteAddress: SocketAddress, isRefused: Bool, loop: EventLoop,
        context: ServerContext
    ) {
        self.context = context
        self.tls = tls
        self.remoteAddress = remoteAddress
        self.isRefused = isRefused
        isFromTrustedProxy = context.proxies.includes(remoteAddress)
        parser = RequestParser(limits: context.parserLimits)
        headStart = loop.now
        silenceStart = headStart
        super.init(descriptor: descriptor, loop: loop)
    }

    private func start() {
        loop.preconditionIsCurrent()
        do throws(SystemError) {
            try loop.add(self, noticing: [.readable, .writable, .inputEnded, .onChange])
        } catch {
            context.logger.error("A connection cannot be watched: \(error)")
            close()
            return
        }
        task = Task(executorPreference: loop) { await self.begin() }
    }

    // MARK: Resting

    /// Ends the present task's work, which is taken up when the client says something or the moment has come.
    func rest(until end: Moment) {
        loop.preconditionIsCurrent()
        phase = .idle
        restEnd = end
        isResting = true
        task = nil
        loop.schedule(self, at: end)
    }

    /// Takes the work up again, if it rests.
    private func wake() {
        guard isResting else { return }
        isResting = false
        restEnd = .never
        task = Task(executorPreference: loop) { await self.serve() }
    }

    // MARK: Waiting

    /// Waits until there may be something to read.
    nonisolated(nonsending) func waitUntilReadable(until deadline: Moment) async -> Wakeup {
        if isReadable { return .ready }
        loop.schedule(self, at: deadline)
        return await withUnsafeContinuation { readWait.begin($0, until: deadline) }
    }

    /// Waits until the socket may take bytes.
    nonisolated(nonsending) func waitUntilWritable(until deadline: Moment) async -> Wakeup {
        if isWritable { return .ready }
        loop.schedule(self, at: deadline)
        return await withUnsafeContinuation { writeWait.begin($0, until: deadline) }
    }

    override func becameReady(_ readiness: Readiness) {
        let isOver = !readiness.isDisjoint(with: [.hungUp, .failed])
        if isOver || readiness.contains(.inputEnded) { endIsAnnounced = true }
        if endIsAnnounced || readiness.contains(.readable) {
            isReadable = true
            readWait.end(.ready)
            wake()
        }
        if isOver || readiness.contains(.writable) {
            isWritable = true
            writeWait.end(.ready)
            if readsWhenWritable {
                readsWhenWritable = false
                isReadable = true
                readWait.end(.ready)
                wake()
            }
        }
        if phase == .handling, isOver || isSendingStream && endIsAnnounced && !hasMoreInput { task?.cancel() }
    }

    override func deadlinePassed(at now: Moment) -> Moment {
        if readWait.deadline <= now { readWait.end(.timedOut) }
        if writeWait.deadline <= now { writeWait.end(.timedOut) }
        if restEnd <= now { wake() }
        return min(readWait.deadline, writeWait.deadline, restEnd)
    }

    /// Whether the client sent something that is still to be read, before it ended its side.
    ///
    /// A client that closes its side while it gets a stream is taken to have left. Before that it may only say that it has no
    /// further request, and still gets its response.
    private var hasMoreInput: Bool {
        guard unread.isEmpty else { return true }
        if let tls { return tls.hasContent }
        return holdsReceivedBytes
    }

    // MARK: Ending

    /// Lets the connection end with the response it is at, or soon when it is idle.
    override func drain() {
        guard phase == .idle else { return }
        // It takes note of how long it may still wait.
        wake()
    }

    /// Ends the connection at once.
    override func abort() {
        isAborted = true
        task?.cancel()
        shutdown(descriptor, Int32(SHUT_RDWR))
        endIsAnnounced = true
        isReadable = true
        isWritable = true
        readWait.end(.ready)
        writeWait.end(.ready)
        wake()
    }

    /// Gives the descriptor back.
    func close() {
        loop.preconditionIsCurrent()
        guard phase != .closed else { return }
        phase = .closed
        task = nil
        dropInput()
        loop.remove(self)
        if isAborted {
            var option = linger(l_onoff: 1, l_linger: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        } else {
            tls?.end()
        }
        Glibc.close(descriptor)
        context.dismiss(remoteAddress, isRefused: isRefused)
    }
}
