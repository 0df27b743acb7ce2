import Foundation
import Testing

@testable import UIKitCore

/// The bytes of a preserved state: what is written is read again, and nothing else can do harm.
@MainActor
@Suite struct RestorationArchiveTests {
    /// A value of every kind, in collections and objects.
    static let everyKind = RestorationValue.object(
        className: "App.Note",
        values: [
            "null": .null, "true": .boolean(true), "false": .boolean(false), "zero": .integer(0),
            "integers": .array([1, -1, 63, -64, 64, 300, -70_000, .max, .min].map(RestorationValue.integer)),
            "numbers": .array([0.5, -0.0, .infinity, 1e300].map(RestorationValue.number)),
            "text": .string("Grüße, 👋🏽"), "again": .array([.string("Grüße, 👋🏽"), .string("")]),
            "long": .string(String(repeating: "lang ", count: 100)),
            "data": .data(Data([0, 255, 7])), "date": .date(12_345.678), "url": .url("https://example.org/?a=b"),
            "uuid": .uuid(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
            "path": .indexPath([0, 3, 1_000_000]), "reference": .reference(12),
            "set": .set([.integer(1), .string("one")]),
            "dictionary": .dictionary([.string("a"): .integer(1), .integer(2): .string("b")]),
        ])

    private func bytes(of value: RestorationValue) -> [UInt8] {
        var writer = RestorationValueWriter()
        writer.write(value)
        return writer.bytes
    }

    private func archive() -> RestorationArchive {
        var archive = RestorationArchive()
        archive.application = ["version": .string("7")]
        archive.session = ["title": .string("Notes")]
        archive.roots = [RestorationArchive.Root(place: 0, number: 0)]
        archive.records = [
            RestorationRecord(kind: .controller, number: 0, path: ["root"], className: "App.Root"),
            RestorationRecord(
                kind: .view, number: 1, owner: 0, path: ["root", "name"], className: "App.Field",
                restorationClassName: "App.Maker", storyboardPlace: .array([.string("Main"), .string("field")]),
                values: ["everything": Self.everyKind]),
        ]
        return archive
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        var reader = RestorationValueReader(bytes(of: Self.everyKind))
        #expect(try reader.read() == Self.everyKind)
        #expect(reader.isAtEnd)
        #expect(try RestorationArchive(data: archive().data) == archive())
    }

    @Test func anArchiveFromBeforeThereWereCommonTextsIsRead() throws {
        let (written, everything) = (archive(), KeyedValues(dictionaryLiteral: ("everything", Self.everyKind)))
        let records: [RestorationValue] = [
            .object(
                className: "App.Root", values: ["k": .integer(0), "n": .integer(0), "p": .array([.string("root")])]),
            .object(
                className: "App.Field",
                values: [
                    "k": .integer(1), "n": .integer(1), "o": .integer(0),
                    "p": .array([.string("root"), .string("name")]), "r": .string("App.Maker"),
                    "s": .array([.string("Main"), .string("field")]),
                    "v": .object(className: "", values: everything),
                ]),
        ]
        let value = RestorationValue.object(
            className: "",
            values: [
                "application": .object(className: "", values: written.application), "records": .array(records),
                "roots": .object(className: "", values: ["0": .integer(0)]),
                "session": .object(className: "", values: written.session),
            ])
        #expect(try RestorationArchive(data: Data(Array("SgSt".utf8) + [1] + bytes(of: value))) == written)
    }

    @Test func theTextsThatAnArchiveBeginsWithAreWrittenOnce() {
        let bytes = Array(archive().data)
        for text in CommonText.allCases.map({ Array($0.text.utf8) }) where text.count > 3 {
            #expect(bytes.indices.count { bytes[$0...].starts(with: text) } == 1)
        }
    }

    @Test func theSameStateGivesTheSameBytes() {
        let data = archive().data
        for _ in 0..<8 { #expect(archive().data == data) }
    }

    @Test("an archive is the same whether its beginning was written before or not", arguments: [0, 1, 200])
    func beginning(lengthBefore: Int) {
        let date = UIApplication.stateRestorationTimestampKey
        for keys in [["a"], ["zebra"], ["a", date + "2", "zebra"]] {
            var plain = archive()
            plain.application = [:]
            for key in keys { plain.application[key] = .string("records") }
            plain.date = 4.5
            var quick = plain
            quick.beginning = RestorationArchive.Beginning(plain.application)
            #expect(quick.beginning != nil)
            var (expected, bytes) = (
                [UInt8](repeating: 7, count: lengthBefore), [UInt8](repeating: 7, count: lengthBefore)
            )
            plain.append(to: &expected)
            quick.append(to: &bytes)
            #expect(bytes == expected)
            quick.date = nil
            plain.date = nil
            #expect(quick.data == plain.data)
        }
    }

    @Test func aTextThatComesAgainIsWrittenOnce() {
        let once = bytes(of: .array([.string("restorationIdentifier")])).count
        let often = bytes(of: .array(Array(repeating: .string("restorationIdentifier"), count: 11))).count
        #expect(often == once + 20)
    }

    @Test func everyTruncationIsRefused() {
        let data = archive().data
        for length in 0..<data.count {
            #expect(throws: RestorationError.malformed) { try RestorationArchive(data: data.prefix(length)) }
        }
        #expect(throws: RestorationError.malformed) { try RestorationArchive(data: data + [0]) }
    }

    @Test func changedBytesNeverStopTheProcess() {
        var generator = SplitMix64(seed: 89)
        let original = archive().data
        for _ in 0..<20_000 {
            var data = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 5..<data.count, using: &generator)
                data[place] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? RestorationArchive(data: data)
        }
    }

    @Test func hostileBytesAreRefused() {
        let header = Array("SgSt".utf8) + [RestorationArchive.formatVersion]
        let hostile: [[UInt8]] = [
            [], Array("SgSt".utf8), Array("bplist00".utf8), header,
            // An array of 2^63 elements, and one that says it has more than there are bytes.
            header + [9, 255, 255, 255, 255, 255, 255, 255, 255, 127], header + [9, 100, 0],
            // An integer that does not end, a reference to a text that was never written, text that is not UTF-8.
            header + [3] + Array(repeating: 0x80, count: 20), header + [6, 0], header + [5, 2, 0xC3, 0x28],
            // Arrays in arrays without end, and a kind of value that there is not.
            header + Array(repeating: [9, 1] as [UInt8], count: 5000).flatMap { $0 }, header + [200],
        ]
        for bytes in hostile {
            #expect(throws: RestorationError.malformed) { try RestorationArchive(data: Data(bytes)) }
        }
    }

    @Test func aLaterFormatIsToldApart() {
        var data = archive().data
        data[4] = RestorationArchive.formatVersion + 1
        #expect(throws: RestorationError.newerFormat(version: RestorationArchive.formatVersion + 1)) {
            try RestorationArchive(data: data)
        }
    }
}

/// Random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
