/// What the access log says of one request and its response.
struct LoggedExchange: Sendable {
    /// When the request's head was complete, in nanoseconds since 1970.
    var time: Int64
    /// The client's address.
    var address: String
    /// The method; empty when the request could not be understood.
    var method = ""
    /// The target as it was sent.
    var target = ""
    /// The minor version of HTTP/1.
    var minorVersion = 1
    /// The scheme and the host that the client addressed.
    var scheme = ""
    var host = ""
    /// The fields by which browsers say where they come from and what they are.
    var referer: String?
    var userAgent: String?
    /// The status of the response.
    var status: Int
    /// The bytes of content that were sent.
    var contentLength = 0
    /// The nanoseconds from the head's end to the response's.
    var duration: Int64 = 0
    /// Whether all of the response was sent.
    var isComplete = true
}
