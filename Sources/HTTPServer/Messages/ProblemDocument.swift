public import HTTPTypes

/// An error told to a program: a status and a sentence as `application/problem+json` (RFC 9457).
public struct ProblemDocument: Hashable, Sendable {
    /// The status of the response.
    public var status: HTTPResponse.Status

    /// What is wrong with this request, in one sentence.
    public var detail: String

    /// Makes a document whose type is `about:blank`: the status says it all.
    public init(status: HTTPResponse.Status, detail: String) {
        self.status = status
        self.detail = detail
    }

    /// The response that carries the document.
    public var response: Response {
        var text = #"{"type":"about:blank","title":""#
        text += Self.escaped(status.reasonPhrase)
        text += #"","status":\#(status.code),"detail":""#
        text += Self.escaped(detail)
        text += "\"}\n"
        return Response(
            status: status,
            headerFields: [
                .contentType: "application/problem+json", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
            ],
            body: .bytes(Array(text.utf8))
        )
    }

    /// Text between the quotes of a JSON string (RFC 8259 section 7).
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
