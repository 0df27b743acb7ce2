import HTTPTypes

/// What is known of a request whose head has not ended.
struct PartialHead: Sendable {
    /// Whether the request line was read.
    var hasLine = false
    var method = HTTPRequest.Method.get
    var scheme = "http"
    var path = "/"
    var minorVersion = 1
    /// The host in an absolute target.
    var targetAuthority: String?
    /// The host in the `Host` field.
    var host: String?
    var contentLength: Int?
    /// How many transfer codings were named, and how many of them are `chunked`.
    var transferCodingCount = 0
    var chunkedCount = 0
    /// Whether the transfer coding that was applied last is `chunked`.
    var endsWithChunked = false
    var closes = false
    var keepsAlive = false
    var expectsContinue = false
}
