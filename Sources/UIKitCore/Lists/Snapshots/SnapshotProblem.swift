import Logging

/// What UIKit says of snapshots that name what is not there, or what is there already.
enum SnapshotProblem {
    /// An identifier that leads to nothing.
    ///
    /// - Parameter place: What was looked for, as UIKit's own code calls it.
    static func unknown(_ place: String) -> String { "Invalid parameter not satisfying: \(place) != NSNotFound" }

    /// Identifiers that one call names more than once.
    static func notUnique<Identifier>(_ kind: String, _ identifiers: [Identifier]) -> String {
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n"
            + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }

    /// Sections that are in the snapshot already.
    static func known<Identifier>(sections: [Identifier]) -> String {
        "\(attempt("section", sections)) Identifiers in a snapshot must be unique. \(list("Section", sections))"
    }

    /// Warns that items which are in the snapshot already are moved.
    static func warn<Identifier>(ofKnown items: [Identifier]) {
        let subject = items.count == 1 ? "identifier" : "identifiers"
        Logger.uiKit.warning(
            """
            \(attempt("item", items)) The existing item \(subject) will be moved into place instead, but this operation \
            will be more expensive. For best performance, inserted item identifiers should always be unique. \
            \(list("Item", items))
            """)
    }

    /// Says that the items of a section were asked for that there is not; the fault is the scene's in whose turn it happens.
    static func reportUnknownSection() {
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            SceneFault.raise(
                .internalInconsistency,
                "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance)")
        }
    }

    private static func attempt<Identifier>(_ kind: String, _ identifiers: [Identifier]) -> String {
        "Diffable data source detected an attempt to insert or append \(identifiers.count) \(kind) "
            + "\(existing(identifiers)) in the snapshot."
    }

    private static func existing<Identifier>(_ identifiers: [Identifier]) -> String {
        identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist"
    }

    private static func list<Identifier>(_ kind: String, _ identifiers: [Identifier]) -> String {
        let names = identifiers.map { "\($0)" }
        let text = names.count == 1 ? names[0] : "(\n" + names.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
        return "\(kind) \(existing(identifiers)): \(text)"
    }
}
