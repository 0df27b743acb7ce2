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
        return migrator
    }
}
