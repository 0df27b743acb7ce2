import Foundation
import Testing

@testable import UIKitCore

@Suite("Values under keys")
struct KeyedValuesTests {
    @Test("The order of the keys is always the same, and the last value of a key counts")
    func order() {
        var values: KeyedValues = ["b": .integer(1), "c": .integer(2), "a": .integer(3)]
        values["c"] = .integer(4)
        #expect(values.map(\.key) == ["a", "b", "c"])
        #expect(values["c"] == .integer(4))
        values["b"] = nil
        values["missing"] = nil
        values["aa"] = .null
        #expect(values.map(\.key) == ["a", "aa", "c"])
        #expect(values["b"] == nil && values["d"] == nil && values[""] == nil)
        #expect(values == ["c": .integer(4), "aa": .null, "a": .integer(3)])
    }

    @Test("Any order of a thousand keys is found again")
    func many() {
        var values = KeyedValues()
        let keys = (0..<1_000).map { "key \($0 * 7919 % 1_000)" }
        for (number, key) in keys.enumerated() { values[key] = .integer(Int64(number)) }
        #expect(values.count == 1_000)
        #expect(values.map(\.key) == keys.sorted())
        for (number, key) in keys.enumerated() { #expect(values[key] == .integer(Int64(number))) }
        for key in keys where key.hasSuffix("3") { values[key] = nil }
        #expect(values.count == 900 && keys.allSatisfy { (values[$0] == nil) == $0.hasSuffix("3") })
    }

    @Test("Texts that come again are written once, however many there are and whatever comes before them")
    func sharedTexts() throws {
        let texts = (0..<200).map { String(repeating: "x", count: $0 % 70) + "\($0 / 2)" } + ["", "", "e\u{301}", "é"]
        let value = RestorationValue.array((texts + texts.reversed()).map(RestorationValue.string))
        for prefix in [[], Array("before".utf8)] {
            var writer = RestorationValueWriter(after: prefix)
            writer.write(value)
            var reader = RestorationValueReader(writer.bytes, from: prefix.count)
            guard case .array(let read) = try reader.read() else {
                Issue.record("no array")
                return
            }
            let unicode = read.compactMap(\.text).map { Array($0.utf8) }
            #expect(unicode == (texts + texts.reversed()).map { Array($0.utf8) })
            #expect(reader.isAtEnd)
        }
    }
}
