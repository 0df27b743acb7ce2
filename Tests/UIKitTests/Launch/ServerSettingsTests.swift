import Foundation
import HTTPServer
import SceneStore
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
        #expect(settings.accessLog == nil)
        #expect(settings.admin == nil)
        #expect(settings.allowedHosts == nil)
        #expect(settings.proxies.trusted.isEmpty)
        #expect(settings.compresses)
        #expect(settings.stopLimit == .seconds(30))
        #expect(settings.stopDelay == .zero)
        #expect(settings.limits.connectionCount == 10_000)
        #expect(settings.timeouts.header == .seconds(15))
        #expect(settings.lifetimes.idle == .seconds(7_200))
        #expect(settings.browserPolicy.frameAncestors.isEmpty)
    }

    @Test("what clients may have, how long they may take and what browsers may do can be said in either way")
    func restrictions() throws {
        let arguments = [
            "--max-sessions", "100", "--max-unused-sessions", "50", "--max-sessions-per-address", "7",
            "--max-events-per-second", "20",
            "--max-request-line", "1000", "--max-header-length", "2000", "--max-header-fields", "30",
            "--max-form-fields", "40", "--max-scenes-per-session", "5", "--max-file-length-per-session", "6000",
            "--min-free-disk", "7000", "--max-file-length-per-scene", "8000", "--max-request-burst", "9",
            "--count-loopback-addresses", "--max-requests-per-connection", "10", "--linger-timeout", "31",
            "--min-content-rate", "12", "--min-response-rate", "13",
            "--max-content-length", "100000000", "--handshake-timeout", "3", "--header-timeout", "4",
            "--content-timeout", "5", "--keep-alive-timeout", "6", "--write-timeout", "7", "--session-idle-timeout",
            "60", "--session-unused-timeout", "61", "--session-lifetime", "62", "--session-suspension", "63",
            "--frame-ancestor", "https://a.example", "--frame-ancestor", "'self'", "--image-source",
            "https://b.example", "--form-target", "https://c.example",
            "--referrer-policy", "no-referrer", "--permissions-policy", "camera=(self)", "--cross-origin-opener-policy",
            "unsafe-none", "--cross-origin-resource-policy", "same-site",
        ]
        let variables = [
            "MAX_SESSIONS": "100", "MAX_UNUSED_SESSIONS": "50", "MAX_SESSIONS_PER_ADDRESS": "7",
            "MAX_EVENTS_PER_SECOND": "20",
            "MAX_REQUEST_LINE": "1000", "MAX_HEADER_LENGTH": "2000", "MAX_HEADER_FIELDS": "30", "MAX_FORM_FIELDS": "40",
            "MAX_SCENES_PER_SESSION": "5", "MAX_FILE_LENGTH_PER_SESSION": "6000", "MIN_FREE_DISK": "7000",
            "MAX_FILE_LENGTH_PER_SCENE": "8000", "MAX_REQUEST_BURST": "9", "COUNT_LOOPBACK_ADDRESSES": "1",
            "MAX_REQUESTS_PER_CONNECTION": "10", "LINGER_TIMEOUT": "31", "MIN_CONTENT_RATE": "12",
            "MIN_RESPONSE_RATE": "13",
            "MAX_CONTENT_LENGTH": "100000000", "HANDSHAKE_TIMEOUT": "3", "HEADER_TIMEOUT": "4", "CONTENT_TIMEOUT": "5",
            "KEEP_ALIVE_TIMEOUT": "6", "WRITE_TIMEOUT": "7", "SESSION_IDLE_TIMEOUT": "60",
            "SESSION_UNUSED_TIMEOUT": "61", "SESSION_LIFETIME": "62", "SESSION_SUSPENSION": "63",
            "FRAME_ANCESTORS": "https://a.example, 'self'", "IMAGE_SOURCES": "https://b.example",
            "FORM_TARGETS": "https://c.example",
            "REFERRER_POLICY": "no-referrer", "PERMISSIONS_POLICY": "camera=(self)",
            "CROSS_ORIGIN_OPENER_POLICY": "unsafe-none", "CROSS_ORIGIN_RESOURCE_POLICY": "same-site",
        ]
        for settings in [try settings(arguments, [:]), try settings([], variables)] {
            #expect(settings.sessionLimits.sessionCount == 100)
            #expect(settings.sessionLimits.untouchedSessionCount == 50)
            #expect(settings.sessionLimits.sessionCountPerAddress == 7)
            #expect(settings.sessionLimits.eventsPerSecond == 20)
            #expect(settings.sessionLimits.eventBurst == 100)
            #expect(settings.sessionLimits.multipartLength == 100_000_000)
            #expect(settings.sessionLimits.fileLengthPerScene == 8_000)
            #expect(settings.limits.countsLoopbackAddresses)
            #expect(settings.limits.requestBurstPerAddress == 9)
            #expect(settings.limits.requestCountPerConnection == 10)
            #expect([settings.timeouts.linger, settings.timeouts.lingerLimit] == [.seconds(31), .seconds(31)])
            #expect(settings.timeouts.minimumContentRate == 12)
            #expect(settings.timeouts.minimumResponseRate == 13)
            #expect(settings.limits.contentLength == 100_000_000)
            #expect(settings.limits.requestLineLength == 1_000)
            #expect(settings.limits.headerSectionLength == 2_000)
            #expect(settings.limits.headerFieldCount == 30)
            #expect(settings.sessionLimits.formFieldCount == 40)
            #expect(settings.sessionLimits.sceneCountPerSession == 5)
            #expect(settings.sessionLimits.untouchedSceneCountPerSession == 5)
            #expect(settings.sessionLimits.fileLengthPerSession == 6_000)
            #expect(settings.sessionLimits.freeDiskLength == 7_000)
            let timeouts = try settings.serverConfiguration().timeouts
            #expect(
                [timeouts.handshake, timeouts.header, timeouts.content, timeouts.keepAlive, timeouts.write]
                    == [3, 4, 5, 6, 7].map { .seconds($0) })
            let lifetimes = settings.lifetimes
            #expect(
                [lifetimes.idle, lifetimes.untouched, lifetimes.absolute, lifetimes.suspension]
                    == [60, 61, 62, 63].map { .seconds($0) })
            #expect(settings.browserPolicy.frameAncestors == ["https://a.example", "'self'"])
            #expect(settings.browserPolicy.imageSources == ["https://b.example"])
            #expect(settings.browserPolicy.formTargets == ["https://c.example"])
            #expect(settings.browserPolicy.referrer == .noReferrer)
            #expect(settings.browserPolicy.permissions == "camera=(self)")
            #expect(settings.browserPolicy.opener == .unsafeNone)
            #expect(settings.browserPolicy.resource == .sameSite)
        }
    }

    @Test("the environment says what the command line does not")
    func environment() throws {
        let settings = try settings(
            [],
            [
                "HOST": "0.0.0.0", "PORT": "0", "PUBLIC_DIRECTORY": "/srv", "DEVELOPMENT": "yes", "HTTPS": "1",
                "LOG_LEVEL": "DEBUG", "ACCESS_LOG": "-", "ACCESS_LOG_FORMAT": "json", "ADMIN_ADDRESS": "[::1]:9090",
                "ALLOWED_HOSTS": "A.example, b.example", "TRUSTED_PROXIES": "10.0.0.0/8,unix",
                "PROXY_FIELDS": "forwarded", "PROXY_PROTOCOL": "1", "COMPRESSION": "off", "STOP_TIMEOUT": "5",
                "STOP_DELAY": "2",
                "MAX_CONNECTIONS": "7", "MAX_CONNECTIONS_PER_ADDRESS": "3", "MAX_REQUESTS_PER_SECOND": "0",
                "MAX_CONCURRENT_REQUESTS": "9", "EVENT_LOOPS": "2", "SOCKET": "/run/app.sock", "SOCKET_MODE": "600",
            ])
        #expect(settings.host == "0.0.0.0")
        #expect(settings.port == 0)
        #expect(settings.publicDirectory == "/srv")
        #expect(settings.isDevelopment)
        #expect(settings.usesHTTPS)
        #expect(settings.logLevel == .debug)
        #expect(settings.accessLog == .init(destination: .standardOutput, format: .json))
        #expect(settings.admin == ListenAddress("[::1]:9090"))
        #expect(settings.allowedHosts == ["a.example", "b.example"])
        #expect(settings.proxies.trusted.map(\.description) == ["10.0.0.0/8", "unix"])
        #expect(settings.proxies.fields == .forwarded)
        #expect(settings.proxies.speakProxyProtocol)
        #expect(settings.stopLimit == .seconds(5))
        #expect(settings.stopDelay == .seconds(2))
        #expect(settings.limits.connectionCount == 7)
        #expect(settings.limits.connectionCountPerAddress == 3)
        #expect(settings.limits.requestRatePerAddress == 0)
        #expect(settings.limits.concurrentRequestCount == 9)
        let configuration = try settings.serverConfiguration()
        #expect(configuration.compression == nil)
        #expect(configuration.eventLoopCount == 2)
        #expect(configuration.socketPath == "/run/app.sock")
        #expect(configuration.socketMode == 0o600)
        #expect(configuration.accessLog?.destination == .standardOutput)
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

    @Test("where the PROXY protocol is spoken, fields count only if they are asked for")
    func proxyFields() throws {
        let arguments = ["--trusted-proxy", "127.0.0.1", "--proxy-protocol"]
        #expect(try settings(arguments, [:]).proxies.fields == .none)
        #expect(try settings(arguments + ["--proxy-fields", "forwarded"], [:]).proxies.fields == .forwarded)
        #expect(try settings(["--trusted-proxy", "127.0.0.1"], [:]).proxies.fields == .xForwarded)
    }

    @Test("forms in memory have a part of it, or what the operator says")
    func bufferedContent() throws {
        #expect(try settings([], [:]).sessionLimits.bufferedContentLength == 256 << 20)
        #expect(try settings(["--memory-limit", "8M"], [:]).sessionLimits.bufferedContentLength == 1 << 20)
        let arguments = ["--memory-limit", "8M", "--max-buffered-content", "5000"]
        #expect(try settings(arguments, [:]).sessionLimits.bufferedContentLength == 5_000)
    }

    @Test("an amount of memory whose unit was left out is refused", arguments: ["1", "512", "1048575", "1023K"])
    func forgottenUnit(amount: String) {
        #expect(throws: SettingsConflict.self) { try settings(["--memory-limit", amount], [:]) }
        #expect(throws: SettingsConflict.self) { try settings([], ["MEMORY_LIMIT": amount]) }
    }

    @Test("what clients sent and nobody read yet has a part of the memory, or what the operator says")
    func bufferedInput() throws {
        #expect(try settings([], [:]).limits.bufferedInputLength == 64 << 20)
        #expect(try settings(["--memory-limit", "8M"], [:]).limits.bufferedInputLength == 1 << 19)
        let arguments = ["--memory-limit", "8M", "--max-buffered-input", "5000"]
        #expect(try settings(arguments, [:]).limits.bufferedInputLength == 5_000)
        #expect(try settings([], ["MAX_BUFFERED_INPUT": "6000"]).limits.bufferedInputLength == 6_000)
    }

    @Test("empty variables are as good as missing")
    func emptyVariables() throws {
        #expect(try settings([], ["HOST": "", "PORT": "", "LOG_LEVEL": ""]).port == 8080)
    }

    @Test(
        "settings that make no sense are named",
        arguments: [
            "PORT": "http", "LOG_LEVEL": "loud", "DEVELOPMENT": "perhaps", "STOP_TIMEOUT": "x", "COMPRESSION": "some",
            "MAX_CONNECTIONS": "many",
        ].map { ($0.key, $0.value) })
    func senselessVariables(_ name: String, _ value: String) {
        #expect {
            try settings([], [name: value])
        } throws: { error in
            "\(error)".contains(name) && "\(error)".contains(value)
        }
    }

    @Test(
        "arguments that make no sense are refused",
        arguments: [
            ["--port", "65536"], ["--port", "-1"], ["--port", "x"], ["--log-level", "loud"], ["--unknown"],
            ["--trusted-proxy", "10.0.0.1/8"], ["--proxy-protocol"], ["--proxy-fields", "via"],
            ["--access-log-format", "xml"], ["--admin", "::1"], ["--admin", "a:b"], ["--max-connections", "0"],
            ["--max-requests-per-second", "-1"], ["--stop-timeout", "-1"], ["--stop-delay", "-1"],
            ["--event-loops", "0"],
            ["--max-sessions", "0"], ["--max-unused-sessions", "0"], ["--max-content-length", "10"],
            ["--max-request-line", "1"], ["--max-header-fields", "0"], ["--max-scenes-per-session", "0"],
            ["--min-free-disk", "-1"], ["--header-timeout", "0"], ["--max-request-burst", "0"],
            ["--max-requests-per-connection", "0"], ["--min-content-rate", "0"], ["--max-file-length-per-scene", "-1"],
            ["--session-lifetime", "-3"], ["--session-idle-timeout", "99999999999999"],
            ["--frame-ancestor", "https://a; script-src *"], ["--frame-ancestor", ""], ["--image-source", "a b"],
            ["--referrer-policy", "none"], ["--permissions-policy", "a\r\nSet-Cookie: b"],
            ["--cross-origin-opener-policy", "x"], ["--cross-origin-resource-policy", "x"],
            ["--socket-mode", "888"], ["--store", "redis://localhost/x"], ["--store", ""],
            ["--config", "/nowhere/at/all"],
        ])
    func senselessArguments(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try settings(arguments, [:]) }
    }

    @Test(
        "without a directory that was named, one that cannot be used has sessions kept in memory, and the reason is told"
    )
    func damagedDirectory() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let directory = folder.appendingPathComponent(ProcessInfo.processInfo.processName)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try Data("no database, but long enough to be looked at as one".utf8)
            .write(to: directory.appendingPathComponent("scenes.sqlite"))
        let sessions = try settings([], ["XDG_STATE_HOME": folder.path]).sessions
        let made = try sessions.makeStore(build: "")
        #expect(made.store is MemorySceneStore)
        #expect(made.shortcoming?.code == .damaged)
        #expect(try sessions.check()?.code == .damaged)
        let named = try settings(["--data-dir", directory.path], [:]).sessions
        #expect(throws: SceneStoreError.self) { try named.makeStore(build: "") }
    }

    @Test("sessions are kept in Redis where one is named, which takes a key that is named too")
    func redis() throws {
        #expect(try settings([], [:]).sessions.redis == nil)
        let redis = try settings([], ["STORE": "redis://:secret@example.org/2"]).sessions
        #expect(redis.redis?.description == "example.org:6379")
        #expect(throws: SceneStoreError.self) { try redis.makeStore(build: "") }
        #expect(throws: SceneStoreError.self) { try redis.check() }
    }

    @Test("addresses to listen on are an address and a port, or a port of this machine")
    func listenAddresses() {
        for (text, host, port): (String, String, UInt16) in [
            ("127.0.0.1:1", "127.0.0.1", 1), ("[::1]:2", "::1", 2), ("localhost:3", "localhost", 3),
            ("4", "127.0.0.1", 4),
        ] {
            #expect(ListenAddress(text)?.host == host)
            #expect(ListenAddress(text)?.port == port)
        }
        for text in ["", ":", "a", "a:", ":1", "::1", "a:65536", "[]:1"] { #expect(ListenAddress(text) == nil) }
    }

    @Test("a file of settings says what flags and environment do not")
    func file() throws {
        try withFile(
            "# Settings\nHOST=0.0.0.0\n\n PORT = 9000 \nPUBLIC_DIRECTORY=\"/srv/my site\"\nLOG_LEVEL='debug'\n"
        ) {
            let settings = try settings(["--config", $0, "--log-level", "error"], ["PORT": "1"])
            #expect(settings.host == "0.0.0.0")
            #expect(settings.port == 1)
            #expect(settings.publicDirectory == "/srv/my site")
            #expect(settings.logLevel == .error)
            #expect(try self.settings([], ["CONFIG_FILE": $0]).port == 9000)
        }
    }

    @Test(
        "what is wrong in a file of settings is said in one line, with its place",
        arguments: [
            ("HOST=a\nPROT=1\n", "line 2: There is no setting \"PROT\"."),
            ("HOST\n", "line 1: \"HOST\" is not of the form NAME=value."),
            ("PORT=1\nPORT=2", "line 2: PORT was set before."),
            ("CONFIG_FILE=x", "line 1: There is no setting \"CONFIG_FILE\"."),
            ("PORT=x", "The settings file's PORT is \"x\", which makes no sense there."),
        ])
    func faultyFile(text: String, message: String) throws {
        try withFile(text) { path in
            #expect {
                try settings(["--config", path], [:])
            } throws: { error in
                "\(error)".hasSuffix(message) && !"\(error)".contains("\n")
            }
        }
    }

    @Test("the check reads the files that the settings name")
    func check() throws {
        try SettingsCheck(try settings(["--public", "/tmp"], [:])).run()
        for (arguments, message) in [
            (["--public", "/nowhere"], "The folder /nowhere cannot be served"),
            (["--access-log", "/nowhere/log"], "The access log /nowhere/log cannot be written to"),
            (["--tls-certificate", "/nowhere.pem"], "/nowhere.pem"),
        ] {
            #expect {
                try SettingsCheck(try settings(arguments, [:])).run()
            } throws: { error in
                "\(error)".contains(message) && !"\(error)".contains("\n")
            }
        }
    }

    @Test("a scene may have the files of one form, unless the operator says otherwise")
    func filesOfScenes() throws {
        let arguments = ["--max-content-length", "100000000"]
        #expect(try settings(arguments, [:]).sessionLimits.fileLengthPerScene == 100_000_000)
        #expect(try settings([], [:]).sessionLimits.fileLengthPerScene == 64 << 20)
        #expect(try !settings([], [:]).limits.countsLoopbackAddresses)
    }

    @Test("every flag is explained together with its variable")
    func help() {
        let help = ServerCommand.helpMessage()
        for name in SettingName.allCases { #expect(help.contains(name.rawValue), "\(name.rawValue)") }
    }

    @Test("every flag is in the guides")
    func guides() throws {
        let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../docs").standardized
        let guides = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let flags = ServerCommand.helpMessage().matches(of: /--[a-z][-a-z]+/).map { String($0.0) }
        #expect(flags.count > SettingName.allCases.count)
        for flag in Set(flags) where flag != "--help" { #expect(guides.contains(flag), "\(flag)") }
    }

    private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    private func settings(_ arguments: [String], _ environment: [String: String]) throws -> ServerSettings {
        try ServerSettings(try ServerCommand.parse(arguments), environment: environment)
    }
}
