/// What a page says besides the scene's views: where its form goes and what comes with every event.
package struct PageContext: Sendable {
    /// The persistent identifier of the scene's session.
    package var sceneIdentifier: String

    /// The address the form posts to, without the scene.
    package var path: String

    /// Where the scene is, as the address bar is to show it; nil where that is where the form posts to.
    package var address: String?

    /// The user session's secret against forged posts.
    package var token: String

    /// The number of the next event, by which a repeated post is recognised.
    package var sequence: Int

    /// The nonce of the style element and of the script, which the response's content security policy names.
    package var nonce: String

    /// The app's name, for the title and the sidebar; nil for none.
    package var applicationName: String?

    /// Where the web app manifest is; nil for none.
    package var manifestPath: String?

    /// Something to tell the person above the page, for instance that the page was out of date; nil for nothing.
    package var notice: String?

    /// What was typed into fields that are gone, to be copied from the notice.
    package var unplacedTexts: [UnplacedText] = []

    /// The number of the field that the notice is about, whose value was refused; nil for none.
    package var refusedField: Int32?

    /// Whether the notice says that something is lost that the page before showed, so that the script offers what was typed
    /// there to be copied.
    package var noticeTellsOfLoss = false

    /// What was typed into fields and could not be stored, by the number of the view, to be shown in place of what the
    /// fields hold.
    package var typedValues: [Int32: String] = [:]

    /// Whether the person has seen the page as it is, so that it stays where it is scrolled to: no element takes the focus
    /// by itself, but the script gives it to the one that had it.
    package var isShownAgain = false

    /// Where the developer tools of the scene are; nil but in development.
    package var developerToolsPath: String?

    /// Creates the context of a page.
    ///
    /// - Parameters:
    ///   - sceneIdentifier: The persistent identifier of the scene's session.
    ///   - path: The address the form posts to.
    ///   - token: The user session's secret against forged posts.
    ///   - sequence: The number of the next event.
    ///   - nonce: The nonce of the style element and of the script.
    package init(sceneIdentifier: String, path: String, token: String, sequence: Int, nonce: String) {
        self.sceneIdentifier = sceneIdentifier
        self.path = path
        self.token = token
        self.sequence = sequence
        self.nonce = nonce
    }
}
