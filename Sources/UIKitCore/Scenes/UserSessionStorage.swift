/// What the store keeps of a user session.
///
/// Segue's addition to UIKit.
public struct UserSessionStorage: Sendable, Equatable {
    /// How many of its scenes are stored.
    public let sceneCount: Int

    /// How many bytes the session and its scenes take, encrypted as they are.
    public let byteCount: Int

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - sceneCount: How many scenes are stored.
    ///   - byteCount: How many bytes everything takes.
    package init(sceneCount: Int, byteCount: Int) {
        self.sceneCount = sceneCount
        self.byteCount = byteCount
    }
}
