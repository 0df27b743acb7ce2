import HTTP
import HTTPTypes

/// What the parser made of some bytes.
struct RequestTranscript: Encodable, Equatable {
    /// A request that was found.
    struct Request: Encodable, Equatable {
        var method: String
        var path: String
        var authority: String?
        var minorVersion: Int
        var fields: [[String]]
        var keepsAlive: Bool
        var content: [UInt8] = []
        var trailers: [[String]] = []
        var isComplete = false
    }

    var requests: [Request] = []
    var status: Int?
    var message: String?
    /// Whether the outcome does not depend on how the bytes arrive.
    var isStable = true

    /// Parses bytes that come in pieces.
    init(of pieces: [[UInt8]]) {
        var parser = RequestParser()
        do throws(RequestParserError) {
            for piece in pieces {
                var position = 0
                while let event = try parser.next(in: piece.span, at: &position) { note(event, in: piece) }
            }
        } catch {
            (status, message) = (error.status.code, error.message)
        }
    }

    private mutating func note(_ event: RequestParser.Event, in piece: [UInt8]) {
        switch event {
        case .head(let head):
            requests.append(
                Request(
                    method: head.request.method.rawValue, path: head.request.path ?? "",
                    authority: head.request.authority, minorVersion: head.minorVersion,
                    fields: Self.pairs(head.request.headerFields), keepsAlive: head.keepsAlive))
        case .content(let range): requests[requests.count - 1].content += piece[range]
        case .trailers(let fields): requests[requests.count - 1].trailers = Self.pairs(fields)
        case .end: requests[requests.count - 1].isComplete = true
        }
    }

    private static func pairs(_ fields: HTTPFields) -> [[String]] {
        fields.map { [$0.name.canonicalName, $0.value] }
    }
}
