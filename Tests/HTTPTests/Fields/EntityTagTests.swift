import HTTP
import Testing

@Suite("Entity tag")
struct EntityTagTests {
    @Test(
        "a tag is written as it was read", arguments: ["\"\"", "\"a\"", "W/\"a b\"".replacing(" ", with: "-"), "\"é\""])
    func roundTrip(text: String) {
        #expect(EntityTag(text)?.description == text)
    }

    @Test(
        "what is no tag is refused",
        arguments: ["", "a", "\"a", "\"a b\"", "w/\"a\"", "W \"a\"", "\"a\" \"b\"", "*", "\"a\"b\""])
    func invalid(text: String) {
        #expect(EntityTag(text) == nil)
    }

    @Test("a tag cannot be made of what would leave its quotes")
    func construction() {
        #expect(EntityTag(opaqueTag: "a\"b") == nil)
        #expect(EntityTag(opaqueTag: "a\r\n") == nil)
        #expect(EntityTag(opaqueTag: "a b") == nil)
        #expect(EntityTag(opaqueTag: "1-2", isWeak: true)?.description == "W/\"1-2\"")
    }

    @Test("the two comparisons are those of the standard's table")
    func comparisons() throws {
        let weak1 = try #require(EntityTag("W/\"1\""))
        let weak2 = try #require(EntityTag("W/\"2\""))
        let strong1 = try #require(EntityTag("\"1\""))
        #expect(!weak1.matchesStrongly(weak1) && weak1.matchesWeakly(weak1))
        #expect(!weak1.matchesStrongly(weak2) && !weak1.matchesWeakly(weak2))
        #expect(!weak1.matchesStrongly(strong1) && weak1.matchesWeakly(strong1))
        #expect(strong1.matchesStrongly(strong1) && strong1.matchesWeakly(strong1))
    }

    @Test(
        "a list matches the tags it names",
        arguments: [
            ("*", true), (" * ", true), ("\"x\"", true), ("W/\"x\"", true), ("\"a\" , \"x\"", true),
            ("\"a\",W/\"b\",\"x\"", true), ("\"a\"", false), ("", false), ("x", false), ("*, \"x\"", false),
            ("\"a, \"x\"", false), (", \"x\"", true), ("\"a\",, ,\"x\"", true), ("\"x\",", true), (",", false),
            ("\"a\" \"x\"", false), ("y, \"x\"", false),
        ]
    )
    func lists(field: String, matches: Bool) throws {
        let tag = try #require(EntityTag("\"x\""))
        #expect(EntityTagCondition(field).matchesWeakly(tag) == matches)
        #expect(EntityTagCondition(field).matchesStrongly(tag) == (matches && !field.contains("W/\"x")))
    }
}
