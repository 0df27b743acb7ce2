import Dispatch
import Glibc
import Synchronization

/// Hears when another process touches a file: a call that costs nothing until it comes.
///
/// Where the system watches no more files for its user, it is looked every 250 milliseconds instead.
final class ProcessBell: Sendable {
    private static let pause: DispatchTimeInterval = .milliseconds(250)

    private struct State {
        var action: (@Sendable () -> Void)?
        var stop: (@Sendable () -> Void)?
    }

    private let path: String
    private let state = Mutex(State())

    /// Creates the bell of a file, which does not ring yet.
    init(path: String) {
        self.path = path
    }

    deinit {
        state.withLock { $0.stop?() }
    }

    /// Touches the file of another process.
    static func ring(_ path: String) {
        utimensat(AT_FDCWD, path, nil, 0)
    }

    /// Has something done whenever another process rings, and when the file is removed.
    ///
    /// - Parameter action: What to do, one time after another.
    func listen(_ action: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.action = action
            listen(action, &state)
        }
    }

    /// Listens at the file that stands there now, in place of the one that stood there.
    func listenAgain() {
        state.withLock { state in
            if let action = state.action { listen(action, &state) }
        }
    }

    private func listen(_ action: @escaping @Sendable () -> Void, _ state: inout State) {
        let queue = DispatchQueue(label: "segue.bell")
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        // Dispatch lets every thread use it.
        nonisolated(unsafe) let new: any DispatchSourceProtocol
        if descriptor >= 0, inotify_add_watch(descriptor, path, UInt32(IN_ATTRIB)) >= 0 {
            new = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            new.setEventHandler {
                // What the file was touched for is asked for elsewhere; the messages only have to go.
                var messages = [UInt8](repeating: 0, count: 4096)
                while read(descriptor, &messages, messages.count) > 0 {}
                action()
            }
            new.setCancelHandler { close(descriptor) }
        } else {
            if descriptor >= 0 { close(descriptor) }
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now() + Self.pause, repeating: Self.pause)
            timer.setEventHandler(handler: action)
            new = timer
        }
        new.resume()
        state.stop?()
        state.stop = { new.cancel() }
    }
}
