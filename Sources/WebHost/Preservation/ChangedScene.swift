/// A scene that is to be stored once the present turn is over.
struct ChangedScene {
    /// The scene.
    let hosted: HostedScene

    /// The session that it belongs to.
    let session: UserSession
}
