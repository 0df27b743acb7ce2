import GRDB

/// The tables in which sessions and scenes are kept, and how older ones become what they are now.
enum SceneSchema {
    /// What was done to the tables, from the first version on.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("sessions and scenes") { database in
            try database.execute(
                sql: """
                    CREATE TABLE sessions (
                        name TEXT NOT NULL PRIMARY KEY,
                        contents BLOB NOT NULL,
                        expires REAL NOT NULL,
                        owner TEXT,
                        token INTEGER NOT NULL,
                        wanted INTEGER NOT NULL DEFAULT 0
                    );
                    CREATE INDEX sessions_by_expiry ON sessions (expires);
                    CREATE INDEX sessions_wanted ON sessions (owner) WHERE wanted = 1;
                    CREATE TABLE scenes (
                        session TEXT NOT NULL REFERENCES sessions (name) ON DELETE CASCADE,
                        name TEXT NOT NULL,
                        contents BLOB NOT NULL,
                        PRIMARY KEY (session, name)
                    );
                    """)
        }
        migrator.registerMigration("accounts") { database in
            try database.execute(
                sql: """
                    ALTER TABLE sessions ADD COLUMN account BLOB;
                    ALTER TABLE sessions ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
                    CREATE INDEX sessions_by_account ON sessions (account) WHERE account IS NOT NULL;
                    """)
        }
        migrator.registerMigration("files") { database in
            // The pieces of a file are there before the scene that has it; those whose scene never comes expire.
            try database.execute(
                sql: """
                    CREATE TABLE files (
                        session TEXT NOT NULL,
                        scene TEXT NOT NULL,
                        name TEXT NOT NULL,
                        piece INTEGER NOT NULL,
                        expires REAL NOT NULL,
                        contents BLOB NOT NULL,
                        PRIMARY KEY (session, scene, name, piece)
                    );
                    CREATE INDEX files_by_expiry ON files (expires);
                    CREATE TRIGGER files_of_scene AFTER DELETE ON scenes BEGIN
                        DELETE FROM files WHERE session = OLD.session AND scene = OLD.name;
                    END;
                    CREATE TRIGGER files_of_session AFTER DELETE ON sessions BEGIN
                        DELETE FROM files WHERE session = OLD.name;
                    END;
                    """)
        }
        return migrator
    }
}
