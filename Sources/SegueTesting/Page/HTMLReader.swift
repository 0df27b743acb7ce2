/// Reads the pages of an app, which close every element that can have content.
struct HTMLReader {
    private var rest: Substring.UTF8View
    private let root = HTMLElement("", [:], in: nil)
    private var current: HTMLElement

    private init(_ text: String) {
        rest = text[...].utf8
        current = root
    }

    /// Reads a page.
    ///
    /// - Parameter text: Its text.
    /// - Returns: An element that contains the page.
    static func read(_ text: String) -> HTMLElement {
        var reader = HTMLReader(text)
        while !reader.rest.isEmpty { reader.readNode() }
        return reader.root
    }

    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    private mutating func readNode() {
        guard rest.first == UInt8(ascii: "<") else {
            let text = take { $0 != UInt8(ascii: "<") }
            current.children.append(.text(Self.decoded(text)))
            return
        }
        rest.removeFirst()
        let mark = rest.first
        if mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?") {
            _ = take { $0 != UInt8(ascii: ">") }
            rest = rest.dropFirst()
        } else if mark == UInt8(ascii: "/") {
            rest.removeFirst()
            let name = take { $0 != UInt8(ascii: ">") }
            rest = rest.dropFirst()
            close(name)
        } else {
            readElement()
        }
    }

    private mutating func close(_ name: String) {
        var element: HTMLElement? = current
        while let open = element, open.name != name { element = open.parent }
        if let parent = element?.parent { current = parent }
    }

    private mutating func readElement() {
        let name = take { !Self.endsName($0) }
        let attributes = readAttributes()
        let element = HTMLElement(name, attributes, in: current)
        current.children.append(.element(element))
        let isClosed = rest.first == UInt8(ascii: "/")
        if isClosed { rest.removeFirst() }
        rest = rest.dropFirst()
        guard !isClosed, !Self.void.contains(name) else { return }
        if name == "script" || name == "style" { return skipContent(of: name) }
        current = element
    }

    private mutating func skipContent(of name: String) {
        let end = Array("</\(name)".utf8)
        while !rest.isEmpty, !rest.starts(with: end) { rest.removeFirst() }
        _ = take { $0 != UInt8(ascii: ">") }
        rest = rest.dropFirst()
    }

    private mutating func readAttributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            _ = take { Self.isSpace($0) }
            guard let next = rest.first, next != UInt8(ascii: ">"), next != UInt8(ascii: "/") else { return attributes }
            let name = take { !Self.endsName($0) && $0 != UInt8(ascii: "=") }
            guard !name.isEmpty else {
                rest.removeFirst()
                continue
            }
            guard rest.first == UInt8(ascii: "=") else {
                attributes[name] = ""
                continue
            }
            rest.removeFirst()
            attributes[name] = Self.decoded(readValue())
        }
    }

    private mutating func readValue() -> String {
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
        }
        rest.removeFirst()
        let value = take { $0 != quote }
        rest = rest.dropFirst()
        return value
    }

    private mutating func take(while isIncluded: (UInt8) -> Bool) -> String {
        let end = rest.firstIndex { !isIncluded($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return String(Substring(rest[..<end]))
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    // MARK: Character references

    private static let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}"]

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(/&(#x?)?(\w+);/) { match in
            guard let mark = match.1 else { return references[String(match.2)] ?? String(match.0) }
            let code = UInt32(match.2, radix: mark == "#x" ? 16 : 10)
            return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
        }
    }
}
