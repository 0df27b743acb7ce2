import Foundation
import Logging
import Synchronization

/// Tells the other processes of the machine that this one is alive: a file that it keeps locked.
///
/// The system gives the lock back when the process ends, also when it is killed, so nobody waits for the sessions of a
/// process that is gone.
final class ProcessPresence: Sendable {
    /// The name of the process, unlike that of any other.
    let name: String

    /// What the main thread is doing; nil where there is no memory for it.
    let workMark: WorkMark?

    /// How long the file of a process that the app stopped is kept, in seconds: as long as its sessions may be.
    private static let lifetime: TimeInterval = 604_800

    /// How the names of files end that are not locked yet.
    private static let unlockedSuffix = ".new"

    /// How long such a file is left alone, in seconds.
    private static let lockingTime: TimeInterval = 60

    private let directory: String
    /// The file; nil once the process owns nothing any more.
    private let descriptor: Mutex<Int32?>
    private let bell: ProcessBell

    /// Makes the file of this process, and removes those of processes that are gone.
    ///
    /// - Parameter directory: Where the files of all processes are.
    init(directory: String) throws(SceneStoreError) {
        self.directory = directory
        name = UUID().uuidString
        let path = "\(directory)/\(name)"
        let file = try Self.makeFile(path, in: directory)
        descriptor = Mutex(file)
        workMark = WorkMark(descriptor: file)
        bell = ProcessBell(path: path)
        let others = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for other in others where other != name && !isBeginning(other) && !isAlive(other) && !isNeeded(other) {
            unlink("\(directory)/\(other)")
        }
    }

    /// Makes a file and locks it.
    ///
    /// - Returns: Its descriptor.
    private static func makeFile(_ path: String, in directory: String) throws(SceneStoreError) -> Int32 {
        mkdir(directory, 0o700)
        // Until it is locked, others would take it for that of a process that is gone.
        let unlocked = path + unlockedSuffix
        unlink(unlocked)
        let file = open(unlocked, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0, rename(unlocked, path) == 0 else {
            let reason = String(cString: strerror(errno))
            if file >= 0 { close(file) }
            throw SceneStoreError(
                .notWritable,
                "The directory \(directory) cannot be written (\(reason)); "
                    + "give the process the right, or another data directory.")
        }
        return file
    }

    /// Whether others find the file of this process, or need not any more.
    var isKept: Bool { descriptor.withLock { $0.map(isInPlace) ?? true } }

    /// Whether the process owns nothing any more.
    var isEnded: Bool { descriptor.withLock { $0 == nil } }

    /// Says what it means that the file has no room, where that is so.
    func reportSilence(to logger: Logger) {
        let failure = descriptor.withLock { _ in workMark?.failure ?? 0 }
        guard failure != 0 else { return }
        logger.warning(
            "what stops the app may stop it again: until there is room, nothing notes what it was doing",
            metadata: ["reason": "\(String(cString: strerror(failure)))"])
    }

    /// Makes the file of this process again where somebody removed it, as others would take the process for gone, and could
    /// not call it.
    ///
    /// A file that had no room for what the main thread is doing gets it when there is some.
    ///
    /// - Returns: Whether it was missing.
    func keep() throws(SceneStoreError) -> Bool {
        let isNew = try descriptor.withLock { present throws(SceneStoreError) in
            guard let old = present else { return false }
            guard !isInPlace(old) else {
                if let workMark, workMark.failure != 0 { workMark.move(to: old) }
                return false
            }
            let new = try Self.makeFile("\(directory)/\(name)", in: directory)
            workMark?.move(to: new)
            present = new
            close(old)
            return true
        }
        if isNew { bell.listenAgain() }
        return isNew
    }

    /// Whether the file of this process is the one that others find by its name.
    private func isInPlace(_ descriptor: Int32) -> Bool {
        var (own, found) = (stat(), stat())
        return fstat(descriptor, &own) == 0 && stat("\(directory)/\(name)", &found) == 0
            && own.st_dev == found.st_dev && own.st_ino == found.st_ino
    }

    /// Whether a file is that of a process that is about to lock it.
    private func isBeginning(_ file: String) -> Bool {
        file.hasSuffix(Self.unlockedSuffix) && isYounger(file, than: Self.lockingTime)
    }

    /// Whether the file of a process that is gone says what the app stopped it at.
    private func isNeeded(_ name: String) -> Bool {
        !WorkMark.stoppedWork(at: "\(directory)/\(name)").isEmpty && isYounger(name, than: Self.lifetime)
    }

    /// Whether a file was changed in the last seconds.
    private func isYounger(_ file: String, than seconds: TimeInterval) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(directory)/\(file)")
        guard let changed = attributes?[.modificationDate] as? Date else { return false }
        return changed.timeIntervalSinceNow > -seconds
    }

    /// Takes what a process that is gone was doing for a session when the app stopped it, or had done shortly before;
    /// nothing when that was for others.
    ///
    /// - Parameters:
    ///   - name: The name of the process.
    ///   - session: The name of the session.
    func takeStoppedWork(of name: String, for session: String) -> [SessionWork] {
        let path = "\(directory)/\(name)"
        let works = WorkMark.stoppedWork(at: path)
        let taken = works.filter { $0.session == session }
        if !taken.isEmpty, taken.count == works.count {
            unlink(path)
        } else if !taken.isEmpty {
            WorkMark.forgetWork(for: session, at: path)
        }
        return taken
    }

    /// What the app stopped processes of this machine at that are gone, by their names.
    func stoppedWorks() -> [String: [SessionWork]] {
        let others = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return others.reduce(into: [:]) { works, other in
            guard other != name, !isAlive(other) else { return }
            let found = WorkMark.stoppedWork(at: "\(directory)/\(other)")
            if !found.isEmpty { works[other] = found }
        }
    }

    deinit {
        descriptor.withLock { if let present = $0 { _ = close(present) } }
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
        descriptor.withLock { present in
            if let file = present { close(file) }
            present = nil
        }
        unlink("\(directory)/\(name)")
    }
}
