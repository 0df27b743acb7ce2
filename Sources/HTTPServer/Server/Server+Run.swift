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
    ///   - delay: For how long the server goes on as before after the first signal.
    ///   - limit: How long the running requests may take then.
    ///   - others: Servers that stop together with this one.
    ///   - leave: Called when the first signal arrives, to tell others that they should not come any more.
    ///   - begin: Called when the server begins to stop.
    public func run(
        until signals: TerminationSignals, after delay: Duration = .zero, within limit: Duration,
        with others: [Server] = [], whenLeaving leave: @Sendable () -> Void = {},
        whenStopping begin: @escaping @Sendable () -> Void = {}
    ) async {
        var iterator = signals.makeAsyncIterator()
        let isCancelled = await iterator.next() == nil
        leave()
        guard !isCancelled else {
            begin()
            return await stopAll(others, within: limit)
        }
        await withTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                if delay > .zero { try? await Task.sleep(for: delay) }
                begin()
                await self.stopAll(others, within: limit)
            }
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
