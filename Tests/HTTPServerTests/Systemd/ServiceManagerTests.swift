import Foundation
import Glibc
import Testing

@testable import HTTPServer

@Suite struct ServiceManagerTests {
    @Test func `says nothing where nobody listens`() {
        let manager = ServiceManager(environment: [:])
        manager.tell(.ready)
        #expect(manager.sockets.isEmpty)
        #expect(manager.watchdogInterval == nil)
        ServiceManager(environment: ["NOTIFY_SOCKET": "/nowhere/at/all"]).tell(.ready)
        ServiceManager(environment: ["NOTIFY_SOCKET": String(repeating: "x", count: 200)]).tell(.ready)
    }

    @Test(arguments: [true, false])
    func `tells its states`(isAbstract: Bool) throws {
        let folder = try TemporaryFolder()
        let path = isAbstract ? "@\(UUID().uuidString)" : "\(folder.path)/notify"
        var address = try #require(sockaddr_un(path: path))
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        let length = address.length(ofPath: path)
        let result = withUnsafeMutableBytes(of: &address) {
            bind(descriptor, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
        }
        try #require(result == 0)
        let manager = ServiceManager(environment: ["NOTIFY_SOCKET": path])
        var said: [String] = []
        for state in [ServiceManager.State.ready, .alive, .reloading, .stopping] {
            manager.tell(state)
            var bytes = [UInt8](repeating: 0, count: 200)
            let count = recv(descriptor, &bytes, bytes.count, 0)
            said.append(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
        }
        #expect(said[0] == "READY=1")
        #expect(said[1] == "WATCHDOG=1")
        #expect(said[2].wholeMatch(of: /RELOADING=1\nMONOTONIC_USEC=[0-9]+/) != nil)
        #expect(said[3] == "STOPPING=1")
    }

    @Test func `finds the sockets that were handed to this process, and to no other`() {
        let environment = ["LISTEN_PID": "7", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "http:admin"]
        let sockets = ServiceManager(environment: environment, process: 7).sockets
        #expect(sockets.map(\.name) == ["http", "admin"])
        #expect(sockets.map(\.descriptor) == [3, 4])
        #expect(ServiceManager(environment: environment, process: 8).sockets.isEmpty)
        let unnamed = ServiceManager(environment: ["LISTEN_PID": "7", "LISTEN_FDS": "1"], process: 7)
        #expect(unnamed.sockets.map(\.name) == ["unknown"])
        for count in ["0", "-1", "x", "9999999999", "65"] {
            let manager = ServiceManager(environment: ["LISTEN_PID": "7", "LISTEN_FDS": count], process: 7)
            #expect(manager.sockets.isEmpty)
        }
    }

    @Test func `knows how often to say that it is alive`() {
        #expect(ServiceManager(environment: ["WATCHDOG_USEC": "3000000"]).watchdogInterval == .seconds(3))
        let watched = ["WATCHDOG_USEC": "5", "WATCHDOG_PID": "7"]
        #expect(ServiceManager(environment: watched, process: 7).watchdogInterval == .microseconds(5))
        #expect(ServiceManager(environment: watched, process: 8).watchdogInterval == nil)
        #expect(ServiceManager(environment: ["WATCHDOG_USEC": "0"]).watchdogInterval == nil)
    }
}
