import Foundation
import HTTP

/// Tells what the parser makes of bytes, for tests that compare it with other parsers.
///
/// Reads the standard input: of each case its length as four bytes, the greatest first, and its bytes. Writes a line of
/// JSON for each: the requests found, why the rest was refused, and whether the outcome is the same wherever the bytes are
/// split in two, and when they come one by one.
@main
enum RequestTranscriber {
    static func main() throws {
        let input = FileHandle.standardInput.readDataToEndOfFile()
        var rest = input[...]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        while rest.count >= 4 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let bytes = Array(rest.dropFirst(4).prefix(length))
            rest = rest.dropFirst(4 + length)
            var report = RequestTranscript(of: [bytes])
            report.isStable = (1..<max(bytes.count, 1)).allSatisfy { position in
                RequestTranscript(of: [Array(bytes[..<position]), Array(bytes[position...])]) == report
            }
            report.isStable = report.isStable && RequestTranscript(of: bytes.map { [$0] }) == report
            var line = try encoder.encode(report)
            line.append(UInt8(ascii: "\n"))
            FileHandle.standardOutput.write(line)
        }
    }
}
