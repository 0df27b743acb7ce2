import Foundation
import Testing

@testable import WebHost

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test("nested values have their commas and nothing else between them")
    func nesting() {
        var json = JSONWriter()
        json.object { json in
            json.member("a", 1)
            json.name("b")
            json.array { json in
                json.null()
                json.boolean(true)
                json.object { _ in }
                json.array { _ in }
            }
            json.member("c", false)
            json.member("d", ifPresent: nil)
        }
        #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"a":1,"b":[null,true,{},[]],"c":false}"#)
    }

    @Test("every text comes back from a parser as it was")
    func texts() throws {
        let texts =
            (0...0x2FF).compactMap(UnicodeScalar.init).map { String($0) } + [
                "\u{2028}", "👩‍👩‍👧", "\u{FFFF}", #"\"</script>"#, "",
            ]
        for text in texts {
            var json = JSONWriter()
            json.array { $0.string(text) }
            let parsed = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
            #expect(parsed == [text])
        }
    }

    @Test(
        "numbers are written as JSON allows",
        arguments: [
            (0, "0"), (-1.5, "-1.5"), (1e300, "1e+300"), (0.1, "0.1"), (3, "3"), (.infinity, "null"), (.nan, "null"),
            (-0.0, "0"),
        ] as [(Double, String)])
    func numbers(_ number: Double, _ expected: String) {
        var json = JSONWriter()
        json.number(number)
        #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
    }
}
