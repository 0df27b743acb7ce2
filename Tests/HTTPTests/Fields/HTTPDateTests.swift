import HTTP
import Testing

@Suite("HTTP date")
struct HTTPDateTests {
    private let now = HTTPDate(secondsSince1970: 1_795_000_000)

    @Test(
        "a moment is written and read back",
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (951_868_799, "Tue, 29 Feb 2000 23:59:59 GMT"),
            (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
            (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ]
    )
    func roundTrip(seconds: Int64, text: String) {
        #expect(HTTPDate(secondsSince1970: seconds).description == text)
        #expect(HTTPDate(text, now: now)?.secondsSince1970 == seconds)
    }

    @Test("days through four centuries are read as they were written, each its own")
    func calendar() {
        var previous: HTTPDate?
        for day in stride(from: Int64(0), to: 146_097, by: 9) {
            let date = HTTPDate(secondsSince1970: day * 86_400 + 43_200)
            let read = HTTPDate(date.description, now: now)
            if read != date || read == previous { Issue.record("day \(day): \(date)") }
            previous = read
        }
    }

    @Test("moments that cannot be written become the nearest that can")
    func extremes() {
        #expect(HTTPDate(secondsSince1970: .max).description == "Fri, 31 Dec 9999 23:59:59 GMT")
        #expect(HTTPDate(secondsSince1970: .min).description == "Sat, 01 Jan 0000 00:00:00 GMT")
    }

    @Test(
        "the two old formats are read",
        arguments: [
            ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777), ("Sun Nov  6 08:49:37 1994", 784_111_777),
            ("Sun Nov 16 08:49:37 1994", 784_975_777), ("Friday, 06-Nov-76 08:49:37 GMT", 3_371_878_177),
            ("Saturday, 06-Nov-77 08:49:37 GMT", 247_654_177), ("Sun, 06 Nov 1994 08:49:60 GMT", 784_111_799),
        ] as [(String, Int64)]
    )
    func oldFormats(text: String, seconds: Int64) {
        #expect(HTTPDate(text, now: now)?.secondsSince1970 == seconds)
    }

    @Test(
        "what is no date is refused",
        arguments: [
            "", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 PST", "Sun, 6 Nov 1994 08:49:37 GMT",
            "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 00 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
            "Sun, 06 Nov 1994 08:60:00 GMT", "Sun, 06 Nov 19945 08:49:37 GMT", "Sun, 29 Feb 1900 08:49:37 GMT",
            "Foo, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT;", "Sun, 06 nov 1994 08:49:37 GMT",
            "Sun Nov  6 08:49:37 99999999999999999999", "784111777", "Sun, ", "Sun Nov",
        ])
    func invalid(text: String) {
        #expect(HTTPDate(text, now: now) == nil)
    }
}
