import HTTP
import HTTPTypes
import Testing

@Suite("Request conditions")
struct RequestConditionsTests {
    @Test(
        "a download goes on by its date only once the resource cannot change within the same second any more",
        arguments: [(Int64(0), ByteRange.whole), (1, .part(2..<5)), (100, .part(2..<5)), (-1, .whole)])
    func ifRange(secondsLater: Int64, range: ByteRange) throws {
        let modified = HTTPDate(secondsSince1970: 784_111_777)
        let tag = try #require(EntityTag(opaqueTag: "a"))
        let head = HTTPRequest(
            method: .get, scheme: nil, authority: nil, path: "/",
            headerFields: [.range: "bytes=2-4", .ifRange: modified.description])
        let outcome = RequestConditions(head).outcome(
            entityTag: tag, lastModified: modified, length: 10,
            now: HTTPDate(secondsSince1970: modified.secondsSince1970 + secondsLater))
        #expect(outcome == .send(range))
    }
}
