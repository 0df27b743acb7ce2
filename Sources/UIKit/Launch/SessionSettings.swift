import Foundation
import SceneStore
import WebHost

/// How sessions survive the process: the command line, else the environment, else the defaults.
struct SessionSettings {
    /// When sessions are written.
    let preservation: WebHostConfiguration.Preservation

    /// The Redis in which they are kept; nil for a file in the directory.
    let redis: RedisAddress?

    /// The directory in which they are kept; nil when there is none, as for a user without home.
    let directory: String?

    /// Whether the directory was named, so that the app is not to run without it.
    let isDirectoryRequired: Bool

    /// The file with the key; nil for the one in the directory.
    let keyFile: String?

    /// Takes each setting from where it is given.
    ///
    /// - Parameters:
    ///   - options: The command line.
    ///   - environment: The variables of the environment, and what a file says in their place.
    ///   - variables: The variables of the environment by which the system names directories.
    /// - Throws: Which setting makes no sense.
    init(
        _ options: SessionOptions, environment: EnvironmentSettings, variables: [String: String]
    ) throws {
        preservation =
            try options.preserve
            ?? environment.value(.preserve) { WebHostConfiguration.Preservation(rawValue: $0.lowercased()) } ?? .event
        redis = try (options.store ?? environment.text(.store)).map(RedisAddress.init)
        let named =
            options.dataDirectory ?? environment.text(.dataDirectory)
            ?? variables["STATE_DIRECTORY"].flatMap { $0.isEmpty ? nil : $0 }
        directory = named ?? Self.usualDirectory(variables)
        isDirectoryRequired = named != nil
        keyFile = options.storeKey ?? environment.text(.storeKeyFile)
    }

    /// Where programs keep what is to survive them (XDG Base Directory Specification, `XDG_STATE_HOME`).
    private static func usualDirectory(_ variables: [String: String]) -> String? {
        let name = ProcessInfo.processInfo.processName
        if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/\(name)" }
        guard let home = variables["HOME"], home.hasPrefix("/"), home != "/" else { return nil }
        return "\(home)/.local/state/\(name)"
    }

    /// Opens the store.
    ///
    /// - Parameter build: The build of the app.
    /// - Returns: The store; nil when sessions are not to be written. One in memory where no directory can be used, with the
    ///   reason where there is one.
    /// - Throws: Why the directory that was named cannot be used, or the key, or the address of Redis.
    func makeStore(
        build: String
    ) throws(SceneStoreError) -> (store: (any SceneStore)?, shortcoming: SceneStoreError?) {
        guard preservation != .never else { return (nil, nil) }
        if let redis { return try makeStore(in: redis, build: build) }
        guard let directory else { return (MemorySceneStore(), nil) }
        let key = try key()
        do throws(SceneStoreError) {
            return (
                try SQLiteSceneStore(directory: directory, key: key, build: build, application: application), nil
            )
        } catch {
            guard !isDirectoryRequired else { throw error }
            return (MemorySceneStore(), error)
        }
    }

    private func makeStore(
        in redis: RedisAddress, build: String
    ) throws(SceneStoreError) -> (store: (any SceneStore)?, shortcoming: SceneStoreError?) {
        let key = try sharedKey()
        do throws(SceneStoreError) {
            return (
                try redis.makeStore(application: application, key: key, build: build, directory: directory), nil
            )
        } catch {
            guard !isDirectoryRequired, error.code == .notWritable || error.code == .full else { throw error }
            return (try redis.makeStore(application: application, key: key, build: build, directory: nil), error)
        }
    }

    /// What the app's sessions are told from those of others by, where both are in one place.
    private var application: String { ProcessInfo.processInfo.processName }

    /// The key that several machines share.
    private func sharedKey() throws(SceneStoreError) -> StoreKey {
        guard let key = try key() else {
            throw SceneStoreError(
                .unusableKey,
                "Sessions in Redis take a key that all processes have: make one with `openssl rand -base64 32`, and name "
                    + "its file with --store-key.")
        }
        return key
    }

    /// Looks whether the store can be used.
    ///
    /// - Returns: What does not work now, but may when the app runs; nil when all is well.
    /// - Throws: What is wrong with the settings.
    func check() throws(SceneStoreError) -> SceneStoreError? {
        guard preservation != .never, let redis else { return try makeStore(build: "").shortcoming }
        _ = try sharedKey()
        do throws(SceneStoreError) {
            try redis.check()
            return nil
        } catch {
            guard error.code == .unavailable else { throw error }
            return error
        }
    }

    private func key() throws(SceneStoreError) -> StoreKey? {
        guard let keyFile else { return nil }
        guard let text = try? String(contentsOfFile: keyFile, encoding: .utf8) else {
            throw SceneStoreError(.unusableKey, "The key in \(keyFile) cannot be read.")
        }
        return try StoreKey(base64: text, from: "The file \(keyFile)")
    }
}
