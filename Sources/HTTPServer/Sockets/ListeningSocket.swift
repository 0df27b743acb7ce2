import CLinux
import Glibc
import Synchronization

/// A socket that accepts connections, closed when the last reference to it goes at the latest.
final class ListeningSocket: Sendable {
    /// The descriptor; it belongs to this object, and to nobody after `close()`.
    let descriptor: Int32

    /// Where it listens.
    let address: SocketAddress

    private let isInherited: Bool
    private let isClosed = Atomic<Bool>(false)

    /// The path to be removed with the socket.
    private let path: String?

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
                Glibc.close(descriptor)
                throw .listening(on: host, port: port, failedWith: error)
            }
            self.address = address
            path = nil
            isInherited = false
            return
        }
        guard let failure else { throw Self.noAddress(of: host, reason: "it has none") }
        throw .listening(on: host, port: port, failedWith: failure)
    }

    /// Takes over a socket that was handed to the process and listens already.
    init(inherited descriptor: Int32) throws(ServerError) {
        var isListening: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &length) == 0, isListening != 0,
            let address = SocketAddress(localAddressOf: descriptor)
        else {
            throw ServerError(
                code: .system, message: "The descriptor \(descriptor) that was handed over is no listening socket.")
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        if address.family != .unix {
            try? Self.set(Int32(IPPROTO_TCP), TCP_NODELAY, to: 1, on: descriptor)
            try? Self.set(Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, to: Self.unsentLength, on: descriptor)
        }
        self.descriptor = descriptor
        self.address = address
        path = nil
        isInherited = true
    }

    /// Listens on a path of the file system, where a socket that nobody listens on any more is replaced.
    init(path: String, mode: UInt32, backlog: Int) throws(ServerError) {
        guard var address = sockaddr_un(path: path) else {
            throw ServerError(
                code: .addressNotAvailable, message: "The path of a Unix-domain socket has 1 to 107 bytes: \(path)")
        }
        let length = address.length(ofPath: path)
        do throws(SystemError) {
            descriptor = try Self.listen(on: &address, length: length, path: path, mode: mode, backlog: backlog)
        } catch {
            throw .listening(onPath: path, failedWith: error)
        }
        self.address = SocketAddress(family: .unix, host: path, port: 0)
        self.path = path
        isInherited = false
    }

    private static func listen(
        on address: inout sockaddr_un, length: socklen_t, path: String, mode: UInt32, backlog: Int
    ) throws(SystemError) -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { throw SystemError(call: "socket") }
        do throws(SystemError) {
            var result = give(&address, length, to: descriptor)
            if result != 0, errno == EADDRINUSE, isAbandoned(path, &address, length) {
                unlink(path)
                result = give(&address, length, to: descriptor)
            }
            guard result == 0 else { throw SystemError(call: "bind") }
            guard path.hasPrefix("@") || chmod(path, mode) == 0 else { throw SystemError(call: "chmod") }
            guard Glibc.listen(descriptor, Int32(clamping: backlog)) == 0 else { throw SystemError(call: "listen") }
        } catch {
            Glibc.close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func give(
        _ address: inout sockaddr_un, _ length: socklen_t, to descriptor: Int32
    ) -> Int32 {
        withUnsafeMutableBytes(of: &address) { bytes in
            bind(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
        }
    }

    /// Whether a socket is at the path that nobody listens on.
    private static func isAbandoned(_ path: String, _ address: inout sockaddr_un, _ length: socklen_t) -> Bool {
        defer { errno = EADDRINUSE }
        // Connecting to an ordinary file is refused as well.
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return false }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard probe >= 0 else { return false }
        defer { Glibc.close(probe) }
        let result = withUnsafeMutableBytes(of: &address) { bytes in
            connect(probe, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
        }
        return result != 0 && errno == ECONNREFUSED
    }

    /// Lets the kernel keep no more clients waiting than there are; a socket of somebody else's is left as it is.
    func stopQueueing() {
        if !isInherited { _ = Glibc.listen(descriptor, 0) }
    }

    /// Stops listening; does nothing the second time.
    func close() {
        guard !isClosed.exchange(true, ordering: .relaxed) else { return }
        Glibc.close(descriptor)
        if let path, !path.hasPrefix("@") { unlink(path) }
    }

    deinit {
        close()
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

    /// The bytes that the kernel takes of a connection's responses before it can send them; without a bound it would hold
    /// megabytes for each client that reads slowly.
    private static let unsentLength: Int32 = 128 << 10

    private static func listen(on candidate: Candidate, backlog: Int) throws(SystemError) -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(Int32(candidate.storage.ss_family), type, 0)
        guard descriptor >= 0 else { throw SystemError(call: "socket") }
        do throws(SystemError) {
            try set(SOL_SOCKET, SO_REUSEADDR, to: 1, on: descriptor)
            // Accepted sockets inherit this: responses leave at once, whatever their size.
            try set(Int32(IPPROTO_TCP), TCP_NODELAY, to: 1, on: descriptor)
            try? set(Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, to: unsentLength, on: descriptor)
            if Int32(candidate.storage.ss_family) == AF_INET6 {
                try set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, to: 0, on: descriptor)
            }
            let result = withUnsafeBytes(of: candidate.storage) { bytes in
                bind(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), candidate.length)
            }
            guard result == 0 else { throw SystemError(call: "bind") }
            guard Glibc.listen(descriptor, Int32(clamping: backlog)) == 0 else { throw SystemError(call: "listen") }
        } catch {
            Glibc.close(descriptor)
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
