/// The items of one section as an outline, by their identifiers: some above others, each folded or unfolded.
///
/// An operation that names an item that does not exist, or one that would exist twice, is not performed and is reported
/// as a scene fault when the snapshot is applied.
///
/// UIKit: `NSDiffableDataSourceSectionSnapshot`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    /// The items above which there are none.
    public internal(set) var rootItems: [ItemIdentifierType] = []

    /// The items right below each item.
    var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]

    /// The item right above each item; nil for the root items.
    var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]

    /// The items whose children are shown.
    var expandedItems: Set<ItemIdentifierType> = []

    /// What was asked for that cannot be, in UIKit's words.
    var problems: [String] = []

    /// Creates a snapshot without items.
    public init() {}
}

// MARK: - Reading

extension NSDiffableDataSourceSectionSnapshot {
    /// All items, each followed by those below it.
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

    /// The items that are shown: those above which all is unfolded.
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems, where: expandedItems.contains) }

    /// The place of an item among all items; nil when there is no such item.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// Whether there is such an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Whether the children of an item are shown, as far as the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expandedItems.contains(item) }

    /// Whether an item is shown: all items above it are unfolded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(expandedItems.contains)
    }

    /// How many items are above an item; 0 when there is no such item.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

    /// The item right above an item; nil for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

    /// What is below an item.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is the root of the result.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = Self()
        guard contains(parent) else { return result }
        if includingParent { result.append([parent]) }
        copy(children[parent] ?? [], below: includingParent ? parent : nil, into: &result)
        result.expandedItems = expandedItems.intersection(result.parents.keys)
        return result
    }

    /// The outline in words, for debugging.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty == false ? isExpanded(item) ? "v " : "> " : "- "
            return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
        }.joined(separator: "\n")
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var ancestors: [ItemIdentifierType] = []
        var next = parent(of: item)
        while let present = next {
            ancestors.append(present)
            next = parent(of: present)
        }
        return ancestors
    }

    /// Items with those below them, as far as these are wanted.
    func flattened(
        _ items: [ItemIdentifierType], where isUnfolded: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(items.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if isUnfolded(item), let children = children[item] { waiting += children.reversed() }
        }
        return result
    }

    private func copy(
        _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, into target: inout Self
    ) {
        target.append(items, to: parent)
        for item in items { copy(children[item] ?? [], below: item, into: &target) }
    }
}

// MARK: - Changing

extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items below an item, after those that are there.
    ///
    /// - Parameters:
    ///   - items: The new items.
    ///   - parent: The item above them, or nil for root items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !contains(parent) { return reportMissing(parent) }
        insert(items, below: parent, at: siblings(below: parent).count)
    }

    /// Adds items before another one.
    ///
    /// - Parameters:
    ///   - items: The new items.
    ///   - item: The item that will follow them.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return reportMissing(item) }
        insert(items, below: place.parent, at: place.index)
    }

    /// Adds items after another one.
    ///
    /// - Parameters:
    ///   - items: The new items.
    ///   - item: The item that will precede them.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return reportMissing(item) }
        insert(items, below: place.parent, at: place.index + 1)
    }

    /// Adds an outline before an item.
    ///
    /// - Parameters:
    ///   - snapshot: The outline.
    ///   - item: The item that will follow it.
    /// - Returns: The last item that was added.
    @discardableResult
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) -> ItemIdentifierType? {
        insert(snapshot.rootItems, before: item)
        return adopt(snapshot)
    }

    /// Adds an outline after an item.
    ///
    /// - Parameters:
    ///   - snapshot: The outline.
    ///   - item: The item that will precede it.
    /// - Returns: The last item that was added.
    @discardableResult
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) -> ItemIdentifierType? {
        insert(snapshot.rootItems, after: item)
        return adopt(snapshot)
    }

    /// Puts an outline in the place of what is below an item.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - snapshot: The outline.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard contains(parent) else { return reportMissing(parent) }
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        adopt(snapshot)
    }

    /// Removes items with those below them; items that do not exist are passed over.
    ///
    /// - Parameter items: The items.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let place = place(of: item) else { continue }
            removeFromSiblings(item, below: place.parent)
            for removed in flattened([item], where: { _ in true }) {
                parents[removed] = nil
                children[removed] = nil
                expandedItems.remove(removed)
            }
        }
    }

    /// Removes all items.
    public mutating func deleteAll() {
        self = Self()
    }

    /// Shows the children of items.
    ///
    /// - Parameter items: The items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expandedItems.formUnion(items.filter(contains))
    }

    /// Hides the children of items.
    ///
    /// - Parameter items: The items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        expandedItems.subtract(items)
    }

    /// Takes an item with those below it and puts it beside another one.
    mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other, let origin = place(of: item), contains(other),
            !flattened([item], where: { _ in true }).contains(other)
        else { return }
        removeFromSiblings(item, below: origin.parent)
        guard let target = place(of: other) else { return }
        setSiblings(below: target.parent) { $0.insert(item, at: target.index + offset) }
        parents[item] = .some(target.parent)
    }

    private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int)? {
        guard let parent = parents[item], let index = siblings(below: parent).firstIndex(of: item) else { return nil }
        return (parent, index)
    }

    private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { children[$0] ?? [] } ?? rootItems
    }

    private mutating func setSiblings(
        below parent: ItemIdentifierType?, _ edit: (inout [ItemIdentifierType]) -> Void
    ) {
        if let parent { edit(&children[parent, default: []]) } else { edit(&rootItems) }
    }

    private mutating func removeFromSiblings(_ item: ItemIdentifierType, below parent: ItemIdentifierType?) {
        setSiblings(below: parent) { $0.removeAll { $0 == item } }
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        var added: [ItemIdentifierType] = []
        for item in items {
            guard !contains(item) else {
                problems.append(
                    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
                continue
            }
            parents[item] = .some(parent)
            added.append(item)
        }
        setSiblings(below: parent) { $0.insert(contentsOf: added, at: index) }
    }

    /// Takes over what is below the root items of another snapshot, which are there already.
    @discardableResult
    private mutating func adopt(_ snapshot: Self) -> ItemIdentifierType? {
        for item in snapshot.items {
            if let children = snapshot.children[item], !children.isEmpty { append(children, to: item) }
        }
        expandedItems.formUnion(snapshot.expandedItems)
        return snapshot.items.last
    }

    private mutating func reportMissing(_ item: ItemIdentifierType) {
        problems.append("Invalid item identifier specified: \(item)")
    }
}
