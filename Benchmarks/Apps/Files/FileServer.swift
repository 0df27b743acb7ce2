import Foundation
import HTTPServer
import HTTPTypes
import Logging

/// Serves the files of a folder without any app, to be measured from outside.
///
/// The environment says which: `BENCHMARK_PUBLIC` names the folder, `BENCHMARK_CERTIFICATE` a PEM file with a certificate and
/// its key where TLS is to be spoken.
@main
enum FileServer {
    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let files = try StaticFiles(root: environment["BENCHMARK_PUBLIC"] ?? "Public")
        var configuration = ServerConfiguration()
        configuration.port = 0
        configuration.limits.connectionCount = 20_000
        configuration.tls = environment["BENCHMARK_CERTIFICATE"].map { path in
            TLSConfiguration(certificates: [.init(chain: path, key: path)])
        }
        let server = Server(
            configuration: configuration, handler: FileHandler(files: files), logger: Logger(label: "benchmark"))
        print("http://\(try await server.start())")
        fflush(nil)
        await server.run(until: TerminationSignals(), within: .seconds(1))
    }
}

/// Answers with files, with a greeting, and with a page that is compressed each time.
private struct FileHandler: RequestHandler {
    let files: StaticFiles
    let page = Array(
        String(repeating: "<li><span>Title of a row</span> <button name=\"row\">Press</button></li>\n", count: 70).utf8)

    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        switch request.head.path {
        case "/hello":
            Response(status: .ok, headerFields: [.contentType: "text/plain"], body: .bytes(Array("hello\n".utf8)))
        case "/page":
            answerWithPage()
        default:
            files.response(to: request) ?? Response(status: .notFound)
        }
    }

    private func answerWithPage() -> Response {
        var response = Response(status: .ok, headerFields: [.contentType: "text/html"], body: .bytes(page))
        // Who measures is no browser that says where a request comes from.
        response.compression = .always
        return response
    }
}
