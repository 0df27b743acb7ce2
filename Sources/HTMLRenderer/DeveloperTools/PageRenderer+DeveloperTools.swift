extension PageRenderer {
    /// Writes what the head refers to for the developer tools.
    static func writeDeveloperFiles(nonce: String, into page: inout HTMLWriter) {
        page.markup("<link rel=\"stylesheet\"")
        page.attribute("href", url: EmbeddedResource.developerStylesheet.path)
        page.markup("><script defer")
        page.attribute("nonce", nonce)
        page.attribute("src", url: EmbeddedResource.developerScript.path)
        page.markup("></script>")
    }

    /// Writes the link to the developer tools, which their script makes a button; it is no part of what patches change.
    static func writeDeveloperLink(to path: String, of context: PageContext, into page: inout HTMLWriter) {
        page.markup("<aside id=\"developer-tools\" class=\"developer-opener\" aria-label=\"Development\"><a")
        page.attribute("href", url: path)
        page.attribute("target", "developer-\(context.sceneIdentifier)")
        page.markup(">Developer Tools</a></aside>")
    }
}
