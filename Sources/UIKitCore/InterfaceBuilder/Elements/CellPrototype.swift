/// A reusable cell or view of a document, which is made again and again in a scope of its own.
@MainActor
final class CellPrototype {
    private let element: InterfaceElement
    private let scope: BlueprintScope
    private lazy var blueprint = ObjectBlueprint(of: element, in: scope)

    /// Describes a cell within a scene.
    init(of element: InterfaceElement, in outer: BlueprintScope) {
        self.element = element
        scope = BlueprintScope(of: element, in: outer)
        // Reading it now tells the scene which of its objects cells refer to.
        _ = blueprint
        outer.source.observer?.read(self)
    }

    /// Makes a cell, connected with what is around it in the scene.
    func makeObject(in context: any AssemblyContext) -> AnyObject? {
        guard let blueprint else { return nil }
        let assembly = InterfaceAssembly(scope, in: context)
        let object = assembly.make(blueprint)
        assembly.finish()
        return object
    }
}
