import CLinux
import Glibc
import HTTPTypes

extension Connection {
    /// Takes what the proxy says of the client before anything else; whether its requests may follow.
    nonisolated(nonsending) func receiveProxyHeader() async -> Bool {
        guard context.proxies.includes(remoteAddress) else {
            context.note(.proxyHeader, "Closed a connection from \(remoteAddress): it is no trusted proxy.")
            return false
        }
        let deadline = loop.now + context.handshakeTimeout
        while true {
            // A look only: what follows the header is for TLS or the parser to read.
            let room = UnsafeMutableRawBufferPointer(rebasing: loop.readBuffer[..<ProxyHeader.greatestLength])
            let count = recv(descriptor, room.baseAddress, room.count, Int32(MSG_PEEK))
            if count > 0 {
                do throws(ProxyHeader.Malformed) {
                    if let header = try ProxyHeader.read(Array(room[..<count])[...]) { return await take(header) }
                } catch {
                    context.note(
                        .proxyHeader, "Closed a connection from \(remoteAddress): its PROXY header is malformed.")
                    return false
                }
            } else if count == 0 || errno != EAGAIN && errno != EINTR {
                return false
            }
            guard !endIsAnnounced else { return false }
            isReadable = false
            guard await waitUntilReadable(until: deadline) == .ready, !isAborted else {
                context.note(
                    .handshakeTimeout, "Closed a connection from \(remoteAddress): no PROXY header came in time.")
                return false
            }
        }
    }

    private nonisolated(nonsending) func take(_ header: ProxyHeader) async -> Bool {
        guard recv(descriptor, loop.readBuffer.baseAddress, header.length, 0) == header.length else { return false }
        isReadable = true
        guard let client = header.client else { return true }
        let proxy = remoteAddress
        remoteAddress = client
        // What the client itself says of others counts only if it is one of the proxies, too.
        isFromTrustedProxy = context.proxies.includes(client)
        if isRefused { return true }
        if context.census.move(from: proxy, to: client) { return isWithinRate(client) }
        context.note(
            .connectionsPerAddress, "Refused a connection from \(client): too many are open from there.")
        // It stays counted as the proxy's.
        remoteAddress = proxy
        if tls == nil { context.sendLast(Self.tooManyConnections, on: descriptor, of: loop) }
        return false
    }

    /// Whether a client that its proxy named does not connect more often than it may; it is told so otherwise.
    private func isWithinRate(_ client: SocketAddress) -> Bool {
        guard let wait = context.countConnection(from: client, at: loop.now) else { return true }
        if tls == nil { context.sendLast(Self.tooManyFromAddress(wait: wait), on: descriptor, of: loop) }
        return false
    }

    /// Puts the client in the place of the trusted proxy that passed its request on.
    func noteForwarding(of request: inout Request) {
        guard isFromTrustedProxy else { return }
        let client = ForwardedClient(request.head.headerFields, from: context.proxies)
        if let address = client.address { request.remoteAddress = address }
        if let scheme = client.scheme { request.head.scheme = scheme }
        if let authority = client.authority { request.head.authority = authority }
    }
}
