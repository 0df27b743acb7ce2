import BenchmarkPages
import Foundation
import HTTPServer
import Logging
import UIKitCore
import WebHost

/// An app that serves one of the pages that are measured, on a free port, until it is killed.
///
/// The environment's `BENCHMARK_PAGE` names the page and `BENCHMARK_PUBLIC` the folder of static files; the first line
/// of output is the address. It is put together as every app is, with every limit at its default, but without the
/// command line and the macros of `UIKit`, which take long to build.
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
        let configuration = WebHostConfiguration()
        let handler = SceneRequestHandler(
            host: SceneHost(configuration: configuration),
            files: environment["BENCHMARK_PUBLIC"].flatMap { try? StaticFiles(root: $0) }, configuration: configuration)
        Task { await serve(with: handler) }
        while true { RunLoop.main.run() }
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
