import Testing

@testable import HTTPServer

@Suite struct TakingPaceTests {
    private let timeout = Interval(nanoseconds: 30_000_000_000)

    private func allowance(of pace: TakingPace, rate: Int = 500) -> Int64? {
        pace.allowance(within: timeout, rate: rate)?.nanoseconds
    }

    @Test func `whoever was never waited for has all of the time`() {
        #expect(allowance(of: TakingPace()) == 30_000_000_000)
    }

    @Test func `waiting takes from the time, and bytes taken give it back, but no more than it was`() {
        var pace = TakingPace()
        let isFirst = pace.note(taken: -1_000)
        #expect(isFirst)
        pace.note(waited: 20_000_000_000)
        #expect(allowance(of: pace) == 10_000_000_000)
        let isMore = pace.note(taken: 1_500)
        #expect(isMore)
        #expect(allowance(of: pace) == 15_000_000_000)
        pace.note(taken: 1_000_000)
        #expect(allowance(of: pace) == 30_000_000_000)
        let isNothing = !pace.note(taken: 1_000_000)
        #expect(isNothing)
    }

    @Test func `whoever keeps the rate is waited for however long it takes, and whoever does not is not`() {
        var (steady, slow) = (TakingPace(), TakingPace())
        var (taken, waits) = (0, 0)
        steady.note(taken: taken)
        slow.note(taken: taken)
        for _ in 0..<1_000 {
            taken += 5_000
            steady.note(waited: 10_000_000_000)
            steady.note(taken: taken)
            guard allowance(of: slow) != nil else { continue }
            waits += 1
            slow.note(waited: 10_000_000_000)
            slow.note(taken: taken / 2)
        }
        #expect(allowance(of: steady) == 30_000_000_000)
        #expect(allowance(of: slow) == nil)
        #expect(waits == 6)
    }

    @Test func `whoever is at the limit is looked at now and then only`() {
        var pace = TakingPace()
        pace.note(taken: 0)
        pace.note(waited: 29_999_999_999)
        #expect(allowance(of: pace) == 1_875_000_000)
        pace.note(waited: 1)
        #expect(allowance(of: pace) == nil)
    }

    @Test func `numbers beyond all reason do no harm`() {
        var pace = TakingPace()
        pace.note(taken: 0)
        pace.note(taken: .max)
        #expect(allowance(of: pace, rate: 1) == 30_000_000_000)
        #expect(pace.allowance(within: Interval(.seconds(Int64.max)), rate: 1)?.nanoseconds == .max / 2)
    }
}
