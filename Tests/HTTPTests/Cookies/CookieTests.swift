import HTTP
import Testing

@Suite("Cookie")
struct CookieTests {
    @Test(
        "names and values are read as browsers send them",
        arguments: [
            ("a=b", [["a", "b"]]),
            ("a=b; c=d", [["a", "b"], ["c", "d"]]),
            ("a=b;c=d;", [["a", "b"], ["c", "d"]]),
            ("  a =\tb  ;; ; c=", [["a", "b"], ["c", ""]]),
            ("a=b=c; A=\"x y\"", [["a", "b=c"], ["A", "\"x y\""]]),
            ("loose; =nameless; a=1; a=2", [["a", "1"], ["a", "2"]]),
            ("", []), (";", []), ("=", []),
        ]
    )
    func pairs(field: String, pairs: [[String]]) {
        #expect(Cookie.cookies(in: field).map { [$0.name, $0.value] } == pairs)
        for pair in pairs {
            #expect(Cookie.value(of: pair[0], in: field) == pairs.first { $0[0] == pair[0] }?[1])
        }
    }

    @Test("a name is found only whole and with its capitals")
    func lookup() {
        let field = "xsession=1; session=2; Session=3"
        #expect(Cookie.value(of: "session", in: field) == "2")
        #expect(Cookie.value(of: "Session", in: field) == "3")
        #expect(Cookie.value(of: "sess", in: field) == nil)
        #expect(Cookie.value(of: "", in: "=x") == nil)
    }
}

@Suite("Set-Cookie")
struct SetCookieTests {
    @Test("attributes are written in their standard spelling")
    func fieldValue() throws {
        #expect(
            try SetCookie(name: "__Host-s", value: "x", isSecure: true).fieldValue
                == "__Host-s=x; Path=/; Secure; HttpOnly; SameSite=Lax")
        #expect(
            try SetCookie(
                name: "a", value: "", path: "/notes", domain: "example.org", maxAge: 60, isSecure: false,
                isHTTPOnly: false, sameSite: .strict
            ).fieldValue == "a=; Path=/notes; Domain=example.org; Max-Age=60; SameSite=Strict")
        #expect(try SetCookie(name: "a", value: "b", maxAge: -5, isSecure: false).fieldValue.contains("Max-Age=0;"))
    }

    @Test(
        "names that are not tokens are refused", arguments: ["", "a b", "a=b", "a;b", "a\r\nb", "é", "a\u{0}", "a,b"])
    func names(name: String) {
        #expect(throws: SetCookie.Fault.invalidName) { try SetCookie(name: name, value: "", isSecure: true) }
    }

    @Test(
        "values that could end the cookie or the field are refused",
        arguments: ["a;b", "a b", "a\r\nX: y", "a\n", "a\u{0}", "\"a\"", "a,b", "a\\b", "é", "\u{7F}"])
    func values(value: String) {
        #expect(throws: SetCookie.Fault.invalidValue) { try SetCookie(name: "a", value: value, isSecure: true) }
    }

    @Test("paths and domains that could add attributes are refused")
    func attributes() {
        for path in ["", "notes", "/a;Domain=x", "/a\r\n"] {
            #expect(throws: SetCookie.Fault.invalidPath) {
                try SetCookie(name: "a", value: "", path: path, isSecure: true)
            }
        }
        for domain in ["", "a;b", "a b", "a\n", "é.example"] {
            #expect(throws: SetCookie.Fault.invalidDomain) {
                try SetCookie(name: "a", value: "", domain: domain, isSecure: true)
            }
        }
        #expect(throws: SetCookie.Fault.tooLong) {
            try SetCookie(name: "a", value: String(repeating: "x", count: 4_096), isSecure: true)
        }
    }

    @Test("what a name's prefix promises must hold, however it is capitalised")
    func prefixes() throws {
        for name in ["__Host-a", "__HOST-a", "__host-a"] {
            #expect(throws: SetCookie.Fault.hostPrefixRules) { try SetCookie(name: name, value: "", isSecure: false) }
            #expect(throws: SetCookie.Fault.hostPrefixRules) {
                try SetCookie(name: name, value: "", path: "/x", isSecure: true)
            }
            #expect(throws: SetCookie.Fault.hostPrefixRules) {
                try SetCookie(name: name, value: "", domain: "example.org", isSecure: true)
            }
        }
        #expect(throws: SetCookie.Fault.securePrefixRules) {
            try SetCookie(name: "__Secure-a", value: "", isSecure: false)
        }
        #expect(throws: SetCookie.Fault.sameSiteNoneRules) {
            try SetCookie(name: "a", value: "", isSecure: false, sameSite: .none)
        }
        _ = try SetCookie(name: "__Secure-a", value: "", path: "/x", isSecure: true, sameSite: .none)
    }
}
