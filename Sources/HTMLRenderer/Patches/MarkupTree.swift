import Glibc

/// The elements of views in the markup of a page: which lies in which, and which bytes are theirs.
///
/// An element is one of a view when `id="v12"` is its first attribute. All others are part of the element around them,
/// so that how a renderer writes a view makes no difference here.
final class MarkupTree {
    /// The element of a view.
    struct Node {
        /// The number of the view.
        let identifier: Int32
        /// Where the element begins.
        let start: Int
        /// Where it ends; for what was kept of a view and left out, where it begins.
        var end: Int
        /// The place in ``nodes`` of the first element that does not lie within this one.
        var next: Int
        /// What was kept of the view, as its place in ``fragments``, or how many of them lie before the element.
        let fragment: Int
        /// Whether the element is only what was kept of the view.
        let isFragment: Bool
    }

    /// The markup, without what was kept of views.
    let bytes: [UInt8]
    /// What was kept of views, in the order of the page.
    let fragments: [PlacedFragment]
    /// The elements in the order of their start tags, beginning with that of the whole markup.
    private(set) var nodes: [Node] = []

    /// Reads markup; nil when it is not one element of a view, or its elements are not properly closed.
    init?(_ bytes: [UInt8], fragments: [PlacedFragment] = []) {
        self.bytes = bytes
        self.fragments = fragments
        guard bytes.withUnsafeBufferPointer({ read($0) }), let root = nodes.first, root.start == 0,
            root.end == bytes.count, root.next == nodes.count
        else { return nil }
    }

    // MARK: Reading

    private func read(_ markup: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = markup.baseAddress else { return false }
        var open: [Int] = []
        var fragment = 0
        var position = 0
        while position < markup.count,
            let found = memchr(base + position, Int32(UInt8(ascii: "<")), markup.count - position)
        {
            let start = base.distance(to: found.assumingMemoryBound(to: UInt8.self))
            fragment = addFragments(from: fragment, upTo: start)
            guard let close = memchr(base + start, Int32(UInt8(ascii: ">")), markup.count - start) else { return false }
            let end = base.distance(to: close.assumingMemoryBound(to: UInt8.self)) + 1
            position = end
            if markup[start + 1] == UInt8(ascii: "/") {
                guard let node = open.popLast() else { return false }
                if node >= 0 { finish(node, at: end) }
                continue
            }
            let tag = MarkupTag(UnsafeBufferPointer(rebasing: markup[start..<end]))
            var node = -1
            if let identifier = tag.viewIdentifier {
                node = nodes.count
                nodes.append(
                    Node(
                        identifier: identifier, start: start, end: end, next: node + 1, fragment: fragment,
                        isFragment: false))
            }
            if !tag.isAlone { open.append(node) }
        }
        _ = addFragments(from: fragment, upTo: markup.count)
        return open.isEmpty
    }

    private func addFragments(from first: Int, upTo position: Int) -> Int {
        var index = first
        while index < fragments.count, fragments[index].position <= position {
            let fragment = fragments[index]
            nodes.append(
                Node(
                    identifier: fragment.identifier, start: fragment.position, end: fragment.position,
                    next: nodes.count + 1, fragment: index, isFragment: true))
            index += 1
        }
        return index
    }

    private func finish(_ node: Int, at end: Int) {
        nodes[node].end = end
        nodes[node].next = nodes.count
    }

    // MARK: Content

    /// Calls a closure with each element of a view that lies directly in one.
    func forEachChild(of node: Int, _ body: (Int) -> Void) {
        var child = node + 1
        while child < nodes[node].next {
            body(child)
            child = nodes[child].next
        }
    }

    /// What was kept of views within an element.
    func fragments(in node: Int) -> ArraySlice<PlacedFragment> {
        let start = nodes[node].fragment
        if nodes[node].isFragment { return fragments[start...start] }
        let next = nodes[node].next
        return fragments[start..<(next < nodes.count ? nodes[next].fragment : fragments.count)]
    }

    /// Writes the markup of an element with all that lies in it.
    func appendMarkup(of node: Int, to markup: inout [UInt8]) {
        var position = nodes[node].start
        for placed in fragments(in: node) {
            markup.append(contentsOf: bytes[position..<placed.position])
            markup.append(contentsOf: placed.fragment.html)
            position = placed.position
        }
        markup.append(contentsOf: bytes[position..<nodes[node].end])
    }
}

/// A start tag.
struct MarkupTag {
    /// The number of the view whose element it begins; nil when it is that of no view.
    let viewIdentifier: Int32?
    /// Whether it has no end tag.
    let isAlone: Bool

    /// Reads a tag from `<` to `>`.
    init(_ tag: UnsafeBufferPointer<UInt8>) {
        var index = 1
        while index < tag.count, tag[index] != UInt8(ascii: " "), tag[index] != UInt8(ascii: ">") { index += 1 }
        isAlone = tag[tag.count - 2] == UInt8(ascii: "/") || Self.isVoid(tag, nameLength: index - 1)
        viewIdentifier = Self.viewIdentifier(UnsafeBufferPointer(rebasing: tag[index...]))
    }

    /// The number in ` id="v12"`.
    private static func viewIdentifier(_ rest: UnsafeBufferPointer<UInt8>) -> Int32? {
        let start: StaticString = " id=\"v"
        guard let base = rest.baseAddress, rest.count > start.utf8CodeUnitCount,
            memcmp(base, start.utf8Start, start.utf8CodeUnitCount) == 0
        else { return nil }
        var number: Int32 = 0
        var index = start.utf8CodeUnitCount
        while index < rest.count, case let digit = rest[index] &- UInt8(ascii: "0"), digit < 10, number < 100_000_000 {
            number = number * 10 + Int32(digit)
            index += 1
        }
        guard index > start.utf8CodeUnitCount, index < rest.count, rest[index] == UInt8(ascii: "\"") else { return nil }
        return number
    }

    /// Whether an element of the name has no content (HTML, section 13.1.2).
    private static func isVoid(_ tag: UnsafeBufferPointer<UInt8>, nameLength: Int) -> Bool {
        guard let base = tag.baseAddress else { return false }
        return voidNames.contains { name in
            name.utf8CodeUnitCount == nameLength && memcmp(base + 1, name.utf8Start, nameLength) == 0
        }
    }

    private static let voidNames: [StaticString] = [
        "input", "img", "br", "hr", "wbr", "source", "col", "area", "track", "link", "meta", "embed",
    ]
}
