import Testing

@testable import HTMLRenderer

@Suite struct HTMLWriterTests {
    private func written(_ write: (inout HTMLWriter) -> Void) -> String {
        var writer = HTMLWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func contentIsEscaped() {
        #expect(
            written { $0.text("<b>\"Tom\" & 'Ann'</b>") } == "&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ann&#39;&lt;/b&gt;")
        #expect(
            written { $0.text("Ein langer Text mit Umlauten äöü und 日本語 ohne Sonderzeichen") }
                == "Ein langer Text mit Umlauten äöü und 日本語 ohne Sonderzeichen")
        #expect(written { $0.text("") } == "")
        #expect(written { $0.text("a\0b") } == "a\u{FFFD}b")
    }

    @Test func attributesAreQuotedAndEscaped() {
        let value = "\" onclick=\"alert(1)"
        #expect(written { $0.attribute("title", value) } == " title=\"&quot; onclick=&quot;alert(1)\"")
        #expect(written { $0.attribute("disabled") } == " disabled")
        #expect(written { $0.attribute("type", "button") } == " type=\"button\"")
        #expect(written { $0.attribute("max", -120) } == " max=\"-120\"")
        #expect(written { $0.attribute("max", 0.25) } == " max=\"0.25\"")
        #expect(written { $0.attribute("max", Double.nan) } == "")
    }

    @Test(
        "An address cannot run a program",
        arguments: [
            ("javascript:alert(1)", "about:blank"), ("JaVaScRiPt:alert(1)", "about:blank"),
            (" \u{1}java\nscript:alert(1)", "about:blank"), ("data:text/html,x", "about:blank"),
            ("vbscript:x", "about:blank"), ("https://a.example/b?c=d&e=f", "https://a.example/b?c=d&amp;e=f"),
            ("mailto:a@b.example", "mailto:a@b.example"), ("/notes/1:2", "/notes/1:2"), ("?a=b:c", "?a=b:c"),
            ("#top", "#top"), ("notes", "notes"), ("/a b\"><script>", "/a%20b%22%3E%3Cscript%3E"),
            ("/é", "/%C3%A9"),
        ])
    func addresses(address: String, expected: String) {
        #expect(written { $0.attribute("href", url: address) } == " href=\"\(expected)\"")
    }

    @Test func tags() {
        let html = written {
            $0.openTag("p")
            $0.attribute("class", "note")
            $0.endTag()
            $0.text(12)
            $0.close("p")
        }
        #expect(html == "<p class=\"note\">12</p>")
    }

    @Test(
        "Numbers are written with three decimal places at most",
        arguments: [
            (0, "0"), (12, "12"), (-3, "-3"), (0.5, "0.5"), (1.0 / 3, "0.333"), (-0.25, "-0.25"),
            (1234.5678, "1234.568"),
            (0.05, "0.05"), (100.001, "100.001"), (.infinity, "0"), (.nan, "0"), (1e300, "1000000000"),
        ] as [(Double, String)])
    func numbers(number: Double, expected: String) {
        var bytes: [UInt8] = []
        bytes.append(number: number)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: [0, 7, 10, 99, 100, -1, -120, Int.max, Int.min])
    func integers(integer: Int) {
        var bytes = Array("x".utf8)
        bytes.append(decimal: integer)
        #expect(String(decoding: bytes, as: UTF8.self) == "x\(integer)")
    }
}
