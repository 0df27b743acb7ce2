import Glibc

extension Server {
    /// Reads the certificates again and opens the access log again whenever the process gets SIGHUP, until the task is
    /// cancelled.
    ///
    /// Without this, or when it is over, that signal ends the process. What is wrong with a file is logged.
    ///
    /// - Parameter begin: Called before the files are read.
    /// - Parameter end: Called once they were.
    public func reloadOnHangup(begin: @Sendable () -> Void = {}, end: @Sendable () -> Void = {}) async {
        for await _ in SignalDelivery.shared.subscribe(to: [SIGHUP]) {
            begin()
            reload()
            end()
        }
    }

    private func reload() {
        do throws(ServerError) {
            try reloadCertificates()
            if configuration.tls != nil { logger.notice("The certificates were read again.") }
        } catch {
            logger.error("The certificates in use stay: \(error)")
        }
        do throws(SystemError) {
            try configuration.accessLog?.reopen()
        } catch {
            logger.error("The access log in use stays: \(error)")
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
    ///   - others: Servers that stop together with this one.
    ///   - begin: Called when the first signal arrives.
    public func run(
        until signals: TerminationSignals, stoppingWithin limit: Duration, with others: [Server] = [],
        whenStopping begin: @Sendable () -> Void = {}
    ) async {
        var iterator = signals.makeAsyncIterator()
        let isCancelled = await iterator.next() == nil
        begin()
        guard !isCancelled else { return await stopAll(others, within: limit) }
        await withTaskGroup(of: Void.self) { tasks in
            tasks.addTask { await self.stopAll(others, within: limit) }
            tasks.addTask {
                var iterator = signals.makeAsyncIterator()
                if let second = await iterator.next() { exit(128 + second) }
            }
            await tasks.next()
            tasks.cancelAll()
        }
    }

    private func stopAll(_ others: [Server], within limit: Duration) async {
        await withTaskGroup(of: Void.self) { tasks in
            for server in [self] + others { tasks.addTask { await server.stop(within: limit) } }
        }
        configuration.accessLog?.flush()
    }
}
