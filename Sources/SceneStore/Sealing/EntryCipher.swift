import COpenSSL
import Synchronization

/// Encrypts with AES-256 in Galois/Counter Mode under one key, in one context that is used again and again: to make a
/// context and to draw the bytes of one nonce each take longer than to encrypt a small entry.
final class EntryCipher: Sendable {
    static let nonceLength = 12
    static let tagLength = 16

    /// How many nonces are drawn at a time.
    private static let nonceCount = 64

    /// AES-256-GCM as OpenSSL keeps it, found once: looking for it takes longer than encrypting an entry.
    ///
    /// OpenSSL lets all threads use it, and nobody changes it.
    nonisolated(unsafe) static let algorithm = EVP_CIPHER_fetch(nil, "AES-256-GCM", nil)

    /// Random bytes of which each nonce takes some.
    private struct Nonces {
        var bytes: [UInt8] = []
        var used = 0
    }

    /// Used by whoever has the lock of the nonces.
    private nonisolated(unsafe) let context: OpaquePointer?
    private let nonces = Mutex(Nonces())
    private let key: [UInt8]

    /// Creates a cipher.
    ///
    /// - Parameter key: The secret.
    init(key: [UInt8]) {
        self.key = key
        let new = EVP_CIPHER_CTX_new()
        if EVP_EncryptInit_ex2(new, Self.algorithm, key, nil, nil) == 1 {
            context = new
        } else {
            EVP_CIPHER_CTX_free(new)
            context = nil
        }
    }

    deinit {
        EVP_CIPHER_CTX_free(context)
    }

    /// Encrypts bytes.
    ///
    /// - Parameters:
    ///   - contents: The bytes.
    ///   - additional: What is authenticated with them.
    ///   - output: Room for the nonce, as many bytes as are encrypted, and the tag.
    /// - Returns: Whether OpenSSL could do it.
    func encrypt(
        _ contents: UnsafeRawBufferPointer, with additional: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) -> Bool {
        let isDone = nonces.withLockIfAvailable { encrypt(contents, with: additional, into: output, &$0) }
        // Whoever holds the lock may encrypt something long, and a person waits here.
        return isDone ?? EntryCipher(key: key).encrypt(contents, with: additional, into: output)
    }

    private func encrypt(
        _ contents: UnsafeRawBufferPointer, with additional: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer, _ nonces: inout Nonces
    ) -> Bool {
        guard let context, let start = output.baseAddress?.assumingMemoryBound(to: UInt8.self),
            output.count == Self.nonceLength + contents.count + Self.tagLength, take(from: &nonces, to: start)
        else { return false }
        let encrypted = start + Self.nonceLength
        var length: Int32 = 0
        guard EVP_EncryptInit_ex2(context, nil, nil, start, nil) == 1 else { return false }
        if !additional.isEmpty {
            let bytes = additional.baseAddress?.assumingMemoryBound(to: UInt8.self)
            guard EVP_EncryptUpdate(context, nil, &length, bytes, Int32(additional.count)) == 1 else { return false }
        }
        if !contents.isEmpty {
            let bytes = contents.baseAddress?.assumingMemoryBound(to: UInt8.self)
            guard EVP_EncryptUpdate(context, encrypted, &length, bytes, Int32(contents.count)) == 1 else {
                return false
            }
        }
        let tag = encrypted + contents.count
        return EVP_EncryptFinal_ex(context, tag, &length) == 1
            && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagLength), tag) == 1
    }

    /// Takes a nonce, no byte of which is used for another one.
    private func take(from nonces: inout Nonces, to output: UnsafeMutablePointer<UInt8>) -> Bool {
        if nonces.used == nonces.bytes.count {
            var bytes = [UInt8](repeating: 0, count: Self.nonceCount * Self.nonceLength)
            guard RAND_bytes(&bytes, Int32(bytes.count)) == 1 else { return false }
            nonces = Nonces(bytes: bytes)
        }
        for index in 0..<Self.nonceLength { output[index] = nonces.bytes[nonces.used + index] }
        nonces.used += Self.nonceLength
        return true
    }
}
