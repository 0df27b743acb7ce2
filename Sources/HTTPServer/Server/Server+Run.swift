import Glibc

extension Server {
    /// Reads the certificates again whenever the process gets SIGHUP, until the task is cancelled.
    ///
    /// Without this, or when it is over, that signal ends the process. What is wrong with a file is logged.
    public func reloadCertificatesOnHangup() async {
        for await _ in SignalDelivery.shared.subscribe(to: [SIGHUP]) {
            do throws(ServerError) {
                try reloadCertificates()
                logger.notice("The certificates were read again.")
            } catch {
                logger.error("The certificates in use stay: \(error)")
            }
        }
    }

    /// Serves until a signal arrives, then stops gracefully; the first thing a started server's `main` should wait for.
    ///
    /// The first signal stops the server as `stop(within:)` does. A second one, while that takes its time, ends the
    /// process at once, with the exit status that shells give to a process ended by that signal.
    ///
    /// - Parameters:
    ///   - signals: The signals to wait for.
    ///   - limit: How long the running requests may take.
    public func run(until signals: TerminationSignals, stoppingWithin limit: Duration) async {
        var iterator = signals.makeAsyncIterator()
        guard await iterator.next() != nil else { return await stop(within: limit) }
        await withTaskGroup(of: Void.self) { tasks in
            tasks.addTask { await self.stop(within: limit) }
            tasks.addTask {
                var iterator = signals.makeAsyncIterator()
                if let second = await iterator.next() { exit(128 + second) }
            }
            await tasks.next()
            tasks.cancelAll()
        }
    }
}
