import Glibc

/// A file opened for reading, closed when the last reference to it goes.
public final class OpenFile: Sendable {
    /// The file's descriptor.
    ///
    /// It belongs to this object, which closes it.
    public let descriptor: Int32

    /// Takes over a descriptor that is open for reading.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Opens the file at a path, or returns `nil` with the reason in `errno`.
    public convenience init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        self.init(descriptor: descriptor)
    }

    deinit {
        close(descriptor)
    }
}
