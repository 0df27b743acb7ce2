import Testing

@testable import UIKit

@Suite("Settings of the server")
struct ServerSettingsTests {
    @Test("without any setting the app is served to this machine on port 8080")
    func defaults() throws {
        let settings = try settings([], [:])
        #expect(settings.host == "127.0.0.1")
        #expect(settings.port == 8080)
        #expect(settings.publicDirectory == nil)
        #expect(!settings.isDevelopment)
        #expect(!settings.usesHTTPS)
        #expect(settings.logLevel == .info)
        #expect(!settings.logsRequests)
    }

    @Test("the environment says what the command line does not")
    func environment() throws {
        let settings = try settings(
            [],
            [
                "HOST": "0.0.0.0", "PORT": "0", "PUBLIC_DIRECTORY": "/srv", "DEVELOPMENT": "yes", "HTTPS": "1",
                "LOG_LEVEL": "DEBUG", "LOG_REQUESTS": "on",
            ])
        #expect(settings.host == "0.0.0.0")
        #expect(settings.port == 0)
        #expect(settings.publicDirectory == "/srv")
        #expect(settings.isDevelopment)
        #expect(settings.usesHTTPS)
        #expect(settings.logLevel == .debug)
        #expect(settings.logsRequests)
    }

    @Test("the command line comes before the environment")
    func precedence() throws {
        let settings = try settings(
            ["--host", "::1", "--port", "9000", "--public", "site", "--log-level", "error"],
            ["HOST": "0.0.0.0", "PORT": "1", "PUBLIC_DIRECTORY": "/srv", "LOG_LEVEL": "trace", "HTTPS": "0"])
        #expect(settings.host == "::1")
        #expect(settings.port == 9000)
        #expect(settings.publicDirectory == "site")
        #expect(settings.logLevel == .error)
        #expect(!settings.usesHTTPS)
    }

    @Test("empty variables are as good as missing")
    func emptyVariables() throws {
        #expect(try settings([], ["HOST": "", "PORT": "", "LOG_LEVEL": ""]).port == 8080)
    }

    @Test(
        "settings that make no sense are named",
        arguments: ["PORT": "http", "LOG_LEVEL": "loud", "DEVELOPMENT": "perhaps"].map { ($0.key, $0.value) })
    func senselessVariables(_ name: String, _ value: String) {
        #expect {
            try settings([], [name: value])
        } throws: { error in
            "\(error)".contains(name) && "\(error)".contains(value)
        }
    }

    @Test(
        "arguments that make no sense are refused",
        arguments: [["--port", "65536"], ["--port", "-1"], ["--port", "x"], ["--log-level", "loud"], ["--unknown"]])
    func senselessArguments(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try settings(arguments, [:]) }
    }

    private func settings(_ arguments: [String], _ environment: [String: String]) throws -> ServerSettings {
        try ServerSettings(try ServerCommand.parse(arguments), environment: environment)
    }
}
