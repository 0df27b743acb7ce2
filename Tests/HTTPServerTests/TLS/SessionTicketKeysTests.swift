import Testing

@testable import HTTPServer

@Suite struct SessionTicketKeysTests {
    private func moment(_ seconds: Int) -> Moment { Moment(nanoseconds: Int64(seconds) * 1_000_000_000) }

    private func open(_ key: SessionTicketKeys.Key, with keys: SessionTicketKeys, at seconds: Int) -> Bool? {
        key.name.withUnsafeBufferPointer { keys.opening($0, at: moment(seconds))?.isCurrent }
    }

    @Test func `seals with one key for its time, and opens with it for as long again`() throws {
        let keys = SessionTicketKeys()
        let first = try #require(keys.sealing(at: moment(0)))
        #expect(keys.sealing(at: moment(7199))?.name == first.name)
        #expect(open(first, with: keys, at: 7199) == true)
        #expect(open(first, with: keys, at: 7200) == false)
        let second = try #require(keys.sealing(at: moment(7200)))
        #expect(second.name != first.name)
        #expect(second.encryption != first.encryption)
        #expect(open(first, with: keys, at: 14399) == false)
        #expect(open(first, with: keys, at: 14400) == nil)
        #expect(open(second, with: keys, at: 14400) == false)
    }

    @Test func `forgets its keys when nobody came for long`() throws {
        let keys = SessionTicketKeys()
        let first = try #require(keys.sealing(at: moment(0)))
        #expect(open(first, with: keys, at: 20000) == nil)
        #expect(keys.opening(UnsafeBufferPointer(start: nil, count: 0), at: moment(20001)) == nil)
    }
}
