import Foundation

/// Directories that nothing else uses.
enum TemporaryDirectory {
    /// The path of a new one, which does not exist yet.
    static func make() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("segue-store-\(UUID().uuidString)").path
    }
}
