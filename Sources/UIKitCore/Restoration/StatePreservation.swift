import Foundation
import Logging

/// One encoding of a scene: what is to be preserved of its controllers, their views and the app's objects.
@MainActor
struct StatePreservation {
    private let scene: UIWindowScene
    private let references: RestorationReferences
    /// What one object after the other encodes with.
    private let coder: RestorationEncoder
    private let views: PreservedViews
    private var archive = RestorationArchive()
    /// The paths of those to which controllers belong that are neither contained nor presented.
    private var outerPaths: [ObjectIdentifier: [String]] = [:]
    /// What was typed into root controllers without name, by the places of their windows.
    private(set) var typedValuesOfRoots = KeyedValues()

    /// Prepares to encode a scene.
    init(of scene: UIWindowScene) {
        self.scene = scene
        references = RestorationReferences()
        coder = RestorationEncoder(references: references)
        views = scene.knownPreservedViews
    }

    /// The numbers of the views on the page.
    var viewIdentifiers: RestorationValue { views.identifiers }

    /// What of the scene will not come back, once the rest is encoded.
    var contentToBeLost: ContentToBeLost { ContentToBeLost(of: scene, references: references) }

    /// Gives away what was encoded.
    mutating func takeArchive() -> RestorationArchive {
        defer { archive = RestorationArchive() }
        return archive
    }

    /// Asks the app and the restorable objects to encode, in UIKit's order.
    ///
    /// - Returns: Whether the app wants it preserved; if not, nothing is encoded.
    mutating func encode() -> Bool {
        let application = UIApplication.shared
        let delegate = application.delegate
        guard delegate?.application(application, shouldSaveSecureApplicationState: coder) ?? true else { return false }
        delegate?.application(application, willEncodeRestorableStateWith: coder)
        let applicationValues = coder.takeValues()
        for (place, window) in scene.windows.enumerated() {
            guard let root = window.rootViewController, root.restorationIdentifier != nil else { continue }
            archive.roots.append(RestorationArchive.Root(place: place, number: references.number(of: root)))
        }
        for root in archive.roots { encode(root.number, owner: nil) }
        for (identifier, object) in scene.registeredRestorables.objects {
            encode(object, identifier: identifier)
        }
        // What only the app's own coder refers to.
        encodeReferences(from: 0, owner: nil)
        encodeAwaitedChildren()
        encodeTypedValues()
        (archive.application, archive.beginning) = Self.systemValues(on: scene.traitCollection.userInterfaceIdiom)
        archive.date = Date().timeIntervalSinceReferenceDate
        for (key, value) in applicationValues {
            archive.application[key] = value
            archive.beginning = nil
            if key == UIApplication.stateRestorationTimestampKey { archive.date = nil }
        }
        return true
    }

    // MARK: Encoding objects

    /// Encodes an object of a number, its views, and what it refers to.
    private mutating func encode(_ number: Int, owner: Int?) {
        guard let controller = references[number] as? UIViewController,
            controller.restorationIdentifier != nil, references.beginEncoding(number)
        else { return }
        let path = self.path(of: controller, owner: owner)
        let firstReference = references.count
        controller.encodeRestorableState(with: coder)
        var values = coder.takeValues()
        if controller.isViewLoaded, values[StateRestoration.viewWasLoadedKey] == nil {
            values[StateRestoration.viewWasLoadedKey] = .boolean(true)
        }
        if let view = controller.viewIfLoaded, view.window == nil, let identifier = view.viewIdentifier {
            values[StateRestoration.coveredViewKey] = .integer(Int64(identifier))
        }
        // Where the controller cannot be made again, the page says what is missing.
        if !controller.takesUpRestoredChildren, let name = controller.nameForPeople {
            values[LostRecords.Key.title] = .string(name)
        }
        archive.records.append(
            RestorationRecord(
                kind: .controller, number: number, owner: owner, path: path,
                className: ClassNames.name(of: type(of: controller)),
                restorationClassName: controller.restorationClass.map { RestorationClasses.name(of: $0) },
                storyboardPlace: StoryboardPlace(of: controller)?.value, values: values))
        encodeViews(of: controller, number: number, path: path)
        encodeReferences(from: 0, to: firstReference, owner: number, onlyChildrenOf: controller)
        encodeReferences(from: firstReference, owner: number)
    }

    /// The identifiers from the root down to a controller.
    ///
    /// One that is neither contained nor presented belongs to the one that refers to it, with all that is in it.
    private mutating func path(of controller: UIViewController, owner: Int?) -> [String] {
        let path = controller.restorationPath
        if path.count > 1 {
            guard !outerPaths.isEmpty else { return path }
            return outerPaths[ObjectIdentifier(controller.outermostRestorable), default: []] + path
        }
        guard let owner, let outer = references[owner] as? UIViewController, outer !== controller else { return path }
        let outerPath = archive.records.first { $0.number == owner }?.path ?? outer.restorationPath
        outerPaths[ObjectIdentifier(controller)] = outerPath
        return outerPath + path
    }

    /// Encodes the controllers of the numbers in a range that are not encoded yet.
    ///
    /// An object may have been referred to before its container was encoded; it belongs to the container all the same.
    private mutating func encodeReferences(
        from first: Int, to end: Int? = nil, owner: Int?, onlyChildrenOf container: UIViewController? = nil
    ) {
        var number = first
        while number < end ?? references.count {
            let controller = references[number] as? UIViewController
            if let container {
                if let controller, controller.restorationContainer === container {
                    encode(number, owner: owner)
                }
            } else if controller.map({ mayEncode($0, owner: owner) }) ?? false {
                encode(number, owner: owner)
            }
            number += 1
        }
    }

    /// Whether the turn of a controller has come: one that lies in another one that will be encoded waits for that.
    private func mayEncode(_ controller: UIViewController, owner: Int?) -> Bool {
        guard let outer = controller.restorationContainer, let owner else { return true }
        if references[owner] === outer { return true }
        // It gets a number, so that its own turn comes.
        _ = references.number(of: outer)
        return references.hasBegunEncoding(outer)
    }

    private mutating func encodeViews(of controller: UIViewController, number: Int, path: [String]) {
        let named = views.views(of: controller).named
        guard !named.isEmpty else { return }
        var identifiers: Set<String> = []
        for view in named.compactMap(\.view) {
            guard let identifier = view.restorationIdentifier else { continue }
            guard identifiers.insert(identifier).inserted else {
                Logger.uiKit.warning(
                    "Two views of \(controller) have the restoration identifier \(identifier); one is not preserved.")
                continue
            }
            let viewNumber = references.number(of: view)
            guard references.beginEncoding(viewNumber) else { continue }
            view.encodeRestorableState(with: coder)
            var values = coder.takeValues()
            EditedField.note(view, in: &values)
            archive.records.append(
                RestorationRecord(
                    kind: .view, number: viewNumber, owner: number, path: path + [identifier],
                    className: ClassNames.name(of: type(of: view)), values: values))
        }
    }

    /// Adds what is kept of children whose containers have not appeared since the scene was restored.
    private mutating func encodeAwaitedChildren() {
        for child in scene.restorationProgress?.awaitedChildren ?? [] where !child.isTaken {
            guard let container = child.container, references.hasBegunEncoding(container) else { continue }
            archive.records += child.records(in: references.number(of: container))
        }
    }

    /// Adds what a person typed or chose in views without record, once it is known which controllers have one.
    private mutating func encodeTypedValues() {
        let typed = TypedValues(
            in: views, references: references, waiting: scene.restorationProgress?.waitingValues)
        for index in archive.records.indices where archive.records[index].kind == .controller {
            let number = archive.records[index].number
            guard 0..<references.count ~= number, let controller = references[number] as? UIViewController else {
                continue
            }
            let values = typed.values(of: controller)
            guard !values.isEmpty else { continue }
            archive.records[index].values[TypedValues.key] = .object(className: "", values: values)
        }
        for (place, window) in scene.windows.enumerated()
        where !archive.roots.contains(where: { $0.place == place }) {
            // The app makes it again at the same place, though it has no name.
            guard let root = window.rootViewController else { continue }
            let values = typed.values(of: root)
            guard !values.isEmpty else { continue }
            typedValuesOfRoots["\(place)"] = .object(className: ClassNames.name(of: type(of: root)), values: values)
        }
    }

    private mutating func encode(_ object: any UIStateRestoring, identifier: String) {
        let number = references.number(of: object)
        guard !(object is UIViewController), references.beginEncoding(number) else { return }
        object.encodeRestorableState(with: coder)
        let outer = (object.restorationParent as? UIViewController)?.restorationPath ?? []
        archive.records.append(
            RestorationRecord(
                kind: .object, number: number, path: outer + [identifier],
                className: ClassNames.name(of: type(of: object)),
                restorationClassName: object.objectRestorationClass.map { RestorationClasses.name(of: $0) },
                values: coder.takeValues()))
    }

    /// What the system says about every state, but for the moment.
    private static func systemValues(
        on idiom: UIUserInterfaceIdiom
    ) -> (values: KeyedValues, beginning: RestorationArchive.Beginning?) {
        if let known = knownSystemValues, known.idiom == idiom { return (known.values, known.beginning) }
        var values = lastingSystemValues
        values[UIApplication.stateRestorationUserInterfaceIdiomKey] = .integer(Int64(idiom.rawValue))
        let beginning = RestorationArchive.Beginning(values)
        knownSystemValues = (idiom, values, beginning)
        return (values, beginning)
    }

    /// What that was last, and for which kind of device.
    private static var knownSystemValues:
        (idiom: UIUserInterfaceIdiom, values: KeyedValues, beginning: RestorationArchive.Beginning?)?

    /// What stays as it is while the process runs, and is read from files.
    private static let lastingSystemValues: KeyedValues = [
        UIApplication.stateRestorationBundleVersionKey: .string(
            Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "0"),
        UIApplication.stateRestorationSystemVersionKey: .string(
            ProcessInfo.processInfo.operatingSystemVersionString),
    ]
}
