/// The types of content that compressing makes shorter.
enum CompressibleType {
    /// Whether content of a type, as a `Content-Type` field names it, is worth compressing.
    ///
    /// Most images, sounds, films and archives are compressed by their own formats.
    static func contains(_ contentType: String?) -> Bool {
        guard let contentType else { return false }
        let end = contentType.utf8.firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") }
        let essence = contentType[..<(end ?? contentType.endIndex)]
        if essence.utf8.starts(with: "text/".utf8) { return true }
        return types.contains(essence.lowercased()) || essence.hasSuffix("+json") || essence.hasSuffix("+xml")
    }

    private static let types: Set<String> = [
        "application/json", "application/javascript", "application/xml", "application/wasm", "application/yaml",
        "application/toml", "application/sql", "application/rtf", "application/x-ndjson", "image/bmp", "font/ttf",
        "font/otf", "font/collection", "image/vnd.microsoft.icon", "application/vnd.ms-fontobject",
        "application/vnd.apple.mpegurl",
    ]
}
