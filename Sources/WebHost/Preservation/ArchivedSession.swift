import SceneStore

/// A session that came out of the store.
struct ArchivedSession: Sendable {
    /// What is stored of it.
    let stored: StoredSession

    /// The right to run its scenes.
    let lease: SessionLease

    /// The files of its scenes, on the disk again, by the names of the scenes.
    let files: [String: FileKeeper.RestoredFiles]
}

/// What became of the wish to take a session out of the store.
enum ArchiveClaim: Sendable {
    /// The session belongs to this process now.
    case granted(ArchivedSession)
    /// There is none of that name, or its time is over.
    case unknown
    /// Another process that is alive owns it, or this one has not written yet what changed of it.
    case ownedElsewhere
}
