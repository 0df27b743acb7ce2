extension EmbeddedResource {
    /// The script of every page.
    package static let script = EmbeddedResource(
        name: "script",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: withoutComments(
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
        bytes: withoutComments(PackageResources.Gestures_js)
    )

    /// Leaves out the lines of a script that only say something to those who read its source.
    private static func withoutComments(_ script: [UInt8]) -> [UInt8] {
        script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
            .filter { line in
                let content = line.drop { $0 == UInt8(ascii: " ") }
                return !content.starts(with: "//".utf8) && !content.starts(with: "/**".utf8)
            }
            .reduce(into: []) { bytes, line in
                bytes += line
                bytes.append(UInt8(ascii: "\n"))
            }
    }
}
