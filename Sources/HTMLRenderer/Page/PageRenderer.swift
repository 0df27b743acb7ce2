package import UIKitCore

/// Writes the whole page of a scene.
@MainActor
package struct PageRenderer {
    private let scene: UIWindowScene
    private let context: PageContext

    /// Prepares the page of a scene, which must be committed.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - context: What the page says besides the views.
    package init(scene: UIWindowScene, context: PageContext) {
        self.scene = scene
        self.context = context
    }

    /// Writes the page.
    ///
    /// - Returns: The page as UTF-8.
    package func render() -> [UInt8] {
        scene.inTurn { renderInTurn() }
    }

    private func renderInTurn() -> [UInt8] {
        var pass = RenderingPass(scene: scene)
        pass.applicationName = context.applicationName
        pass.typedValues = context.typedValues
        pass.refusedField = context.refusedField
        pass.isShownAgain = context.isShownAgain
        pass.html.bytes.reserveCapacity(Self.usualLength)
        writeForm(into: &pass)
        pass.writeZoomSourceNames()
        var page = HTMLWriter()
        page.bytes.reserveCapacity(pass.html.bytes.count + pass.styles.bytes.count + 2048)
        writeHead(into: &page, title: pass.pageTitle, styles: pass.styles.bytes)
        page.bytes.append(contentsOf: pass.html.bytes)
        if let path = context.developerToolsPath { Self.writeDeveloperLink(to: path, of: context, into: &page) }
        page.markup("</body></html>\n")
        return page.bytes
    }

    /// The bytes that the content of most pages takes at least.
    private static let usualLength = 2048

    // MARK: Head

    private func writeHead(into page: inout HTMLWriter, title: String, styles: [UInt8]) {
        page.markup("<!DOCTYPE html><html")
        page.attribute("lang", scene.language)
        Self.writeDirection(of: scene, into: &page)
        page.markup("><head><meta charset=\"utf-8\"><title>")
        page.text(title)
        page.markup(
            """
            </title><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            """)
        let preferences = PagePreferences(of: scene)
        preferences.writeMetadata(into: &page)
        page.markup(
            """
            <meta name="format-detection" content="telephone=no"><script
            """)
        page.attribute("nonce", context.nonce)
        page.endTag()
        page.bytes.append(contentsOf: EmbeddedResource.completion)
        page.markup("</script>")
        page.bytes.append(contentsOf: Self.stylesheetLink)
        if let path = context.manifestPath {
            // With its cookies, as the shortcuts are those of the person.
            page.markup("<link rel=\"manifest\" crossorigin=\"use-credentials\"")
            page.attribute("href", url: path)
            page.markup(">")
        }
        page.markup("<script defer")
        page.attribute("nonce", context.nonce)
        page.bytes.append(contentsOf: Self.scriptAddresses)
        writeScriptTexts(into: &page)
        page.markup("></script>")
        if context.developerToolsPath != nil { Self.writeDeveloperFiles(nonce: context.nonce, into: &page) }
        page.markup("<style")
        page.attribute("nonce", context.nonce)
        page.endTag()
        TransitionWriter(of: scene).write(into: &page)
        preferences.writeRules(into: &page)
        page.bytes.append(contentsOf: styles)
        page.markup("</style></head><body")
        preferences.writeBodyAttributes(into: &page)
        page.endTag()
    }

    /// The link to the stylesheet, which is the same on all pages.
    private static let stylesheetLink: [UInt8] = {
        var link = HTMLWriter()
        link.markup("<link rel=\"stylesheet\"")
        link.attribute("href", url: EmbeddedResource.stylesheet.path)
        link.markup(">")
        return link.bytes
    }()

    /// The attributes with the addresses of the script and its parts, which are the same on all pages.
    private static let scriptAddresses: [UInt8] = {
        var script = HTMLWriter()
        script.attribute("src", url: EmbeddedResource.script.path)
        script.attribute("data-editing", url: EmbeddedResource.editing.path)
        script.attribute("data-gestures", url: EmbeddedResource.gestures.path)
        script.attribute("data-regions", url: EmbeddedResource.regions.path)
        script.attribute("data-restoration", url: EmbeddedResource.restoration.path)
        script.attribute("data-rows", url: EmbeddedResource.rows.path)
        script.attribute("data-scrolling", url: EmbeddedResource.scrolling.path)
        script.attribute("data-shortcuts", url: EmbeddedResource.shortcuts.path)
        script.attribute("data-uploads", url: EmbeddedResource.uploads.path)
        return script.bytes
    }()

    /// Writes what the script says by itself: that the connection is lost, and how far a file is sent.
    private func writeScriptTexts(into page: inout HTMLWriter) {
        let language = scene.frameworkLanguage
        page.attribute("data-lost", language.text(.connectionLost))
        page.attribute("data-waiting", language.text(.connectionLostWithEvents))
        page.attribute("data-sending", language.text(.sending))
    }

    /// Writes the attribute that says in which direction the page is written, where that is not the usual one.
    static func writeDirection(of scene: UIWindowScene, into page: inout HTMLWriter) {
        if scene.traitCollection.layoutDirection == .rightToLeft { page.attribute("dir", "rtl") }
    }

    // MARK: Form

    private func writeForm(into pass: inout RenderingPass) {
        pass.html.markup("<a class=\"skip\" href=\"#content\">")
        pass.html.text(pass.text(.skipToContent))
        pass.html.markup("</a><form id=\"segue\" method=\"post\" novalidate")
        pass.html.beginAttribute("action")
        pass.html.bytes.appendAddress(context.path)
        pass.html.markup("?scene=")
        pass.html.bytes.appendAddress(context.sceneIdentifier)
        pass.html.endAttribute()
        if let address = context.address { pass.html.attribute("data-address", url: address) }
        // The page begins there.
        let scrolls = scene.scrollInstructions(moving: false)
        if !scrolls.isEmpty {
            pass.html.attribute("data-scrolls", String(decoding: ScrollInstruction.json(of: scrolls), as: UTF8.self))
        }
        pass.html.endTag()
        writeHiddenField("segue-token", into: &pass) { $0.bytes.appendEscaped(context.token) }
        writeHiddenField("segue-revision", into: &pass) { $0.bytes.append(decimal: scene.revision) }
        writeHiddenField("segue-sequence", into: &pass) { $0.bytes.append(decimal: context.sequence) }
        // A browser presses the form's first button when Return is pressed in a field.
        pass.html.markup(
            """
            <button type="submit" class="return" name="segue-event" value="return" tabindex="-1" aria-hidden="true">
            """)
        pass.html.text(pass.text(.returnKey))
        pass.html.markup("</button>")
        let tellsOfLoss = context.noticeTellsOfLoss || scene.hasFieldsLostInPause
        if let notice = context.notice {
            pass.writeNotice(notice, offering: context.unplacedTexts, tellsOfLoss: tellsOfLoss)
        } else if tellsOfLoss {
            pass.writeOfferOfTypedTexts()
        }
        writeAnnouncements(into: &pass)
        pass.renderWindows()
        // By this it is known that all of the page has arrived.
        pass.html.markup("<i id=\"segue-end\" hidden></i></form>")
    }

    /// Writes what the app announced, for a page that runs no script; the others are told of it when they are live.
    private func writeAnnouncements(into pass: inout RenderingPass) {
        guard !scene.announcements.isEmpty else { return }
        pass.html.markup("<noscript><p class=\"visually-hidden\" role=\"status\">")
        pass.html.text(scene.announcements.joined(separator: " "))
        pass.html.markup("</p></noscript>")
    }

    private func writeHiddenField(
        _ name: StaticString, into pass: inout RenderingPass, value: (inout HTMLWriter) -> Void
    ) {
        pass.html.markup("<input type=\"hidden\"")
        pass.html.attribute("name", name)
        pass.html.beginAttribute("value")
        value(&pass.html)
        pass.html.endAttribute()
        pass.html.endTag()
    }
}
