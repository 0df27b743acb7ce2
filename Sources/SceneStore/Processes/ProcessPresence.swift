import Foundation

/// Tells the other processes of the machine that this one is alive: a file that it keeps locked.
///
/// The system gives the lock back when the process ends, also when it is killed, so nobody waits for the sessions of a
/// process that is gone.
final class ProcessPresence: Sendable {
    /// The name of the process, unlike that of any other.
    let name: String

    /// What the main thread is doing; nil where the file cannot be shared with memory.
    let workMark: WorkMark?

    /// How long the file of a process that the app stopped is kept, in seconds: as long as its sessions may be.
    private static let lifetime: TimeInterval = 604_800

    private let directory: String
    private let descriptor: Int32
    private let bell: ProcessBell

    /// Makes the file of this process, and removes those of processes that are gone.
    ///
    /// - Parameter directory: Where the files of all processes are.
    init(directory: String) throws(SceneStoreError) {
        self.directory = directory
        name = UUID().uuidString
        mkdir(directory, 0o700)
        let path = "\(directory)/\(name)"
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw SceneStoreError(
                .notWritable,
                "The directory \(directory) cannot be written (\(String(cString: strerror(errno)))); "
                    + "give the process the right, or another data directory.")
        }
        workMark = WorkMark(descriptor: descriptor)
        bell = ProcessBell(path: path)
        let others = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for other in others where other != name && !isAlive(other) && !isNeeded(other) {
            unlink("\(directory)/\(other)")
        }
    }

    /// Whether the file of a process that is gone says what the app stopped it at.
    private func isNeeded(_ name: String) -> Bool {
        let path = "\(directory)/\(name)"
        guard WorkMark.stoppedWork(at: path) != nil,
            let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        else { return false }
        return changed.timeIntervalSinceNow > -Self.lifetime
    }

    /// Takes what a process that is gone was doing for a session when the app stopped it; nil when that was something
    /// else.
    ///
    /// - Parameters:
    ///   - name: The name of the process.
    ///   - session: The name of the session.
    func takeStoppedWork(of name: String, for session: String) -> SessionWork? {
        let path = "\(directory)/\(name)"
        guard let work = WorkMark.stoppedWork(at: path), work.session == session else { return nil }
        unlink(path)
        return work
    }

    /// What the app stopped processes of this machine at that are gone, by their names.
    func stoppedWorks() -> [String: SessionWork] {
        let others = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return others.reduce(into: [:]) { works, other in
            guard other != name, !isAlive(other) else { return }
            works[other] = WorkMark.stoppedWork(at: "\(directory)/\(other)")
        }
    }

    deinit {
        close(descriptor)
    }

    /// Whether a process is alive.
    ///
    /// - Parameter name: The name of the process.
    func isAlive(_ name: String) -> Bool {
        guard name != self.name else { return true }
        let other = open("\(directory)/\(name)", O_RDWR | O_CLOEXEC)
        guard other >= 0 else { return false }
        defer { close(other) }
        return flock(other, LOCK_EX | LOCK_NB) != 0
    }

    /// Whether a process of this machine is gone that has left its file.
    ///
    /// - Parameter name: The name of the process.
    func isKnownGone(_ name: String) -> Bool {
        access("\(directory)/\(name)", F_OK) == 0 && !isAlive(name)
    }

    /// Has something done whenever another process calls this one.
    ///
    /// - Parameter action: What to do, beside the other threads; to be given once.
    func listen(_ action: @escaping @Sendable () -> Void) {
        bell.listen(action)
    }

    /// Calls a process that is alive.
    ///
    /// - Parameter name: The name of the process.
    func call(_ name: String) {
        ProcessBell.ring("\(directory)/\(name)")
    }

    /// Removes the file of this process, which owns nothing any more.
    func end() {
        unlink("\(directory)/\(name)")
    }
}
