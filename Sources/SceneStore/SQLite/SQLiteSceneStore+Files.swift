package import Foundation
import GRDB

extension SQLiteSceneStore {
    /// They are kept in the database, in pieces.
    package var keepsFiles: Bool { true }

    /// Keeps a piece of a file.
    package func write(_ contents: [UInt8], as piece: FilePiece, expires: Date) async throws(SceneStoreError) {
        let sealed = Data(try seal.seal(contents, as: piece.sealedName))
        try await perform { [self] in
            try await pool.write { database in
                try database.cachedStatement(
                    sql: """
                        INSERT OR REPLACE INTO files (session, scene, name, piece, expires, contents)
                        VALUES (?, ?, ?, ?, ?, ?)
                        """
                ).execute(arguments: [
                    piece.session, piece.scene, piece.file, piece.number, expires.timeIntervalSince1970, sealed,
                ])
            }
        }
    }

    /// Reads a piece of a file.
    package func contents(of piece: FilePiece) async throws(SceneStoreError) -> [UInt8]? {
        let sealed = try await perform { [self] in
            try await pool.read { database in
                try Data.fetchOne(
                    database,
                    sql: "SELECT contents FROM files WHERE session = ? AND scene = ? AND name = ? AND piece = ?",
                    arguments: [piece.session, piece.scene, piece.file, piece.number])
            }
        }
        guard let sealed else { return nil }
        return try seal.open(Array(sealed), as: piece.sealedName)
    }
}
