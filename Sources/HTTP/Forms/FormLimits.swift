/// How much one form may hold; each limit has a default that ordinary pages never reach.
package struct FormLimits: Sendable, Hashable {
    /// The greatest number of fields (and, in a multipart form, of files).
    package var fieldCount = 1_000
    /// The greatest length of a name in bytes, once decoded.
    package var nameLength = 256
    /// The greatest length of a value in bytes, once decoded.
    package var valueLength = 1 << 20
    /// The greatest length in bytes of the names and values of a multipart form in all, without its files.
    package var fieldsLength = 1 << 20
    /// The greatest length in bytes of the headers of one part of a multipart form.
    package var partHeaderLength = 8 << 10
    /// The greatest length of one uploaded file in bytes.
    package var fileLength = 16 << 20

    /// Creates the default limits.
    package init() {}
}
