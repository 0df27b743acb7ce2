import Foundation

/// Notes what the main thread is doing in a file of the process, in memory that the file shares: writing it costs no call
/// of the system, and whoever comes after the process can read it.
///
/// When the app stops the process, by a trap or because it hangs, the file says so too: see ``FatalSignals``.
///
/// Sendable without the compiler's check: only the main thread writes, and the memory stays where it is.
package final class WorkMark: @unchecked Sendable {
    /// The bytes of the file.
    static let length = 256

    /// Where things stand in the file.
    private enum Offset {
        static let kind = 0
        static let isStopped = 1
        static let sessionLength = 2
        static let sceneLength = 3
        static let sequence = 8
        static let fingerprint = 16
        static let action = 24
        static let session = 32
        static let scene = 128
    }

    /// The longest name that is noted.
    private static let greatestNameLength = 96

    private let memory: UnsafeMutableRawPointer

    /// Shares memory with a file; nil when that cannot be.
    ///
    /// - Parameter descriptor: The file, open for reading and writing.
    init?(descriptor: Int32) {
        guard ftruncate(descriptor, off_t(Self.length)) == 0,
            let memory = mmap(nil, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        self.memory = memory
    }

    deinit {
        FatalSignals.forget(memory + Offset.isStopped)
        // The file stays locked for as long as it shares memory.
        munmap(memory, Self.length)
    }

    /// Has the file say so when the app stops the process while it works.
    package func watchForTraps() {
        FatalSignals.mark(memory + Offset.isStopped)
    }

    /// Notes what begins.
    package func begin(_ work: SessionWork) {
        memory.storeBytes(of: 0, toByteOffset: Offset.kind, as: UInt8.self)
        memory.storeBytes(of: Int64(work.sequence), toByteOffset: Offset.sequence, as: Int64.self)
        memory.storeBytes(of: work.fingerprint, toByteOffset: Offset.fingerprint, as: UInt64.self)
        memory.storeBytes(of: work.action, toByteOffset: Offset.action, as: UInt64.self)
        note(work.session, at: Offset.session, lengthAt: Offset.sessionLength)
        note(work.scene, at: Offset.scene, lengthAt: Offset.sceneLength)
        memory.storeBytes(of: work.kind.rawValue, toByteOffset: Offset.kind, as: UInt8.self)
    }

    /// Notes that it is over.
    package func end() {
        memory.storeBytes(of: 0, toByteOffset: Offset.kind, as: UInt8.self)
    }

    private func note(_ name: String, at offset: Int, lengthAt lengthOffset: Int) {
        var name = name
        let length = name.withUTF8 { bytes in
            let count = min(bytes.count, Self.greatestNameLength)
            UnsafeMutableRawBufferPointer(start: memory + offset, count: count).copyBytes(from: bytes[..<count])
            return UInt8(count)
        }
        memory.storeBytes(of: length, toByteOffset: lengthOffset, as: UInt8.self)
    }

    // MARK: Reading

    /// Reads what a process was at when the app stopped it.
    ///
    /// - Parameter path: The file of the process.
    /// - Returns: The work; nil when the app did not stop it, or nothing can be read.
    static func stoppedWork(at path: String) -> SessionWork? {
        guard let data = FileManager.default.contents(atPath: path), data.count == length else { return nil }
        let bytes = [UInt8](data)
        guard bytes[Offset.isStopped] == 1, let kind = SessionWork.Kind(rawValue: bytes[Offset.kind]) else {
            return nil
        }
        func name(_ offset: Int, _ lengthOffset: Int) -> String {
            let count = min(Int(bytes[lengthOffset]), greatestNameLength)
            return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
        }
        func number(_ offset: Int) -> UInt64 {
            bytes[offset..<(offset + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        return SessionWork(
            kind, session: name(Offset.session, Offset.sessionLength), scene: name(Offset.scene, Offset.sceneLength),
            sequence: Int(clamping: Int64(bitPattern: number(Offset.sequence))),
            fingerprint: number(Offset.fingerprint), action: number(Offset.action))
    }
}
