import Foundation

/// Notes, when a signal is about to end the process, that it was the app that stopped it.
///
/// Swift's traps arrive as such signals on the thread that made the mistake; a supervisor that finds the process hanging
/// sends one. Mistakes of other threads than the main one do not count: what the main thread was at is not to blame.
enum FatalSignals {
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    /// What is read when a signal arrives, written once before by the main thread.
    private nonisolated(unsafe) static var byte: UnsafeMutableRawPointer?
    private nonisolated(unsafe) static var moment: UnsafeMutableRawPointer?
    private nonisolated(unsafe) static var mainThread = pthread_t()
    private nonisolated(unsafe) static var earlierActions: [sigaction] = []

    /// Has a byte become 1 when a signal ends the process; to be called on the main thread, once.
    ///
    /// - Parameters:
    ///   - byte: The byte.
    ///   - moment: What becomes the time, in seconds since 1970 as eight bytes.
    static func mark(_ byte: UnsafeMutableRawPointer, at moment: UnsafeMutableRawPointer) {
        guard self.byte == nil else { return }
        self.moment = moment
        self.byte = byte
        mainThread = pthread_self()
        prepareStack()
        for number in signals {
            var action = sigaction()
            action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
            action.__sigaction_handler.sa_sigaction = { number, information, _ in
                FatalSignals.note(number, information)
            }
            var earlier = sigaction()
            sigaction(number, &action, &earlier)
            earlierActions.append(earlier)
        }
    }

    /// Leaves a byte alone that will be gone.
    static func forget(_ byte: UnsafeMutableRawPointer) {
        if self.byte == byte { self.byte = nil }
    }

    /// Gives signals a stack of their own, for a recursion without end uses up the thread's.
    private static func prepareStack() {
        let length = 64 << 10
        guard let room = malloc(length) else { return }
        var stack = stack_t(ss_sp: room, ss_flags: 0, ss_size: length)
        var present = stack_t()
        guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else {
            return free(room)
        }
        sigaltstack(&stack, nil)
    }

    /// Called in a signal handler.
    private static func note(_ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?) {
        // Sent by a process, rather than caused by what the thread did.
        let isSent = (information?.pointee.si_code ?? 0) <= 0
        if isSent || pthread_equal(pthread_self(), mainThread) != 0 {
            if byte != nil { moment?.storeBytes(of: Int64(time(nil)), as: Int64.self) }
            byte?.storeBytes(of: 1, as: UInt8.self)
        }
        guard let index = signals.firstIndex(of: number) else { return }
        var earlier = earlierActions[index]
        sigaction(number, &earlier, nil)
        // The mistake is made again, now with what would have happened without this.
        if isSent { raise(number) }
    }
}
