import Synchronization

/// The bytes of files that one session may have on the disk, those that are still arriving included.
final class FileSpace: Sendable {
    /// The bytes it may have in all.
    let limit: Int

    /// The bytes that are to stay free on the disk; nil for as many as should be.
    let freeDiskLength: Int?

    private let used = Mutex(0)

    /// Creates a space in which nothing is.
    init(limit: Int, freeDiskLength: Int?) {
        self.limit = limit
        self.freeDiskLength = freeDiskLength
    }

    /// Begins to count a file.
    func makeShare() -> Share { Share(of: self) }

    private func take(_ count: Int, isForced: Bool) -> Bool {
        used.withLock { used in
            guard isForced || count <= limit - used else { return false }
            used += count
            return true
        }
    }

    private func giveBack(_ count: Int) {
        used.withLock { $0 -= count }
    }

    /// What one file takes of a space, for as long as the object lives.
    final class Share: Sendable {
        /// The space.
        let space: FileSpace

        private let taken = Mutex(0)

        fileprivate init(of space: FileSpace) {
            self.space = space
        }

        deinit { space.giveBack(taken.withLock { $0 }) }

        /// Takes bytes; false, and nothing is taken, when there is no room.
        ///
        /// - Parameters:
        ///   - count: How many bytes.
        ///   - isForced: Whether to count them even if there is no room, as for files that were let in before.
        func take(_ count: Int, isForced: Bool = false) -> Bool {
            guard space.take(count, isForced: isForced) else { return false }
            taken.withLock { $0 += count }
            return true
        }

        /// What the disk needs for a file besides its bytes, so that empty ones count as well.
        static let costOfFile = 4_096
    }
}
