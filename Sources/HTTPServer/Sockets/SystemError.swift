import Glibc

/// A call of the operating system that failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the call, such as `bind`.
    public let call: String

    /// The error number, such as `EADDRINUSE`.
    public let number: Int32

    /// Makes an error of a call that has just failed, with the number found in `errno`.
    init(call: String) {
        self.call = call
        self.number = errno
    }

    /// The call and the system's words for the error: `bind: Address already in use`.
    public var description: String {
        "\(call): \(String(cString: strerror(number)))"
    }
}
