/// The objects among which elements refer to each other by identifier: those of a scene, a nib, or a reusable cell.
///
/// Every identifier becomes a number when it is first met, so that no text is compared when objects are made.
@MainActor
final class BlueprintScope {
    /// The source.
    let source: InterfaceSource
    /// The scope around a cell that is made again and again; nil for a scene or nib.
    let outer: BlueprintScope?
    /// The scene or nib.
    private(set) weak var ownScene: SceneBlueprint?
    /// The identifiers that stand for whoever is first responder.
    private var firstResponders: Set<String> = []
    private let ownIdentifiers: Set<String>
    private var slots: [String: Int] = [:]
    private(set) var identifiers: [String] = []
    /// The numbers of the objects that are asked for when all were made: by cells within the scope, and by segues.
    private(set) var keptSlots: Set<Int> = []

    /// Creates the scope of a scene or nib.
    init(source: InterfaceSource) {
        self.source = source
        outer = nil
        ownIdentifiers = []
    }

    /// Creates the scope of a cell within another scope.
    init(of cell: InterfaceElement, in outer: BlueprintScope) {
        source = outer.source
        self.outer = outer
        var identifiers: Set<String> = []
        cell.forEachInside { element in
            if let identifier = element.identifier { identifiers.insert(identifier) }
        }
        ownIdentifiers = identifiers
    }

    /// The scene or nib that the scope is part of.
    var scene: SceneBlueprint? { ownScene ?? outer?.scene }

    /// Tells the scope of a scene or nib what it belongs to.
    func attach(to scene: SceneBlueprint, firstResponders: Set<String>) {
        ownScene = scene
        self.firstResponders = firstResponders
    }

    /// Whether an identifier stands for whoever is first responder.
    func isFirstResponder(_ identifier: String?) -> Bool {
        guard let identifier else { return false }
        return firstResponders.contains(identifier) || outer?.isFirstResponder(identifier) ?? false
    }

    private var missingClasses: [String: String] = [:]

    /// Remembers an object whose own class the program does not have, so that its members are not missed too.
    func noteMissingClass(_ name: String, of identifier: String) {
        missingClasses[identifier] = name
    }

    /// The name of an object's class that the program does not have; nil if it has the class.
    func missingClass(of identifier: String?) -> String? {
        guard let identifier else { return nil }
        return missingClasses[identifier] ?? outer?.missingClass(of: identifier)
    }

    private var standIns: Set<String> = []

    /// Remembers an object that only stands in for one of a class that does not exist here.
    func noteStandIn(_ identifier: String) {
        standIns.insert(identifier)
    }

    /// Whether an object only stands in for one of a class that does not exist here.
    func isStandIn(_ identifier: String?) -> Bool {
        guard let identifier else { return false }
        return standIns.contains(identifier) || outer?.isStandIn(identifier) ?? false
    }

    /// Whether an object is made of another class than the document has in mind.
    func isOfOtherClass(_ identifier: String?) -> Bool {
        missingClass(of: identifier) != nil || isStandIn(identifier)
    }

    private var identifiersNotInstalled: Set<String> = []

    /// Remembers that an object is installed under no traits, and with it all that is in it.
    func noteNotInstalled(_ element: InterfaceElement) {
        element.forEachInside { inner in
            if let identifier = inner.identifier { identifiersNotInstalled.insert(identifier) }
        }
    }

    /// Whether an object is not made because it is installed under no traits.
    func isNotInstalled(_ identifier: String?) -> Bool {
        guard let identifier else { return false }
        return identifiersNotInstalled.contains(identifier) || outer?.isNotInstalled(identifier) ?? false
    }

    /// An object among those of a scope.
    enum Reference {
        /// One of this scope.
        case own(Int)
        /// One of a scope around it: at level 0 the next one, at level 1 the one around that.
        case outer(Int, level: Int)
    }

    /// The number of an identifier within this scope.
    func slot(of identifier: String) -> Int {
        if let slot = slots[identifier] { return slot }
        let slot = identifiers.count
        slots[identifier] = slot
        identifiers.append(identifier)
        return slot
    }

    /// Where the object of an identifier will be.
    func reference(to identifier: String) -> Reference {
        guard let outer, !ownIdentifiers.contains(identifier) else { return .own(slot(of: identifier)) }
        return switch outer.keptReference(to: identifier) {
        case .own(let slot): .outer(slot, level: 0)
        case .outer(let slot, let level): .outer(slot, level: level + 1)
        }
    }

    /// Where the object of an identifier will be, for one that is asked for later.
    func keptReference(to identifier: String) -> Reference {
        let reference = reference(to: identifier)
        if case .own(let slot) = reference { keptSlots.insert(slot) }
        return reference
    }
}
