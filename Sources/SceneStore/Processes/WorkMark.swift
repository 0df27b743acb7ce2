import Foundation

/// Notes what the main thread is doing in a file of the process, in memory that the file shares: writing it costs no call
/// of the system, and whoever comes after the process can read it.
///
/// When the app stops the process, by a trap or because it hangs, the file says so too: see ``FatalSignals``. The file has
/// three parts of one form: what is being done, the events that were performed last, and the scene that was restored last;
/// where the app stops the process while nothing is being done, as by a timer, one of the latter two may have caused it.
///
/// Sendable without the compiler's check: only the main thread writes, and the memory stays where it is.
package final class WorkMark: @unchecked Sendable {
    /// The bytes of the file.
    static let length = 3 * Part.length

    /// Where the parts of the file begin.
    private enum Part {
        static let length = 256
        static let present = 0
        static let performed = length
        static let restored = 2 * length
    }

    /// Where things stand in a part.
    private enum Offset {
        static let kind = 0
        /// In the first part.
        static let isStopped = 1
        static let sessionLength = 2
        static let sceneLength = 3
        static let sequence = 8
        static let fingerprint = 16
        static let action = 24
        static let session = 32
        static let scene = 128
        /// In seconds since 1970: when the app stopped the process; in the other parts, when the work was done.
        static let time = 224
    }

    /// The longest name that is noted.
    private static let greatestNameLength = 96

    /// For how many seconds after its end work is held to be the cause of what stops the process.
    static let aftermath = 5

    private let memory: UnsafeMutableRawPointer

    /// Why the file does not share the memory, as where the disk is full; 0 where it does.
    ///
    /// Whoever changes it sees to it that nobody else does.
    private(set) var failure: Int32 = 0

    /// Shares memory with a file, or has some of its own where the file gets no room; nil when there is no memory.
    ///
    /// - Parameter descriptor: The file, open for reading and writing.
    init?(descriptor: Int32) {
        let access = PROT_READ | PROT_WRITE
        // Memory of a file without room would end the process when it is written.
        failure = posix_fallocate(descriptor, 0, off_t(Self.length))
        var found = failure == 0 ? mmap(nil, Self.length, access, MAP_SHARED, descriptor, 0) : MAP_FAILED
        if failure == 0, found == MAP_FAILED { failure = errno }
        if failure != 0 { found = mmap(nil, Self.length, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) }
        guard let found, found != MAP_FAILED else { return nil }
        memory = found
    }

    /// Shares the memory with another file from now on, which says the same; where that gets no room, with none.
    ///
    /// - Parameter descriptor: The file, empty, and open for reading and writing.
    func move(to descriptor: Int32) {
        // What the main thread notes between these calls the file lacks until the next thing is noted.
        let count = pwrite(descriptor, memory, Self.length, 0)
        guard count == Self.length else {
            failure = count < 0 ? errno : ENOSPC
            return
        }
        let shared = mmap(memory, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, descriptor, 0)
        failure = shared == MAP_FAILED ? errno : 0
    }

    deinit {
        FatalSignals.forget(memory + Offset.isStopped)
        // The file stays locked for as long as it shares memory.
        munmap(memory, Self.length)
    }

    /// Has the file say so when the app stops the process.
    package func watchForTraps() {
        FatalSignals.mark(memory + Offset.isStopped, at: memory + Offset.time)
    }

    /// Notes what begins, in place of what was begun before.
    package func begin(_ work: SessionWork) {
        end()
        note(work, at: Part.present)
    }

    /// Notes that it is over.
    package func end() {
        let kind = memory.load(fromByteOffset: Offset.kind, as: UInt8.self)
        memory.storeBytes(of: 0, toByteOffset: Offset.kind, as: UInt8.self)
        guard kind == SessionWork.Kind.performing.rawValue else { return }
        (memory + Part.performed).copyMemory(from: memory, byteCount: Part.length)
        noteTime(at: Part.performed)
        memory.storeBytes(of: kind, toByteOffset: Part.performed + Offset.kind, as: UInt8.self)
    }

    /// Notes that a scene was restored.
    ///
    /// - Parameters:
    ///   - scene: The name of the scene.
    ///   - session: The name of its session.
    package func noteRestored(_ scene: String, of session: String) {
        note(SessionWork(.showing, session: session, scene: scene), at: Part.restored)
        noteTime(at: Part.restored)
    }

    private func note(_ work: SessionWork, at part: Int) {
        memory.storeBytes(of: 0, toByteOffset: part + Offset.kind, as: UInt8.self)
        memory.storeBytes(of: Int64(work.sequence), toByteOffset: part + Offset.sequence, as: Int64.self)
        memory.storeBytes(of: work.fingerprint, toByteOffset: part + Offset.fingerprint, as: UInt64.self)
        memory.storeBytes(of: work.action, toByteOffset: part + Offset.action, as: UInt64.self)
        note(work.session, at: part + Offset.session, lengthAt: part + Offset.sessionLength)
        note(work.scene, at: part + Offset.scene, lengthAt: part + Offset.sceneLength)
        memory.storeBytes(of: work.kind.rawValue, toByteOffset: part + Offset.kind, as: UInt8.self)
    }

    private func note(_ name: String, at offset: Int, lengthAt lengthOffset: Int) {
        let room = UnsafeMutableRawBufferPointer(start: memory + offset, count: Self.greatestNameLength)
        let count = name.utf8.copy(to: room)
        memory.storeBytes(of: UInt8(count), toByteOffset: lengthOffset, as: UInt8.self)
    }

    private func noteTime(at part: Int) {
        memory.storeBytes(of: Int64(time(nil)), toByteOffset: part + Offset.time, as: Int64.self)
    }

    // MARK: Reading

    /// Reads what a process was at when the app stopped it, or what it had been at shortly before.
    ///
    /// - Parameter path: The file of the process.
    /// - Returns: The work; none when the app did not stop it, or nothing can be read.
    static func stoppedWork(at path: String) -> [SessionWork] {
        guard let data = FileManager.default.contents(atPath: path), data.count == length else { return [] }
        let bytes = [UInt8](data)
        guard bytes[Offset.isStopped] == 1 else { return [] }
        if let work = readWork(in: bytes[..<Part.length]) { return [work] }
        guard bytes[Offset.kind] == 0 else { return [] }
        return [Part.performed, Part.restored].compactMap { part in
            guard var work = readWork(in: bytes[part..<(part + Part.length)]) else { return nil }
            let stopped = number(in: bytes[Offset.time...])
            let done = number(in: bytes[(part + Offset.time)...])
            guard stopped >= done, stopped - done <= UInt64(aftermath) else { return nil }
            work.isOver = true
            return work
        }
    }

    /// Drops what the file of a process says of a session.
    static func forgetWork(for session: String, at path: String) {
        guard let file = try? FileHandle(forUpdating: URL(fileURLWithPath: path)), let data = try? file.readToEnd(),
            data.count == length
        else { return }
        let bytes = [UInt8](data)
        for part in [Part.performed, Part.restored]
        where readWork(in: bytes[part..<(part + Part.length)])?.session == session {
            try? file.seek(toOffset: UInt64(part + Offset.kind))
            try? file.write(contentsOf: [0])
        }
        try? file.close()
    }

    private static func readWork(in part: ArraySlice<UInt8>) -> SessionWork? {
        guard let kind = SessionWork.Kind(rawValue: part[part.startIndex + Offset.kind]) else { return nil }
        func name(_ offset: Int, _ lengthOffset: Int) -> String {
            let start = part.startIndex + offset
            let count = min(Int(part[part.startIndex + lengthOffset]), greatestNameLength)
            return String(decoding: part[start..<(start + count)], as: UTF8.self)
        }
        return SessionWork(
            kind, session: name(Offset.session, Offset.sessionLength), scene: name(Offset.scene, Offset.sceneLength),
            sequence: Int(clamping: Int64(bitPattern: number(in: part.dropFirst(Offset.sequence)))),
            fingerprint: number(in: part.dropFirst(Offset.fingerprint)),
            action: number(in: part.dropFirst(Offset.action)))
    }

    private static func number(in bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
