/// The objects of a cell that cells within it refer to, as those of a collection in a row of a table.
@MainActor
final class CellObjects: AssemblyContext {
    private let outer: any AssemblyContext
    private var objects: [Int: WeakReference] = [:]

    private struct WeakReference {
        weak var object: AnyObject?
    }

    /// Knows no objects yet.
    ///
    /// - Parameter outer: What is around the cell.
    init(within outer: any AssemblyContext) {
        self.outer = outer
    }

    /// Remembers an object; the cell keeps it alive.
    func keep(_ object: AnyObject?, at slot: Int) {
        objects[slot] = WeakReference(object: object)
    }

    // MARK: AssemblyContext

    var scene: SceneObjects? { outer.scene }

    func object(at slot: Int) -> AnyObject? { objects[slot]?.object }

    func object(at slot: Int, level: Int) -> AnyObject? {
        level == 0 ? object(at: slot) : outer.object(at: slot, level: level - 1)
    }
}
