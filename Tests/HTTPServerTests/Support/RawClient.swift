import Foundation
import Glibc
import HTTPServer

/// A client without manners: it sends exactly the bytes it is told to, and shows exactly those it gets.
///
/// Its calls block, on threads of their own; a client that hears nothing for two minutes gives up.
final class RawClient: Sendable {
    private let descriptor: Int32

    /// Connects to a server.
    ///
    /// - Parameter receiveBuffer: The bytes that the system may hold for this client; `nil` leaves that to the system.
    init(_ address: SocketAddress, receiveBuffer: Int32? = nil) throws {
        let family = [.v4: AF_INET, .v6: AF_INET6, .unix: AF_UNIX][address.family] ?? AF_INET
        // Closed in programs that other tests start, which would otherwise keep the connection open.
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        descriptor = socket(family, type, 0)
        var timeout = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        if var receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4) }
        var v4 = sockaddr_in()
        v4.sin_family = sa_family_t(AF_INET)
        v4.sin_port = address.port.bigEndian
        inet_pton(AF_INET, address.host, &v4.sin_addr)
        var v6 = sockaddr_in6()
        v6.sin6_family = sa_family_t(AF_INET6)
        v6.sin6_port = address.port.bigEndian
        inet_pton(AF_INET6, address.host, &v6.sin6_addr)
        var unix = sockaddr_un()
        unix.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &unix.sun_path) { $0.copyBytes(from: address.host.utf8.prefix(107)) }
        let result =
            switch address.family {
            case .v4: Self.connect(descriptor, to: v4)
            case .v6: Self.connect(descriptor, to: v6)
            case .unix: Self.connect(descriptor, to: unix)
            }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    private static func connect<Address>(_ descriptor: Int32, to address: Address) -> Int32 {
        withUnsafeBytes(of: address) { bytes in
            Glibc.connect(
                descriptor,
                bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
                socklen_t(bytes.count)
            )
        }
    }

    deinit {
        Glibc.close(descriptor)
    }

    /// Sends text; returns whether the server took it all.
    @discardableResult
    func send(_ text: String) async -> Bool {
        await send(Array(text.utf8))
    }

    /// Sends bytes; returns whether the server took them all.
    @discardableResult
    func send(_ bytes: [UInt8]) async -> Bool {
        await onThread { [descriptor] in
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                }
                if count <= 0 { return false }
                sent += count
            }
            return true
        }
    }

    /// Sends as many bytes as the two systems take without anybody reading them; returns how many.
    func sendUntilFull(atMost limit: Int) async -> Int {
        await onThread { [descriptor] in
            let bytes = [UInt8](repeating: 0x61, count: 65536)
            var sent = 0
            var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            while sent < limit, Glibc.poll(&poll, 1, 300) == 1 {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
                }
                if count > 0 { sent += count }
            }
            return sent
        }
    }

    /// Sends text through TLS, waits, and ends the TLS connection but not that of the socket.
    func sendEncrypted(_ text: String, andWait wait: () async -> Void) async throws {
        let client = await onThread { [descriptor] in
            let client = TLSClient(descriptor: descriptor)
            return client?.send(Array(text.utf8)) == true ? client : nil
        }
        await wait()
        if client == nil { throw POSIXError(.EPROTO) }
    }

    /// Says that it will send nothing more.
    func endOutput() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Breaks the connection off: the server is told that it failed, not that it ended.
    func reset() {
        var nowhere = sockaddr()
        nowhere.sa_family = sa_family_t(AF_UNSPEC)
        Glibc.connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
    }

    /// Receives until the text ends with a suffix, or the server closes.
    func receive(until suffix: String) async -> String {
        let suffix = Array(suffix.utf8)
        return await onThread { [descriptor] in
            var received: [UInt8] = []
            var byte: UInt8 = 0
            while !received.ends(with: suffix), recv(descriptor, &byte, 1, 0) == 1 { received.append(byte) }
            return String(decoding: received, as: UTF8.self)
        }
    }

    /// Receives so many bytes, or fewer if the server closes; returns how many.
    func receive(count limit: Int) async -> Int {
        await onThread { [descriptor] in
            var received = 0
            var buffer = [UInt8](repeating: 0, count: 65536)
            while received < limit {
                let count = recv(descriptor, &buffer, min(buffer.count, limit - received), 0)
                if count <= 0 { break }
                received += count
            }
            return received
        }
    }

    /// Receives so many bytes, or fewer if the server closes.
    func receiveExactly(_ count: Int) async -> [UInt8] {
        await onThread { [descriptor] in
            var received = [UInt8](repeating: 0, count: count)
            let length = recv(descriptor, &received, count, Int32(MSG_WAITALL))
            return Array(received.prefix(max(0, length)))
        }
    }

    /// Receives everything until the server closes.
    ///
    /// - Returns: The text without its `Date` fields, with `<reset>` at its end if the connection was broken off, and
    ///   `<open>` if the server did not close.
    func receiveAll() async -> String {
        let (bytes, ending) = await receiveBytes()
        return String(decoding: bytes, as: UTF8.self).withoutDates + ending
    }

    /// Receives all bytes until the server closes, and how that ended.
    func receiveBytes() async -> ([UInt8], String) {
        await onThread { [descriptor] in
            var received: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                if count == 0 { return (received, "") }
                if count < 0 { return (received, errno == EAGAIN ? "<open>" : "<reset>") }
                received += buffer[..<count]
            }
        }
    }

    private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }
}

extension [UInt8] {
    fileprivate func ends(with suffix: [UInt8]) -> Bool {
        count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
    }
}

extension String {
    /// The text without the lines of `Date` fields, which tests cannot foretell.
    var withoutDates: String {
        replacing(/Date: [A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9:]{8} GMT\r\n/, with: "")
    }
}
