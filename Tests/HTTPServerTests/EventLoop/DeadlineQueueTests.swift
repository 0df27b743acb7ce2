import Testing

@testable import HTTPServer

@Suite struct DeadlineQueueTests {
    /// A source that notes when its deadlines pass.
    private final class Source: EventSource, @unchecked Sendable {
        var passed: [Int64] = []
        var next = Moment.never

        override func deadlinePassed(at now: Moment) -> Moment {
            passed.append(now.nanoseconds)
            defer { next = .never }
            return next
        }
    }

    private let loop: EventLoop

    init() throws {
        loop = try EventLoop()
    }

    private func source() -> Source { Source(descriptor: -1, loop: loop) }

    @Test func `passes deadlines in order and once`() {
        var queue = DeadlineQueue()
        let sources = (0..<50).map { _ in source() }
        for (index, source) in sources.enumerated() {
            queue.schedule(source, at: Moment(nanoseconds: Int64((index * 37) % 50)))
        }
        for time in 0..<50 {
            #expect(queue.earliest == Moment(nanoseconds: Int64(time)))
            queue.passDeadlines(until: Moment(nanoseconds: Int64(time)))
            let due = sources.enumerated().filter { $0.offset * 37 % 50 <= time }
            #expect(due.allSatisfy { $0.element.passed == [Int64($0.offset * 37 % 50)] })
            #expect(sources.count { !$0.passed.isEmpty } == time + 1)
        }
        #expect(queue.earliest == .never)
    }

    @Test func `moves a deadline forward at once, and back when the earlier time comes`() {
        var queue = DeadlineQueue()
        let source = source()
        queue.schedule(source, at: Moment(nanoseconds: 100))
        queue.schedule(source, at: Moment(nanoseconds: 10))
        queue.schedule(source, at: Moment(nanoseconds: 50))
        #expect(queue.earliest == Moment(nanoseconds: 10))
        source.next = Moment(nanoseconds: 50)
        queue.passDeadlines(until: Moment(nanoseconds: 10))
        #expect(queue.earliest == Moment(nanoseconds: 50))
        queue.passDeadlines(until: Moment(nanoseconds: 60))
        #expect(source.passed == [10, 60])
        #expect(queue.earliest == .never)
    }

    @Test func `forgets sources wherever they are`() {
        var queue = DeadlineQueue()
        let sources = (0..<20).map { _ in source() }
        for (index, source) in sources.enumerated() {
            queue.schedule(source, at: Moment(nanoseconds: Int64((index * 7) % 20)))
        }
        for source in sources.enumerated().filter({ $0.offset % 3 != 0 }).map(\.element) { queue.remove(source) }
        queue.passDeadlines(until: Moment(nanoseconds: 100))
        #expect(sources.enumerated().allSatisfy { $0.element.passed.count == ($0.offset % 3 == 0 ? 1 : 0) })
        #expect(sources.allSatisfy { $0.deadlineIndex == nil })
    }
}
