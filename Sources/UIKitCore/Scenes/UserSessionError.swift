public import Foundation

/// Why something could not be done with user sessions.
///
/// Segue's addition to UIKit.
public struct UserSessionError: Error, Sendable, LocalizedError {
    /// What went wrong and what can be done, for the log.
    public let reason: String

    /// Creates an error.
    ///
    /// - Parameter reason: What went wrong and what can be done.
    package init(reason: String) {
        self.reason = reason
    }

    /// What went wrong.
    public var errorDescription: String? { reason }
}
