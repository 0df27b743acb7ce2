import Dispatch
import Logging

extension SQLiteSceneStore {
    /// For how long a file that somebody removed is missed: whoever does so may go on to remove the directory that it is in.
    private static let pauseOfRemoval: DispatchTimeInterval = .seconds(1)

    /// Finds out why another process called this one, or that the file by which it does so is gone.
    func heedCall() {
        guard presence.isKept else {
            return files.run(after: Self.pauseOfRemoval) { [weak self] in
                guard let self else { return }
                keepFiles()
                yieldWanted()
            }
        }
        yieldWanted()
    }

    private func yieldWanted() {
        // What fails here fails the process that asks too, which asks again.
        for name in (try? takeWanted()) ?? [] { continuation.yield(.wanted(name)) }
    }

    /// Makes again what somebody removed of the data directory: the key, without which nobody could read after this process
    /// what it stores, and the file by which others know that it is alive.
    func keepFiles() {
        do throws(SceneStoreError) {
            guard !presence.isEnded else { return }
            _ = try DataDirectory.made(at: directory)
            if try presence.keep() {
                logger.warning(
                    "somebody removed the file that says that this process is alive; another one is made",
                    metadata: ["process": "\(owner)"])
            }
            if let (key, path) = keptKey, try key.keep(at: path) {
                logger.warning(
                    "somebody removed or emptied the file of the key; it is written again",
                    metadata: ["file": "\(path)"])
            }
            lacksFiles.withLock { $0 = false }
        } catch {
            let isNew = lacksFiles.withLock { lacksFiles in
                defer { lacksFiles = true }
                return !lacksFiles
            }
            guard isNew else { return }
            logger.error(
                "the data directory is not as it was, and cannot be made so again", metadata: ["reason": "\(error)"])
        }
    }
}
