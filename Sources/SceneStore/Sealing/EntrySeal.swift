import COpenSSL

/// Encrypts entries so that they can neither be read nor changed nor exchanged for one another where they are stored:
/// AES-256 in Galois/Counter Mode (NIST SP 800-38D), with the name of the entry as additional data.
///
/// A sealed entry begins with the version of this format, the build of the app that wrote it and, since the second version,
/// the name of that app; all are authenticated. No app reads the entries of another one, also where both have one key.
package struct EntrySeal: Sendable {
    private static let version: UInt8 = 2
    private static let nonceLength = EntryCipher.nonceLength
    private static let tagLength = EntryCipher.tagLength
    /// The longest name of a build, or of an app, that is kept whole.
    private static let longestName = 255

    private let key: StoreKey
    private let cipher: EntryCipher
    private let pseudonymKey: [UInt8]
    private let header: [UInt8]
    private let application: [UInt8]
    let reported = ReportedSessions()

    /// Creates a seal.
    ///
    /// - Parameters:
    ///   - key: The secret.
    ///   - build: The build of the app that writes entries.
    ///   - application: The name of the app.
    package init(key: StoreKey, build: String, application: String) {
        self.key = key
        cipher = EntryCipher(key: key.bytes)
        // Each secret has one use, so another one is derived for names (NIST SP 800-108).
        pseudonymKey = Self.authenticate(Array("segue pseudonyms".utf8), with: key.bytes) ?? []
        let build = Array(build.utf8.prefix(Self.longestName))
        self.application = Array(application.utf8.prefix(Self.longestName))
        header =
            [Self.version, UInt8(build.count)] + build + [UInt8(self.application.count)] + self.application
    }

    /// Encrypts an entry.
    ///
    /// - Parameters:
    ///   - contents: The entry.
    ///   - name: What it is called in the store; it opens under this name only.
    func seal(_ contents: [UInt8], as name: String) throws(SceneStoreError) -> [UInt8] {
        try seal(contents, joining: name, "", "")
    }

    /// Encrypts the entry of a scene, which opens under the name that ``name(ofScene:in:)`` gives.
    ///
    /// - Parameters:
    ///   - contents: The entry.
    ///   - scene: The name of the scene.
    ///   - session: The name of its session.
    func seal(_ contents: [UInt8], asScene scene: String, in session: String) throws(SceneStoreError) -> [UInt8] {
        try seal(contents, joining: session, Self.nameSeparator, scene)
    }

    private func seal(
        _ contents: [UInt8], joining first: String, _ second: String, _ third: String
    ) throws(SceneStoreError) -> [UInt8] {
        let nameLength = first.utf8.count + second.utf8.count + third.utf8.count
        let length = header.count + Self.nonceLength + contents.count + Self.tagLength
        let sealed = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            let room = UnsafeMutableRawBufferPointer(buffer)
            header.withUnsafeBytes { room.copyMemory(from: $0) }
            let output = UnsafeMutableRawBufferPointer(rebasing: room[header.count..<length])
            let isDone = withUnsafeTemporaryAllocation(byteCount: header.count + nameLength, alignment: 1) {
                additional in
                header.withUnsafeBytes { additional.copyMemory(from: $0) }
                var start = header.count
                start += first.utf8.copy(to: UnsafeMutableRawBufferPointer(rebasing: additional[start...]))
                start += second.utf8.copy(to: UnsafeMutableRawBufferPointer(rebasing: additional[start...]))
                start += third.utf8.copy(to: UnsafeMutableRawBufferPointer(rebasing: additional[start...]))
                return contents.withUnsafeBytes { contents in
                    cipher.encrypt(contents, with: UnsafeRawBufferPointer(additional), into: output)
                }
            }
            count = isDone ? length : 0
        }
        guard !sealed.isEmpty else {
            throw SceneStoreError(
                .unavailable, "OpenSSL cannot encrypt with AES-256-GCM: there are no random bytes or no memory.")
        }
        return sealed
    }

    /// Decrypts an entry.
    ///
    /// - Parameters:
    ///   - sealed: What ``seal(_:as:)`` or ``seal(_:asScene:in:)`` gave.
    ///   - name: What it is called in the store.
    /// - Throws: That the entry was damaged, was written with another key or under another name, by another app, or by a
    ///   later version.
    func open(_ sealed: [UInt8], as name: String) throws(SceneStoreError) -> [UInt8] {
        guard let version = sealed.first else { throw damaged(name) }
        guard 1...Self.version ~= version else {
            throw SceneStoreError(
                .newer, "The entry \(name) was written in the format \(version), which this version does not know.")
        }
        guard sealed.count > 1 else { throw damaged(name) }
        var headerLength = 2 + Int(sealed[1])
        if version > 1 {
            guard sealed.count > headerLength else { throw damaged(name) }
            let start = headerLength + 1
            headerLength = start + Int(sealed[headerLength])
            guard sealed.count >= headerLength else { throw damaged(name) }
            guard sealed[start..<headerLength].elementsEqual(application) else {
                let other = String(decoding: sealed[start..<headerLength], as: UTF8.self)
                throw SceneStoreError(
                    .foreign, "The entry \(name) was written by another app, \(String(reflecting: other)).")
            }
        }
        let start = headerLength + Self.nonceLength
        guard sealed.count >= start + Self.tagLength, let context = EVP_CIPHER_CTX_new() else { throw damaged(name) }
        defer { EVP_CIPHER_CTX_free(context) }
        let count = sealed.count - start - Self.tagLength
        let additional = Array(sealed[..<headerLength]) + Array(name.utf8)
        var contents = [UInt8](repeating: 0, count: max(count, 1))
        var tag = Array(sealed[(start + count)...])
        var length: Int32 = 0
        let isDone = sealed.withUnsafeBufferPointer { buffer in
            guard let input = buffer.baseAddress else { return false }
            return EVP_DecryptInit_ex2(context, EntryCipher.algorithm, key.bytes, input + headerLength, nil) == 1
                && EVP_DecryptUpdate(context, nil, &length, additional, Int32(additional.count)) == 1
                && (count == 0 || EVP_DecryptUpdate(context, &contents, &length, input + start, Int32(count)) == 1)
                && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagLength), &tag) == 1
                && EVP_DecryptFinal_ex(context, &tag, &length) == 1
        }
        guard isDone else { throw damaged(name) }
        contents.removeLast(contents.count - count)
        return contents
    }

    /// What stands for a name by which entries are found, and does not tell it: HMAC with SHA-256 (RFC 2104).
    ///
    /// - Parameter name: The name, of any length.
    func pseudonym(of name: String) throws(SceneStoreError) -> [UInt8] {
        guard !pseudonymKey.isEmpty, let code = Self.authenticate(Array(name.utf8), with: pseudonymKey) else {
            throw SceneStoreError(.unavailable, "OpenSSL cannot compute an HMAC with SHA-256.")
        }
        return code
    }

    private static func authenticate(_ message: [UInt8], with key: [UInt8]) -> [UInt8]? {
        var code = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        var length: UInt32 = 0
        let result = HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &code, &length)
        return result != nil && Int(length) == code.count ? code : nil
    }

    private func damaged(_ name: String) -> SceneStoreError {
        SceneStoreError(
            .damaged, "The entry \(name) was damaged, or was written with another key.")
    }
}
