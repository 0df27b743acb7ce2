import CLinux
import Glibc
import HTTP
import Synchronization

/// A thread that waits for sockets and runs the tasks that serve them.
///
/// As a task executor it runs whatever part of such a task is bound to no actor, so a handler that does not wait for
/// another actor begins, ends and is answered without changing threads.
///
/// Sendable without the compiler's check: `mailbox`, `poller` and `thread` may be used from any thread; everything else
/// is used by the loop's own thread only, which `preconditionIsCurrent()` checks at every way in.
final class EventLoop: TaskExecutor, @unchecked Sendable {
    /// What other threads leave for the loop.
    private struct Mailbox {
        var jobs: [UnownedJob] = []
        var actions: [@Sendable () -> Void] = []
        var isAsleep = false
        var isClosed = false
    }

    private let mailbox = Mutex(Mailbox())
    private let poller: Poller
    private let thread = Atomic<UInt>(0)

    /// The sources by descriptor.
    private var sources: [EventSource?] = []
    /// The jobs to run next, and those being run.
    private var jobs: [UnownedJob] = []
    private var currentJobs: [UnownedJob] = []
    private var deadlines = DeadlineQueue()
    private var isStopping = false
    private(set) var sourceCount = 0

    /// The time at which the loop last woke up.
    private(set) var now = Moment.now()
    /// The present in the form of a `Date` field, at most a second old.
    private(set) var date: [UInt8] = []
    private var dateSecond: Int64 = 0

    /// Room for one read, shared by all connections of the loop because none keeps it while it waits.
    let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65536, alignment: 16)
    /// Room for the bytes of one write; empty while a connection uses it.
    private var writeBuffer: [UInt8] = []
    /// Connections to other processes that wait for requests to be passed on, by the paths of their sockets.
    var idleConnections: [String: [ForwardedConnection]] = [:]
    /// What compresses; used by the connections of the loop.
    var deflaters = DeflaterPool()

    init() throws(SystemError) {
        poller = try Poller()
        writeBuffer.reserveCapacity(8192)
    }

    deinit {
        readBuffer.deallocate()
    }

    // MARK: Threads

    /// Whether the caller runs on the loop's thread.
    var isCurrent: Bool {
        thread.load(ordering: .relaxed) == UInt(pthread_self())
    }

    /// Stops the process when the caller runs on another thread: it would be a data race.
    func preconditionIsCurrent() {
        precondition(isCurrent, "A connection was used outside its event loop.")
    }

    /// Starts the loop's thread, which runs until `stop()` was called and no source is left.
    func start(name: String) throws(SystemError) {
        var thread = pthread_t()
        let retained = Unmanaged.passRetained(LoopThread(loop: self, name: name))
        let result = pthread_create(&thread, nil, LoopThread.main, retained.toOpaque())
        guard result == 0 else {
            retained.release()
            errno = result
            throw SystemError(call: "pthread_create")
        }
        pthread_detach(thread)
    }

    /// Runs a closure on the loop's thread, soon; returns `false` when it never will, because the loop has ended.
    @discardableResult
    func perform(_ action: @escaping @Sendable () -> Void) -> Bool {
        leave { $0.actions.append(action) }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if isCurrent {
            jobs.append(job)
        } else if !leave({ $0.jobs.append(job) }) {
            // The server has stopped and the thread is gone; what a handler left behind ends elsewhere.
            globalConcurrentExecutor.enqueue(ExecutorJob(job))
        }
    }

    /// Puts something in the mailbox and wakes the loop; `false` when the loop has ended.
    private func leave(_ put: (inout Mailbox) -> Void) -> Bool {
        let (isAccepted, mustRing) = mailbox.withLock { mailbox in
            guard !mailbox.isClosed else { return (false, false) }
            put(&mailbox)
            defer { mailbox.isAsleep = false }
            return (true, mailbox.isAsleep)
        }
        if mustRing { poller.ring() }
        return isAccepted
    }

    // MARK: Sources

    /// Starts to watch a source.
    func add(_ source: EventSource, noticing readiness: Readiness) throws(SystemError) {
        preconditionIsCurrent()
        try poller.add(source.descriptor, noticing: readiness)
        let index = Int(source.descriptor)
        while sources.count <= index { sources.append(nil) }
        sources[index] = source
        sourceCount += 1
    }

    /// Watches a source for something else.
    func modify(_ source: EventSource, noticing readiness: Readiness) throws(SystemError) {
        preconditionIsCurrent()
        try poller.modify(source.descriptor, noticing: readiness)
    }

    /// Stops watching a source.
    func remove(_ source: EventSource) {
        preconditionIsCurrent()
        let index = Int(source.descriptor)
        guard index < sources.count, sources[index] === source else { return }
        poller.remove(source.descriptor)
        deadlines.remove(source)
        sources[index] = nil
        sourceCount -= 1
    }

    /// Calls a closure for each source.
    func forEachSource(_ body: (EventSource) -> Void) {
        preconditionIsCurrent()
        for source in sources { if let source { body(source) } }
    }

    /// Makes sure that a source's `deadlinePassed` is called no later than at a moment.
    func schedule(_ source: EventSource, at moment: Moment) {
        deadlines.schedule(source, at: moment)
    }

    /// Lets the thread end once no source is left.
    func stop() {
        perform { self.isStopping = true }
    }

    // MARK: Buffers

    /// Takes the shared buffer for the bytes of a write, empty.
    func takeWriteBuffer() -> [UInt8] {
        var buffer: [UInt8] = []
        swap(&buffer, &writeBuffer)
        return buffer
    }

    /// Gives the buffer back.
    func returnWriteBuffer(_ buffer: consuming [UInt8]) {
        guard buffer.capacity <= 65536 else { return }
        writeBuffer = buffer
        writeBuffer.removeAll(keepingCapacity: true)
    }

    // MARK: Running

    /// Runs until the loop is stopped and no source is left.
    fileprivate func run() {
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        repeat {
            let isIdle = emptyMailbox()
            let count = poller.wait(into: &events, milliseconds: isIdle ? millisecondsToDeadline() : 0)
            readClocks()
            poller.forEach(of: events[..<count]) { descriptor, readiness in
                let source = sources[Int(descriptor)]
                source?.becameReady(readiness)
            }
            runJobs()
            if deadlines.earliest <= now { deadlines.passDeadlines(until: now) }
        } while !(isStopping && sourceCount == 0 && jobs.isEmpty && closeMailbox())
    }

    /// Takes what other threads left; whether there is nothing to run at once.
    private func emptyMailbox() -> Bool {
        let isIdle = jobs.isEmpty
        let (mailedJobs, actions) = mailbox.withLock { mailbox in
            let contents = (mailbox.jobs, mailbox.actions)
            mailbox.jobs = []
            mailbox.actions = []
            mailbox.isAsleep = isIdle && contents.0.isEmpty && contents.1.isEmpty
            return contents
        }
        jobs.append(contentsOf: mailedJobs)
        for action in actions { action() }
        return isIdle && mailedJobs.isEmpty && actions.isEmpty
    }

    /// Refuses further mail, if there is none.
    private func closeMailbox() -> Bool {
        mailbox.withLock { mailbox in
            guard mailbox.jobs.isEmpty, mailbox.actions.isEmpty else { return false }
            mailbox.isClosed = true
            return true
        }
    }

    /// Runs the jobs there are; those they add wait until the sockets had their turn.
    private func runJobs() {
        guard !jobs.isEmpty else { return }
        swap(&currentJobs, &jobs)
        let executor = asUnownedTaskExecutor()
        for job in currentJobs { job.runSynchronously(on: executor) }
        currentJobs.removeAll(keepingCapacity: true)
    }

    private func millisecondsToDeadline() -> Int32 {
        let earliest = deadlines.earliest
        guard earliest < .never else { return -1 }
        let wait = earliest.nanoseconds - Moment.now().nanoseconds
        guard wait > 0 else { return 0 }
        return Int32(min(wait / 1_000_000 + 1, 3_600_000))
    }

    private func readClocks() {
        now = .now()
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        guard time.tv_sec != dateSecond else { return }
        dateSecond = Int64(time.tv_sec)
        date.removeAll(keepingCapacity: true)
        HTTPDate(secondsSince1970: dateSecond).append(to: &date)
    }
}

/// What a loop's thread is started with.
private final class LoopThread {
    private let loop: EventLoop
    private let name: String

    init(loop: EventLoop, name: String) {
        self.loop = loop
        self.name = name
    }

    /// The thread's function: takes over the object that it is given.
    static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        guard let argument else { return nil }
        let thread = Unmanaged<LoopThread>.fromOpaque(argument).takeRetainedValue()
        pthread_setname_np(pthread_self(), thread.name)
        thread.loop.run()
        return nil
    }
}
