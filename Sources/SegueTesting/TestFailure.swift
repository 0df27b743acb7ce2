/// Why a test could not do what it wanted to do, and what there is instead.
public struct TestFailure: Error, Sendable, CustomStringConvertible {
    /// The reason, and what the page shows.
    public let description: String

    /// The status of the answer, where the app refused a request; else nil.
    public let status: Int?

    init(_ description: String, status: Int? = nil) {
        self.description = description
        self.status = status
    }
}
