/// A scene that is about to be stored.
struct EncodedScene {
    /// The scene.
    let hosted: HostedScene

    /// The session that it belongs to.
    let session: UserSession

    /// What is stored of it.
    let record: SceneRecord
}
