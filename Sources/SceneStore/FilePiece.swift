/// A piece of a file that a person sent to a scene: files are kept in pieces, so that no more than one is in memory.
package struct FilePiece: Sendable, Hashable {
    /// The name of the session.
    package let session: String

    /// The name of the scene.
    package let scene: String

    /// The name of the file, unlike that of any other.
    package let file: String

    /// Which piece of the file it is, from 0 on.
    package let number: Int

    /// Names a piece.
    ///
    /// - Parameters:
    ///   - session: The name of the session.
    ///   - scene: The name of the scene.
    ///   - file: The name of the file, unlike that of any other.
    ///   - number: Which piece of the file it is, from 0 on.
    package init(session: String, scene: String, file: String, number: Int) {
        self.session = session
        self.scene = scene
        self.file = file
        self.number = number
    }

    /// What it is encrypted as: no piece can be put in the place of another one, nor of another file's.
    var sealedName: String { "\(session)/\(scene)/\(file)/\(number)" }
}
