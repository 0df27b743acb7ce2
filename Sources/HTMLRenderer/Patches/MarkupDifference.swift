/// What turns the markup of one page into that of the next: only what differs, view by view.
///
/// It compares the bytes that were written, so that a patched page is the page that would be loaded, whatever the
/// renderers do.
struct MarkupDifference {
    /// The element of a view, in the tree that it is part of.
    struct Place {
        let tree: MarkupTree
        let node: Int

        var identifier: Int32 { tree.nodes[node].identifier }
    }

    private var removals: [PatchOperation] = []
    private var changes: [PatchOperation] = []
    private var isImpossible = false

    /// The operations in the order in which they are to be performed; nil when there are none that would do.
    ///
    /// What goes away goes first, because a view may appear elsewhere at the same time.
    var operations: [PatchOperation]? { isImpossible ? nil : removals + changes }

    /// Compares two elements of one view.
    mutating func compare(_ old: Place, _ new: Place) {
        guard !isSame(old, new) else { return }
        guard let old = whole(old), let new = whole(new) else {
            isImpossible = true
            return
        }
        let oldParts = MarkupParts(of: old)
        let newParts = MarkupParts(of: new)
        if let change = oldParts.change(to: newParts, of: new.identifier) {
            changes += change
            for (oldRun, newRun) in zip(oldParts.runs, newParts.runs) { compare(oldRun, newRun) }
        } else {
            replace(old, with: newParts, of: new)
        }
    }

    /// Whether nothing differs in two elements, seen without looking into them.
    private func isSame(_ old: Place, _ new: Place) -> Bool {
        let (oldNode, newNode) = (old.tree.nodes[old.node], new.tree.nodes[new.node])
        guard oldNode.isFragment == newNode.isFragment else { return false }
        let (oldFragments, newFragments) = (old.tree.fragments(in: old.node), new.tree.fragments(in: new.node))
        return oldFragments.count == newFragments.count
            && zip(oldFragments, newFragments).allSatisfy {
                $0.fragment === $1.fragment && $0.position - oldNode.start == $1.position - newNode.start
            }
            && old.tree.bytes[oldNode.start..<oldNode.end] == new.tree.bytes[newNode.start..<newNode.end]
    }

    /// The element with its markup, which is read from what was kept of the view where it was left out.
    private func whole(_ place: Place) -> Place? {
        let node = place.tree.nodes[place.node]
        guard node.isFragment else { return place }
        guard let tree = MarkupTree(place.tree.fragments[node.fragment].fragment.html),
            tree.nodes[0].identifier == node.identifier
        else { return nil }
        return Place(tree: tree, node: 0)
    }

    /// Has an element written anew, but for the views that were in it and stay.
    private mutating func replace(_ old: Place, with parts: MarkupParts, of new: Place) {
        var staying: [Int32: Place] = [:]
        old.tree.forEachChild(of: old.node) { staying[old.tree.nodes[$0].identifier] = Place(tree: old.tree, node: $0) }
        var markup: [UInt8] = []
        var kept: [(old: Place, new: Place)] = []
        for (index, chunk) in parts.chunks.enumerated() {
            markup.append(contentsOf: chunk)
            guard index < parts.runs.count else { continue }
            for child in parts.runs[index] {
                if let place = staying.removeValue(forKey: child.identifier) {
                    markup.append("<template id=\"v" as StaticString)
                    markup.append(decimal: Int(child.identifier))
                    markup.append("\"></template>" as StaticString)
                    kept.append((place, child))
                } else {
                    child.tree.appendMarkup(of: child.node, to: &markup)
                }
            }
        }
        changes.append(.replace(new.identifier, markup: markup))
        for pair in kept { compare(pair.old, pair.new) }
    }

    // MARK: Views beside each other

    /// Compares views that follow each other without anything between them.
    private mutating func compare(_ old: [Place], _ new: [Place]) {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.identifier == $1.identifier }) {
            for (old, new) in zip(old, new) { compare(old, new) }
            return
        }
        var oldIndices: [Int32: Int] = [:]
        for (index, place) in old.enumerated() { oldIndices[place.identifier] = index }
        let newIdentifiers = Set(new.map(\.identifier))
        for place in old where !newIdentifiers.contains(place.identifier) {
            removals.append(.remove(place.identifier))
        }
        arrange(new, oldIndices)
        for place in new {
            if let index = oldIndices[place.identifier] { compare(old[index], place) }
        }
    }

    /// Puts views in order: as few as possible are moved, the others are inserted.
    private mutating func arrange(_ new: [Place], _ oldIndices: [Int32: Int]) {
        let staying = LongestIncrease.members(of: new.map { oldIndices[$0.identifier] })
        guard let first = staying.firstIndex(of: true) else { return }
        var previous: Int32?
        var inserted: [UInt8] = []
        var lastInserted: Int32?
        func insertion() -> PatchOperation? {
            guard !inserted.isEmpty else { return nil }
            return previous.map { .insertAfter($0, markup: inserted) }
                ?? .insertBefore(new[first].identifier, markup: inserted)
        }
        for (index, place) in new.enumerated() {
            guard oldIndices[place.identifier] != nil else {
                place.tree.appendMarkup(of: place.node, to: &inserted)
                lastInserted = place.identifier
                continue
            }
            if let insertion = insertion() {
                changes.append(insertion)
                inserted.removeAll()
                previous = lastInserted
            }
            if !staying[index] {
                changes.append(
                    previous.map { .moveAfter(place.identifier, $0) }
                        ?? .moveBefore(place.identifier, new[first].identifier))
            }
            previous = place.identifier
        }
        if let insertion = insertion() { changes.append(insertion) }
    }
}
