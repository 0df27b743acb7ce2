/// What a controller from a storyboard keeps of its scene: the way to its view, its segues, and its other objects.
@MainActor
final class SceneObjects: AssemblyContext {
    /// The scene.
    let blueprint: SceneBlueprint
    /// The storyboard that the controller was made from.
    let storyboard: UIStoryboard
    /// The controller, which owns this object.
    private(set) weak var controller: UIViewController?
    private var items: [Int: AnyObject] = [:]
    private var pending: [PendingConnection] = []
    private var weakObjects: [Int: WeakReference] = [:]
    /// Keeps alive what the scene has beside the view.
    private var others: [AnyObject] = []
    private var triggers: [ObjectIdentifier: SegueTrigger] = [:]
    /// The containers of embedded scenes, until the view is in place; afterwards those that stayed empty.
    private var embeddings: [(template: SegueTemplate, container: UIView)] = []
    /// The segues that make the controller's children, until they are made.
    private var relationships: [SegueTemplate] = []

    private struct WeakReference {
        weak var object: AnyObject?
    }

    /// Whether the scenes that segues embed or relate to are made too.
    private let makesRelatedScenes: Bool

    init(_ blueprint: SceneBlueprint, in storyboard: UIStoryboard, makesRelatedScenes: Bool = true) {
        self.blueprint = blueprint
        self.storyboard = storyboard
        self.makesRelatedScenes = makesRelatedScenes
    }

    // MARK: AssemblyContext

    var scene: SceneObjects? { self }

    func object(at slot: Int) -> AnyObject? {
        if slot == blueprint.controllerSlot { return controller }
        return items[slot] ?? weakObjects[slot]?.object
    }

    // MARK: Making the controller

    /// Makes the controller, its items and its children.
    ///
    /// - Parameter creator: Makes the controller in place of `init(coder:)`; nil leaves it to that.
    func makeController(creator: ((InterfaceCoder) -> UIViewController?)?) -> UIViewController? {
        guard let controllerBlueprint = blueprint.controller else { return nil }
        let assembly = InterfaceAssembly(blueprint.scope, in: self)
        let coder = InterfaceCoder(controllerBlueprint, assembly)
        let created =
            creator?(coder) ?? controllerBlueprint.kind.make(controllerBlueprint.objectClass, coder)
            as? UIViewController
        guard let created else { return nil }
        if created.sceneObjects !== self {
            SceneFault.raise(
                .internalInconsistency,
                "Custom instantiated view controller must call -[super initWithCoder:]")
            assembly.configure(created, as: controllerBlueprint)
        }
        for (slot, object) in assembly.numberedObjects where object !== created { items[slot] = object }
        pending = assembly.finish(keepsUnresolved: true)
        performRelationships(of: created)
        return created
    }

    /// Takes the new controller, so that it knows its storyboard from the beginning.
    func adopt(_ controller: UIViewController, as configured: ObjectBlueprint) {
        guard configured === blueprint.controller else { return }
        self.controller = controller
        controller.sceneObjects = self
        if let element = blueprint.controllerElement,
            element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
        {
            controller.restorationIdentifier = element["storyboardIdentifier"] ?? element.identifier
        }
    }

    // MARK: Making the view

    /// The name of the view in the storyboard, as Interface Builder makes it; nil without a view.
    var viewName: String? {
        guard let element = blueprint.controllerElement, let identifier = element.identifier,
            let view = element.children.first(where: { $0.key == "view" })?.identifier
        else { return nil }
        return "\(identifier)-view-\(view)"
    }

    /// The name of the controller in the storyboard: the app's, else the one that Interface Builder makes.
    var controllerName: String {
        let element = blueprint.controllerElement
        if let name = element?["storyboardIdentifier"] { return name }
        return "\(blueprint.controller?.kind.objectClass ?? UIViewController.self)-\(element?.identifier ?? "")"
    }

    /// Makes the view of the controller, connects it, and puts it in place.
    ///
    /// - Returns: False if the document has no view for the controller.
    func loadView(of controller: UIViewController) -> Bool {
        guard let viewBlueprint = blueprint.view else {
            loadOthers(of: controller)
            return false
        }
        let assembly = InterfaceAssembly(blueprint.scope, in: self)
        let others = blueprint.others.compactMap(assembly.make)
        guard let view = assembly.make(viewBlueprint) as? UIView else { return false }
        self.others = others
        finish(assembly)
        controller.view = view
        performEmbeddings(in: controller)
        return true
    }

    private func loadOthers(of controller: UIViewController) {
        guard others.isEmpty, !blueprint.others.isEmpty || !pending.isEmpty else { return }
        let assembly = InterfaceAssembly(blueprint.scope, in: self)
        others = blueprint.others.compactMap(assembly.make)
        finish(assembly)
    }

    private func finish(_ assembly: InterfaceAssembly) {
        keepObjects(of: assembly)
        assembly.finish(after: pending)
        pending = []
        keepObjects(of: assembly)
    }

    private func keepObjects(of assembly: InterfaceAssembly) {
        for slot in blueprint.scope.keptSlots {
            if let object = assembly.object(at: .own(slot)) { weakObjects[slot] = WeakReference(object: object) }
        }
    }

    // MARK: Segues

    /// The object that performs a segue when it receives an action; the scene keeps it.
    func trigger(of template: SegueTemplate) -> SegueTrigger {
        let identifier = ObjectIdentifier(template)
        if let trigger = triggers[identifier] { return trigger }
        let trigger = SegueTrigger(template, in: self)
        triggers[identifier] = trigger
        return trigger
    }

    /// Has an embedded scene shown in a container when the view is in place.
    func embed(_ template: SegueTemplate, in container: UIView) {
        if makesRelatedScenes { embeddings.append((template, container)) }
    }

    private func performEmbeddings(in controller: UIViewController) {
        let embeddings = embeddings
        self.embeddings = []
        for (template, container) in embeddings where !template.embedIfAllowed(in: container, of: controller) {
            self.embeddings.append((template, container))
        }
    }

    /// The container of an embedding that the controller did not want when its view was loaded; nil otherwise.
    func takeEmptyContainer(of template: SegueTemplate) -> UIView? {
        guard let index = embeddings.firstIndex(where: { $0.template === template }) else { return nil }
        return embeddings.remove(at: index).container
    }

    /// Has the children of the controller made when it is complete.
    func relate(_ template: SegueTemplate) {
        if makesRelatedScenes { relationships.append(template) }
    }

    private func performRelationships(of controller: UIViewController) {
        let relationships = relationships
        self.relationships = []
        let children = relationships.compactMap { template in
            template.makeDestination(for: controller, sender: nil).map { (template.relationship ?? "", $0) }
        }
        if !children.isEmpty { SegueRelationship.connect(children, to: controller) }
    }
}
