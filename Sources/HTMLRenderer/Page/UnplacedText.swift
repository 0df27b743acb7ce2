import UIKitCore

/// What was typed into a field that is not on the page any more, to be copied from the page's notice.
package struct UnplacedText: Hashable, Sendable {
    /// What the field was called; empty where it had no name.
    package let name: String
    /// The text.
    package let text: String

    /// Takes a field's text.
    ///
    /// - Parameters:
    ///   - name: What the field was called.
    ///   - text: The text.
    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

extension RenderingPass {
    /// Writes what the page tells the person besides the scene.
    ///
    /// - Parameters:
    ///   - notice: The message.
    ///   - texts: What is there to be copied.
    ///   - tellsOfLoss: Whether it says that something is lost that the page before showed, so that the script adds what was
    ///     typed there.
    mutating func writeNotice(_ notice: String, offering texts: [UnplacedText], tellsOfLoss: Bool) {
        guard !texts.isEmpty else {
            html.markup("<p")
            if tellsOfLoss { html.attribute("data-copy", text(.typedTextsToCopy)) }
            if refusedField != nil { html.attribute("id", Self.noticeIdentifier) }
            html.markup(" class=\"notice\" role=\"status\">")
            writeNoticeText(notice)
            return html.markup("</p>")
        }
        html.markup("<div")
        if tellsOfLoss { html.attribute("data-copy", text(.typedTextsToCopy)) }
        if refusedField != nil { html.attribute("id", Self.noticeIdentifier) }
        html.markup(" class=\"notice\" role=\"status\"><p>")
        writeNoticeText(notice)
        html.markup("</p>")
        for text in texts {
            html.markup("<label>")
            html.text(text.name)
            // It has no name of its own, so it is not sent with the form.
            html.markup("<textarea readonly rows=\"2\"")
            // The label has the text in it too, which is not its name.
            html.attribute("aria-label", text.name.isEmpty ? "\(self.text(.textToCopy))" : text.name)
            // A browser drops one line break at the start of a text area.
            html.markup(">\n")
            html.text(text.text)
            html.markup("</textarea></label>")
        }
        html.markup("</div>")
    }

    /// Writes what the script makes a notice of, if something was typed on the page before that has no field on this one.
    mutating func writeOfferOfTypedTexts() {
        html.markup("<p hidden")
        html.attribute("data-copy", text(.typedTextsToCopy))
        html.markup("></p>")
    }

    /// Writes the message of a notice, as a link to the field that it is about.
    private mutating func writeNoticeText(_ notice: String) {
        guard let refusedField else { return html.text(notice) }
        html.markup("<a href=\"#")
        html.write(viewIdentifier: refusedField)
        html.markup("\">")
        html.text(notice)
        html.markup("</a>")
    }
}
