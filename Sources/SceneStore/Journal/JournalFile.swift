import Glibc
import Synchronization

/// A file of this process in which scenes are kept until the database has them.
///
/// What was appended is in the system's memory, and stays when the process is killed. The file is locked as long as the
/// process lives; whoever finds it unlocked takes over what is in it, see ``LeftJournal``.
final class JournalFile: Sendable {
    /// What became of scenes.
    enum Outcome: Sendable {
        /// They are in the journal.
        case kept
        /// They are in the journal, which was empty before.
        case begun
        /// They are in the journal, which is nearly full.
        case due
        /// There is no room for them.
        case refused
        /// Somebody removed the file, so that what is in it ends with the process.
        case removed
    }

    /// A scene that is to be appended.
    struct Scene: Sendable {
        /// Which one it is.
        let name: JournalRecord.Name
        /// The fencing token of its session.
        let token: Int
        /// The encrypted scene.
        let sealed: [UInt8]
    }

    private struct State {
        /// The half to which scenes are appended.
        var active = 0
        /// Where the next one goes in it.
        var position = 0
        /// The generation of that half.
        var generation: UInt64 = 1
        /// The latest record of each scene in it.
        var latest: [JournalRecord.Name: JournalRecord] = [:]
        /// The half that is being written into the database, or that could not be.
        var frozen: Frozen?
        /// Whether the database could not be written.
        var isBlocked = false
        var isClosed = false
        /// The bytes of records before they are in the file.
        var records: [UInt8] = []
    }

    private struct Frozen {
        let half: Int
        /// The latest record of each scene in it.
        let latest: [JournalRecord.Name: JournalRecord]
    }

    /// How many bytes a page of the system's memory has at least.
    private static let pageLength = 4096

    private let path: String
    private let descriptor: Int32
    /// The file as memory, to be read only.
    private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
    private let halfLength: Int
    private let state = Mutex(State())

    /// Makes the journal of this process.
    ///
    /// - Parameters:
    ///   - directory: Where the journals of all processes are.
    ///   - name: The name of the process.
    ///   - halfLength: How many bytes each half has.
    /// - Throws: Why it cannot be made, and what can be done.
    init(directory: String, name: String, halfLength: Int = JournalLayout.halfLength) throws(SceneStoreError) {
        mkdir(directory, 0o700)
        path = "\(directory)/\(name)"
        self.halfLength = halfLength
        let length = JournalLayout.start(of: 2, length: halfLength)
        // Until it is locked, others would take it for that of a process that is gone.
        let draft = path + LeftJournal.draftSuffix
        descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure(errno, path) }
        var number = flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
        if number == 0, !Self.hasRoom(for: length, ofFile: descriptor) { number = ENOSPC }
        if number == 0 { number = posix_fallocate(descriptor, 0, off_t(length)) }
        let mapped =
            number == 0 ? mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0) : MAP_FAILED
        guard number == 0, let mapped, mapped != MAP_FAILED else {
            if number == 0 { number = errno }
            unlink(draft)
            close(descriptor)
            throw Self.failure(number, path)
        }
        memory = mapped
        guard JournalLayout.signature.withUnsafeBytes({ write($0, at: 0) }),
            write(UInt64(halfLength), at: JournalLayout.lengthOffset),
            write(1, at: JournalLayout.generationOffset(of: 0)), rename(draft, path) == 0
        else {
            let number = errno
            unlink(draft)
            throw Self.failure(number, path)
        }
    }

    deinit {
        munmap(memory, JournalLayout.start(of: 2, length: halfLength))
        close(descriptor)
    }

    /// Whether the file system has much more room than a file is to get, so that others do not lack it meanwhile.
    private static func hasRoom(for length: Int, ofFile descriptor: Int32) -> Bool {
        var status = statvfs()
        guard fstatvfs(descriptor, &status) == 0 else { return true }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize) >= UInt64(length) * 2
    }

    private static func failure(_ number: Int32, _ path: String) -> SceneStoreError {
        let reason = "The journal \(path) cannot be made (\(String(cString: strerror(number))))"
        return number == ENOSPC || number == EDQUOT
            ? SceneStoreError(.full, "\(reason); free some room, and start the app again.")
            : SceneStoreError(.notWritable, "\(reason); give the process the right, or another data directory.")
    }

    // MARK: Writing

    /// Whether there may be room for scenes, so that they are worth encrypting.
    ///
    /// - Parameter length: How many bytes they have at least.
    func mayTake(_ length: Int) -> Bool {
        state.withLock { !$0.isBlocked && !$0.isClosed && length <= halfLength - $0.position }
    }

    /// Appends scenes: all, or none.
    func append(_ scenes: [Scene]) -> Outcome {
        state.withLock { state in
            if !state.isClosed, isRemoved { return .removed }
            guard !state.isBlocked, !state.isClosed else { return .refused }
            state.records.removeAll(keepingCapacity: true)
            let start = state.position
            let records = scenes.compactMap { scene in
                JournalRecord.append(
                    to: &state.records, scene.sealed, scene.name, token: scene.token, generation: state.generation,
                    at: start)
            }
            let end = start + state.records.count
            guard records.count == scenes.count, end <= halfLength,
                append(state.records, at: start, ofHalf: state.active)
            else { return .refused }
            state.position = end
            for record in records { state.latest[record.name] = record }
            let limit = halfLength / 8 * 7
            return start == 0 ? .begun : start < limit && end >= limit ? .due : .kept
        }
    }

    /// Whether the file has no name any more, as where somebody cleaned up.
    private var isRemoved: Bool {
        var information = stat()
        return fstat(descriptor, &information) == 0 && information.st_nlink == 0
    }

    private func append(_ records: [UInt8], at position: Int, ofHalf half: Int) -> Bool {
        let start = JournalLayout.start(of: half, length: halfLength) + position
        return records.withUnsafeBytes { records in
            // The system takes what goes to one page whole, or, where the process is killed meanwhile, not at all.
            let isOnOnePage = start / Self.pageLength == (start + records.count - 1) / Self.pageLength
            if isOnOnePage { return write(records, at: start) }
            // The checksum of the first is last: records that are not all whole are none, as nobody reads beyond one that
            // lacks nothing else.
            let rest = UnsafeRawBufferPointer(rebasing: records[JournalRecord.word...])
            guard write(rest, at: start + JournalRecord.word) else { return false }
            return write(UnsafeRawBufferPointer(rebasing: records[..<JournalRecord.word]), at: start)
        }
    }

    private func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        // Written into memory, a full or a broken disk would end the process.
        pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) == bytes.count
    }

    private func write(_ number: UInt64, at offset: Int) -> Bool {
        withUnsafeBytes(of: number.littleEndian) { write($0, at: offset) }
    }

    // MARK: Giving to the database

    /// Takes what is to be written into the database, from where it is not taken again once ``free()`` was called.
    ///
    /// Only one thread may do so at a time.
    ///
    /// - Returns: The latest state of each scene, the longest waiting half first; nil when there is nothing.
    func freeze() -> [JournalEntry]? {
        let frozen: Frozen? = state.withLock { state in
            if let frozen = state.frozen { return frozen }
            guard state.position > 0 else { return nil }
            let other = 1 - state.active
            guard write(state.generation + 1, at: JournalLayout.generationOffset(of: other)) else { return nil }
            let frozen = Frozen(half: state.active, latest: state.latest)
            state.frozen = frozen
            state.active = other
            state.generation += 1
            state.position = 0
            state.latest = [:]
            return frozen
        }
        guard let frozen else { return nil }
        let half = UnsafeRawBufferPointer(
            start: memory + JournalLayout.start(of: frozen.half, length: halfLength), count: halfLength)
        return frozen.latest.values.map { JournalLayout.entry(of: $0, in: half) }
    }

    /// Gives up what ``freeze()`` gave, which the database has by now.
    func free() {
        state.withLock { state in
            guard let frozen = state.frozen else { return }
            state.frozen = nil
            state.isBlocked = false
            // Where that cannot be said, the half would be taken for the latest once more.
            if !write(0, at: JournalLayout.generationOffset(of: frozen.half)) { state.isClosed = true }
        }
    }

    /// Takes no more scenes until the database could be written.
    ///
    /// - Returns: Whether it took some until now.
    func block() -> Bool {
        state.withLock { state in
            defer { state.isBlocked = true }
            return !state.isBlocked
        }
    }

    /// Takes no more scenes at all.
    func end() {
        state.withLock { $0.isClosed = true }
    }

    /// Removes the file, of which the database has everything.
    func remove() {
        end()
        unlink(path)
    }
}
