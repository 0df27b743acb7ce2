extension EmbeddedResource {
    /// The stylesheet of every page.
    package static let stylesheet = EmbeddedResource(
        name: "style",
        pathExtension: "css",
        contentType: "text/css; charset=utf-8",
        bytes: [
            PackageResources.Colors_css, PackageResources.Typography_css, PackageResources.Page_css,
            PackageResources.Actions_css, PackageResources.Images_css, PackageResources.Notices_css,
            PackageResources.Shortcuts_css, PackageResources.EmptyStates_css, PackageResources.PageStates_css,
            PackageResources.Layout_css, PackageResources.Drawing_css, PackageResources.NavigationBars_css,
            PackageResources.Toolbars_css, PackageResources.TabBars_css, PackageResources.BarTitles_css,
            PackageResources.SearchBars_css, PackageResources.Containers_css, PackageResources.Controls_css,
            PackageResources.Menus_css, PackageResources.Contrast_css, PackageResources.Fields_css,
            PackageResources.Tables_css, PackageResources.TableEditing_css, PackageResources.Collections_css,
            PackageResources.Presentations_css, PackageResources.Sheets_css, PackageResources.Popovers_css,
            PackageResources.Alerts_css, PackageResources.Transitions_css, PackageResources.Live_css,
        ].reduce(into: []) { $0 += $1 }
    )
}
