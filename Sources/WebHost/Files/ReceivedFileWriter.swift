import Foundation
import Glibc
import HTTPServer
import UIKitCore

/// Writes a file that is arriving into a folder of its own.
///
/// What waits for the disk does so on the threads of ``UploadExecutor``. When the file is not finished, because the request
/// fails or breaks off, nothing is left on the disk.
actor ReceivedFileWriter {
    private let name: String
    private let contentType: String?
    private let folder: URL
    private let descriptor: Int32
    private let share: FileSpace.Share?
    private var length = 0
    private var isFinished = false

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - name: The name it has on the sender's device, without folders.
    ///   - contentType: What the sender takes it for.
    ///   - space: What it is counted in; nil for a file that was counted before.
    /// - Throws: 413 when there is no room in the space, 503 when no further file can be opened, 507 when the disk does not
    ///   take it.
    static func open(
        name: String, contentType: String?, space: FileSpace? = nil
    ) async throws(Problem) -> ReceivedFileWriter {
        try await withTaskExecutorPreference(UploadExecutor.shared) { () async throws(Problem) in
            try ReceivedFileWriter(name: name, contentType: contentType, space: space)
        }
    }

    private init(name: String, contentType: String?, space: FileSpace?) throws(Problem) {
        let share = space?.makeShare()
        if let share, !share.take(FileSpace.Share.costOfFile) { throw .sessionFilesTooLarge(limit: share.space.limit) }
        guard let folder = ReceivedFile.makeFolder() else { throw .insufficientStorage }
        let path = folder.appending(component: name, directoryHint: .notDirectory).path
        let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        let isShort = descriptor < 0 && DescriptorShortage.isReason(of: errno)
        self.name = name
        self.contentType = contentType
        self.folder = folder
        self.descriptor = descriptor
        self.share = share
        if descriptor < 0 { throw isShort ? .tooManyOpenFiles : .insufficientStorage }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if !isFinished { ReceivedFile.removeFolder(folder) }
    }

    /// Adds bytes to the file's end.
    ///
    /// - Throws: 413 when there is no room for them in the session's space, 507 when the disk does not take them.
    nonisolated func append(_ bytes: [UInt8]) async throws(Problem) {
        try await withTaskExecutorPreference(UploadExecutor.shared) { () async throws(Problem) in
            try await self.write(bytes)
        }
    }

    private func write(_ bytes: [UInt8]) throws(Problem) {
        if let share, !share.take(bytes.count) { throw .sessionFilesTooLarge(limit: share.space.limit) }
        if let share, !DiskSpace.has(share.space.freeDiskLength, onDiskOf: descriptor) { throw .insufficientStorage }
        var remaining = bytes[...]
        while !remaining.isEmpty {
            let count = remaining.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .insufficientStorage }
            remaining = remaining.dropFirst(count)
        }
        length += bytes.count
    }

    /// The complete file, at the place that it had in another process.
    ///
    /// - Parameter identifier: What the file is called.
    /// - Returns: The file; nil when the place belongs to somebody else.
    func finish(as identifier: String) -> ReceivedFile? {
        guard let place = ReceivedFile.move(folder, toPlaceOf: identifier) else { return nil }
        isFinished = true
        return ReceivedFile(name: name, in: place, contentType: contentType, length: length)
    }

    /// The complete file.
    func finish() -> ReceivedFile {
        isFinished = true
        let file = ReceivedFile(name: name, in: folder, contentType: contentType, length: length)
        if let share { file.keep(share) }
        return file
    }
}
