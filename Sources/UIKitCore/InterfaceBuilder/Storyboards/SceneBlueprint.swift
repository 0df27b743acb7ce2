/// A scene of a storyboard, or the objects of a nib, ready to be made for every session anew.
@MainActor
final class SceneBlueprint {
    /// The list of objects in the document.
    let objects: InterfaceElement
    /// The objects among which elements refer to each other.
    let scope: BlueprintScope
    /// The controller's element; nil in a nib and in a scene that has none.
    let controllerElement: InterfaceElement?
    private var templates: [String: SegueTemplate] = [:]
    /// The segues of the scene, in the document's order.
    let allTemplates: [SegueTemplate]

    /// Reads the objects of a scene or nib.
    init(of objects: InterfaceElement, in source: InterfaceSource) {
        self.objects = objects
        scope = BlueprintScope(source: source)
        controllerElement = source.document.kind == .storyboard ? InterfaceDocument.controller(in: objects) : nil
        var segues: [InterfaceElement] = []
        objects.forEachInside { if $0.name == "segue" { segues.append($0) } }
        let scope = scope
        allTemplates = segues.map { SegueTemplate(of: $0, in: scope) }
        for template in allTemplates {
            if let identifier = template.objectIdentifier { templates[identifier] = template }
        }
        let placeholders = objects.children.filter { $0["placeholderIdentifier"] == "IBFirstResponder" }
        scope.attach(to: self, firstResponders: Set(placeholders.compactMap(\.identifier)))
    }

    /// The source of the document.
    var source: InterfaceSource { scope.source }

    /// The identifiers of the objects that outlets lead to.
    private(set) lazy var outletDestinations: Set<String> = {
        var destinations: Set<String> = []
        objects.forEachInside { element in
            guard element.name == "outlet" || element.name == "outletCollection" else { return }
            if let destination = element["destination"] { destinations.insert(destination) }
        }
        return destinations
    }()

    /// The template of a `segue` element.
    func template(of element: InterfaceElement) -> SegueTemplate? {
        element.identifier.flatMap { templates[$0] }
    }

    /// The place of the controller among the objects.
    private(set) lazy var controllerSlot: Int? = controllerElement?.identifier.map { scope.slot(of: $0) }

    /// The controller without its view.
    private(set) lazy var controller: ObjectBlueprint? = controllerElement.flatMap { element in
        if element.name == "viewControllerPlaceholder" { return nil }
        guard let kind = ElementKindTable.kind(of: element) else {
            source.report(
                InterfaceFinding(
                    .unknownElement, element.name, in: element,
                    reason: "<\(element.name)> is not known; a plain UIViewController stands in for it."))
            return ObjectBlueprint(of: element, kind: .unknownController, in: scope)
        }
        return ObjectBlueprint(of: element, kind: kind, in: scope)
    }

    /// The controller's view; nil if the document leaves it to the controller.
    private(set) lazy var view: ObjectBlueprint? = controllerElement?.children.first { $0.key == "view" }
        .flatMap { ObjectBlueprint(of: $0, in: scope) }

    /// The objects that are given, such as the owner of a nib, with the connections that leave them.
    private(set) lazy var placeholders: [Placeholder] = objects.children.compactMap { element in
        guard element.name == "placeholder", let identifier = element.identifier,
            let name = element["placeholderIdentifier"]
        else { return nil }
        let reading = ElementReading(element: element, scope: scope)
        let connections = element.child("connections")?.children ?? []
        return Placeholder(
            name: name, slot: scope.slot(of: identifier), connections: Connection.readAll(connections, reading))
    }

    /// An object that is given to a nib.
    struct Placeholder {
        /// The name under which it is given.
        let name: String
        /// Its place among the objects.
        let slot: Int
        /// The connections that leave it.
        let connections: [Connection]
    }

    /// The other objects: views beside the controller's, gesture recognizers, objects of the app's own.
    private(set) lazy var others: [ObjectBlueprint] = objects.children.compactMap { element in
        guard element !== controllerElement, !ElementKindTable.silent.contains(element.name) else { return nil }
        return ObjectBlueprint(of: element, in: scope)
    }
}
