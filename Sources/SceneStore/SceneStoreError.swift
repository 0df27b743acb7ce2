/// Why a store could not do what it was asked to do, in words for the operator, with what can be done about it.
package struct SceneStoreError: Error, Equatable, CustomStringConvertible {
    /// The kind of a failure.
    package enum Code: Sendable {
        /// The store is not there, busy for too long or broken off; it may be there again later.
        case unavailable
        /// There is no room left.
        case full
        /// The store may not be written.
        case notWritable
        /// The store was made by a later version of the program.
        case newer
        /// What is stored was written by another app.
        case foreign
        /// What is stored is not what was written: it was damaged or has been tampered with.
        case damaged
        /// The key is missing or is none.
        case unusableKey
        /// The address of the store is none, or leads to nothing that this program can use.
        case unusableAddress
    }

    /// The kind of the failure.
    package let code: Code

    /// What is wrong and what can be done.
    package let message: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: The kind of the failure.
    ///   - message: What is wrong and what can be done.
    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    package var description: String { message }
}
