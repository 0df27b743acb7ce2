@testable import HTMLRenderer

/// The elements of a page as a browser holds them, changed by patches as the script changes them.
@MainActor
final class MarkupModel {
    /// An element or a text.
    final class Node {
        var name = ""
        var attributes: [String: String] = [:]
        var text: String?
        var children: [Node] = []
        weak var parent: Node?

        /// The markup, with attributes in the order of their names.
        var markup: String {
            if let text { return text }
            let tag = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
            return "<\(name)\(tag)>\(children.map(\.markup).joined())</\(name)>"
        }

        func first(_ identifier: String) -> Node? {
            if attributes["id"] == identifier { return self }
            for child in children { if let found = child.first(identifier) { return found } }
            return nil
        }
    }

    private(set) var root: Node

    /// Reads markup of one element.
    init(_ markup: [UInt8]) {
        root = Self.parse(markup)[0]
    }

    /// The markup, in a form that can be compared.
    var markup: String { root.markup }

    /// Performs the operations of a patch; false when one names a view that is not there.
    func apply(_ operations: [PatchOperation]) -> Bool {
        operations.allSatisfy(apply)
    }

    private func apply(_ operation: PatchOperation) -> Bool {
        switch operation {
        case .remove(let view):
            return take(view) != nil
        case .replace(let view, let markup):
            guard let old = node(view), let new = Self.parse(markup).first else { return false }
            return keep(from: old, in: new) && put([new], inPlaceOf: old)
        case .insertAfter(let view, let markup): return insert(Self.parse(markup), beside: view, offset: 1)
        case .insertBefore(let view, let markup): return insert(Self.parse(markup), beside: view, offset: 0)
        case .moveAfter(let view, let other): return take(view).map { insert([$0], beside: other, offset: 1) } ?? false
        case .moveBefore(let view, let other): return take(view).map { insert([$0], beside: other, offset: 0) } ?? false
        case .text(let view, let text):
            guard let node = node(view) else { return false }
            let child = Node()
            child.text = Self.escaped(text)
            node.children = [child]
            return true
        case .attributes(let view, let attributes):
            guard let node = node(view) else { return false }
            for attribute in attributes {
                node.attributes[String(decoding: attribute.name, as: UTF8.self)] = attribute.value.map(Self.escaped)
            }
            return true
        }
    }

    private func node(_ view: Int32) -> Node? { root.first("v\(view)") }

    private func take(_ view: Int32) -> Node? {
        guard let node = node(view), let parent = node.parent else { return nil }
        parent.children.removeAll { $0 === node }
        return node
    }

    private func insert(_ nodes: [Node], beside view: Int32, offset: Int) -> Bool {
        guard let node = node(view), let parent = node.parent,
            let index = parent.children.firstIndex(where: { $0 === node })
        else { return false }
        parent.children.insert(contentsOf: nodes, at: index + offset)
        for node in nodes { node.parent = parent }
        return true
    }

    private func put(_ nodes: [Node], inPlaceOf old: Node) -> Bool {
        guard let parent = old.parent else {
            root = nodes[0]
            return true
        }
        guard let index = parent.children.firstIndex(where: { $0 === old }) else { return false }
        parent.children.replaceSubrange(index...index, with: nodes)
        for node in nodes { node.parent = parent }
        return true
    }

    /// Puts the elements that stay into new markup.
    private func keep(from old: Node, in new: Node) -> Bool {
        for (index, child) in new.children.enumerated() {
            guard child.name == "template" else {
                guard keep(from: old, in: child) else { return false }
                continue
            }
            guard let kept = child.attributes["id"].flatMap(old.first) else { return false }
            new.children[index] = kept
            kept.parent = new
        }
        return true
    }

    // MARK: Reading

    private static func escaped(_ text: [UInt8]) -> String {
        var bytes: [UInt8] = []
        bytes.appendEscaped(String(decoding: text, as: UTF8.self))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func parse(_ markup: [UInt8]) -> [Node] {
        let top = Node()
        var stack = [top]
        var rest = String(decoding: markup, as: UTF8.self)[...]
        while !rest.isEmpty, let parent = stack.last {
            guard rest.first == "<", let end = rest.firstIndex(of: ">") else {
                let node = Node()
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                node.text = String(rest[..<end])
                rest = rest[end...]
                parent.children.append(node)
                continue
            }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                stack.removeLast()
                continue
            }
            let node = element(tag)
            node.parent = parent === top ? nil : parent
            parent.children.append(node)
            if !["input", "img", "br", "hr", "wbr"].contains(node.name), !tag.hasSuffix("/") { stack.append(node) }
        }
        return top.children
    }

    private static func element(_ tag: Substring) -> Node {
        let node = Node()
        let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() where index.isMultiple(of: 2) {
            for (place, word) in piece.split(separator: " ").enumerated() {
                if index == 0, place == 0 {
                    node.name = String(word)
                } else if word.hasSuffix("=") {
                    node.attributes[String(word.dropLast())] = String(pieces[index + 1])
                } else {
                    node.attributes[String(word)] = ""
                }
            }
        }
        return node
    }
}
