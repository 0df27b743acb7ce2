/// What a store holds.
package struct SceneStoreStatistics: Sendable, Equatable {
    /// The user sessions.
    package var sessions: Int

    /// The scenes.
    package var scenes: Int

    /// The bytes of all contents.
    package var bytes: Int

    /// Creates statistics.
    ///
    /// - Parameters:
    ///   - sessions: The user sessions.
    ///   - scenes: The scenes.
    ///   - bytes: The bytes of all contents.
    package init(sessions: Int = 0, scenes: Int = 0, bytes: Int = 0) {
        self.sessions = sessions
        self.scenes = scenes
        self.bytes = bytes
    }
}
