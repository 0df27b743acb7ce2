import HTTP

extension EntityTag {
    /// Creates a strong tag of bytes, which is the same in every process: their length and a hash of them.
    ///
    /// Bytes are taken by eights, as what people download may be long.
    init(naming bytes: [UInt8]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        bytes.withUnsafeBytes { buffer in
            let end = buffer.count & ~7
            for offset in stride(from: 0, to: end, by: 8) {
                add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            }
            for byte in buffer[end...] { add(UInt64(byte)) }
        }
        self.init(hashText: "\(String(bytes.count, radix: 36))-\(String(hash, radix: 36))")
    }
}
