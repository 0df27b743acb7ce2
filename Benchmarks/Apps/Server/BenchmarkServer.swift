import BenchmarkPages
import Foundation
import HTTPServer
import Logging
import SceneStore
import UIKitCore
import WebHost

/// An app that serves one of the pages that are measured, on a free port, until it is killed.
///
/// The environment's `BENCHMARK_PAGE` names the page, `BENCHMARK_PUBLIC` the folder of static files, and `BENCHMARK_DATA` the
/// directory in which sessions are stored, if they are to be; `BENCHMARK_SUSPENSION` says after how many seconds one leaves
/// memory that nobody uses, and `BENCHMARK_MEMORY` how many bytes of memory the process may use. The first line of output is the
/// address. It is put together as every app is, with limits at their defaults but for sessions without events and events of one
/// session, and without the command line and the macros of `UIKit`, which take long to build.
@main
@MainActor
enum BenchmarkServer {
    static func main() {
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = .warning
            return handler
        }
        let environment = ProcessInfo.processInfo.environment
        BenchmarkSceneDelegate.page = environment["BENCHMARK_PAGE"].flatMap(BenchmarkPage.init) ?? .controls
        guard UIApplication.shared.launch(delegate: BenchmarkAppDelegate()) else { exit(1) }
        var configuration = WebHostConfiguration()
        configuration.limits.untouchedSessionCount = .max
        // One session presses as fast as it can.
        configuration.limits.eventsPerSecond = 1_000_000
        if let seconds = environment["BENCHMARK_SUSPENSION"].flatMap({ Int($0) }) {
            configuration.lifetimes.suspension = .seconds(seconds)
        }
        configuration.memoryLimit = environment["BENCHMARK_MEMORY"].flatMap { Int($0) }
        let host = SceneHost(configuration: configuration, archive: archive(in: environment["BENCHMARK_DATA"]))
        Task {
            while true {
                try await Task.sleep(for: .seconds(1))
                host.suspendIdleSessions()
            }
        }
        let isLimited = configuration.memoryLimit != nil
        Task {
            while isLimited {
                host.relieveMemory()
                try await Task.sleep(for: .milliseconds(500))
            }
        }
        let handler = SceneRequestHandler(
            host: host,
            files: environment["BENCHMARK_PUBLIC"].flatMap { try? StaticFiles(root: $0) }, configuration: configuration)
        Task { await serve(with: handler) }
        while true { RunLoop.main.run() }
    }

    private static func archive(in directory: String?) -> SessionArchive? {
        do {
            return try directory.map { SessionArchive(store: try SQLiteSceneStore(directory: $0)) }
        } catch {
            Logger(label: "benchmark").critical("\(error)")
            exit(1)
        }
    }

    private static func serve(with handler: SceneRequestHandler) async {
        var configuration = ServerConfiguration()
        configuration.port = 0
        let server = Server(configuration: configuration, handler: handler, logger: Logger(label: "benchmark"))
        do {
            print("http://\(try await server.start())")
            fflush(nil)
        } catch {
            Logger(label: "benchmark").critical("\(error)")
            exit(1)
        }
    }
}
