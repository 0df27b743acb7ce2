import Foundation
import Logging

/// One encoding of a scene: what is to be preserved of its controllers, their views and the app's objects.
@MainActor
final class StatePreservation {
    private let scene: UIWindowScene
    private let references = RestorationReferences()
    private let views: PreservedViews
    /// Whether the object of each number is encoded, as far as the numbers go.
    private var isEncoded: [Bool] = []
    private var archive = RestorationArchive()
    /// What was typed into root controllers without name, by the places of their windows.
    private(set) var typedValuesOfRoots: KeyedValues = [:]

    /// Prepares to encode a scene.
    init(of scene: UIWindowScene) {
        self.scene = scene
        views = scene.knownPreservedViews
    }

    /// The numbers of the views on the page.
    var viewIdentifiers: RestorationValue { views.identifiers }

    /// Asks the app and the restorable objects to encode, in UIKit's order.
    ///
    /// - Returns: What they encoded; nil when the app does not want it preserved.
    func encode() -> RestorationArchive? {
        let application = UIApplication.shared
        let delegate = application.delegate
        let coder = RestorationEncoder(references: references)
        guard delegate?.application(application, shouldSaveSecureApplicationState: coder) ?? true else { return nil }
        delegate?.application(application, willEncodeRestorableStateWith: coder)
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
        encodeTypedValues()
        (archive.application, archive.beginning) = Self.systemValues(on: scene.traitCollection.userInterfaceIdiom)
        archive.date = Date().timeIntervalSinceReferenceDate
        for (key, value) in coder.values {
            archive.application[key] = value
            archive.beginning = nil
            if key == UIApplication.stateRestorationTimestampKey { archive.date = nil }
        }
        return archive
    }

    /// Takes note that an object is being encoded.
    ///
    /// - Returns: Whether it was not before.
    private func beginEncoding(_ number: Int) -> Bool {
        while isEncoded.count <= number { isEncoded.append(false) }
        guard !isEncoded[number] else { return false }
        isEncoded[number] = true
        return true
    }

    private func hasBegunEncoding(_ object: AnyObject) -> Bool {
        let number = references.number(of: object)
        return number < isEncoded.count && isEncoded[number]
    }

    /// The controllers on the screen that the state does not contain, the outermost of each branch only.
    var lostControllers: [UIViewController] {
        var lost: [UIViewController] = []
        for window in scene.windows { window.rootViewController.map { addLostControllers(in: $0, to: &lost) } }
        return lost
    }

    private func addLostControllers(in controller: UIViewController, to lost: inout [UIViewController]) {
        // Alerts ask again; a search is part of the state of what is searched.
        if controller is UIAlertController || controller is UISearchController { return }
        guard hasRecord(controller) else {
            // What a controller of the app's own contains, it makes again by itself; so do tabs the list of further ones.
            let isMadeByParent = controller.parent.map { !Self.isSystemContainer($0) } ?? false
            let isMoreTab = (controller.parent as? UITabBarController)?.storedMoreNavigation === controller
            if !isMadeByParent, !isMoreTab, controller.viewIfLoaded?.window != nil { lost.append(controller) }
            return
        }
        for child in controller.children { addLostControllers(in: child, to: &lost) }
        controller.presentedController.map { addLostControllers(in: $0, to: &lost) }
    }

    private func hasRecord(_ controller: UIViewController) -> Bool {
        hasBegunEncoding(controller)
    }

    /// Whether an alert is on the screen.
    var hasAlert: Bool { !alerts.isEmpty }

    private lazy var alerts: [UIAlertController] = {
        var alerts: [UIAlertController] = []
        for window in scene.windows { window.rootViewController.map { Self.addAlerts(in: $0, to: &alerts) } }
        return alerts
    }()

    private static func addAlerts(in controller: UIViewController, to alerts: inout [UIAlertController]) {
        if let alert = controller as? UIAlertController { alerts.append(alert) }
        for child in controller.children { addAlerts(in: child, to: &alerts) }
        controller.presentedController.map { addAlerts(in: $0, to: &alerts) }
    }

    /// The fields for text on the page that will not come back: those of alerts and of controllers that will be lost.
    ///
    /// - Parameter lost: The controllers that will be lost.
    func fieldsToBeLost(with lost: [UIViewController]) -> [DepartedField] {
        var fields: [DepartedField] = []
        if alerts.isEmpty, lost.isEmpty { return fields }
        for controller in alerts + lost {
            controller.viewIfLoaded.map { Self.addFields(in: $0, to: &fields) }
            for entry in controller.viewsInBars { Self.addFields(in: entry.view, to: &fields) }
        }
        return fields
    }

    /// What people call what will not come back: the titles of alerts, or what these say, and of controllers.
    ///
    /// - Parameter lost: The controllers that will be lost.
    func namesToBeLost(with lost: [UIViewController]) -> [String] {
        let questions = alerts.map { $0.title ?? $0.message }
        let screens = lost.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
        let names = questions + screens.map { $0.storedNavigationItemIfPresent?.title ?? $0.title }
        return names.compactMap { $0 }.filter { !$0.isEmpty }
    }

    private static func addFields(in view: UIView, to fields: inout [DepartedField]) {
        if let field = DepartedField(toBeLost: view) { fields.append(field) }
        for child in view.childViews { addFields(in: child, to: &fields) }
    }

    private static func isSystemContainer(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UITabBarController
            || controller is UISplitViewController || controller is UIPageViewController
    }

    // MARK: Encoding objects

    /// Encodes an object of a number, its views, and what it refers to.
    private func encode(_ number: Int, owner: Int?) {
        guard let controller = references.objects[number] as? UIViewController,
            let identifier = controller.restorationIdentifier, beginEncoding(number)
        else { return }
        var path = controller.restorationPath
        if path.count == 1, let owner, let outer = references.objects[owner] as? UIViewController, outer !== controller
        {
            // A controller that is neither contained nor presented belongs to the one that refers to it.
            path = outer.restorationPath + [identifier]
        }
        let firstReference = references.objects.count
        let coder = RestorationEncoder(references: references)
        controller.encodeRestorableState(with: coder)
        var values = coder.takeValues()
        if controller.viewIfLoaded?.window != nil, values[StateRestoration.wasShownKey] == nil {
            // It is on the screen.
            values[StateRestoration.wasShownKey] = .boolean(true)
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

    /// Encodes the controllers of the numbers in a range that are not encoded yet.
    ///
    /// An object may have been referred to before its container was encoded; it belongs to the container all the same.
    private func encodeReferences(
        from first: Int, to end: Int? = nil, owner: Int?, onlyChildrenOf container: UIViewController? = nil
    ) {
        var number = first
        while number < end ?? references.objects.count {
            let controller = references.objects[number] as? UIViewController
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
        if references.objects[owner] === outer { return true }
        return hasBegunEncoding(outer)
    }

    private func encodeViews(of controller: UIViewController, number: Int, path: [String]) {
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
            guard beginEncoding(viewNumber) else { continue }
            let coder = RestorationEncoder(references: references)
            view.encodeRestorableState(with: coder)
            archive.records.append(
                RestorationRecord(
                    kind: .view, number: viewNumber, owner: number, path: path + [identifier],
                    className: ClassNames.name(of: type(of: view)), values: coder.takeValues()))
        }
    }

    /// Adds what a person typed or chose in views without record, once it is known which controllers have one.
    private func encodeTypedValues() {
        let typed = TypedValues(
            in: views, references: references, waiting: scene.restorationProgress?.waitingValues, hasRecord: hasRecord)
        for index in archive.records.indices where archive.records[index].kind == .controller {
            guard let controller = references.objects[archive.records[index].number] as? UIViewController else {
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

    private func encode(_ object: any UIStateRestoring, identifier: String) {
        let number = references.number(of: object)
        guard !(object is UIViewController), beginEncoding(number) else { return }
        let coder = RestorationEncoder(references: references)
        object.encodeRestorableState(with: coder)
        let outer = (object.restorationParent as? UIViewController)?.restorationPath ?? []
        archive.records.append(
            RestorationRecord(
                kind: .object, number: number, path: outer + [identifier],
                className: ClassNames.name(of: type(of: object)),
                restorationClassName: object.objectRestorationClass.map { RestorationClasses.name(of: $0) },
                values: coder.values))
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
