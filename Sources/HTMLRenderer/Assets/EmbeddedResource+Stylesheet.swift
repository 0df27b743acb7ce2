extension EmbeddedResource {
    /// The stylesheet of every page.
    package static let stylesheet = EmbeddedResource(
        name: "style",
        pathExtension: "css",
        contentType: "text/css; charset=utf-8",
        bytes: [
            PackageResources.Colors_css, PackageResources.Typography_css, PackageResources.Page_css,
            PackageResources.Layout_css, PackageResources.Drawing_css,
            PackageResources.Bars_css, PackageResources.Containers_css, PackageResources.Controls_css,
            PackageResources.Fields_css, PackageResources.Tables_css, PackageResources.Collections_css,
            PackageResources.Presentations_css, PackageResources.Transitions_css, PackageResources.Live_css,
        ].reduce(into: []) { $0 += $1 }
    )
}
