import HTTPTypes

/// How far the content of the request that is being answered has been read.
struct IncomingContent {
    /// The length that the client announced; `nil` for chunks.
    var expectedLength: Int? = 0
    /// Whether the end was read.
    var isComplete = true
    /// Whether the client waits to be told to go on.
    var awaitsContinue = false
    /// Why it cannot be read any further.
    var failure: RequestBodyError?
    /// The bytes read so far.
    var received = 0
    /// The nanoseconds spent waiting for the client so far.
    var waited: Int64 = 0
    /// The fields that came after the last chunk.
    var trailerFields = HTTPFields()
    /// Whether a task is reading.
    var isBeingRead = false

    /// The bytes to come, as far as that is known.
    var remaining: Int? {
        isComplete ? 0 : expectedLength.map { $0 - received }
    }
}
