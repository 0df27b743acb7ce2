import Foundation

/// Why an app cannot start with its `Info.plist`, and what to do.
package struct InformationPropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// What is wrong and what to do, in one line.
    package let reason: String

    init(_ url: URL?, _ reason: String) {
        path = url?.path ?? "Info.plist"
        self.reason = reason
    }

    /// The file and the reason, in one line.
    package var description: String { "\(path): \(reason)" }
}
