import Foundation
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

    /// How many bytes gzip makes of a file.
    private func compressedSize(of file: EmbeddedResource) throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("script.js")
        try Data(file.bytes).write(to: url)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-9", url.path]
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: url.appendingPathExtension("gz")).count
    }
}
