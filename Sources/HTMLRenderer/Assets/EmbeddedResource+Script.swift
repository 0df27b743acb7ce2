extension EmbeddedResource {
    /// The script of every page.
    package static let script = EmbeddedResource(
        name: "script",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: condensed(
            [
                PackageResources.Morph_js, PackageResources.Patches_js, PackageResources.Submissions_js,
                PackageResources.Stream_js, PackageResources.Page_js,
            ].reduce(into: Array("(() => {\n\"use strict\";\n".utf8)) { $0 += $1 }) + Array("})();\n".utf8)
    )

    /// The script of pages that have something to drag.
    package static let gestures = EmbeddedResource(
        name: "gestures",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: condensed(PackageResources.Gestures_js)
    )

    /// Leaves out what is there for those who read the source of a script: lines that only say something to them, spaces at the
    /// beginning of lines, and the ends of lines behind which a statement or a list goes on anyway.
    ///
    /// No line may say something to readers behind its code.
    private static func condensed(_ script: [UInt8]) -> [UInt8] {
        script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
            .map { line in line.drop { $0 == UInt8(ascii: " ") } }
            .filter { line in !line.starts(with: "//".utf8) && !line.starts(with: "/**".utf8) }
            .reduce(into: []) { bytes, line in
                bytes += line
                if let last = line.last, !"{(,;".utf8.contains(last) { bytes.append(UInt8(ascii: "\n")) }
            }
    }
}
