/// The processes that run an app, as the process in front of them knows them.
package protocol AppWorkers: Sendable {
    /// How many there are.
    var count: Int { get }

    /// Finds a process that takes requests.
    ///
    /// - Parameters:
    ///   - home: The number of the one that is wanted; nil for whichever.
    ///   - avoided: The numbers of those that did not answer just now.
    /// - Returns: Its number and the path of its socket; nil when none takes requests, nor will soon.
    nonisolated(nonsending) func worker(
        preferring home: Int?, except avoided: Set<Int>
    ) async -> (index: Int, socketPath: String)?

    /// Takes note that a process broke off: it gets no requests until it says that it is well.
    ///
    /// - Parameter index: Its number.
    func doubt(_ index: Int)
}
