import Foundation
import Glibc
import HTTPServer

/// Asks the app that runs with the same settings whether it is well, as container engines do.
struct HealthCheck {
    /// Why an app is not well.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// How long the answer may take, in seconds.
    private static let patience = 5

    private let settings: ServerSettings

    /// Prepares the question.
    init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// Asks.
    ///
    /// - Throws: Why the app is not well.
    func run() throws(Fault) {
        guard let statusLine = ask() else {
            let place = settings.socketPath.map { "the socket \($0)" } ?? "\(host), port \(settings.port)"
            throw Fault(description: "Nothing answers at \(place).")
        }
        guard statusLine.hasPrefix("HTTP/1.1 200 ") else {
            throw Fault(description: "The app answers \"\(statusLine)\".")
        }
    }

    /// The host to ask: this machine where the app listens on every address.
    private var host: String {
        switch settings.host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "::1"
        default: settings.host
        }
    }

    /// Sends the question over a socket and returns the first line of the answer; nil when there is none.
    private func ask() -> String? {
        guard let descriptor = connected() else { return nil }
        defer { close(descriptor) }
        // Where each connection begins with a proxy's header, this one speaks for nobody.
        let header = Array((settings.proxies.speakProxyProtocol ? "PROXY UNKNOWN\r\n" : "").utf8)
        guard send(descriptor, header, header.count, Int32(MSG_NOSIGNAL)) == header.count else { return nil }
        let question = Array("GET /_segue/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        guard
            let answer = settings.tls.configuration == nil
                ? ask(question, descriptor) : askEncrypted(question, descriptor)
        else { return nil }
        return String(decoding: answer.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    /// A socket that is connected to the app; nil when it does not listen.
    private func connected() -> Int32? {
        if let path = settings.socketPath {
            guard var address = sockaddr_un(path: path) else { return nil }
            let length = address.length(ofPath: path)
            return withUnsafeMutableBytes(of: &address) { bytes in
                connected(to: bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), length, family: AF_UNIX)
            }
        }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var addresses: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(settings.port), &hints, &addresses) == 0, let addresses else { return nil }
        defer { freeaddrinfo(addresses) }
        let address = addresses.pointee
        return connected(to: address.ai_addr, address.ai_addrlen, family: address.ai_family)
    }

    private func connected(to address: UnsafePointer<sockaddr>?, _ length: socklen_t, family: Int32) -> Int32? {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var timeout = timeval(tv_sec: Self.patience, tv_usec: 0)
        let timeoutLength = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, timeoutLength)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, timeoutLength)
        guard connect(descriptor, address, length) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private func ask(_ question: [UInt8], _ descriptor: Int32) -> [UInt8]? {
        guard send(descriptor, question, question.count, Int32(MSG_NOSIGNAL)) == question.count else {
            return nil
        }
        var answer = [UInt8](repeating: 0, count: 64)
        let length = recv(descriptor, &answer, answer.count, 0)
        return length > 0 ? Array(answer[..<length]) : nil
    }

    private func askEncrypted(_ question: [UInt8], _ descriptor: Int32) -> [UInt8]? {
        guard let client = TLSClient(descriptor: descriptor), client.send(question) else { return nil }
        let answer = client.receive(atMost: 64)
        return answer.isEmpty ? nil : answer
    }
}
