import HTTPTypes
import Testing

@testable import HTTPServer

@Suite struct RequestAllowanceTests {
    private let second: Int64 = 1_000_000_000

    private func number(_ host: String) throws -> AddressNumber {
        try #require(AddressNumber(host))
    }

    @Test func `allows a burst, then the rate, and tells how long to wait`() throws {
        let allowance = RequestAllowance(rate: 2, burst: 3)
        let address = try number("192.0.2.1")
        let start = Moment(nanoseconds: 5 * second)
        for _ in 0..<3 { #expect(allowance.count(address, at: start) == nil) }
        #expect(allowance.count(address, at: start) == second / 2)
        #expect(try allowance.count(number("192.0.2.2"), at: start) == nil)
        #expect(allowance.count(address, at: Moment(nanoseconds: start.nanoseconds + second / 2)) == nil)
        #expect(allowance.count(address, at: Moment(nanoseconds: start.nanoseconds + second / 2)) == second / 2)
        let later = Moment(nanoseconds: start.nanoseconds + 60 * second)
        for _ in 0..<3 { #expect(allowance.count(address, at: later) == nil) }
        #expect(allowance.count(address, at: later) != nil)
    }

    @Test func `keeps no more addresses than it has room for`() throws {
        let allowance = RequestAllowance(rate: 1, burst: 1, capacity: 64)
        for index in 0..<10_000 {
            let address = AddressNumber(high: 0, low: 0xFFFF << 32 | UInt64(index))
            #expect(allowance.count(address, at: Moment(nanoseconds: second)) == nil)
        }
    }

    @Test func `counts a network of IPv6 clients as one`() throws {
        #expect(try number("2001:db8::1").counted == number("2001:db8::ffff:2").counted)
        #expect(try number("2001:db8::1").counted != number("2001:db8:0:1::1").counted)
        #expect(try number("192.0.2.1").counted != number("192.0.2.2").counted)
        #expect(try number("::ffff:192.0.2.1") == number("192.0.2.1"))
    }
}
