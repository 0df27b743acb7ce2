import Foundation
import Logging
import Synchronization

/// One of the processes that run the app: a thread of the supervisor starts it, watches it, and starts it again when it
/// has ended.
final class WorkerProcess: Sendable {
    /// How the process is doing.
    enum Health: Equatable {
        /// It is about to take requests.
        case starting
        /// It takes requests.
        case serving
        /// It ended so often that it is left alone for a while.
        case resting
        /// It is not started again.
        case ended
    }

    /// How long a process may take before it says for the first time that it is well, in milliseconds.
    private static let launchPatience: Int32 = 60_000

    /// How long a process that is ended may take to say where it hangs, in tenths of a second.
    private static let backtracePatience = 50

    /// How long a process that ran for less counts as one that cannot run.
    private static let shortLife: Duration = .seconds(10)

    /// The longest pause before a process is started again.
    private static let longestPause: Duration = .seconds(30)

    /// The number of the process.
    let index: Int

    /// The path of the socket at which it listens.
    let socketPath: String

    private let environment: [String: String]
    private let hangLimit: Duration
    private let stopLimit: Duration
    private let logger = Logger(label: "segue.supervisor")
    private let changed: @Sendable () -> Void

    private struct State {
        var health = Health.starting
        var identifier: pid_t = 0
        var channel: Int32 = -1
        var isStopping = false
        var hasServed = false
        /// Whether it is not started again where it gives up before it ever served.
        var isOnTrial = false
        /// The exit status of a process that gave up before it ever served.
        var failure: Int32?
    }

    private let state = Mutex(State())

    /// Prepares a process.
    ///
    /// - Parameters:
    ///   - index: Its number.
    ///   - count: How many there are.
    ///   - socketPath: The path of the socket at which it is to listen.
    ///   - hangLimit: For how long it may say nothing.
    ///   - stopLimit: How long it may take to end.
    ///   - changed: Called on the thread that watches it whenever its health has changed.
    init(
        index: Int, count: Int, socketPath: String, hangLimit: Duration, stopLimit: Duration,
        changed: @escaping @Sendable () -> Void
    ) {
        self.index = index
        self.socketPath = socketPath
        self.hangLimit = hangLimit
        self.stopLimit = stopLimit
        self.changed = changed
        environment = WorkerRole.environment(
            ProcessInfo.processInfo.environment, index: index, count: count, socketPath: socketPath)
    }

    /// How the process is doing.
    var health: Health { state.withLock { $0.health } }

    /// The exit status of a process that gave up before it ever served; nil when there was none.
    var failure: Int32? { state.withLock { $0.failure } }

    /// Starts the process, and keeps it running until ``stop()``.
    ///
    /// - Parameter onTrial: Whether it is left alone where it gives up before it ever served, with ``failure`` saying so.
    func start(onTrial: Bool = false) {
        state.withLock { $0.isOnTrial = onTrial }
        Thread.detachNewThread { self.keepRunning() }
    }

    /// Has the process end what would go on for ever, as it is to end soon.
    func endStreams() {
        state.withLock { state in
            var byte: UInt8 = 1
            if state.channel >= 0 { send(state.channel, &byte, 1, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)) }
        }
    }

    /// Has the process end after what it is at, and not start again.
    func stop() {
        state.withLock { state in
            state.isStopping = true
            if state.channel >= 0 { shutdown(state.channel, Int32(SHUT_WR)) }
        }
    }

    /// Takes note that the process broke off: it takes no requests until it says that it is well.
    func doubt() {
        state.withLock { state in
            if state.health == .serving { state.health = .starting }
        }
        changed()
    }

    /// Ends the process at once.
    func kill() {
        state.withLock { state in
            state.isStopping = true
            if state.identifier > 0 { Glibc.kill(state.identifier, SIGKILL) }
        }
    }

    // MARK: The thread

    private func keepRunning() {
        var shortLives = 0
        while true {
            let start = ContinuousClock.now
            guard let channel = launch() else {
                shortLives += 1
                if !rest(after: shortLives) { return }
                continue
            }
            let isWell = watch(channel)
            let status = awaitEnd(isWell: isWell)
            close(channel)
            if finish(status) { return }
            shortLives = ContinuousClock.now - start < Self.shortLife ? shortLives + 1 : 0
            // A process that ended once starts again at once.
            if shortLives > 1, !rest(after: shortLives - 1) { return }
        }
    }

    /// Starts the program again, with the other end of a pair of sockets; returns this end, or nil when it cannot be.
    private func launch() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard !state.withLock({ $0.isStopping }),
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else { return nil }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], WorkerRole.channel)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // Threads of the Swift runtime block signals, which programs inherit.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var identifier: pid_t = 0
        let result = posix_spawn(&identifier, "/proc/self/exe", &actions, &attributes, &arguments, &variables)
        guard result == 0 else {
            logger.error(
                "a process cannot be started", metadata: ["reason": "\(String(cString: strerror(result)))"])
            close(ends[0])
            return nil
        }
        let isStopping = state.withLock { state in
            state.identifier = identifier
            state.channel = ends[0]
            state.health = .starting
            return state.isStopping
        }
        changed()
        if isStopping { stop() }
        return ends[0]
    }

    /// Waits until the process has ended, or says nothing any more; whether it has ended.
    private func watch(_ channel: Int32) -> Bool {
        let patience = Self.milliseconds(hangLimit)
        var bytes = [UInt8](repeating: 0, count: 64)
        var hasServed = false
        while true {
            var poll = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
            let health = state.withLock { state in
                state.isStopping ? Health.ended : state.health
            }
            let limit =
                switch health {
                case .starting where !hasServed: Self.launchPatience
                case .ended: Self.milliseconds(stopLimit + .seconds(5))
                default: patience
                }
            let count = Glibc.poll(&poll, 1, limit)
            if count < 0, errno == EINTR { continue }
            // While it was waited, the process may have been told to end, which takes its own time.
            if count == 0, health != .ended, state.withLock({ $0.isStopping }) { continue }
            guard count > 0 else { return false }
            let length = read(channel, &bytes, bytes.count)
            if length < 0, errno == EINTR { continue }
            guard length > 0 else { return true }
            hasServed = true
            // As it is now: it may have been doubted while its word was waited for.
            if self.health == .starting { note(.serving) }
        }
    }

    private static func milliseconds(_ duration: Duration) -> Int32 {
        Int32(min(max(duration / .milliseconds(1), 0), 1_000_000_000))
    }

    /// Ends a process that says nothing, and waits for its exit status.
    private func awaitEnd(isWell: Bool) -> Int32 {
        let identifier = state.withLock { $0.identifier }
        if !isWell {
            logger.error(
                "a process does not answer and is ended", metadata: ["process": "\(identifier)", "worker": "\(index)"])
            // By this signal it notes what it was at.
            Glibc.kill(identifier, SIGABRT)
            var status: Int32 = 0
            for _ in 0..<Self.backtracePatience {
                if waitpid(identifier, &status, WNOHANG) == identifier { return status }
                usleep(100_000)
            }
            Glibc.kill(identifier, SIGKILL)
        }
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// Takes note that the process has ended; whether it is not to start again.
    private func finish(_ status: Int32) -> Bool {
        let signal = status & 0x7F
        let code = status >> 8 & 0xFF
        let (isOver, wasServing, gaveUp) = state.withLock { state in
            let wasServing = state.health == .serving
            let gaveUp = !state.hasServed && signal == 0 && code != 0
            state.identifier = 0
            state.channel = -1
            if gaveUp { state.failure = code }
            let isOver = state.isStopping || gaveUp && state.isOnTrial
            state.health = isOver ? .ended : .starting
            return (isOver, wasServing, gaveUp)
        }
        // One that gives up as it starts says why by itself.
        if !isOver, !gaveUp {
            logger.error(
                "a process ended by itself and is started again",
                metadata: [
                    "worker": "\(index)", "served": "\(wasServing)",
                    "reason": signal == 0 ? "exit status \(code)" : "\(String(cString: strsignal(signal)))",
                ])
        }
        changed()
        return isOver
    }

    /// Pauses before the next start, twice as long each time; false when the process is not to start again.
    private func rest(after deaths: Int) -> Bool {
        note(.resting)
        let pause = min(Duration.milliseconds(100) * (1 << min(deaths, 10)), Self.longestPause)
        let end = ContinuousClock.now + pause
        while ContinuousClock.now < end {
            if state.withLock({ $0.isStopping }) {
                note(.ended)
                return false
            }
            usleep(20_000)
        }
        return true
    }

    private func note(_ health: Health) {
        state.withLock { state in
            state.health = health
            if health == .serving { state.hasServed = true }
        }
        changed()
    }
}
