import HTTPServer
import HTTPTypes
import Logging
import Testing

@Suite struct ServerStartTests {
    private func server(host: String, port: UInt16 = 0) -> Server {
        var configuration = ServerConfiguration()
        configuration.host = host
        configuration.port = port
        configuration.eventLoopCount = 1
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return Server(configuration: configuration, handler: ClosureHandler { _ in .text("hi") }, logger: logger)
    }

    @Test func `says that a port is in use and what to do about it`() async throws {
        try await withServer(handler: Response.echo) { address, _ in
            let error = await #expect(throws: ServerError.self) {
                try await self.server(host: "127.0.0.1", port: address.port).start()
            }
            #expect(error?.code == .addressInUse)
            #expect(
                error?.description
                    == "Port \(address.port) on 127.0.0.1 is already in use. Stop the program that uses it, or choose "
                    + "another port; port 0 picks a free one. (bind: Address already in use)"
            )
        }
    }

    @Test func `says that a host is not this machine's or does not exist`() async throws {
        let foreign = await #expect(throws: ServerError.self) { try await self.server(host: "192.0.2.1").start() }
        #expect(foreign?.code == .addressNotAvailable)
        let unknown = await #expect(throws: ServerError.self) { try await self.server(host: "no.such.invalid").start() }
        #expect(unknown?.code == .addressNotAvailable)
    }

    @Test func `starts once`() async throws {
        let server = server(host: "127.0.0.1")
        let address = try await server.start()
        #expect(address.port != 0)
        let error = await #expect(throws: ServerError.self) { try await server.start() }
        #expect(error?.code == .alreadyStarted)
        await server.stopNow()
    }

    @Test func `serves IPv6, and IPv4 through it`() async throws {
        let server = server(host: "::")
        let address = try await server.start()
        #expect(address.description == "[::]:\(address.port)")
        for host in ["::1", "127.0.0.1"] {
            let target = try #require(SocketAddress(host: host, port: address.port))
            let client = try RawClient(target)
            await client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(await client.receiveAll().hasSuffix("\r\n\r\nhi"))
        }
        await server.stopNow()
    }
}
