/// A scene that changed, of a session of which nothing else did.
package struct SceneChange: Sendable, Equatable {
    /// The name of the scene.
    package let scene: String

    /// The lease under which its session was written.
    package let lease: SessionLease

    /// What is to be stored of it.
    package let contents: [UInt8]

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - scene: The name of the scene.
    ///   - lease: The lease under which its session was written.
    ///   - contents: What is to be stored of it.
    package init(of scene: String, under lease: SessionLease, contents: [UInt8]) {
        self.scene = scene
        self.lease = lease
        self.contents = contents
    }
}
