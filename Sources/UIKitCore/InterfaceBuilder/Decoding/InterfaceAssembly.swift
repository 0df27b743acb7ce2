/// One making of the objects of a scene, a nib or a cell: creates them, connects them and awakes them.
///
/// The order is that of iOS: every object is created with `init(coder:)`, which sets its properties; then the runtime
/// attributes are set and the connections made; then every object gets `awakeFromNib()`.
@MainActor
final class InterfaceAssembly {
    /// The scope of the objects.
    let scope: BlueprintScope
    /// The objects of the scene that are made already, or that a nib is given; for a cell, those around it.
    let context: any AssemblyContext
    private var objects: [AnyObject?] = []
    private var awakening: [any NibAwakening] = []
    private var constraintsOfApp: [NSLayoutConstraint] = []
    private var configured: [(object: AnyObject, blueprint: any MemberBlueprint)] = []
    private var connectionsOfGiven: [(object: AnyObject, connections: [Connection])] = []
    private var constraints: [(blueprint: ConstraintBlueprint, owner: UIView, outermost: ObjectIdentifier?)] = []
    /// The object that is being made or configured and is in no other.
    private var outermost: AnyObject?
    private var configurationDepth = 0
    /// What depends on traits, by the outermost object.
    private var allVariations: [(holder: AnyObject, variations: TraitVariations)] = []
    private var assignment: (view: UIView, controller: UIViewController)?

    init(_ scope: BlueprintScope, in context: any AssemblyContext) {
        self.scope = scope
        self.context = context
    }

    // MARK: Making objects

    /// Makes an object and what is in it.
    func make(_ blueprint: ObjectBlueprint) -> AnyObject? {
        blueprint.makeObject(in: self)
    }

    /// Sets the properties of an object and remembers it.
    func configure(_ object: AnyObject, as blueprint: ObjectBlueprint) {
        if configurationDepth == 0 { outermost = object }
        configurationDepth += 1
        register(object, as: blueprint)
        blueprint.apply(to: object, in: self)
        configurationDepth -= 1
    }

    /// What depends on traits in the outermost object that is being made.
    var variations: TraitVariations {
        if let known = variations(of: outermost.map(ObjectIdentifier.init)) { return known }
        let variations = TraitVariations(in: scope)
        if let outermost { allVariations.append((outermost, variations)) }
        return variations
    }

    private func variations(of outermost: ObjectIdentifier?) -> TraitVariations? {
        allVariations.first { ObjectIdentifier($0.holder) == outermost }?.variations
    }

    /// Remembers an object, so that others can refer to it and it is awoken.
    private func register(_ object: AnyObject, as blueprint: ObjectBlueprint) {
        if let slot = blueprint.slot { set(object, at: slot) }
        scope.source.observer?.make(object, from: blueprint.element)
        // Casts to a class take less time than those to a protocol.
        if let responder = object as? UIResponder {
            awakening.append(responder)
        } else if let other = object as? any NibAwakening {
            awakening.append(other)
        }
        configureMembers(of: object, as: blueprint)
    }

    /// Remembers a constraint, so that others can refer to it and one of a class of the app's own is awoken.
    func register(_ constraint: NSLayoutConstraint, as blueprint: ConstraintBlueprint) {
        if let slot = blueprint.slot { set(constraint, at: slot) }
        if blueprint.objectClass != NSLayoutConstraint.self { constraintsOfApp.append(constraint) }
        configureMembers(of: constraint, as: blueprint)
    }

    private func configureMembers(of object: AnyObject, as blueprint: any MemberBlueprint) {
        if !blueprint.connections.isEmpty || !blueprint.runtimeAttributes.isEmpty {
            configured.append((object, blueprint))
        }
    }

    /// Lets others refer to an object.
    func set(_ object: AnyObject, at slot: Int) {
        if slot >= objects.count {
            objects += Array(repeating: nil, count: max(slot + 1, scope.identifiers.count) - objects.count)
        }
        objects[slot] = object
    }

    /// Has a constraint made when all views exist.
    func add(_ constraint: ConstraintBlueprint, owner: UIView) {
        if constraint.isVaried { _ = variations }
        constraints.append((constraint, owner, outermost.map(ObjectIdentifier.init)))
    }

    // MARK: Looking up

    /// The object that a reference leads to; nil if there is none yet.
    func object(at reference: BlueprintScope.Reference) -> AnyObject? {
        switch reference {
        case .own(let slot):
            objects.indices.contains(slot) ? objects[slot] ?? context.object(at: slot) : context.object(at: slot)
        case .outer(let slot, let level): context.object(at: slot, level: level)
        }
    }

    /// What cells within the objects find around them.
    private(set) lazy var contextForCells: any AssemblyContext = {
        if scope.outer == nil { return context }
        let objects = CellObjects(within: context)
        cellObjects = objects
        return objects
    }()
    /// The objects of a cell for the cells within it; nil where there are none.
    private var cellObjects: CellObjects?

    /// The objects with their numbers.
    var numberedObjects: [(slot: Int, object: AnyObject)] {
        objects.enumerated().compactMap { slot, object in object.map { (slot, $0) } }
    }

    // MARK: Finishing

    /// Makes the constraints, with views and constraints installed as the traits have it.
    private func applyVariations() {
        let traits = allVariations.map { self.traits(of: $0.holder) }
        for (index, entry) in allVariations.enumerated() { entry.variations.installSubviews(for: traits[index]) }
        for (constraint, owner, outermost) in constraints {
            constraint.install(in: owner, variations(of: outermost), self)
        }
        constraints = []
        for (index, entry) in allVariations.enumerated() {
            entry.variations.update(for: traits[index])
            entry.variations.attach(to: entry.holder)
        }
        allVariations = []
    }

    /// The traits that a new object will have as far as they are known before it is in its place.
    private func traits(of object: AnyObject) -> UITraitCollection {
        let environment = (context.scene?.controller ?? object) as? any UITraitEnvironment
        return environment?.traitCollection ?? .current
    }

    /// Has the connections made that leave an object which was given.
    func connect(_ object: AnyObject, _ connections: [Connection]) {
        connectionsOfGiven.append((object, connections))
    }

    /// Has a view become that of a controller when everything else is done.
    func assignViewLast(_ view: UIView, of controller: UIViewController) {
        assignment = (view, controller)
    }

    /// Makes constraints and connections, and sends `awakeFromNib()`.
    ///
    /// - Parameters:
    ///   - earlier: Connections that waited for objects made now.
    ///   - keepsUnresolved: Whether connections that lead to objects not made yet are kept for later.
    /// - Returns: Those connections.
    @discardableResult
    func finish(after earlier: [PendingConnection] = [], keepsUnresolved: Bool = false) -> [PendingConnection] {
        applyVariations()
        for (object, blueprint) in configured {
            for attribute in blueprint.runtimeAttributes { attribute.set(on: object, blueprint, scope.source) }
        }
        var pending: [PendingConnection] = []
        for waiting in earlier { waiting.connect(in: self, isFinal: true) }
        for (object, blueprint) in configured {
            for connection in blueprint.connections
            where !connection.connect(object, in: self, isFinal: !keepsUnresolved) {
                pending.append(PendingConnection(connection: connection, source: object))
            }
        }
        for (object, connections) in connectionsOfGiven {
            for connection in connections { _ = connection.connect(object, in: self, isFinal: true) }
        }
        configured = []
        connectionsOfGiven = []
        if let cellObjects {
            for slot in scope.keptSlots { cellObjects.keep(object(at: .own(slot)), at: slot) }
        }
        let awakening = awakening
        self.awakening = []
        for object in awakening { object.awakeFromNib() }
        let constraintsOfApp = constraintsOfApp
        self.constraintsOfApp = []
        for constraint in constraintsOfApp { constraint.awakeFromNib() }
        if let (view, controller) = assignment { controller.view = view }
        assignment = nil
        return pending
    }
}

/// What an assembly finds beyond the objects it makes itself.
@MainActor
protocol AssemblyContext: AnyObject {
    /// The object at a place, or nil.
    func object(at slot: Int) -> AnyObject?
    /// The object at a place of what is so many levels further out, or nil.
    func object(at slot: Int, level: Int) -> AnyObject?
    /// The live scene, for segues; nil in a nib.
    var scene: SceneObjects? { get }
}

extension AssemblyContext {
    /// The object at a place, as there is nothing further out.
    func object(at slot: Int, level: Int) -> AnyObject? { level == 0 ? object(at: slot) : nil }
}

/// A connection that waits for its destination.
@MainActor
struct PendingConnection {
    /// The connection.
    let connection: Connection
    private let source: Source

    /// The object that the connection leaves; a controller is not retained, as it owns what waits.
    private enum Source {
        case owned(AnyObject)
        case controller(WeakController)
    }

    private struct WeakController {
        weak var controller: UIViewController?
    }

    /// Remembers a connection of an object.
    init(connection: Connection, source: AnyObject) {
        self.connection = connection
        self.source =
            (source as? UIViewController).map { .controller(WeakController(controller: $0)) } ?? .owned(source)
    }

    /// Makes the connection.
    ///
    /// - Parameters:
    ///   - assembly: Where the destination is.
    ///   - isFinal: Whether a missing destination is reported.
    func connect(in assembly: InterfaceAssembly, isFinal: Bool) {
        let object: AnyObject? =
            switch source {
            case .owned(let object): object
            case .controller(let reference): reference.controller
            }
        if let object { _ = connection.connect(object, in: assembly, isFinal: isFinal) }
    }
}
