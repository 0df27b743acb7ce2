import CLinux
import Glibc

/// A socket that accepts connections, closed when the last reference to it goes.
final class ListeningSocket: Sendable {
    /// The descriptor; it belongs to this object.
    let descriptor: Int32

    /// Where it listens.
    let address: SocketAddress

    /// Listens on the first address of a host that can be listened on.
    init(host: String, port: UInt16, backlog: Int) throws(ServerError) {
        var failure: SystemError?
        for candidate in try Self.addresses(of: host, port: port) {
            do throws(SystemError) {
                descriptor = try Self.listen(on: candidate, backlog: backlog)
            } catch {
                failure = failure ?? error
                continue
            }
            guard let address = SocketAddress(localAddressOf: descriptor) else {
                let error = SystemError(call: "getsockname")
                close(descriptor)
                throw .listening(on: host, port: port, failedWith: error)
            }
            self.address = address
            return
        }
        guard let failure else { throw Self.noAddress(of: host, reason: "it has none") }
        throw .listening(on: host, port: port, failedWith: failure)
    }

    deinit {
        close(descriptor)
    }

    /// An address in the form that the kernel takes.
    private struct Candidate {
        var storage: sockaddr_storage
        let length: socklen_t
    }

    private static func addresses(of host: String, port: UInt16) throws(ServerError) -> [Candidate] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(host, String(port), &hints, &list)
        guard result == 0 else { throw noAddress(of: host, reason: String(cString: gai_strerror(result))) }
        defer { freeaddrinfo(list) }
        var candidates: [Candidate] = []
        var next = list
        while let entry = next?.pointee {
            next = entry.ai_next
            guard let address = entry.ai_addr else { continue }
            var storage = sockaddr_storage()
            withUnsafeMutableBytes(of: &storage) { bytes in
                bytes.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen)))
            }
            candidates.append(Candidate(storage: storage, length: entry.ai_addrlen))
        }
        return candidates
    }

    private static func noAddress(of host: String, reason: String) -> ServerError {
        ServerError(
            code: .addressNotAvailable,
            message: "The host \(host) has no address to listen on: \(reason). Use an IP address of this machine, such "
                + "as 127.0.0.1 or 0.0.0.0."
        )
    }

    private static func listen(on candidate: Candidate, backlog: Int) throws(SystemError) -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(Int32(candidate.storage.ss_family), type, 0)
        guard descriptor >= 0 else { throw SystemError(call: "socket") }
        do throws(SystemError) {
            try set(SOL_SOCKET, SO_REUSEADDR, to: 1, on: descriptor)
            // Accepted sockets inherit this: responses leave at once, whatever their size.
            try set(Int32(IPPROTO_TCP), TCP_NODELAY, to: 1, on: descriptor)
            if Int32(candidate.storage.ss_family) == AF_INET6 {
                try set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, to: 0, on: descriptor)
            }
            let result = withUnsafeBytes(of: candidate.storage) { bytes in
                bind(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), candidate.length)
            }
            guard result == 0 else { throw SystemError(call: "bind") }
            guard Glibc.listen(descriptor, Int32(clamping: backlog)) == 0 else { throw SystemError(call: "listen") }
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func set(
        _ level: Int32,
        _ option: Int32,
        to value: Int32,
        on descriptor: Int32
    ) throws(SystemError) {
        var value = value
        guard setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            throw SystemError(call: "setsockopt")
        }
    }
}
