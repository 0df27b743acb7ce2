/// An element of a page.
final class HTMLElement {
    /// A part of an element's content.
    enum Node {
        case element(HTMLElement)
        case text(String)
    }

    let name: String
    let attributes: [String: String]
    var children: [Node] = []
    private(set) weak var parent: HTMLElement?

    init(_ name: String, _ attributes: [String: String], in parent: HTMLElement?) {
        self.name = name
        self.attributes = attributes
        self.parent = parent
    }

    /// The elements in it, in the order of the page, itself first.
    var all: [HTMLElement] {
        var elements = [self]
        for case .element(let child) in children { elements += child.all }
        return elements
    }

    /// The text that a person reads in it.
    var text: String {
        if attributes["aria-hidden"] == "true" { return "" }
        if let label = attributes["aria-label"] { return label }
        let parts = children.map { child in
            switch child {
            case .element(let element): element.text
            case .text(let text): text
            }
        }
        let words = parts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text in it as it stands.
    var rawText: String {
        children.map { child in
            switch child {
            case .element(let element): element.rawText
            case .text(let text): text
            }
        }.joined()
    }

    /// Whether it takes part in nothing: it is disabled, or all of what it stands in.
    var isDisabled: Bool {
        attributes["disabled"] != nil || isWithin { $0.name == "fieldset" && $0.attributes["disabled"] != nil }
    }

    /// Whether it or an element around it satisfies a condition.
    func isWithin(_ isIncluded: (HTMLElement) -> Bool) -> Bool {
        isIncluded(self) || parent?.isWithin(isIncluded) ?? false
    }
}
