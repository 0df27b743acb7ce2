import HTTPServer
import HTTPTypes
import Logging
import SceneStore
import Synchronization
import UIKitCore

@testable import WebHost

/// A host with its own sessions and its own clock, asked without a socket.
@MainActor
final class TestServer {
    let host: SceneHost
    let handler: SceneRequestHandler
    /// What the cookie of sessions is called.
    let cookieName: String
    private let time = TestTime()

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - store: Where sessions are kept; nil when they are in memory only.
    ///   - configure: Changes the settings.
    ///   - memoryUse: Says how many bytes are in use.
    ///   - logger: Where the log goes.
    init(
        store: (any SceneStore)? = nil, _ configure: (inout WebHostConfiguration) -> Void = { _ in },
        memoryUse: @escaping @Sendable () -> Int = { 0 },
        logger: Logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    ) {
        precondition(TestApp.isLaunched)
        var configuration = WebHostConfiguration()
        configure(&configuration)
        cookieName = configuration.cookieName
        let clock = HostClock { [time] in time.now }
        host = SceneHost(
            configuration: configuration, archive: store.map { SessionArchive(store: $0, logger: logger) },
            clock: clock, memoryUse: memoryUse, logger: logger)
        handler = SceneRequestHandler(host: host, files: nil, configuration: configuration)
    }

    /// Lets time pass.
    func advance(by duration: Duration) {
        time.advance(by: duration)
    }
}

private final class TestTime: Sendable {
    private let elapsed = Mutex(Duration.zero)

    var now: Duration { elapsed.withLock { $0 } }

    func advance(by duration: Duration) {
        elapsed.withLock { $0 += duration }
    }
}
