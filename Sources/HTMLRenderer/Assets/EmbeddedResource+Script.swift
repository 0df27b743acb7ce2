extension EmbeddedResource {
    /// The script of every page.
    ///
    /// A page of which only the beginning arrived goes without it until it is loaded anew.
    package static let script = EmbeddedResource(
        name: "script",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(
            [
                PackageResources.Morph_js, PackageResources.Patches_js, PackageResources.Submissions_js,
                PackageResources.Stream_js, PackageResources.Page_js,
            ].reduce(into: Array("if (!document.getElementById(\"segue-end\")) return;\n".utf8)) { $0 += $1 })
    )

    /// The script of pages that have something to drag.
    package static let gestures = EmbeddedResource(
        name: "gestures",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: ScriptCondenser.condense(PackageResources.Gestures_js)
    )

    /// The script of pages whose controllers would like the pointer locked, or the orientation of a phone.
    package static let locks = EmbeddedResource(
        name: "locks",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Locks_js)
    )

    /// The script of pages with lists, for people who like motion.
    package static let rows = EmbeddedResource(
        name: "rows",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Rows_js)
    )

    /// The script of pages for which something was kept when they were put away: typed texts, and events that had not arrived.
    package static let restoration = EmbeddedResource(
        name: "restoration",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Restoration_js)
    )

    /// The script of pages of which regions scroll by themselves.
    package static let regions = EmbeddedResource(
        name: "regions",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Regions_js)
    )

    /// The script of pages that the app scrolled.
    package static let scrolling = EmbeddedResource(
        name: "scrolling",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Scrolling_js)
    )

    /// The script of pages with fields.
    package static let editing = EmbeddedResource(
        name: "editing",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Editing_js)
    )

    /// The script of pages that list keyboard shortcuts.
    package static let shortcuts = EmbeddedResource(
        name: "shortcuts",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Shortcuts_js)
    )

    /// The script of pages with fields for files.
    package static let uploads = EmbeddedResource(
        name: "uploads",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: enclosed(PackageResources.Uploads_js)
    )

    /// The script that loads a page anew of which only a part arrived; it stands on the page itself.
    static let completion = enclosed(PackageResources.Completion_js)

    /// Keeps the names of a script to itself.
    private static func enclosed(_ script: [UInt8]) -> [UInt8] {
        ScriptCondenser.condense(Array("(() => {\n\"use strict\";\n".utf8) + script + Array("})();\n".utf8))
    }
}
