/// A request together with the session it belongs to.
@MainActor
struct Visit {
    /// The request.
    let request: PageRequest

    /// The session.
    let session: UserSession

    /// The secret that the answer gives to the browser, when this request opened the session.
    let secret: SessionSecret?

    /// Whether this request opened the session.
    var isFirst: Bool { secret != nil }
}
