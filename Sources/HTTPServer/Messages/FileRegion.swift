/// A run of bytes of an open file, as the body of a response.
public struct FileRegion: Sendable {
    /// The file, which stays open for as long as a region of it is held.
    public let file: OpenFile

    /// Where the region starts, in bytes from the start of the file.
    public let offset: Int

    /// How many bytes it has.
    public let length: Int

    /// Makes a region of `length` bytes at `offset`.
    ///
    /// The file must be that long when it is sent; if it has become shorter, the connection is aborted.
    public init(file: OpenFile, offset: Int, length: Int) {
        precondition(offset >= 0 && length >= 0, "A file region starts and ends inside its file.")
        self.file = file
        self.offset = offset
        self.length = length
    }
}
