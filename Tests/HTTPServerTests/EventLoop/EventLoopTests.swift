import Glibc
import Testing

@testable import HTTPServer

@Suite struct EventLoopTests {
    /// Notes what the loop takes for the present when its descriptor becomes ready.
    private final class Source: EventSource, @unchecked Sendable {
        private let continuation: AsyncStream<Moment>.Continuation

        init(descriptor: Int32, loop: EventLoop, continuation: AsyncStream<Moment>.Continuation) {
            self.continuation = continuation
            super.init(descriptor: descriptor, loop: loop)
        }

        override func becameReady(_ readiness: Readiness) {
            continuation.yield(loop.now)
        }
    }

    @Test func `knows the time when it hands out what became ready`() async throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let (moments, continuation) = AsyncStream<Moment>.makeStream()
        let loop = try EventLoop()
        try loop.start(name: "test")
        let source = Source(descriptor: ends[0], loop: loop, continuation: continuation)
        let isAdded = Occasion()
        loop.perform {
            try? loop.add(source, noticing: [.readable, .onChange])
            isAdded.happen()
        }
        await isAdded.wait()
        var iterator = moments.makeAsyncIterator()
        for _ in 0..<10 {
            let before = Moment.now()
            try #require(write(ends[1], "x", 1) == 1)
            let noticed = try #require(await iterator.next())
            #expect(noticed >= before)
        }
        loop.perform { loop.remove(source) }
        loop.stop()
    }
}
