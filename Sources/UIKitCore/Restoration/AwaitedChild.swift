/// What is kept of a child that a container of the app's own makes only as it appears, until it appears.
@MainActor
struct AwaitedChild {
    /// The number of the record of the container.
    let owner: Int
    /// The records of the child and of what is in it, the child's first.
    let records: [RestorationRecord]
    private(set) weak var container: UIViewController?
    private weak var standIn: UIViewController?

    /// How far the numbers of records are moved when they become part of another state, where others have them.
    private static let distance = 1 << 20

    /// Keeps records for a container.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - owner: The number of its record.
    ///   - records: The records of the child and of what is in it.
    ///   - standIn: What was made in place of the child, if anything was.
    init(
        in container: UIViewController, ofNumber owner: Int, records: [RestorationRecord], standIn: UIViewController?
    ) {
        self.container = container
        self.standIn = standIn
        self.owner = owner
        self.records = records
    }

    /// Whether the container is on the screen, or gone.
    var isDue: Bool { container.map { $0.viewIfLoaded?.window != nil } ?? true }

    /// Whether the app holds ready what was made in place of the child, which it encodes as well.
    ///
    /// Once the restoration is over, nobody else does.
    var isTaken: Bool { standIn != nil }

    /// The records as part of another state.
    ///
    /// - Parameter number: The number of the container there.
    func records(in number: Int) -> [RestorationRecord] {
        records.map { record in
            var record = record
            record.number &+= Self.distance
            record.owner = record.owner.map { $0 == owner ? number : $0 &+ Self.distance }
            for (key, value) in record.values { record.values[key] = value.withReferences(movedBy: Self.distance) }
            return record
        }
    }
}

extension RestorationValue {
    /// The value with all numbers of objects in it moved.
    fileprivate func withReferences(movedBy distance: Int) -> RestorationValue {
        switch self {
        case .reference(let number): return .reference(number &+ distance)
        case .array(let elements): return .array(elements.map { $0.withReferences(movedBy: distance) })
        case .set(let elements): return .set(Set(elements.map { $0.withReferences(movedBy: distance) }))
        case .dictionary(let entries):
            let moved = entries.map { ($0.withReferences(movedBy: distance), $1.withReferences(movedBy: distance)) }
            return .dictionary(Dictionary(moved) { first, _ in first })
        case .object(let className, var values):
            for (key, value) in values { values[key] = value.withReferences(movedBy: distance) }
            return .object(className: className, values: values)
        case .null, .boolean, .integer, .number, .string, .data, .date, .url, .uuid, .indexPath: return self
        }
    }
}

extension StateRestoration {
    /// The children that nobody has made by now in containers of the app's own that are not on the screen, such as those in another
    /// tab: nobody misses them before these appear.
    func takeAwaitedChildren() -> [AwaitedChild] {
        var awaited: [AwaitedChild] = []
        for record in archive.records where record.kind == .controller && isNotShown(record) {
            guard let owner = record.owner, let (container, standIn) = container(awaiting: record) else { continue }
            var numbers: Set<Int> = [record.number]
            var records = [record]
            for inner in archive.records where inner.owner.map({ numbers.contains($0) }) ?? false {
                numbers.insert(inner.number)
                records.append(inner)
            }
            forget(numbers)
            awaited.append(AwaitedChild(in: container, ofNumber: owner, records: records, standIn: standIn))
        }
        return awaited
    }

    /// Has the child of a container that has appeared take up its state.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - container: The container.
    func restore(_ child: AwaitedChild, in container: UIViewController) {
        adopt(container, ofNumber: child.owner, awaiting: child.records)
        restoreLateChildren()
        finishWork()
        logDropped()
    }
}

extension UIWindowScene {
    /// Has children take up their state whose containers have appeared since the restoration.
    ///
    /// - Returns: Whether there were any.
    final func takeUpAwaitedChildren(_ progress: RestorationProgress) -> Bool {
        let due = progress.awaitedChildren.filter(\.isDue)
        guard !due.isEmpty else { return false }
        progress.awaitedChildren.removeAll(where: \.isDue)
        for child in due {
            guard !child.isTaken, let container = child.container else { continue }
            var archive = RestorationArchive()
            archive.records = child.records
            let restoration = StateRestoration(of: self, from: archive, waitingValues: progress.waitingValues)
            progress.restoration = restoration
            restoration.restore(child, in: container)
            progress.restoration = nil
            note(restoration)
        }
        return true
    }
}
