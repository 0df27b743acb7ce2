import Foundation

/// The end of a process that cannot do what it was started for.
enum Failure {
    /// Writes one line to the standard error and ends the process with status 1.
    static func exit(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        Foundation.exit(1)
    }
}
