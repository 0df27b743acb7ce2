extension EmbeddedResource {
    /// The styles of the developer tools.
    package static let developerStylesheet = EmbeddedResource(
        name: "developer",
        pathExtension: "css",
        contentType: "text/css; charset=utf-8",
        bytes: PackageResources.DeveloperTools_css + PackageResources.DeveloperPanel_css
    )

    /// The script that shows the developer tools beside a page.
    package static let developerScript = EmbeddedResource(
        name: "developer",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: PackageResources.DeveloperTools_js
    )

    /// The files that pages refer to in development only.
    package static var developerTools: [EmbeddedResource] { [.developerStylesheet, .developerScript] }
}
