import HTTP
import Testing

@Suite("Byte range")
struct ByteRangeTests {
    @Test(
        "a range is resolved against the file's length",
        arguments: [
            ("bytes=0-499", .part(0..<500)), ("bytes=500-", .part(500..<1_000)), ("bytes=-1", .part(999..<1_000)),
            ("bytes=0-", .part(0..<1_000)), ("bytes=999-5000", .part(999..<1_000)), ("bytes=-5000", .part(0..<1_000)),
            ("Bytes=0-0", .part(0..<1)), ("bytes=0-9223372036854775807", .part(0..<1_000)),
            ("bytes=1000-", .unsatisfiable), ("bytes=-0", .unsatisfiable), ("bytes=5000-6000", .unsatisfiable),
            ("bytes=0-9, 10-19", .part(0..<20)), ("bytes=5-9,0-6", .part(0..<10)), ("bytes=0-,-5", .part(0..<1_000)),
            ("bytes=5000-,0-1", .part(0..<2)), ("bytes=0-1,5-6", .part(0..<7)),
            ("bytes=0-0,2-2,4-4", .part(0..<5)), ("bytes=0-1,81-90", .part(0..<91)),
            ("bytes=0-1,82-90", .parts([0..<2, 82..<91])), ("bytes=900-,0-1", .parts([900..<1_000, 0..<2])),
            ("bytes=900-,0-1,10-20", .parts([0..<21, 900..<1_000])),
            ("bytes=0-99999999999999999999", .part(0..<1_000)), ("bytes=99999999999999999999-", .unsatisfiable),
            ("bytes=-99999999999999999999", .part(0..<1_000)), ("bytes=,0-1", .part(0..<2)),
            ("bytes=0-1,", .part(0..<2)), ("bytes=0-1, ,5-6", .part(0..<7)),
            ("bytes=0-1,200-201,5000-", .parts([0..<2, 200..<202])), ("bytes=-1,0-,-2", .part(0..<1_000)),
        ] as [(String, ByteRange)]
    )
    func ranges(field: String, range: ByteRange) {
        #expect(ByteRange(field, length: 1_000) == range)
    }

    @Test(
        "what is malformed or unknown is ignored",
        arguments: [
            nil, "", "bytes", "bytes=", "bytes=a-b", "bytes=5-1", "bytes=1", "bytes=--1", "items=0-1", "bytes=,",
            "bytes=0-1;2-3", "bytes 0-1", "bytes=" + String(repeating: ",", count: 16) + "0-1",
            "bytes=" + Array(repeating: "0-1", count: 17).joined(separator: ","),
        ])
    func ignored(field: String?) {
        #expect(ByteRange(field, length: 1_000) == .whole)
    }

    @Test("an empty file has no part", arguments: ["bytes=0-", "bytes=0-0", "bytes=-1"])
    func emptyFile(field: String) {
        #expect(ByteRange(field, length: 0) == .unsatisfiable)
    }

    @Test("the answering fields name the part and the length")
    func contentRange() {
        #expect(ByteRange.contentRange(0..<500, length: 1_000) == "bytes 0-499/1000")
        #expect(ByteRange.unsatisfiedContentRange(length: 1_000) == "bytes */1000")
    }
}
