import CLinux
import Glibc

/// The kernel's list of descriptors to watch, and a bell that other threads can ring.
final class Poller: Sendable {
    private let descriptor: Int32
    private let bell: Int32

    init() throws(SystemError) {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard descriptor >= 0 else { throw SystemError(call: "epoll_create1") }
        bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard bell >= 0 else {
            let error = SystemError(call: "eventfd")
            close(descriptor)
            throw error
        }
        try add(bell, noticing: [.readable, .onChange])
    }

    deinit {
        close(bell)
        close(descriptor)
    }

    /// Starts to watch a descriptor.
    func add(_ watched: Int32, noticing readiness: Readiness) throws(SystemError) {
        try change(EPOLL_CTL_ADD, watched, readiness)
    }

    /// Watches a descriptor for something else.
    func modify(_ watched: Int32, noticing readiness: Readiness) throws(SystemError) {
        try change(EPOLL_CTL_MOD, watched, readiness)
    }

    /// Stops watching a descriptor.
    func remove(_ watched: Int32) {
        _ = try? change(EPOLL_CTL_DEL, watched, [])
    }

    private func change(_ operation: Int32, _ watched: Int32, _ readiness: Readiness) throws(SystemError) {
        var event = epoll_event()
        event.events = readiness.rawValue
        event.data.fd = watched
        guard epoll_ctl(descriptor, operation, watched, &event) == 0 else { throw SystemError(call: "epoll_ctl") }
    }

    /// Makes a wait that is going on, or else the next one, return.
    ///
    /// Any thread may call this.
    func ring() {
        var one: UInt64 = 1
        write(bell, &one, MemoryLayout<UInt64>.size)
    }

    /// Waits until a watched descriptor is ready, the bell rings, or time is up.
    ///
    /// - Parameters:
    ///   - events: Room for what is ready.
    ///   - milliseconds: The longest wait; -1 for no limit.
    /// - Returns: How many are ready.
    func wait(into events: inout [epoll_event], milliseconds: Int32) -> Int {
        Int(max(0, epoll_wait(descriptor, &events, Int32(events.count), milliseconds)))
    }

    /// Calls a closure for each descriptor that is ready.
    ///
    /// The bell is not one of them: it is watched for changes, so nobody needs to read its count.
    func forEach(of events: ArraySlice<epoll_event>, handle: (Int32, Readiness) -> Void) {
        for event in events where event.data.fd != bell {
            handle(event.data.fd, Readiness(rawValue: event.events))
        }
    }
}
