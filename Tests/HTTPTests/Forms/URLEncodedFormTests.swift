import HTTP
import Testing

@Suite("URL-encoded form")
struct URLEncodedFormTests {
    private func decode(_ body: String, limits: FormLimits = FormLimits()) throws -> [[String]] {
        try URLEncodedForm.decode(Array(body.utf8), limits: limits).fields.map { [$0.name, $0.value] }
    }

    @Test(
        "fields are read as the URL standard says",
        arguments: [
            ("", []),
            ("a=b", [["a", "b"]]),
            ("a=b&c=d&a=e", [["a", "b"], ["c", "d"], ["a", "e"]]),
            ("a", [["a", ""]]),
            ("a=", [["a", ""]]),
            ("=b", [["", "b"]]),
            ("=", [["", ""]]),
            ("&&a=b&", [["a", "b"]]),
            ("a=b=c", [["a", "b=c"]]),
            ("a+b=c+d%2B", [["a b", "c d+"]]),
            ("a=%", [["a", "%"]]),
            ("a=%4", [["a", "%4"]]),
            ("a=%zz%41", [["a", "%zzA"]]),
            ("a=100%&b=%25", [["a", "100%"], ["b", "%"]]),
            ("a=%C3%A9%e2%82%ac", [["a", "é€"]]),
            ("a=é", [["a", "é"]]),
            ("a=%2541", [["a", "%41"]]),
            ("a=%0D%0A%00", [["a", "\r\n\u{0}"]]),
            ("a=b;c=d", [["a", "b;c=d"]]),
        ]
    )
    func fields(body: String, fields: [[String]]) throws {
        #expect(try decode(body) == fields)
    }

    @Test(
        "text that is not UTF-8 is refused", arguments: ["a=%ff", "%c0%80=a", "a=%ed%a0%80", "a=%e2%82", "a=%C3&b=%A9"])
    func invalidText(body: String) {
        #expect(throws: FormError.invalidText) { try decode(body) }
    }

    @Test("bytes that are not UTF-8 are refused")
    func invalidBytes() {
        #expect(throws: FormError.invalidText) { try URLEncodedForm.decode([0x61, 0x3D, 0xFF]) }
        #expect(FormError.invalidText.status == .badRequest)
    }

    @Test("each limit allows what reaches it and refuses the next byte or field")
    func limits() throws {
        var limits = FormLimits()
        limits.fieldCount = 2
        limits.nameLength = 3
        limits.valueLength = 4
        #expect(try decode("abc=1234&d=%41%42%43%44&", limits: limits) == [["abc", "1234"], ["d", "ABCD"]])
        #expect(throws: FormError.tooManyFields(limit: 2)) { try decode("a&b&c", limits: limits) }
        #expect(throws: FormError.nameTooLong(limit: 3)) { try decode("abcd=1", limits: limits) }
        #expect(throws: FormError.nameTooLong(limit: 3)) { try decode("%41bcd=1", limits: limits) }
        #expect(throws: FormError.valueTooLong(name: "a", limit: 4)) { try decode("a=12345", limits: limits) }
        #expect(throws: FormError.valueTooLong(name: "a", limit: 4)) { try decode("a=%312345", limits: limits) }
        #expect(FormError.tooManyFields(limit: 2).status == .contentTooLarge)
    }

    @Test("what is written is read back as it was")
    func roundTrip() throws {
        let form = Form([
            Form.Field(name: "a b&=", value: "1+1=2 %41"), Form.Field(name: "é\u{0}", value: "\r\n\u{10FFFF}"),
            Form.Field(name: "", value: ""),
        ])
        let text = URLEncodedForm.encode(form)
        #expect(text == "a+b%26%3D=1%2B1%3D2+%2541&%C3%A9%00=%0D%0A%F4%8F%BF%BF&=")
        #expect(try URLEncodedForm.decode(text) == form)
    }

    @Test("every byte comes back through an escape when it is ASCII, and is refused alone when it is not")
    func everyByte() throws {
        let digits = Array("0123456789ABCDEF")
        for byte in UInt8.min...UInt8.max {
            let body = "v=%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            if byte < 128 {
                #expect(try decode(body) == [["v", String(UnicodeScalar(byte))]])
            } else {
                #expect(throws: FormError.invalidText) { try decode(body) }
            }
        }
    }
}
