import HTTPServer
import Testing

@Suite struct ProblemDocumentTests {
    @Test func `escapes what JSON does not allow in a string`() {
        let response = ProblemDocument(status: .notFound, detail: "a\"b\\c\nd\u{1}é").response
        guard case .bytes(let bytes) = response.body else {
            Issue.record("The document is not in memory.")
            return
        }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"type":"about:blank","title":"Not Found","status":404,"detail":"a\"b\\c\u000ad\u0001é"}"# + "\n"
        )
        #expect(response.head.headerFields[.contentType] == "application/problem+json")
    }
}
