/// The event loops of a server.
final class EventLoopGroup: Sendable {
    private let loops: [EventLoop]

    /// The number of loops.
    var count: Int { loops.count }

    /// Starts so many loops.
    init(count: Int) throws(SystemError) {
        var loops: [EventLoop] = []
        for index in 0..<count {
            let loop = try EventLoop()
            try loop.start(name: "http-\(index)")
            loops.append(loop)
        }
        self.loops = loops
    }

    /// Serves the connections of a socket.
    func accept(from socket: ListeningSocket, context: ServerContext) async throws(SystemError) {
        let loops = loops
        let result = await withCheckedContinuation { continuation in
            loops[0].perform {
                let acceptor = Acceptor(socket: socket, loops: loops, on: loops[0], context: context)
                continuation.resume(returning: Result { () throws(SystemError) in try acceptor.start() })
            }
        }
        try result.get()
    }

    /// Stops accepting, and lets each connection end with the response it is at.
    func drain() async {
        // The acceptor's loop first: no connection is dealt to another loop after that one was told.
        for loop in loops {
            await perform(on: loop) { $0.drain() }
        }
    }

    /// Ends every source at once, and each loop when it has none left.
    func abort() async {
        for loop in loops {
            await perform(on: loop) { $0.abort() }
            loop.stop()
        }
    }

    private func perform(on loop: EventLoop, _ body: @escaping @Sendable (EventSource) -> Void) async {
        await withCheckedContinuation { continuation in
            let isAccepted = loop.perform {
                loop.forEachSource(body)
                continuation.resume()
            }
            // A loop that has ended has no sources.
            if !isAccepted { continuation.resume() }
        }
    }
}
