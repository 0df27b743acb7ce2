import HTTP
import HTTPTypes

/// What a parser made of some bytes, as one line for each event, whatever pieces the bytes came in.
struct Transcript: Equatable, CustomStringConvertible {
    private(set) var lines: [String] = []

    /// Parses bytes in pieces of a size.
    init(of text: String, piece: Int = .max, limits: RequestParser.Limits = .init()) {
        self.init(of: Array(text.utf8), pieces: Self.pieces(of: Array(text.utf8), size: piece), limits: limits)
    }

    /// Parses bytes in two pieces.
    init(of text: String, splitAt position: Int, limits: RequestParser.Limits = .init()) {
        let bytes = Array(text.utf8)
        self.init(of: bytes, pieces: [Array(bytes[..<position]), Array(bytes[position...])], limits: limits)
    }

    private init(of bytes: [UInt8], pieces: [[UInt8]], limits: RequestParser.Limits) {
        var parser = RequestParser(limits: limits)
        var content: [UInt8] = []
        func endContent() {
            if !content.isEmpty { lines.append("content \(String(decoding: content, as: UTF8.self))") }
            content = []
        }
        do throws(RequestParserError) {
            for piece in pieces {
                var position = 0
                while let event = try parser.next(in: piece.span, at: &position) {
                    if case .content(let range) = event {
                        content += piece[range]
                    } else {
                        endContent()
                        lines.append(Self.line(event))
                    }
                }
            }
        } catch {
            endContent()
            lines.append("refused \(error.status.code)")
            return
        }
        endContent()
        if parser.isInsideHead { lines.append("unfinished head") }
    }

    private static func pieces(of bytes: [UInt8], size: Int) -> [[UInt8]] {
        stride(from: 0, to: bytes.count, by: min(size, max(1, bytes.count))).map { start in
            Array(bytes[start..<min(bytes.count, start + min(size, bytes.count))])
        }
    }

    private static func line(_ event: RequestParser.Event) -> String {
        switch event {
        case .head(let head):
            let request = head.request
            var line = "\(request.method) \(request.scheme ?? "-")|\(request.authority ?? "-")|\(request.path ?? "-")"
            line += " 1.\(head.minorVersion) \(head.framing)"
            if !head.keepsAlive { line += " closes" }
            if head.expectsContinue { line += " expects" }
            for field in request.headerFields { line += " [\(field.name): \(field.value)]" }
            return line
        case .content: return "content"
        case .trailers(let fields): return "trailers " + fields.map { "[\($0)]" }.joined()
        case .end: return "end"
        }
    }

    var description: String { lines.joined(separator: "\n") }
}
