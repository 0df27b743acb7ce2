package import UIKitCore

/// Writes what developers see of a scene: its controllers, its views, and what happened of late.
///
/// It is a page of its own, which needs no script. The script of the developer tools shows the same content beside the
/// page of the scene. To look changes nothing: views that were not shown yet get no number by this.
@MainActor
package struct DeveloperPage {
    let scene: UIWindowScene
    let context: DeveloperPageContext
    var html = HTMLWriter()

    /// Prepares the page of a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - context: What the page says besides.
    package init(of scene: UIWindowScene, context: DeveloperPageContext) {
        self.scene = scene
        self.context = context
    }

    /// Writes the page.
    ///
    /// - Returns: The page as UTF-8.
    package func render() -> [UInt8] {
        var page = self
        page.writeHead()
        page.writeContent()
        page.html.markup("</body></html>\n")
        return page.html.bytes
    }

    private mutating func writeHead() {
        html.markup(
            """
            <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Developer Tools
            """)
        if let name = context.applicationName {
            html.text(" – ")
            html.text(name)
        }
        html.markup(
            """
            </title><meta name="viewport" content="width=device-width, initial-scale=1">\
            <meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">\
            <link rel="stylesheet"
            """)
        html.attribute("href", url: EmbeddedResource.developerStylesheet.path)
        html.markup("></head><body class=\"developer-body\">")
    }

    private mutating func writeContent() {
        html.markup("<main id=\"developer-content\" class=\"developer-content\"><header class=\"developer-header\">")
        html.markup("<h1>Developer Tools</h1>")
        writeFacts()
        html.markup("<nav class=\"developer-tabs\" aria-label=\"Developer tools\">")
        html.markup("<a href=\"#developer-controllers\">Controllers</a>")
        html.markup("<a href=\"#developer-views\">Views</a>")
        html.markup("<a href=\"#developer-events\">Events</a>")
        html.markup("</nav></header>")
        writeDelays()
        beginSection("developer-controllers", "Controllers")
        writeControllers()
        html.markup("</section>")
        beginSection("developer-views", "Views")
        writeViews()
        html.markup("</section>")
        beginSection("developer-events", "Events")
        writeEvents()
        html.markup("</section></main>")
    }

    private mutating func beginSection(_ identifier: StaticString, _ title: StaticString) {
        html.markup("<section class=\"developer-section\"")
        html.attribute("id", identifier)
        html.attribute("aria-label", title)
        html.markup("><h2>")
        html.text(title)
        html.markup("</h2>")
    }

    // MARK: Facts

    private mutating func writeFacts() {
        let size = scene.coordinateSpaceBounds.size
        let traits = scene.traitCollection
        html.markup("<p class=\"developer-facts\">")
        writeFact("\(Int(size.width)) × \(Int(size.height))")
        writeFact(
            "\(traits.horizontalSizeClass == .compact ? "compact" : "regular") × "
                + (traits.verticalSizeClass == .compact ? "compact" : "regular"))
        writeFact(traits.userInterfaceStyle == .dark ? "dark" : "light")
        writeFact(scene.language)
        writeFact("revision \(scene.revision)")
        writeFact("scene \(scene.session.persistentIdentifier)")
        html.markup("</p><p class=\"developer-links\"><a")
        html.attribute("href", url: context.path)
        html.markup(">Refresh</a> <a")
        html.attribute("href", url: context.target)
        html.markup(">Page</a></p>")
    }

    private mutating func writeFact(_ text: String) {
        html.markup("<span>")
        html.text(text)
        html.markup("</span> ")
    }

    // MARK: Latency

    /// Writes the buttons that choose for how long requests are held back.
    private mutating func writeDelays() {
        html.markup("<form class=\"developer-delays\" method=\"post\"")
        html.attribute("action", url: context.path)
        html.markup("><input type=\"hidden\" name=\"segue-token\"")
        html.attribute("value", context.token)
        html.markup("><fieldset><legend>Latency</legend>")
        for delay in context.delays {
            html.markup("<button type=\"submit\" name=\"delay\"")
            html.attribute("value", delay)
            html.attribute("aria-pressed", delay == context.delay ? "true" : "false")
            html.endTag()
            html.text(delay == 0 ? "none" : delay < 1000 ? "\(delay) ms" : "\(delay / 1000) s")
            html.markup("</button>")
        }
        html.markup("</fieldset></form>")
    }

    // MARK: Rows

    /// Writes the start tag of a row that stands for a view: a link to its place on the page where it is there.
    mutating func beginRow(for identifier: Int32?, title: String) {
        guard let identifier else {
            html.markup("<span class=\"developer-row\"")
            html.attribute("title", title)
            return html.endTag()
        }
        html.markup("<a class=\"developer-row\"")
        html.attribute("href", url: "\(context.target)#v\(identifier)")
        html.attribute("data-view", Int(identifier))
        html.attribute("title", title)
        html.endTag()
    }

    /// Writes the end tag of a row.
    mutating func endRow(for identifier: Int32?) {
        identifier == nil ? html.markup("</span>") : html.markup("</a>")
    }

    /// Writes a piece of a row.
    mutating func writePart(_ className: StaticString, _ text: String) {
        html.markup("<span")
        html.attribute("class", className)
        html.endTag()
        html.text(text)
        html.markup("</span> ")
    }

    /// Writes the beginning of what lies in a row, which can be folded.
    mutating func beginChildren(key: String, name: String, isOpen: Bool) {
        html.markup("<details")
        html.attribute("data-key", key)
        if isOpen { html.attribute("open") }
        html.markup("><summary")
        html.attribute("aria-label", "In \(name)")
        html.markup("></summary><ul>")
    }

    /// Writes the end of what lies in a row.
    mutating func endChildren() {
        html.markup("</ul></details>")
    }
}
