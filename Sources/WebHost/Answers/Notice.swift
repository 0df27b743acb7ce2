import HTMLRenderer

/// What a page tells the person besides the scene.
struct Notice {
    /// The message.
    var message: String

    /// What was typed into fields that are gone, to be copied.
    var texts: [UnplacedText]

    /// The number of the field that it is about; nil for none.
    var field: Int32?

    /// Whether the page before is lost, or some of it, with what was typed there.
    var tellsOfLoss = false

    /// Creates a notice.
    init(_ message: String, texts: [UnplacedText] = []) {
        self.message = message
        self.texts = texts
    }

    /// All of it in one text, a line for each text to copy.
    var plainText: String {
        ([message] + texts.map { $0.name.isEmpty ? $0.text : "\($0.name): \($0.text)" }).joined(separator: "\n")
    }
}

extension HostedScene {
    /// What the next page tells, as a whole.
    var pageNotice: Notice? {
        guard let notice else { return nil }
        var page = Notice(notice, texts: unplacedTexts)
        page.tellsOfLoss = noticeTellsOfLoss
        return page
    }

    /// Has texts offered with the next page's notice, besides those that are offered already.
    func offer(_ texts: [UnplacedText]) {
        let new = texts.filter { !unplacedTexts.contains($0) }
        guard !new.isEmpty else { return }
        if unplacedTexts.isEmpty {
            let words = "\(scene.frameworkLanguage.text(.typedTextsToCopy))"
            notice = notice.map { "\($0) \(words)" } ?? words
        }
        unplacedTexts += new
        isNoticeShown = false
    }

    /// Has the next page say that the scene did not come back whole, with the names of what is lost where they are known.
    func tellOfLoss() {
        let (names, language) = (scene.namesOfLostContent, scene.frameworkLanguage)
        notice =
            names.isEmpty
            ? "\(language.text(.incompleteScene))"
            : language.text(.incompleteSceneNamed, names.joined(separator: ", "))
        noticeTellsOfLoss = true
    }

    /// Has texts offered that did not come back with the scene.
    func offerLost(_ texts: [(name: String?, text: String)]) {
        guard !texts.isEmpty else { return }
        if notice == nil { tellOfLoss() }
        noticeTellsOfLoss = true
        offer(texts.map { UnplacedText(name: $0.name ?? "", text: $0.text) })
    }

    /// Forgets the notice, if it was told.
    func forgetShownNotice() {
        guard isNoticeShown else { return }
        isNoticeShown = false
        notice = nil
        unplacedTexts = []
        noticeTellsOfLoss = false
    }
}
