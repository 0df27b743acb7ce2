import Glibc

/// A descriptor that an event loop watches, and what is to happen when it is ready or its deadline passes.
///
/// Sendable without the compiler's check: every member is used on the thread of `loop` alone. `descriptor` and `loop`
/// never change; the loop calls the methods on its own thread, and subclasses call `loop.preconditionIsCurrent()`
/// wherever something else could.
class EventSource: @unchecked Sendable {
    /// The descriptor; it belongs to this object.
    let descriptor: Int32

    /// The loop that watches the descriptor, and holds this object while it does.
    let loop: EventLoop

    /// The place in the loop's queue of deadlines; the queue's own.
    var deadlineIndex: Int?

    /// Makes a source, which is not watched yet.
    init(descriptor: Int32, loop: EventLoop) {
        self.descriptor = descriptor
        self.loop = loop
    }

    /// Called when the descriptor became ready.
    ///
    /// No source may be removed from the loop during this call.
    func becameReady(_ readiness: Readiness) {}

    /// Called when the earliest deadline has passed; returns the next one.
    func deadlinePassed(at now: Moment) -> Moment { .never }

    /// Called when the server is stopping: the source ends once its work is done.
    func drain() {}

    /// Called when the server stops at once: the source ends whatever it does.
    func abort() {}
}
