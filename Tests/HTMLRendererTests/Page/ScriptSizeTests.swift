import CZlib
import Testing

@testable import HTMLRenderer

/// The scripts are loaded by everyone, so they have limits.
@Suite struct ScriptSizeTests {
    @Test func scriptsAreSmall() throws {
        #expect(try compressedSize(of: .script) < 10_000)
        #expect(try compressedSize(of: .editing) < 1_000)
        #expect(try compressedSize(of: .gestures) < 5_000)
        #expect(try compressedSize(of: .locks) < 1_000)
        #expect(try compressedSize(of: .regions) < 1_000)
        #expect(try compressedSize(of: .restoration) < 1_200)
        #expect(try compressedSize(of: .rows) < 1_500)
        #expect(try compressedSize(of: .scrolling) < 1_000)
        #expect(try compressedSize(of: .shortcuts) < 1_000)
        #expect(try compressedSize(of: .uploads) < 1_000)
    }

    /// How many bytes zlib makes of a file, and gzip's frame with them.
    private func compressedSize(of file: EmbeddedResource) throws -> Int {
        let frameLength = 12
        var length = compressBound(uLong(file.bytes.count))
        var compressed = [UInt8](repeating: 0, count: Int(length))
        let result = compress2(&compressed, &length, Array(file.bytes), uLong(file.bytes.count), Z_BEST_COMPRESSION)
        try #require(result == Z_OK)
        return Int(length) + frameLength
    }
}
