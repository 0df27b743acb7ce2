import Foundation

/// The end of a process that cannot do what it was started for.
enum Failure {
    /// Writes one line to the standard error and ends the process.
    ///
    /// - Parameters:
    ///   - message: The line.
    ///   - status: The exit status of the process.
    static func exit(_ message: String, status: Int32 = 1) -> Never {
        warn(message)
        Foundation.exit(status)
    }

    /// Writes one line to the standard error.
    ///
    /// - Parameter message: The line.
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
