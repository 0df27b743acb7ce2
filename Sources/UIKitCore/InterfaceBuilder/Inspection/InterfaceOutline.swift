/// What a document says of its scenes, views and connections, without any object being made.
@MainActor
package struct InterfaceOutline {
    /// The controller of a scene.
    package struct Scene {
        /// The element, which may stand for a controller in another file.
        let element: InterfaceElement
        /// Whether the storyboard begins with it.
        package let isInitial: Bool

        /// The identifier of the controller in the document.
        package var identifier: String? { element.identifier }
        /// UIKit's class; nil for a controller of another file.
        @MainActor package var className: String? {
            element.name == "viewControllerPlaceholder"
                ? nil : String(describing: (ElementKindTable.kind(of: element) ?? .viewController).objectClass)
        }
        /// The app's class; nil if the document names none.
        package var customClass: String? { element["customClass"] }
        /// The storyboard identifier by which the app asks for the controller.
        package var storyboardIdentifier: String? { element["storyboardIdentifier"] }
        /// What a reference leads to, in words; nil for a controller of the document.
        package var reference: String? {
            guard element.name == "viewControllerPlaceholder" else { return nil }
            let target = element["referencedIdentifier"] ?? "the initial controller"
            return element["storyboardName"].map { "\(target) in \($0)" } ?? target
        }
    }

    /// A segue.
    package struct Segue {
        let element: InterfaceElement
        let controller: InterfaceElement?
        /// The object that it hangs on.
        package let source: String?

        /// The identifier of the segue in the document.
        package var identifier: String? { element.identifier }
        /// How the destination is shown, such as `show`, `presentation` or `relationship`.
        package var kind: String { element["kind"] ?? "" }
        /// What the app calls it.
        package var name: String? { element["identifier"] }
        /// The identifier of the controller, or the scene's exit, that it leads to.
        package var destination: String? { element["destination"] }
        /// The line of the document.
        package var line: Int { element.line }

        /// The method that makes the destination.
        var creationSelector: String? { element["destinationCreationSelector"] }

        /// The name of the class of the controller that it leaves, if the program does not have that.
        @MainActor
        func missingSourceClass(in source: InterfaceSource) -> String? {
            guard let controller, let custom = CustomClass(of: controller), custom.find(in: source) == nil else {
                return nil
            }
            return custom.name
        }
    }

    /// The scenes that have a controller, in the document's order; none in a nib.
    package private(set) var scenes: [Scene] = []
    /// The segues, in the document's order.
    package private(set) var segues: [Segue] = []
    /// How many views the document describes, those of cells included.
    package private(set) var viewCount = 0
    /// How many outlets, actions and segues the document has.
    package private(set) var connectionCount = 0
    /// What can be seen to be wrong without making anything.
    private(set) var problems: [InterfaceProblem] = []

    private let document: InterfaceDocument
    private var indicesByDestination: [String: [Int]] = [:]
    private var lines: [String: Int] = [:]
    private var storyboardIdentifiers: [String: Int] = [:]

    /// Reads the outline of a document.
    init(of document: InterfaceDocument) {
        self.document = document
        let initial = document.root["initialViewController"]
        if let initial, document.kind == .storyboard, document.sceneIndices[initial] == nil {
            add("initialViewController", initial, document.root, "The initial controller \(initial) does not exist.")
        }
        for objects in document.objectLists {
            let controller = document.kind == .storyboard ? InterfaceDocument.controller(in: objects) : nil
            if let controller {
                scenes.append(Scene(element: controller, isInitial: initial != nil && controller.identifier == initial))
            }
            var exits: Set<String> = []
            for exit in objects.children where exit.name == "exit" { exit.identifier.map { _ = exits.insert($0) } }
            walk(objects, owner: objects, controller: controller, exits: exits)
        }
    }

    /// The segues that lead to a controller.
    func segues(to identifier: String) -> [Segue] {
        (indicesByDestination[identifier] ?? []).map { segues[$0] }
    }

    private mutating func walk(
        _ element: InterfaceElement, owner: InterfaceElement, controller: InterfaceElement?, exits: Set<String>
    ) {
        noteIdentifiers(of: element)
        if element.name == "connections" {
            connectionCount += element.children.count
            for segue in element.children where segue.name == "segue" {
                add(Segue(element: segue, controller: controller, source: owner.identifier), exits)
            }
        } else if element.name == "tableViewCellContentView"
            || ElementKindTable.kind(of: element)?.objectClass is UIView.Type
        {
            viewCount += 1
        }
        for child in element.children {
            let owner = element.identifier == nil ? owner : element
            walk(child, owner: owner, controller: controller, exits: exits)
        }
    }

    private mutating func add(_ segue: Segue, _ exits: Set<String>) {
        segue.destination.map { indicesByDestination[$0, default: []].append(segues.count) }
        segues.append(segue)
        guard document.kind == .storyboard else { return }
        guard let destination = segue.destination else {
            return add("segue", segue.identifier, segue.element, "The segue names no destination.")
        }
        let isThere = segue.kind == "unwind" ? exits.contains(destination) : document.sceneIndices[destination] != nil
        if !isThere {
            add("segue", segue.identifier, segue.element, "The segue leads to \(destination), which does not exist.")
        }
    }

    private mutating func noteIdentifiers(of element: InterfaceElement) {
        if let identifier = element.identifier {
            if let line = lines[identifier] {
                add("identifier", identifier, element, "The identifier \(identifier) is taken in line \(line).")
            } else {
                lines[identifier] = element.line
            }
        }
        guard InterfaceDocument.isController(element), let identifier = element["storyboardIdentifier"] else { return }
        if let line = storyboardIdentifiers[identifier] {
            add(
                "storyboardIdentifier", element.identifier, element,
                "The storyboard identifier \(identifier) is taken in line \(line).")
        } else {
            storyboardIdentifiers[identifier] = element.line
        }
    }

    private mutating func add(_ kind: String, _ identifier: String?, _ element: InterfaceElement, _ reason: String) {
        problems.append(InterfaceProblem(kind, identifier, line: element.line, reason: reason))
    }
}
