import HTTP
import Testing

@Suite("Percent-encoding")
struct PercentEncodingTests {
    @Test("text that needs no escape stays as it is", arguments: ["", "notes", "a-b._~c", "x=1;y,z"])
    func plain(text: String) {
        #expect(PercentEncoding.pathSegment.encode(text) == text)
    }

    @Test("a segment escapes what would end it")
    func segment() {
        #expect(PercentEncoding.pathSegment.encode("a/b?c#d%e f") == "a%2Fb%3Fc%23d%25e%20f")
        #expect(PercentEncoding.pathSegment.encode("né\u{0}\r\n\"<") == "n%C3%A9%00%0D%0A%22%3C")
    }

    @Test("a path keeps its slashes")
    func path() {
        #expect(PercentEncoding.path.encode("/my notes/1") == "/my%20notes/1")
    }

    @Test("a form writes a space as a plus sign and escapes the plus sign")
    func form() {
        #expect(PercentEncoding.formComponent.encode("1 + 1 = 2&~") == "1+%2B+1+%3D+2%26%7E")
    }
}
