import Foundation
import Glibc
import HTTPServer
import Logging
import Testing

/// Listening elsewhere than on a port of one's own.
@Suite struct ListeningTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func server(_ configure: (inout ServerConfiguration) -> Void) -> Server {
        var configuration = ServerConfiguration()
        configuration.eventLoopCount = 1
        configure(&configuration)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return Server(
            configuration: configuration, handler: ClosureHandler { .text("\($0.remoteAddress)") }, logger: logger)
    }

    private let request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

    @Test func `serves a Unix-domain socket and removes it at the end`() async throws {
        let path = "\(folder.path)/app.sock"
        let server = server {
            $0.socketPath = path
            $0.socketMode = 0o600
            // Who connects there is counted for no address.
            $0.limits.connectionCountPerAddress = 0
            $0.limits.countsLoopbackAddresses = true
        }
        let address = try await server.start()
        #expect(address.description == "unix:\(path)")
        #expect(address.family == .unix)
        let mode = try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
        #expect(mode == 0o600)
        let client = try RawClient(address)
        await client.send(request)
        #expect(Answer(await client.receiveBytes().0)?.text == "unix:")

        let second = self.server { $0.socketPath = path }
        let error = await #expect(throws: ServerError.self) { try await second.start() }
        #expect(error?.code == .addressInUse)
        await server.stop(within: .seconds(60))
        while FileManager.default.fileExists(atPath: path) { await Task.yield() }
    }

    @Test func `takes the place of a socket that nobody listens on, and of nothing else`() async throws {
        let path = "\(folder.path)/old.sock"
        let old = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafeBytes(of: address) {
            bind(old, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
        }
        #expect(bound == 0)
        close(old)
        let server = server { $0.socketPath = path }
        let client = try RawClient(try await server.start())
        await client.send(request)
        #expect(Answer(await client.receiveBytes().0)?.status == 200)
        await server.stopNow()

        try folder.write("precious", to: "file")
        for (name, code) in [("file", ServerError.Code.addressInUse), ("none/x", .addressNotAvailable)] {
            let other = self.server { $0.socketPath = "\(folder.path)/\(name)" }
            let error = await #expect(throws: ServerError.self) { try await other.start() }
            #expect(error?.code == code)
        }
        #expect(FileManager.default.contents(atPath: "\(folder.path)/file") == Data("precious".utf8))
        let long = self.server { $0.socketPath = "/tmp/" + String(repeating: "x", count: 200) }
        await #expect(throws: ServerError.self) { try await long.start() }
    }

    @Test func `serves a socket that was handed over, and refuses what is none`() async throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(descriptor >= 0 && listen(descriptor, 8) == 0)
        let server = server { $0.inheritedSocket = descriptor }
        let address = try await server.start()
        let client = try RawClient(try #require(SocketAddress(host: "127.0.0.1", port: address.port)))
        await client.send(request)
        #expect(Answer(await client.receiveBytes().0)?.status == 200)
        await server.stopNow()
        let file = try #require(OpenFile(path: "/dev/null"))
        let other = self.server { $0.inheritedSocket = file.descriptor }
        await #expect(throws: ServerError.self) { try await other.start() }
    }
}
