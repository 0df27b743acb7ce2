import Foundation

/// Looks through the bytes of a document before they are parsed.
///
/// The parser compares every attribute of a tag with all those before it, so that a tag with very many takes minutes; such
/// a document is refused before.
enum InterfaceTagScan {
    /// The line of the first tag with more attributes than allowed.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - mostAttributes: How many a tag may have.
    /// - Returns: nil if no tag has more.
    static func lineOfLargeTag(in data: Data, mostAttributes: Int) -> Int? {
        data.withUnsafeBytes { bytes in
            // No tag holds the character that begins one, not even in the value of an attribute.
            var start = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
            while start < bytes.endIndex {
                let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
                // An attribute has at least a name, a sign and two quotation marks.
                if end - start > mostAttributes * 4, attributeCount(in: bytes[start..<end]) > mostAttributes {
                    return bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
                }
                start = end
            }
            return nil
        }
    }

    /// How many attributes stand between the beginning of a tag and its end.
    private static func attributeCount(in bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        var count = 0
        var mark: UInt8?
        for byte in bytes {
            if let open = mark {
                if byte == open { mark = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: ">"): return count
            case UInt8(ascii: "\""), UInt8(ascii: "'"): mark = byte
            case UInt8(ascii: "="): count += 1
            default: break
            }
        }
        return count
    }
}
