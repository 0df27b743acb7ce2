import Foundation
import GRDB

/// Keeps everybody's notes in one SQLite database; each person sees only their own.
@MainActor
final class NoteStore {
    /// The most notes one person may have.
    nonisolated static let maximumNotes = 200

    /// The store of the process: the file named by `NOTES_DATABASE`, or `notes.sqlite` in the application support
    /// folder.
    ///
    /// Where no file can be opened, notes live as long as the process.
    static let shared = NoteStore(path: ProcessInfo.processInfo.environment["NOTES_DATABASE"] ?? defaultPath)

    /// Posted after a note was saved or deleted.
    nonisolated static let didChangeNotification = Notification.Name("NoteStoreDidChange")

    /// The key of the owner in the user info of the notification.
    nonisolated static let ownerKey = "owner"

    private let database: Result<DatabaseQueue, any Error>

    /// Opens a database, or one in memory where that fails.
    ///
    /// - Parameter path: The file; nil for a database in memory.
    init(path: String?) {
        do {
            guard let path else { throw CocoaError(.fileNoSuchFile) }
            let folder = (path as NSString).deletingLastPathComponent
            if !folder.isEmpty {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            database = .success(try Self.prepare(DatabaseQueue(path: path)))
        } catch {
            if path != nil {
                let warning =
                    "Notes are kept in memory only: \(error). Set NOTES_DATABASE to a file that can be written.\n"
                FileHandle.standardError.write(Data(warning.utf8))
            }
            database = Result { try Self.prepare(DatabaseQueue()) }
        }
    }

    /// The notes of a person, pinned ones first, then the latest.
    func notes(of owner: String) throws -> [Note] {
        try database.get().read { database in
            try Note
                .filter(Column("owner") == owner)
                .order(Column("isPinned").desc, Column("modified").desc, Column("id").desc)
                .fetchAll(database)
        }
    }

    /// One note of a person; nil when it is gone.
    func note(withIdentifier id: Int64, of owner: String) throws -> Note? {
        try database.get().read { database in
            try Note.filter(Column("id") == id && Column("owner") == owner).fetchOne(database)
        }
    }

    /// Saves a note, new or changed, under the owner it names, and tells those who show notes.
    ///
    /// - Returns: The note with the time and the number that it was saved with.
    @discardableResult
    func save(_ note: Note) throws -> Note {
        let saved = try database.get().write { database in
            var saved = note
            saved.modified = .now
            if let id = saved.id {
                let known = Note.filter(Column("id") == id && Column("owner") == saved.owner)
                guard try known.fetchCount(database) == 1 else { throw NoteStoreError.noteIsGone }
                try saved.update(database)
            } else {
                let count = try Note.filter(Column("owner") == saved.owner).fetchCount(database)
                guard count < NoteStore.maximumNotes else { throw NoteStoreError.tooManyNotes }
                try saved.insert(database)
            }
            return saved
        }
        NotificationCenter.default.post(
            name: Self.didChangeNotification, object: self, userInfo: [Self.ownerKey: note.owner])
        return saved
    }

    /// Deletes a note of its owner.
    func delete(_ note: Note) throws {
        _ = try database.get().write { database in
            try Note.filter(Column("id") == note.id && Column("owner") == note.owner).deleteAll(database)
        }
        NotificationCenter.default.post(
            name: Self.didChangeNotification, object: self, userInfo: [Self.ownerKey: note.owner])
    }

    private static var defaultPath: String? {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
            .appendingPathComponent("segue-showcase/notes.sqlite").path
    }

    private static func prepare(_ queue: DatabaseQueue) throws -> DatabaseQueue {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("notes") { database in
            try database.create(table: Note.databaseTableName) { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("owner", .text).notNull().indexed()
                table.column("title", .text).notNull()
                table.column("text", .text).notNull()
                table.column("isPinned", .boolean).notNull()
                table.column("modified", .datetime).notNull()
            }
        }
        try migrator.migrate(queue)
        return queue
    }
}

/// Why a note was not saved.
enum NoteStoreError: LocalizedError {
    /// The note was deleted meanwhile, perhaps in another tab.
    case noteIsGone
    /// The person has as many notes as anybody may have.
    case tooManyNotes

    var errorDescription: String? {
        switch self {
        case .noteIsGone: "This note was deleted in the meantime."
        case .tooManyNotes: "There is room for \(NoteStore.maximumNotes) notes. Delete one first."
        }
    }
}
