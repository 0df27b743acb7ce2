/// A way to write content in fewer bytes (RFC 9110, section 8.4.1).
package enum ContentCoding: String, Sendable, Hashable, CaseIterable {
    /// The format of gzip (RFC 1952).
    case gzip
    /// The format of zlib (RFC 1950).
    case deflate
}
