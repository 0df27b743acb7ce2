/// The content of a view's element: its own markup, and the elements of other views between it.
struct MarkupParts {
    /// The markup that is the view's own, in order: it begins with the start tag.
    private(set) var chunks: [ArraySlice<UInt8>] = []
    /// The views between the first chunk and the second one, and so on; never empty.
    private(set) var runs: [[MarkupDifference.Place]] = []

    /// Takes an element apart.
    init(of place: MarkupDifference.Place) {
        let tree = place.tree
        var position = tree.nodes[place.node].start
        var run: [MarkupDifference.Place] = []
        var chunks: [ArraySlice<UInt8>] = []
        var runs: [[MarkupDifference.Place]] = []
        tree.forEachChild(of: place.node) { child in
            let start = tree.nodes[child].start
            if start > position {
                if !run.isEmpty { runs.append(run) }
                run.removeAll(keepingCapacity: true)
                chunks.append(tree.bytes[position..<start])
            }
            run.append(MarkupDifference.Place(tree: tree, node: child))
            position = tree.nodes[child].end
        }
        if !run.isEmpty { runs.append(run) }
        chunks.append(tree.bytes[position..<tree.nodes[place.node].end])
        self.chunks = chunks
        self.runs = runs
    }

    /// What changes the view's own markup into another one without writing it anew; nil when that is not possible, or
    /// when the views between it could not be put in their places.
    func change(to new: MarkupParts, of identifier: Int32) -> [PatchOperation]? {
        guard chunks.count == new.chunks.count, runs.count == new.runs.count, let first = chunks.first,
            let newFirst = new.chunks.first, zip(chunks.dropFirst(), new.chunks.dropFirst()).allSatisfy(==)
        else { return nil }
        for (run, newRun) in zip(runs, new.runs) {
            let identifiers = Set(run.map(\.identifier))
            guard newRun.contains(where: { identifiers.contains($0.identifier) }) else { return nil }
        }
        guard first != newFirst else { return [] }
        guard let tag = MarkupStart(first), let newTag = MarkupStart(newFirst), tag.name == newTag.name,
            let attributes = tag.changes(to: newTag)
        else { return nil }
        var operations: [PatchOperation] = attributes.isEmpty ? [] : [.attributes(identifier, attributes)]
        if tag.rest != newTag.rest {
            guard runs.isEmpty, tag.text != nil, let text = newTag.text else { return nil }
            operations.append(.text(identifier, text))
        }
        return operations
    }
}

/// The start tag of an element, and what follows it.
struct MarkupStart {
    /// The element's name.
    let name: ArraySlice<UInt8>
    /// What stands after the start tag.
    let rest: ArraySlice<UInt8>
    /// The attributes, values as they are written.
    private var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []

    /// Reads markup that begins with a start tag; nil when its attributes are not written as the framework writes them.
    init?(_ markup: ArraySlice<UInt8>) {
        guard let end = markup.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        var tag = markup[(markup.startIndex + 1)..<end]
        rest = markup[(end + 1)...]
        let nameEnd = tag.firstIndex(of: UInt8(ascii: " ")) ?? end
        name = tag[..<nameEnd]
        tag = tag[nameEnd...]
        while let space = tag.first {
            guard space == UInt8(ascii: " ") else { return nil }
            tag = tag.dropFirst()
            let nameEnd = tag.firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: " ") } ?? tag.endIndex
            let name = tag[..<nameEnd]
            tag = tag[nameEnd...]
            guard !name.isEmpty, !name.contains(UInt8(ascii: "/")) else { return nil }
            guard tag.first == UInt8(ascii: "=") else {
                attributes.append((name, tag[tag.startIndex..<tag.startIndex]))
                continue
            }
            tag = tag.dropFirst()
            guard tag.first == UInt8(ascii: "\"") else { return nil }
            tag = tag.dropFirst()
            guard let quote = tag.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
            attributes.append((name, tag[..<quote]))
            tag = tag[(quote + 1)...]
        }
    }

    /// The attributes that differ in another tag; nil when the elements are not to be treated as one.
    func changes(to new: MarkupStart) -> [MarkupAttribute]? {
        var changes: [MarkupAttribute] = []
        for (name, value) in new.attributes
        where !attributes.contains(where: { $0.name == name && $0.value == value }) {
            guard let value = Array(unescaping: value) else { return nil }
            changes.append(MarkupAttribute(name: Array(name), value: value))
        }
        for (name, _) in attributes where !new.attributes.contains(where: { $0.name == name }) {
            changes.append(MarkupAttribute(name: Array(name), value: nil))
        }
        return changes
    }

    /// The text of an element that holds nothing but text, not escaped; nil when it holds something else.
    var text: [UInt8]? {
        guard !name.elementsEqual("textarea".utf8), let end = rest.firstIndex(of: UInt8(ascii: "<")),
            rest[end...].starts(with: "</".utf8), rest[(end + 2)...].firstIndex(of: UInt8(ascii: "<")) == nil
        else { return nil }
        return Array(unescaping: rest[..<end])
    }
}

extension [UInt8] {
    /// The text that was escaped for HTML; nil when it holds a character reference that the framework does not write.
    init?(unescaping markup: ArraySlice<UInt8>) {
        guard markup.contains(UInt8(ascii: "&")) else {
            self.init(markup)
            return
        }
        self.init()
        var rest = markup
        while let reference = rest.firstIndex(of: UInt8(ascii: "&")) {
            append(contentsOf: rest[..<reference])
            rest = rest[reference...]
            guard let (name, character) = Self.references.first(where: { rest.starts(with: $0.name.utf8) }) else {
                return nil
            }
            append(character)
            rest = rest.dropFirst(name.utf8.count)
        }
        append(contentsOf: rest)
    }

    private static let references: [(name: String, character: UInt8)] = [
        ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
        ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
    ]
}
