/// Something in a document that an inspection found wrong, and where.
package struct InterfaceProblem: Hashable, Sendable, Comparable {
    /// What is concerned: the name of a connection's element, `identifier`, `class` and so on.
    package let kind: String
    /// The identifier of the object or connection, where it has one.
    package let identifier: String?
    /// The line of the document.
    package let line: Int
    /// What is wrong, in one line.
    package let reason: String

    init(_ kind: String, _ identifier: String?, line: Int, reason: String) {
        self.kind = kind
        self.identifier = identifier
        self.line = line
        self.reason = reason
    }

    /// Describes what was found when the objects were made.
    init(_ finding: InterfaceFinding) {
        let kind =
            switch finding.kind {
            case .missingClass: "class"
            case .unreadableValue: "value"
            case .standIn: "standIn"
            case .unresolvedConnection where finding.isConnection || finding.element == "constraint": finding.element
            default: "attribute"
            }
        self.init(kind, finding.identifier, line: finding.line, reason: finding.reason)
    }

    /// Whether a problem comes before another one: by line, then by kind and text.
    package static func < (one: InterfaceProblem, other: InterfaceProblem) -> Bool {
        (one.line, one.kind, one.reason) < (other.line, other.kind, other.reason)
    }
}

extension InterfaceFinding {
    /// Whether an outlet, an action or a segue is concerned.
    var isConnection: Bool { ["outlet", "outletCollection", "action", "segue"].contains(element) }
}
