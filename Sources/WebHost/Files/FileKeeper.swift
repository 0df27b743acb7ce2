import Foundation
import Glibc
import Logging
import SceneStore
import UIKitCore

/// Puts the files that people sent into a store, and back on the disk.
struct FileKeeper: Sendable {
    /// The files of a scene that came out of the store.
    struct RestoredFiles: Sendable {
        /// Those that came back.
        var files: [ReceivedFile] = []
        /// Whether all of them did.
        var isComplete = true
    }

    /// The bytes of a piece, but for the last one of a file.
    static let pieceLength = 1 << 20

    let store: any SceneStore
    let logger: Logger

    /// Writes files.
    ///
    /// What the app has moved away by now, which it does with what is to stay, is passed over.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - scene: The scene that has them.
    ///   - session: Its session.
    ///   - expires: When the session's time is over.
    /// - Throws: Why not all were written; all may be written again.
    func write(
        _ files: [ReceivedFile], of scene: String, in session: String, expires: Date
    ) async throws(SceneStoreError) {
        for file in files {
            let descriptor = open(file.url.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var number = 0
            repeat {
                let piece = Self.read(Self.pieceLength, from: descriptor)
                guard !piece.isEmpty else { break }
                try await store.write(
                    piece, as: FilePiece(session: session, scene: scene, file: file.identifier, number: number),
                    expires: expires)
                number += 1
            } while true
        }
    }

    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            while length < count, let start = buffer.baseAddress {
                let more = Glibc.read(descriptor, start + length, count - length)
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { break }
                length += more
            }
        }
    }

    /// Puts the files of the scenes of a session back on the disk.
    ///
    /// - Parameters:
    ///   - stored: The session.
    ///   - session: Its name.
    /// - Returns: The files, by the names of their scenes.
    func restoreFiles(of stored: StoredSession, named session: String) async -> [String: RestoredFiles] {
        var restored: [String: RestoredFiles] = [:]
        for (scene, contents) in stored.scenes {
            guard let records = try? SceneRecord.files(in: contents), !records.isEmpty else { continue }
            var files = RestoredFiles()
            for record in records {
                if let file = await restore(record, of: scene, in: session) {
                    files.files.append(file)
                } else {
                    files.isComplete = false
                }
            }
            restored[scene] = files
        }
        return restored
    }

    private func restore(_ record: ReceivedFileRecord, of scene: String, in session: String) async -> ReceivedFile? {
        do {
            let writer = try await ReceivedFileWriter.open(name: record.name, contentType: record.contentType)
            var remaining = record.length
            var number = 0
            while remaining > 0 {
                let piece = FilePiece(session: session, scene: scene, file: record.identifier, number: number)
                guard let bytes = try await store.contents(of: piece), !bytes.isEmpty, bytes.count <= remaining else {
                    return lost(record, of: scene, because: "A part of it is not in the store.")
                }
                try await writer.append(bytes)
                remaining -= bytes.count
                number += 1
            }
            return await writer.finish(as: record.identifier)
                ?? lost(record, of: scene, because: "Its place on the disk belongs to another user.")
        } catch let error as SceneStoreError {
            return lost(record, of: scene, because: error.message)
        } catch {
            return lost(record, of: scene, because: "The disk does not take it.")
        }
    }

    private func lost(_ record: ReceivedFileRecord, of scene: String, because reason: String) -> ReceivedFile? {
        logger.error(
            "a stored file cannot be used",
            metadata: ["scene": "\(scene)", "file": "\(record.identifier)", "reason": "\(reason)"])
        return nil
    }
}
