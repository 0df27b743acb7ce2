/// What is undone together: actions and inner groups, in the order in which they were registered.
@MainActor
final class UndoGroup {
    private enum Step {
        case action(Target, @MainActor (AnyObject) -> Void)
        case group(UndoGroup)
    }

    /// An object that is not retained.
    private struct Target {
        weak var object: AnyObject?
    }

    /// What the group does, in the words of the app.
    var name = ""
    /// Whether it may be lost without harm.
    var isDiscardable = false
    private var steps: [Step] = []

    /// Whether nothing is left to do.
    var isEmpty: Bool { steps.isEmpty }

    /// Adds an action.
    func append(_ target: AnyObject, _ action: @escaping @MainActor (AnyObject) -> Void) {
        steps.append(.action(Target(object: target), action))
    }

    /// Adds a group that ended inside this one.
    func append(_ group: UndoGroup) {
        if name.isEmpty { name = group.name }
        steps.append(.group(group))
    }

    /// Performs the actions, the last one first; those of objects that are gone are left out.
    func perform() {
        for step in steps.reversed() {
            switch step {
            case .action(let target, let action): if let object = target.object { action(object) }
            case .group(let group): group.perform()
            }
        }
    }

    /// Forgets the actions for an object.
    ///
    /// - Returns: Whether nothing is left.
    func removeActions(for object: AnyObject) -> Bool {
        steps.removeAll { step in
            switch step {
            case .action(let target, _): target.object === object || target.object == nil
            case .group(let group): group.removeActions(for: object)
            }
        }
        return steps.isEmpty
    }
}
