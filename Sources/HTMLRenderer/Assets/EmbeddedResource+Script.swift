extension EmbeddedResource {
    /// The script of every page.
    package static let script = EmbeddedResource(
        name: "script",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: [
            PackageResources.Morph_js, PackageResources.Patches_js, PackageResources.Submissions_js,
            PackageResources.Stream_js, PackageResources.Page_js,
        ].reduce(into: Array("(() => {\n\"use strict\";\n".utf8)) { $0 += $1 } + Array("})();\n".utf8)
    )

    /// The script of pages that have something to drag.
    package static let gestures = EmbeddedResource(
        name: "gestures",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: PackageResources.Gestures_js
    )
}
