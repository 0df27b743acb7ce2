/// What a store tells the process that uses it, without being asked.
package enum SceneStoreNotice: Sendable, Equatable {
    /// Another process asks for a session of this one, and gets it when it is released.
    case wanted(String)

    /// The store lost what it held, as when somebody emptied it: what is in memory is to be written again.
    case emptied
}
