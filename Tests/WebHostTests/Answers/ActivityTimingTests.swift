import HTTPTypes
import Testing

@testable import WebHost

@Suite("How long named activities took")
@MainActor
struct ActivityTimingTests {
    private let server = TestServer()

    @Test("a page tells how long it took under the name of the controller in front")
    func named() async throws {
        let browser = TestClient(of: server)
        let page = await browser.get("/items/3")
        let timing = try #require(page[.serverTiming])
        #expect(timing.wholeMatch(of: /show-item;dur=\d+\.\d{3}/) != nil)
    }

    @Test("a page without a name tells nothing")
    func unnamed() async {
        #expect(await TestClient(of: server).get("/")[.serverTiming] == nil)
    }
}
