import ArgumentParser

/// The part of an app's command line that concerns the processes that run it.
struct WorkerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Run the app in this many processes, which are started again when they end or hang; 0 for in this process \
            (environment: WORKERS; default: 0).
            """, valueName: "number"))
    var workers: Int?

    @Option(
        help: ArgumentHelp(
            "For how long the app's main thread may hang before its process is replaced (environment: WORKER_TIMEOUT; default: 10).",
            valueName: "seconds"))
    var workerTimeout: Int?

    @Option(
        help: ArgumentHelp(
            """
            The memory that the app may use, such as 512M or 2G; 0 for any (environment: MEMORY_LIMIT; default: that of \
            the control group).
            """, valueName: "bytes"))
    var memoryLimit: String?

    /// How much memory the app may use; nil for any.
    ///
    /// - Throws: That it makes no sense.
    func memory(_ environment: EnvironmentSettings) throws -> MemoryLimit? {
        let limit: MemoryLimit?
        if let memoryLimit {
            guard let given = MemoryLimit(memoryLimit) else {
                throw SettingsConflict(description: "\"\(memoryLimit)\" is no amount of memory, such as 512M.")
            }
            limit = given
        } else {
            limit = try environment.value(.memoryLimit) { MemoryLimit($0) } ?? MemoryLimit(ofControlGroupIn: "")
        }
        guard let limit, limit.bytes > 0 else { return nil }
        guard limit.bytes >= MemoryLimit.least else {
            throw SettingsConflict(
                description: "\(limit.bytes) bytes of memory are too few for any app: add a unit, as in 512M.")
        }
        return limit
    }

    /// How many processes run the app; 0 for this one.
    ///
    /// - Throws: That the number makes no sense.
    func count(_ environment: EnvironmentSettings) throws -> Int {
        let count = try workers ?? environment.value(.workers) { Int($0) } ?? 0
        guard (0...256).contains(count) else {
            throw SettingsConflict(description: "There can be 0 to 256 workers.")
        }
        return count
    }

    /// For how long the main thread of a process may hang.
    ///
    /// - Throws: That the time makes no sense.
    func hangLimit(_ environment: EnvironmentSettings) throws -> Duration {
        let seconds = try workerTimeout ?? environment.value(.workerTimeout) { Int($0) } ?? 10
        guard (2...3600).contains(seconds) else {
            throw SettingsConflict(description: "A process may hang for 2 to 3600 seconds.")
        }
        return .seconds(seconds)
    }
}
