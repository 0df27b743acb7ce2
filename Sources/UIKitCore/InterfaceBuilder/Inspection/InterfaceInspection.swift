package import Foundation

/// What a document holds and what of it works, found by making all of its objects once.
///
/// Every scene is made by itself, so that the effort grows with the document and not with how its scenes contain each
/// other. Nothing is read but the document, the files beside it that it refers to, and the neighbours that are named.
@MainActor
package final class InterfaceInspection {
    /// The document with what was found in it.
    package let source: InterfaceSource
    /// What is asked of classes that the program does not have, by their names.
    package private(set) var needs: [String: InterfaceNeeds] = [:]
    /// What cannot be connected or is not unique, in the document's order.
    package private(set) var errors: [InterfaceProblem] = []
    /// What does not stop the document from being used, in the document's order.
    package private(set) var warnings: [InterfaceProblem] = []
    /// The elements and attributes that are not known, in the document's order.
    package private(set) var unknown: [InterfaceFinding] = []
    /// Why the document cannot be used although it can be read; nil if it can be.
    package let obstacle: InterfaceDocumentError?
    /// The elements and their places.
    package let outline: InterfaceOutline
    /// The scenes, or the objects of a nib, that were made.
    private(set) var made: [InspectedScene] = []

    private let neighbours: [URL]
    private var prototypes: [CellPrototype] = []
    private var objects: [(element: InterfaceElement, object: AnyObject)] = []

    /// Reads a document and makes what it describes.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - neighbours: Other storyboards that it may refer to, where they are not beside it.
    package init(of url: URL, neighbours: [URL] = []) throws(InterfaceDocumentError) {
        let document = try InterfaceDocument(contentsOf: url)
        let folder = url.standardizedFileURL.deletingLastPathComponent()
        let isProject = folder.pathExtension == "lproj"
        let bundle = Bundle(url: isProject ? folder.deletingLastPathComponent() : folder)
        source = InterfaceSource(document: document, path: url.path, bundle: bundle, strings: InterfaceStrings())
        outline = InterfaceOutline(of: document)
        obstacle = SceneContainment(of: outline).firstCircle().map { segue in
            InterfaceDocumentError("The scene \(segue.destination ?? "") contains itself.", line: segue.line)
        }
        self.neighbours = neighbours
        source.logsFindings = false
        source.observer = self
        let scene = UIWindowScene.forInspection()
        scene.inTurn {
            for index in document.objectLists.indices {
                document.kind == .nib ? makeNib() : makeScene(at: index)
                keepFaults(of: scene, in: document.objectLists[index])
            }
        }
        source.observer = nil
        sortFindings()
    }

    // MARK: Making

    private func makeScene(at index: Int) {
        let blueprint = source.scene(at: index)
        guard let element = blueprint.controllerElement else { return reportNoController(blueprint) }
        if element.name == "viewControllerPlaceholder" { return check(reference: element) }
        let storyboard = UIStoryboard(source: source, name: "")
        let scene = SceneObjects(blueprint, in: storyboard, makesRelatedScenes: false)
        guard let controller = scene.makeController(creator: nil) else { return }
        // A nib of another file may be anywhere in the app.
        if element["nibName"] == nil { controller.loadViewIfNeeded() }
        let cells = makePrototypes(in: scene)
        made.append(
            InspectedScene(
                objectList: blueprint.objects, content: .controller(controller), objects: objects, cells: cells))
        objects = []
    }

    /// Reports a scene of which nothing is ever made, and looks through what it has all the same.
    private func reportNoController(_ scene: SceneBlueprint) {
        _ = scene.others
        guard !scene.objects.children.contains(where: { $0.name == "application" }) else { return }
        source.report(
            InterfaceFinding(
                .unreadableValue, "scene", in: scene.objects,
                reason: "The scene has no controller, so that nothing in it is ever made."))
    }

    private func makeNib() {
        let blueprint = source.scene(at: 0)
        var external: [String: Any] = [:]
        var owner: AnyObject?
        for element in blueprint.objects.children where element.name == "placeholder" {
            guard let name = element["placeholderIdentifier"] else { continue }
            let found: AnyClass? = CustomClass(of: element)?.find(in: source)
            if found == nil, let name = element["customClass"], let identifier = element.identifier {
                blueprint.scope.noteMissingClass(name, of: identifier)
            }
            let hasView = element.child("connections")?.children.contains { $0["property"] == "view" } ?? false
            // There is one application in a process.
            let made =
                found is UIApplication.Type
                ? UIApplication.shared
                : (found as? UIResponder.Type)?.instantiate() ?? (hasView ? UIViewController() : NSObject())
            if name == "IBFilesOwner" { owner = made } else { external[name] = made }
        }
        let roots = UINib(source: source).instantiate(withOwner: owner, options: [.externalObjects: external])
        let views = roots.compactMap { root in
            root as? UIView ?? (root as? UIViewController)?.environmentIfPresent?.viewOfNib
        }
        made = [
            InspectedScene(objectList: blueprint.objects, content: .views(views, owner), objects: objects, cells: [])
        ]
        objects = []
    }

    private func makePrototypes(in scene: SceneObjects) -> [UIView] {
        var cells: [UIView] = []
        while !prototypes.isEmpty {
            let waiting = prototypes
            prototypes = []
            cells += waiting.compactMap { $0.makeObject(in: scene) as? UIView }
        }
        return cells
    }

    // MARK: Checking

    private func check(reference: InterfaceElement) {
        guard reference["bundleIdentifier"] == nil, reference["storyboardBundleIdentifier"] == nil else { return }
        guard let name = reference["storyboardName"] else {
            if let identifier = reference["referencedIdentifier"] {
                check(identifier, in: source.document, named: "the document", reference)
            }
            return
        }
        guard let url = self.url(ofStoryboard: name) else {
            // Another target of the app may have it.
            let reason = "The storyboard \(name) is neither beside the document nor among those that were named."
            warnings.append(
                InterfaceProblem("reference", reference.identifier, line: reference.line, reason: reason))
            return
        }
        do throws(InterfaceDocumentError) {
            let document = try InterfaceDocument(contentsOf: url)
            if let identifier = reference["referencedIdentifier"] {
                check(identifier, in: document, named: "the storyboard \(name)", reference)
            } else if document.root["initialViewController"].flatMap({ document.sceneIndices[$0] }) == nil {
                addReference(reference, "The storyboard \(name) has no initial controller.")
            }
        } catch {
            addReference(reference, "The storyboard \(name) cannot be read: \(error)")
        }
    }

    /// Where a storyboard is that the document refers to: beside it, or else that of the neighbours which is nearest.
    ///
    /// Several projects may have storyboards of one name.
    private func url(ofStoryboard name: String) -> URL? {
        if let file = InterfaceFile.find(name, ["storyboard"], in: source.bundle) { return file.url }
        let own = URL(fileURLWithPath: source.path).standardizedFileURL.pathComponents
        var nearest: (url: URL, commonCount: Int)?
        for url in neighbours where url.deletingPathExtension().lastPathComponent == name {
            let commonCount = zip(own, url.standardizedFileURL.pathComponents).prefix { $0 == $1 }.count
            if commonCount > nearest?.commonCount ?? -1 { nearest = (url, commonCount) }
        }
        return nearest?.url
    }

    private func check(
        _ identifier: String, in document: InterfaceDocument, named name: String, _ reference: InterfaceElement
    ) {
        let isThere = document.objectLists.lazy.compactMap(InterfaceDocument.controller)
            .contains { $0["storyboardIdentifier"] == identifier }
        if !isThere { addReference(reference, "No controller of \(name) has the identifier \(identifier).") }
    }

    private func addReference(_ reference: InterfaceElement, _ reason: String) {
        errors.append(InterfaceProblem("reference", reference.identifier, line: reference.line, reason: reason))
    }

    private func keepFaults(of scene: UIWindowScene, in objects: InterfaceElement) {
        for fault in scene.takeFaults() {
            errors.append(InterfaceProblem("exception", nil, line: objects.line, reason: fault.description))
        }
    }

    private func sortFindings() {
        errors += outline.problems
        for segue in outline.segues {
            guard let action = segue.creationSelector, let className = segue.missingSourceClass(in: source) else {
                continue
            }
            miss(.segueAction, action, of: className)
        }
        for finding in source.findings {
            switch finding.kind {
            case .unknownElement, .unknownAttribute: unknown.append(finding)
            case .unresolvedConnection where finding.isConnection: errors.append(InterfaceProblem(finding))
            // A property that is set by name may come from an extension in the app.
            case .unresolvedConnection, .missingClass, .unreadableValue, .standIn:
                warnings.append(InterfaceProblem(finding))
            }
        }
        unknown.sort { ($0.line, $0.name) < ($1.line, $1.name) }
        errors.sort()
        warnings.sort()
    }
}

extension InterfaceInspection: InterfaceObserver {
    func make(_ object: AnyObject, from element: InterfaceElement) {
        objects.append((element, object))
    }

    func read(_ prototype: CellPrototype) {
        prototypes.append(prototype)
    }

    func miss(_ kind: InterfaceNeeds.Kind, _ name: String, of className: String) {
        needs[className, default: InterfaceNeeds()].insert(kind, name)
    }
}

/// A scene that was made by itself, or the objects of a nib.
@MainActor
struct InspectedScene {
    /// What is laid out.
    enum Content {
        /// The controller of a scene.
        case controller(UIViewController)
        /// The views of a nib that are not within others, with its owner.
        case views([UIView], AnyObject?)
    }

    /// The list of objects in the document.
    let objectList: InterfaceElement
    /// What is laid out.
    let content: Content
    /// Every object with its element.
    let objects: [(element: InterfaceElement, object: AnyObject)]
    /// One of each cell and view that is made again and again.
    let cells: [UIView]
}

extension UIWindowScene {
    /// A scene that nobody sees, to make objects in.
    static func forInspection() -> UIWindowScene {
        let session = UISceneSession(persistentIdentifier: "inspection", userSessionIdentifier: "inspection")
        return UIWindowScene(session: session, connectionOptions: ConnectionOptions())
    }
}
