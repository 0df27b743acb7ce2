import Testing

@testable import WebHost

@Suite("The allowance of events")
struct EventAllowanceTests {
    @Test("it is full at first, fills at its rate, and never holds more than its bound")
    func filling() {
        var allowance = EventAllowance(burst: 3, now: .zero)
        let steps: [(count: Int, time: Duration, isGranted: Bool)] = [
            (3, .zero, true), (1, .milliseconds(400), false), (1, .milliseconds(500), true), (4, .seconds(100), false),
            (3, .seconds(100), true),
        ]
        for step in steps {
            let isGranted = allowance.take(step.count, perSecond: 2, burst: 3, now: step.time)
            #expect(isGranted == step.isGranted)
        }
    }
}
