import COpenSSL
import Synchronization

/// The keys of session tickets, by which clients go on with a session that the server does not remember (RFC 5077).
///
/// Who learns a key can read the TLS 1.2 sessions whose tickets it seals, so each is used for a short while only, and
/// accepted for as long again. They outlive a change of certificates, and are not used where clients show some.
final class SessionTicketKeys: Sendable {
    /// How long a key seals new tickets, in seconds; a session can be resumed for as long.
    static let lifetime = 7200

    /// The bytes of the name by which a ticket says what it is sealed with.
    static let nameLength = 16

    /// The secrets of one period.
    struct Key: Sendable {
        let name: [UInt8]
        let encryption: [UInt8]
        let authentication: [UInt8]
        let birth: Moment
    }

    private struct Keys {
        var current: Key?
        var previous: Key?
    }

    private let keys = Mutex(Keys())

    /// The key for new tickets; `nil` when the system has no random bytes.
    func sealing(at now: Moment = .now()) -> Key? {
        keys.withLock { keys in
            Self.advance(&keys, at: now)
            return keys.current
        }
    }

    /// The key of a ticket and whether it is still the newest; `nil` when the ticket is too old or not of this server.
    func opening(_ name: UnsafeBufferPointer<UInt8>, at now: Moment = .now()) -> (key: Key, isCurrent: Bool)? {
        keys.withLock { keys in
            Self.advance(&keys, at: now)
            if let key = keys.current, name.elementsEqual(key.name) { return (key, true) }
            if let key = keys.previous, name.elementsEqual(key.name) { return (key, false) }
            return nil
        }
    }

    private static func advance(_ keys: inout Keys, at now: Moment) {
        func age(_ key: Key) -> Int64 { (now.nanoseconds - key.birth.nanoseconds) / 1_000_000_000 }
        if let current = keys.current, age(current) >= lifetime {
            keys.previous = age(current) < 2 * lifetime ? current : nil
            keys.current = nil
        }
        if let previous = keys.previous, age(previous) >= 2 * lifetime { keys.previous = nil }
        if keys.current == nil { keys.current = makeKey(at: now) }
    }

    private static func makeKey(at now: Moment) -> Key? {
        var bytes = [UInt8](repeating: 0, count: nameLength + 64)
        guard RAND_bytes(&bytes, Int32(bytes.count)) == 1 else { return nil }
        return Key(
            name: Array(bytes[..<nameLength]),
            encryption: Array(bytes[nameLength..<nameLength + 32]),
            authentication: Array(bytes[(nameLength + 32)...]),
            birth: now
        )
    }
}

extension SessionTicketKeys.Key {
    /// Prepares OpenSSL's contexts to seal a ticket or to open one; whether that worked.
    func prepare(
        _ cipher: OpaquePointer?, _ authenticator: OpaquePointer?, initializationVector: UnsafePointer<UInt8>,
        seals: Bool
    ) -> Bool {
        guard
            EVP_CipherInit_ex(cipher, EVP_aes_256_cbc(), nil, encryption, initializationVector, seals ? 1 : 0) == 1
        else { return false }
        var secret = authentication
        return segue_EVP_MAC_CTX_set_hmac_key(authenticator, &secret, secret.count) == 1
    }
}
