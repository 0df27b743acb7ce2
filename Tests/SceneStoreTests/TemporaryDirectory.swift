import Foundation
import Synchronization

/// Directories that nothing else uses, and that are gone when the process ends.
enum TemporaryDirectory {
    private static let made = Mutex<[String]>([])

    private static let removesAllAtTheEnd: Bool =
        atexit {
            for path in made.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
        } == 0

    /// The path of a new one, which does not exist yet.
    static func make() -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-store-\(UUID().uuidString)")
            .path
        if removesAllAtTheEnd { made.withLock { $0.append(path) } }
        return path
    }
}
