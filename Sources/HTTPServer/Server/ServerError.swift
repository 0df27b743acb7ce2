import Glibc

/// Why a server could not start.
public struct ServerError: Error, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Hashable, Sendable {
        /// Another socket listens on the address and port.
        case addressInUse
        /// The address does not belong to this machine, or the host name has no address.
        case addressNotAvailable
        /// The process may not listen on the port.
        case permissionDenied
        /// The process or the system has no descriptors or memory left.
        case resourcesExhausted
        /// A certificate or its key cannot be used.
        case certificate
        /// The server was started before.
        case alreadyStarted
        /// Another call of the system failed.
        case system
    }

    /// The kind of failure.
    public let code: Code

    /// What happened and what to do about it, in one line for a person.
    public let message: String

    /// The call of the system that failed and how, if one did.
    public let cause: SystemError?

    /// Makes an error.
    public init(code: Code, message: String, cause: SystemError? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// The message, with its cause when there is one.
    public var description: String {
        guard let cause else { return message }
        return "\(message) (\(cause))"
    }
}

extension ServerError {
    /// Explains why listening on a path failed.
    static func listening(onPath path: String, failedWith cause: SystemError) -> ServerError {
        switch cause.number {
        case EADDRINUSE:
            ServerError(
                code: .addressInUse,
                message: "Another program listens on \(path), or something else is there. Choose another path.",
                cause: cause
            )
        case EACCES, EPERM, EROFS:
            ServerError(
                code: .permissionDenied, message: "This process may not make a socket at \(path).", cause: cause)
        case ENOENT, ENOTDIR:
            ServerError(
                code: .addressNotAvailable, message: "The folder of \(path) does not exist.", cause: cause)
        default:
            ServerError(code: .system, message: "Listening on \(path) failed.", cause: cause)
        }
    }

    /// Explains why listening failed.
    static func listening(on host: String, port: UInt16, failedWith cause: SystemError) -> ServerError {
        switch cause.number {
        case EADDRINUSE:
            ServerError(
                code: .addressInUse,
                message: "Port \(port) on \(host) is already in use. Stop the program that uses it, or choose another "
                    + "port; port 0 picks a free one.",
                cause: cause
            )
        case EADDRNOTAVAIL, EAFNOSUPPORT:
            ServerError(
                code: .addressNotAvailable,
                message: "\(host) is not an address of this machine. Choose one that is, such as 127.0.0.1 or 0.0.0.0.",
                cause: cause
            )
        case EACCES, EPERM:
            ServerError(
                code: .permissionDenied,
                message: "This process may not listen on port \(port). Choose a port above 1023, or grant it the "
                    + "right to bind low ports.",
                cause: cause
            )
        case EMFILE, ENFILE, ENOBUFS, ENOMEM:
            ServerError(
                code: .resourcesExhausted,
                message: "No descriptor or memory is left to listen on \(host). Raise the limit of open files.",
                cause: cause
            )
        default:
            ServerError(code: .system, message: "Listening on \(host), port \(port), failed.", cause: cause)
        }
    }
}
