import UIKitCore

/// Writes the windows that the app would like to open: a link for each, which opens a tab, and a button that declines.
@MainActor
enum SceneOffersRenderer {
    static func render(_ offers: [SceneActivationOffer], of window: UIWindow, into page: inout RenderingPass) {
        guard !offers.isEmpty else { return }
        page.html.markup("<aside class=\"scene-offers\"")
        page.html.attribute("aria-label", page.text(.newWindows))
        page.html.endTag()
        for offer in offers {
            let identifier = offer.session.persistentIdentifier
            page.html.markup("<p role=\"status\"><a")
            if let url = offer.url {
                page.html.attribute("href", url: url.absoluteString)
                page.html.markup(" target=\"_blank\" rel=\"noopener\"")
            } else {
                page.html.attribute("href", url: "/?scene=" + identifier)
                page.html.attribute("target", identifier)
            }
            page.html.endTag()
            page.writeSymbol(offer.url == nil ? "macwindow" : "safari")
            page.html.markup("<span>")
            page.html.text(offer.title.map { page.text(.openInNewTab, $0) } ?? "\(page.text(.openNewTab))")
            page.html.markup("</span></a><button type=\"submit\" class=\"close\"")
            page.eventAttributes(.declineActivation, of: window, value: identifier)
            page.html.attribute("aria-label", page.text(.notNow))
            page.html.endTag()
            page.writeSymbol("xmark")
            page.html.markup("</button></p>")
        }
        page.html.markup("</aside>")
    }
}
