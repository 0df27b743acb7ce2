import Foundation
import GRDB

/// A note of one person.
struct Note: Codable, Identifiable, Equatable, Sendable {
    /// The most characters a title may have.
    static let maximumTitleLength = 120
    /// The most characters a text may have.
    static let maximumTextLength = 10_000

    var id: Int64?
    /// Whose note it is: the identifier of the browser's session.
    var owner: String
    var title: String
    var text: String
    var isPinned: Bool
    var modified: Date
}

extension Note {
    /// Creates an empty note.
    init(owner: String) {
        self.init(id: nil, owner: owner, title: "", text: "", isPinned: false, modified: .now)
    }
}

extension Note: FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "note"

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}

extension Note {
    /// What is wrong with a note as it stands, in words for the person who writes it.
    enum Flaw: Error, Equatable {
        case titleIsMissing
        case titleIsTooLong
        case textIsTooLong

        var message: String {
            switch self {
            case .titleIsMissing: "A note needs a title."
            case .titleIsTooLong: "The title may have at most \(Note.maximumTitleLength) characters."
            case .textIsTooLong: "The text may have at most \(Note.maximumTextLength.formatted()) characters."
            }
        }
    }

    /// The first flaw, or nil when the note can be saved.
    var flaw: Flaw? {
        if title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty { return .titleIsMissing }
        if title.count > Note.maximumTitleLength { return .titleIsTooLong }
        if text.count > Note.maximumTextLength { return .textIsTooLong }
        return nil
    }
}
