extension RedisAddress {
    #if !Redis
        private static var absence: SceneStoreError {
            SceneStoreError(
                .unusableAddress,
                "This program was built without Redis; build it again with `swift build --traits Redis`.")
        }
    #endif

    /// Makes the store in the Redis of this address, which need not be there yet.
    ///
    /// - Parameters:
    ///   - application: The name of the app, whose sessions are kept apart from those of others.
    ///   - key: The secret with which entries are encrypted, the same in all processes.
    ///   - build: The build of the app.
    ///   - directory: A directory of this machine that the app's processes here share, if there is one; it is made where
    ///     it is not there.
    /// - Throws: That the program was built without Redis, or that the directory cannot be used.
    package func makeStore(
        application: String, key: StoreKey, build: String, directory: String?
    ) throws(SceneStoreError) -> any SceneStore {
        #if Redis
            return try RedisSceneStore(
                at: self, application: application, key: key, build: build, directory: directory)
        #else
            throw Self.absence
        #endif
    }

    /// Asks the Redis whether it lets the app in.
    ///
    /// - Throws: Why not, or that the program was built without Redis; that nobody answers has the code ``SceneStoreError/Code/unavailable``.
    package func check() throws(SceneStoreError) {
        #if Redis
            _ = try RedisLink(to: self, patience: RedisSceneStore.usualPatience).send([RedisCommand("PING")])
        #else
            throw Self.absence
        #endif
    }
}
