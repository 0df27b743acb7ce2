/// Why a document cannot be used, and where.
package struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in one line.
    package let reason: String
    /// The line, from 1; nil where no line is to blame.
    package let line: Int?

    /// Describes a problem.
    package init(_ reason: String, line: Int? = nil) {
        self.reason = reason
        self.line = line
    }

    /// The place, where there is one, and the reason.
    package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
