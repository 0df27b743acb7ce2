package import Foundation

/// What a store says about a session without looking into it.
package struct StoredSessionSummary: Sendable, Equatable {
    /// The name of the session.
    package var name: String

    /// The scenes.
    package var scenes: Int

    /// The bytes of all contents.
    package var bytes: Int

    /// When its time is over.
    package var expires: Date

    /// Whether a process that is alive has it in memory.
    package var isAwake: Bool

    /// Creates a summary.
    ///
    /// - Parameters:
    ///   - name: The name of the session.
    ///   - scenes: The scenes.
    ///   - bytes: The bytes of all contents.
    ///   - expires: When its time is over.
    ///   - isAwake: Whether a process that is alive has it in memory.
    package init(name: String, scenes: Int, bytes: Int, expires: Date, isAwake: Bool) {
        self.name = name
        self.scenes = scenes
        self.bytes = bytes
        self.expires = expires
        self.isAwake = isAwake
    }
}
