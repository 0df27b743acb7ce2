import Testing

@testable import WebHost

@Suite("The allowance of events")
struct EventAllowanceTests {
    @Test("it is full at first, fills at its rate, and never holds more than its bound")
    func filling() {
        var allowance = EventAllowance(burst: 3, now: .zero)
        #expect(allowance.take(3, perSecond: 2, burst: 3, now: .zero))
        #expect(!allowance.take(1, perSecond: 2, burst: 3, now: .milliseconds(400)))
        #expect(allowance.take(1, perSecond: 2, burst: 3, now: .milliseconds(500)))
        #expect(!allowance.take(4, perSecond: 2, burst: 3, now: .seconds(100)))
        #expect(allowance.take(3, perSecond: 2, burst: 3, now: .seconds(100)))
    }
}
