import Foundation
import HTTPServer
import HTTPTypes
import Logging
import Testing

@testable import UIKit

@Suite("The health check")
struct HealthCheckTests {
    private struct FixedHandler: RequestHandler {
        let status: HTTPResponse.Status

        func respond(to request: Request) async -> Response {
            Response(status: request.head.path == "/_segue/health" ? status : .notFound)
        }
    }

    @Test("an app that answers is well, whichever address it listens on", arguments: ["127.0.0.1", "0.0.0.0"])
    func well(_ host: String) async throws {
        try await withServer(answering: .ok) { port in
            try HealthCheck(try settings(host: host, port: port)).run()
        }
    }

    @Test("an app that listens on a Unix-domain socket, or behind a proxy of the PROXY protocol, is asked there")
    func elsewhere() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)").path
        let proxies = ["--trusted-proxy", "unix", "--trusted-proxy", "127.0.0.1", "--proxy-protocol"]
        for arguments in [["--socket", path], ["--socket", path] + proxies] {
            let settings = try ServerSettings(try ServerCommand.parse(arguments), environment: [:])
            #expect(throws: HealthCheck.Fault.self) { try HealthCheck(settings).run() }
            try await withServer(answering: .ok, configuration: settings.serverConfiguration()) { _ in
                try HealthCheck(settings).run()
            }
        }
    }

    @Test("an app that answers otherwise is not")
    func unwell() async throws {
        try await withServer(answering: .serviceUnavailable) { port in
            #expect {
                try HealthCheck(try settings(host: "127.0.0.1", port: port)).run()
            } throws: { error in
                "\(error)".contains("503")
            }
        }
    }

    @Test("where nothing answers, the check says where it asked")
    func nothing() async throws {
        var port: UInt16 = 0
        try await withServer(answering: .ok) { port = $0 }
        #expect {
            try HealthCheck(try settings(host: "127.0.0.1", port: port)).run()
        } throws: { error in
            "\(error)".contains("\(port)")
        }
    }

    private func settings(host: String, port: UInt16) throws -> ServerSettings {
        let command = try ServerCommand.parse(["--host", host, "--port", "\(port)"])
        return try ServerSettings(command, environment: [:])
    }

    private func withServer(
        answering status: HTTPResponse.Status, configuration: ServerConfiguration = ServerConfiguration(),
        _ body: (UInt16) async throws -> Void
    ) async throws {
        var configuration = configuration
        configuration.port = 0
        configuration.eventLoopCount = 1
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let server = Server(configuration: configuration, handler: FixedHandler(status: status), logger: logger)
        let address = try await server.start()
        try await body(address.port)
        await server.stopNow()
    }
}
