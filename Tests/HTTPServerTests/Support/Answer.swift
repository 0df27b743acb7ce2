import CZlib
import Foundation
import HTTPTypes

/// A response taken apart: its status, its fields, and its content without chunks.
struct Answer {
    let status: Int
    let fields: HTTPFields
    let content: [UInt8]

    /// Reads a response that ends where the bytes do; nil when it is none, or not complete.
    init?(_ bytes: [UInt8]) {
        guard let headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        var lines = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ")
        guard words.count >= 2, let status = Int(words[1]) else { return nil }
        var fields = HTTPFields()
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), let name = HTTPField.Name(String(line[..<colon])) else {
                return nil
            }
            fields.append(HTTPField(name: name, value: String(line[line.index(after: colon)...].dropFirst())))
        }
        self.status = status
        self.fields = fields
        let rest = Array(bytes[headEnd.upperBound...])
        guard fields[.transferEncoding] == "chunked" else {
            content = rest
            if let length = fields[.contentLength].flatMap(Int.init), length != rest.count { return nil }
            return
        }
        guard let joined = Self.joinChunks(rest) else { return nil }
        content = joined
    }

    /// The content as text.
    var text: String { String(decoding: content, as: UTF8.self) }

    private static func joinChunks(_ bytes: [UInt8]) -> [UInt8]? {
        var rest = bytes[...]
        var content: [UInt8] = []
        while let lineEnd = rest.firstRange(of: Array("\r\n".utf8)) {
            let line = String(decoding: rest[..<lineEnd.lowerBound], as: UTF8.self)
            guard let length = Int(line, radix: 16) else { return nil }
            rest = rest[lineEnd.upperBound...]
            if length == 0 { return content }
            guard rest.count >= length + 2 else { return nil }
            content += rest.prefix(length)
            rest = rest.dropFirst(length + 2)
        }
        return nil
    }
}

extension [UInt8] {
    /// The bytes that these were made of by gzip or zlib, as far as they can be read; nil when they are damaged.
    func inflated() -> [UInt8]? {
        var stream = z_stream()
        // Either frame is recognised when 32 is added.
        guard segue_inflateInit2(&stream, 15 + 32) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var output: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 65536)
        var input = self
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while true {
                let result = room.withUnsafeMutableBufferPointer { room in
                    stream.next_out = room.baseAddress
                    stream.avail_out = UInt32(room.count)
                    return inflate(&stream, Z_NO_FLUSH)
                }
                output += room[..<(room.count - Int(stream.avail_out))]
                if result == Z_STREAM_END || stream.avail_in == 0 && stream.avail_out > 0 { return output }
                guard result == Z_OK else { return nil }
            }
        }
    }
}
