/// Whether the files of a form may be written to the disk.
enum FileAdmission: Sendable {
    /// They may, and are counted.
    case admitted(FileSpace)
    /// The form does not prove to be of its session.
    case refused
    /// The disk of the store is full.
    case noRoom
    /// The session is not in memory; it may be in the store.
    case sessionIsAway(SessionKey)
}
