import UIKitCore

/// Writes links: to a file that only the person who sees the link can fetch, and to places outside the app.
@MainActor
enum LinkRenderer {
    static func render(_ link: FileLink, into page: inout RenderingPass) {
        guard let file = link.file, link.isEnabled else {
            return renderDisabled(link, link.title, link.image, into: &page)
        }
        page.openTag("a", for: link, classes: "button", "link")
        page.html.beginAttribute("href")
        page.html.markup("/_segue/files/")
        page.html.write(viewIdentifier: page.identifier(of: link))
        page.html.markup("?scene=")
        page.html.bytes.appendAddress(page.scene.session.persistentIdentifier)
        page.html.endAttribute()
        if link.opensInBrowser {
            page.html.markup(" target=\"_blank\" rel=\"noopener\"")
        } else {
            page.html.attribute("download", file.name)
        }
        page.html.endTag()
        writeContent(link.title, link.image, into: &page)
        page.html.close("a")
    }

    static func render(_ link: WebLink, into page: inout RenderingPass) {
        guard let address = link.address, link.isEnabled else {
            return renderDisabled(link, link.title, link.image, into: &page)
        }
        page.openTag("a", for: link, classes: "button", "link")
        page.html.attribute("href", url: address)
        page.html.markup(" target=\"_blank\" rel=\"noopener\"")
        page.html.endTag()
        writeContent(link.title, link.image, into: &page)
        page.html.close("a")
    }

    private static func renderDisabled(
        _ link: UIControl, _ title: String, _ image: UIImage?, into page: inout RenderingPass
    ) {
        page.openTag("span", for: link, classes: "button", "link", "disabled")
        page.html.endTag()
        writeContent(title, image, into: &page)
        page.html.close("span")
    }

    private static func writeContent(_ title: String, _ image: UIImage?, into page: inout RenderingPass) {
        if let image { page.writeImage(image) }
        page.html.markup("<span class=\"title\">")
        page.html.text(title)
        page.html.markup("</span>")
    }
}
