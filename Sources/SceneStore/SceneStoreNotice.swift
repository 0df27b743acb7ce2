/// What a store tells the process that uses it, without being asked.
package enum SceneStoreNotice: Sendable, Equatable {
    /// Another process asks for a session of this one, and gets it when it is released.
    case wanted(String)

    /// A session of this process turned out to belong to another one.
    case lost(SessionLease)

    /// The store had nothing of a session that was written, of which it was given something before: all of it is to be
    /// written again.
    case missing(String)

    /// This process did not count as alive for a while, in which others may have taken its sessions.
    case lapsed

    /// The store lost what it held, as when somebody emptied it: what is in memory is to be written again.
    case emptied
}
