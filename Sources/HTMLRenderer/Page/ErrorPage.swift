package import UIKitCore

/// A page that says what went wrong and what can be done about it.
///
/// It needs no scene, so it can be shown when there is none.
package struct ErrorPage: Sendable {
    /// The status code of the response.
    package var status: Int

    /// What went wrong, in a few words.
    package var title: String

    /// What the person can do, in a sentence or two.
    package var advice: String

    /// What a developer wants to know, shown in development only; nil for nothing.
    package var detail: String?

    /// Where to go on, a text and an address; nil for nowhere.
    package var link: (text: String, address: String)?

    /// Whether the script of the page before adds what was typed there, to be copied.
    package var offersTypedTexts = false

    /// The language of the page.
    package var language = FrameworkLanguage.english

    /// Creates an error page.
    ///
    /// - Parameters:
    ///   - status: The status code of the response.
    ///   - title: What went wrong, in a few words.
    ///   - advice: What the person can do.
    ///   - detail: What a developer wants to know, or nil.
    ///   - link: Where to go on, or nil.
    package init(
        status: Int, title: String, advice: String, detail: String? = nil, link: (text: String, address: String)? = nil
    ) {
        self.status = status
        self.title = title
        self.advice = advice
        self.detail = detail
        self.link = link
    }

    /// Writes the page.
    ///
    /// - Returns: The page as UTF-8.
    package func render() -> [UInt8] {
        var html = HTMLWriter()
        html.markup("<!DOCTYPE html><html")
        html.attribute("lang", language.rawValue)
        if language == .arabic { html.attribute("dir", "rtl") }
        html.markup("><head><meta charset=\"utf-8\"><title>")
        html.text(title)
        html.markup(
            """
            </title><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">\
            <link rel="stylesheet"
            """)
        html.attribute("href", url: EmbeddedResource.stylesheet.path)
        html.markup("></head><body><main class=\"error-page\" id=\"content\">")
        html.markup("<p class=\"status\">")
        html.text(status)
        html.markup("</p><h1>")
        html.text(title)
        html.markup("</h1><p class=\"advice\">")
        html.text(advice)
        html.markup("</p>")
        if offersTypedTexts {
            html.markup("<p")
            html.attribute("data-copy", language.text(.typedTextsToCopy))
            html.markup("></p>")
        }
        if let link {
            html.markup("<p><a class=\"button filled capsule\"")
            html.attribute("href", url: link.address)
            html.endTag()
            html.text(link.text)
            html.markup("</a></p>")
        }
        if let detail {
            html.markup("<details class=\"detail\" open><summary>")
            html.text(language.text(.detail))
            html.markup("</summary><pre>")
            html.text(detail)
            html.markup("</pre></details>")
        }
        html.markup("</main></body></html>\n")
        return html.bytes
    }
}
