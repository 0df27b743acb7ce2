import Foundation
import Glibc
import HTTPServer
import HTTPTypes
import Logging
import Synchronization
import Testing

@testable import WebHost

/// What becomes of the processes behind when a client leaves while they work for it.
@Suite("Clients that leave the process in front")
struct LeavingClientTests {
    /// One process, and what was thought of it.
    private final class Workers: AppWorkers {
        let count = 1
        let path: String
        let asked = Mutex(0)
        let doubts = Mutex(0)

        init(path: String) {
            self.path = path
        }

        nonisolated(nonsending) func worker(
            preferring home: Int?, except avoided: Set<Int>
        ) async -> (index: Int, socketPath: String)? {
            asked.withLock { $0 += 1 }
            return avoided.contains(0) ? nil : (0, path)
        }

        func doubt(_ index: Int) {
            doubts.withLock { $0 += 1 }
        }
    }

    /// Answers nothing until its client has left.
    private struct Patient: RequestHandler {
        let begun: AsyncStream<Void>.Continuation
        let ended: AsyncStream<Void>.Continuation

        nonisolated(nonsending) func respond(to request: Request) async -> Response {
            begun.yield()
            let (never, continuation) = AsyncStream<Never>.makeStream()
            for await _ in never {}
            continuation.finish()
            ended.yield()
            return Response(status: .ok)
        }
    }

    @Test("a client that breaks its connection off casts no doubt on the process, whatever it had asked besides")
    func leaving() async throws {
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let (ended, end) = AsyncStream<Void>.makeStream()
        let workers = Workers(path: "@segue-leaving-\(UUID().uuidString)")
        let back = server(Patient(begun: begin, ended: end)) {
            $0.socketPath = workers.path
            $0.proxies.trusted = [AddressRange("unix")].compactMap(\.self)
        }
        let handler = WorkerRequestHandler(workers: workers, files: nil, configuration: WebHostConfiguration())
        let front = server(handler) { _ in }
        _ = try await back.start()
        let port = try await front.start().port
        var (begins, ends) = (begun.makeAsyncIterator(), ended.makeAsyncIterator())
        for _ in 0..<3 {
            let client = try connect(to: port)
            // A session's cookie, so that the request may be repeated elsewhere.
            let cookie = SessionCredential.cookieValue(of: .random(), with: .random())
            let request = "GET / HTTP/1.1\r\nHost: a\r\nCookie: segue=\(cookie)\r\n\r\n"
            let bytes = Array(String(repeating: request, count: 5).utf8)
            #expect(send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
            await begins.next()
            var option = linger(l_onoff: 1, l_linger: 0)
            setsockopt(client, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
            close(client)
            await ends.next()
        }
        while front.connectionCount > 0 { await Task.yield() }
        #expect(workers.doubts.withLock { $0 } == 0)
        #expect(workers.asked.withLock { $0 } == 3)
        await front.stopNow()
        await back.stopNow()
    }

    private func server(_ handler: any RequestHandler, _ configure: (inout ServerConfiguration) -> Void) -> Server {
        var configuration = ServerConfiguration()
        configuration.port = 0
        configuration.eventLoopCount = 1
        configure(&configuration)
        return Server(
            configuration: configuration, handler: handler,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private func connect(to port: UInt16) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
        return descriptor
    }
}
