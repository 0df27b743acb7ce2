/// What a tab shows, as a browser understands it: the form with its fields, what can be pressed, and the links.
struct ShownPage {
    /// Something to be pressed, which sends the form with an event.
    struct Offer {
        /// The number of the view that it belongs to, such as `v12`.
        let viewName: String
        /// What is done, such as `touchUpInside`.
        let event: String
        /// The whole value that is sent.
        let value: String
        /// What it says.
        let label: String
        let isEnabled: Bool
        /// Whether it is shown as the one chosen.
        let isSelected: Bool
        /// Whether the form is sent with files.
        let sendsFiles: Bool
    }

    /// A field of the form.
    struct Field {
        let name: String
        let element: HTMLElement
        /// What is sent unless somebody changes it; nil where nothing is sent.
        let value: String?

        /// Whether a script sends what is typed into it at once.
        var reportsChanges: Bool { element.attributes["data-reports"]?.contains("changes") == true }

        /// What can be chosen in it, with what is sent for each.
        var options: [(label: String, value: String)] {
            element.all.filter { $0.name == "option" }.map { ($0.text, $0.attributes["value"] ?? $0.text) }
        }
    }

    let text: String
    let root: HTMLElement
    /// Where the form goes; nil on a page without one.
    let action: String?
    let offers: [Offer]
    let fields: [Field]
    private let hiddenFields: [String: String]

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - text: Its text.
    ///   - runsScripts: Whether scripts run, so that what is there for those without them is not shown.
    init(_ text: String, runsScripts: Bool) {
        self.text = text
        root = HTMLReader.read(text)
        let elements = root.all
        action = elements.first { $0.name == "form" }?.attributes["action"]
        let shown = elements.filter { !(runsScripts && $0.isWithin { $0.name == "noscript" }) }
        offers = shown.compactMap(Self.offer)
        hiddenFields = elements.reduce(into: [:]) { values, element in
            guard element.attributes["type"] == "hidden", let name = element.attributes["name"] else { return }
            values[name] = element.attributes["value"]
        }
        fields = shown.compactMap(Self.field)
    }

    /// What is sent of the page itself with every event.
    var formFields: [(name: String, value: String)] {
        ["segue-token", "segue-revision", "segue-sequence"].compactMap { name in
            hiddenFields[name].map { (name, $0) }
        }
    }

    /// The revision of the scene that it shows.
    var revision: String { hiddenFields["segue-revision"] ?? "" }

    /// The name of the scene that it shows; nil on a page that shows none.
    var sceneIdentifier: String? {
        guard let query = action?.split(separator: "?", maxSplits: 1).last else { return nil }
        return query.split(separator: "&").first { $0.hasPrefix("scene=") }.map { String($0.dropFirst(6)) }
    }

    /// What the page tells the person besides the scene.
    var notice: String? {
        root.all.first { $0.attributes["class"] == "notice" }?.text
    }

    /// The text that a person reads in the body.
    var visibleText: String {
        root.all.first { $0.name == "body" }?.text ?? root.text
    }

    private static func offer(_ element: HTMLElement) -> Offer? {
        guard element.name == "button", element.attributes["name"] == "segue-event",
            let value = element.attributes["value"], element.attributes["aria-hidden"] != "true"
        else { return nil }
        let subject = value.prefix { $0 != "=" }
        guard let dot = subject.lastIndex(of: ".") else { return nil }
        let isPressed = element.attributes["aria-pressed"] == "true" || element.attributes["aria-checked"] == "true"
        return Offer(
            viewName: String(subject[..<dot]), event: String(subject[subject.index(after: dot)...]), value: value,
            label: element.text, isEnabled: !element.isDisabled,
            isSelected: isPressed || element.attributes["aria-current"] != nil,
            sendsFiles: element.attributes["formenctype"] == "multipart/form-data")
    }

    private static func field(_ element: HTMLElement) -> Field? {
        guard ["input", "select", "textarea"].contains(element.name), let name = element.attributes["name"],
            element.attributes["type"] != "hidden", !element.isDisabled
        else { return nil }
        let value: String?
        switch element.name {
        case "textarea": value = element.rawText
        case "select":
            let options = element.all.filter { $0.name == "option" }
            let chosen = options.first { $0.attributes["selected"] != nil }
            value = (chosen ?? (element.attributes["size"] == nil ? options.first : nil)).map {
                $0.attributes["value"] ?? $0.text
            }
        default: value = element.attributes["value"] ?? ""
        }
        return Field(name: name, element: element, value: value)
    }
}
