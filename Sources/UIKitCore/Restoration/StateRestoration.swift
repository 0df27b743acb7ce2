import Foundation
import Logging

/// One restoration of a scene: makes the controllers anew or finds them, and has all take up their state.
@MainActor
final class StateRestoration {
    /// The key in the record of a controller whose view was loaded.
    static let viewWasLoadedKey = CommonText.viewWasLoaded.text

    /// The key in the record of a controller whose view is in no window, of the number that this had on the page.
    static let coveredViewKey = "UIKit.view"

    let archive: RestorationArchive
    let scene: UIWindowScene
    private let restored = RestoredObjects()
    private var controllers: [Int: UIViewController] = [:]
    /// The numbers of the controllers that the app made by itself.
    private var foundNumbers: Set<Int> = []
    /// The numbers of UIKit's containers that were made in place of the app.
    private var madeContainerNumbers: Set<Int> = []
    private var decodedNumbers: Set<Int> = []
    private var droppedNumbers: Set<Int> = []
    private var missedNumbers: Set<Int> = []
    private var numbersOfOtherClasses: Set<Int> = []
    var workAfterLayout: [LateWork] = []
    var presentations: [@MainActor () -> Void] = []
    var selections: [Selection] = []
    var listsWithSelection: Set<ObjectIdentifier> = []

    /// The controllers that were made and found no place.
    private var unplacedControllers: [UIViewController] = []

    /// Whether a data source does not lead any more to a page without name that was seen.
    var isPageMissed = false

    /// The controllers without name that the app opened by itself, in the places of others that had none.
    private(set) var openedControllers: [UIViewController] = []

    /// The typed values whose views are not there yet.
    let waitingValues: WaitingValues

    /// Prepares to restore a scene that the app has connected.
    init(
        of scene: UIWindowScene, from archive: RestorationArchive, waitingValues: WaitingValues = WaitingValues()
    ) {
        self.scene = scene
        self.archive = archive
        self.waitingValues = waitingValues
    }

    /// Whether controllers of the state that a person would miss were not made, have no place, or are of another class now.
    var isIncomplete: Bool {
        !missedNumbers.isEmpty || !numbersOfOtherClasses.isEmpty || !unplacedNumbers.isEmpty || isPageMissed
    }

    /// What a person misses of the controllers that were not made, have no place, or are of another class now.
    var lostRecords: LostRecords {
        LostRecords(
            in: archive.records, withNumbers: missedNumbers.union(numbersOfOtherClasses).union(unplacedNumbers))
    }

    /// Whether a controller was made, or found, for one of the state.
    func hasRestored(_ controller: UIViewController) -> Bool { controllers.contains { $0.value === controller } }

    /// What people called the screen of a restored controller when it was preserved; nil for nothing.
    func restoredName(of controller: UIViewController) -> String? {
        let number = controllers.first { $0.value === controller }?.key
        return archive.records.first { $0.number == number }?.values[LostRecords.Key.title]?.text
    }

    /// The numbers of the controllers that were made, found no place, and had been seen.
    private var unplacedNumbers: Set<Int> {
        guard !unplacedControllers.isEmpty else { return [] }
        let unplaced = archive.records.filter { record in
            record.wasSeen && unplacedControllers.contains { $0 === controllers[record.number] }
        }
        return Set(unplaced.map(\.number))
    }

    // MARK: Notes

    /// Takes note of a controller that was made and cannot be shown.
    func noteUnplaced(_ controller: UIViewController) {
        unplacedControllers.append(controller)
    }

    /// Takes note of a controller without name that the app opened by itself, in the place of one that had none.
    func noteOpened(_ controller: UIViewController) {
        openedControllers.append(controller)
    }

    // MARK: Restoring

    /// Asks the app whether to restore, makes the objects and has them decode, in UIKit's order.
    ///
    /// - Returns: Whether the app wanted the state restored.
    func restore() -> Bool {
        let application = UIApplication.shared
        let delegate = application.delegate
        let coder = decoder(archive.application)
        guard delegate?.application(application, shouldRestoreSecureApplicationState: coder) ?? true else {
            return false
        }
        for record in archive.records where record.kind == .object { findObject(of: record) }
        for record in archive.records where record.kind == .controller { makeController(of: record) }
        for record in archive.records where record.kind == .object { makeObject(of: record) }
        for record in archive.records where record.kind == .view { findView(of: record) }
        installRoots()
        let decoded = decodeAll()
        restoreTypedValuesOfRoots()
        makeSelections()
        for object in decoded {
            if let controller = object as? UIViewController {
                controller.applicationFinishedRestoringState()
            } else {
                (object as? any UIStateRestoring)?.applicationFinishedRestoringState()
            }
        }
        delegate?.application(application, didDecodeRestorableStateWith: coder)
        return true
    }

    /// Gives the views that are on a stack below others, or in other tabs, the numbers that they had on the page: it knows by
    /// them where screens were scrolled to.
    func numberCoveredViews() {
        for record in archive.records where !numbersOfOtherClasses.contains(record.number) {
            guard case .integer(let number) = record.values[Self.coveredViewKey], let number = Int32(exactly: number),
                let view = controllers[record.number]?.viewIfLoaded, view.window == nil, view.viewIdentifier == nil
            else { continue }
            // What has the number by now keeps it; this view gets another one then when it comes back.
            view.viewIdentifier = number
        }
    }

    // MARK: Making controllers

    private func makeController(of record: RestorationRecord) {
        if let owner = record.owner, droppedNumbers.contains(owner) { return drop(record) }
        guard let controller = controller(for: record) else { return drop(record) }
        controllers[record.number] = controller
        restored.objects[record.number] = controller
        if controller.restorationIdentifier == nil { controller.restorationIdentifier = record.path.last }
        guard ClassNames.name(of: type(of: controller)) == record.className else {
            Logger.uiKit.warning(
                """
                The controller \(record.path.joined(separator: "/")) is a \(type(of: controller)) now; it was a \
                \(record.className). Its state is left out.
                """)
            numbersOfOtherClasses.insert(record.number)
            return
        }
    }

    private func drop(_ record: RestorationRecord) {
        droppedNumbers.insert(record.number)
        if isMissed(record) { missedNumbers.insert(record.number) }
    }

    /// Tells the developer of controllers that nobody made, but for those in them.
    func logDropped() {
        for record in archive.records where droppedNumbers.contains(record.number) {
            if let owner = record.owner, droppedNumbers.contains(owner) { continue }
            Logger.uiKit.log(
                level: missedNumbers.contains(record.number) ? .warning : .debug,
                """
                The controller \(record.path.joined(separator: "/")) is not restored: no restoration class, application \
                delegate or storyboard made it.
                """)
        }
    }

    /// Whether a person misses a controller that was not made.
    private func isMissed(_ record: RestorationRecord) -> Bool {
        if record.wasSeen { return true }
        guard let number = record.owner, let owner = archive.records.first(where: { $0.number == number }) else {
            return true
        }
        // The tab that nobody opened may be no tab of a next version.
        if controllers[number] is UITabBarController { return false }
        if controllers[number]?.takesUpRestoredChildren == true { return owner.wasSeen }
        // What the app's own container held ready, and nobody saw, it makes again when it needs it.
        return owner.wasSeen && record.hasValuesOfApp
    }

    private func controller(for record: RestorationRecord) -> UIViewController? {
        let storyboard = record.storyboardPlace.flatMap(StoryboardPlace.init)?.storyboard()
        let coder = decoder(record.values, storyboard: storyboard?.storyboard)
        if let name = record.restorationClassName {
            guard let restorationClass = RestorationClasses.controllerRestoration(named: name) else { return nil }
            return restorationClass.viewController(withRestorationIdentifierPath: record.path, coder: coder)
        }
        let application = UIApplication.shared
        return application.delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
            ?? foundController(of: record)
            ?? storyboard.flatMap { $0.storyboard.controller(withObjectIdentifier: $0.object) }
            ?? madeContainer(of: record)
    }

    private func madeContainer(of record: RestorationRecord) -> UIViewController? {
        guard let container = UIViewController.restorableContainer(ofClassNamed: record.className) else { return nil }
        madeContainerNumbers.insert(record.number)
        return container
    }

    private func foundController(of record: RestorationRecord) -> UIViewController? {
        guard let controller = existingController(of: record) else { return nil }
        foundNumbers.insert(record.number)
        return controller
    }

    /// A controller that the app made by itself and that has not been taken for another record.
    ///
    /// What contains it may make it only when its view is loaded, in its code or by a storyboard, or when its tab is opened.
    private func existingController(of record: RestorationRecord) -> UIViewController? {
        if let controller = madeController(of: record) { return controller }
        guard let owner = archive.records.first(where: { $0.number == record.owner }),
            let container = controllers[owner.number], owner.values[Self.viewWasLoadedKey] != nil,
            !numbersOfOtherClasses.contains(owner.number)
        else { return nil }
        container.makeLateChild(named: record.path.last, with: decoder(owner.values))
        return madeController(of: record)
    }

    /// A controller that the app has made by now.
    ///
    /// It may get its name only when its view is loaded, which it was when it was preserved.
    private func madeController(of record: RestorationRecord) -> UIViewController? {
        let path = record.path
        let taken = controllers.values
        var candidates = scene.windows.compactMap(\.rootViewController).map { ($0, $0.restorationPath) }
        // What was made anew has no presenter yet, so that only its record knows the beginning of its path.
        for record in archive.records {
            if let controller = controllers[record.number] { candidates.append((controller, record.path)) }
        }
        while !candidates.isEmpty {
            var (candidate, place) = candidates.removeFirst()
            if candidate.restorationIdentifier == nil, !candidate.isViewLoaded, path.dropLast() == place[...],
                ClassNames.name(of: type(of: candidate)) == record.className
            {
                candidate.loadViewIfNeeded()
                if let identifier = candidate.restorationIdentifier { place.append(identifier) }
            }
            if candidate.restorationIdentifier == path.last, place == path, !taken.contains(candidate) {
                return candidate
            }
            for inner in candidate.children + (candidate.presentedController.map { [$0] } ?? []) {
                candidates.append((inner, place + (inner.restorationIdentifier.map { [$0] } ?? [])))
            }
        }
        return nil
    }

    // MARK: Finding objects and views

    /// Finds the object of a record that the app has registered by now, which those can take that make controllers.
    ///
    /// - Returns: Whether there is an object of the record's name, be it of another class.
    @discardableResult
    private func findObject(of record: RestorationRecord) -> Bool {
        let registered = scene.registeredRestorables.objects.first { $0.identifier == record.path.last }?.object
        guard let registered else { return false }
        if ClassNames.name(of: type(of: registered)) == record.className {
            restored.objects[record.number] = registered
        }
        return true
    }

    private func makeObject(of record: RestorationRecord) {
        guard !findObject(of: record) else { return }
        let restorationClass = record.restorationClassName.flatMap(RestorationClasses.objectRestoration(named:))
        let made = restorationClass?.object(
            withRestorationIdentifierPath: record.path, coder: decoder(record.values))
        guard let made, ClassNames.name(of: type(of: made)) == record.className else { return }
        if let identifier = record.path.last {
            scene.registeredRestorables.register(made, identifier: identifier)
        }
        restored.objects[record.number] = made
    }

    @discardableResult
    private func findView(of record: RestorationRecord) -> UIView? {
        if let view = restored.objects[record.number] as? UIView { return view }
        guard let owner = record.owner, let controller = restored.objects[owner] as? UIViewController else {
            return nil
        }
        controller.loadViewIfNeeded()
        var found: UIView?
        controller.viewIfLoaded?.forEachView(of: controller) { view in
            if found == nil, view.restorationIdentifier == record.path.last { found = view }
        }
        guard let found, ClassNames.name(of: type(of: found)) == record.className else { return nil }
        restored.objects[record.number] = found
        return found
    }

    private func installRoots() {
        for root in archive.roots.sorted(by: { $0.place < $1.place }) {
            guard let controller = controllers[root.number], scene.windows.indices.contains(root.place) else {
                continue
            }
            let window = scene.windows[root.place]
            guard window.rootViewController !== controller, controller.parentController == nil,
                controller.presenter == nil,
                !scene.windows.contains(where: { $0.rootViewController === controller })
            else { continue }
            window.rootViewController = controller
        }
    }

    // MARK: Decoding

    /// Has everything that was restored decode; containers come before what they contain.
    ///
    /// - Returns: The objects, in the order of their records.
    private func decodeAll() -> [AnyObject] {
        var decoded: [AnyObject] = []
        for record in archive.records where !numbersOfOtherClasses.contains(record.number) {
            switch record.kind {
            case .controller:
                guard let controller = controllerToDecode(record) else { continue }
                decode(controller, from: record)
                decoded.append(controller)
            case .view:
                decodeView(of: record)
            case .object:
                guard let object = restored.objects[record.number] else { continue }
                (object as? any UIStateRestoring)?.decodeRestorableState(with: decoder(record.values))
                decoded.append(object)
            }
        }
        return decoded
    }

    private func decode(_ controller: UIViewController, from record: RestorationRecord) {
        decodedNumbers.insert(record.number)
        // What controllers decode they mostly show in their views: these are there again, on the screen or not.
        if record.values[Self.viewWasLoadedKey] != nil { controller.loadViewIfNeeded() }
        controller.decodeRestorableState(with: decoder(record.values))
        guard let values = record.values[TypedValues.key]?.keyedValues else { return }
        controller.loadViewIfNeeded()
        waitingValues.add(values, for: controller)
    }

    private func decodeView(of record: RestorationRecord) {
        guard let view = findView(of: record) else { return }
        view.decodeRestorableState(with: decoder(record.values))
        if EditedField.isNoted(in: record.values) { EditedField.resume(in: view) }
    }

    /// Whether nobody made the controller of a record, or nobody shows the container that was made in place of the app.
    func isNotShown(_ record: RestorationRecord) -> Bool {
        if droppedNumbers.contains(record.number) { return true }
        guard madeContainerNumbers.contains(record.number), let made = controllers[record.number] else { return false }
        return made.parentController == nil && made.presenter == nil && made.viewIfLoaded?.window == nil
    }

    /// The container that may make the controller of a record when it appears, with what was made in its place; nil for none.
    func container(awaiting record: RestorationRecord) -> (container: UIViewController, standIn: UIViewController?)? {
        guard let number = record.owner, let container = controllers[number], container.viewIfLoaded?.window == nil,
            !container.takesUpRestoredChildren, !numbersOfOtherClasses.contains(number),
            record.restorationClassName == nil, record.storyboardPlace == nil
        else { return nil }
        return (container, controllers[record.number])
    }

    /// Takes records for neither dropped nor missed, as their turn is yet to come.
    func forget(_ numbers: Set<Int>) {
        droppedNumbers.subtract(numbers)
        missedNumbers.subtract(numbers)
        madeContainerNumbers.subtract(numbers)
    }

    /// Begins with a container that is there, and nothing of what it awaits.
    func adopt(_ container: UIViewController, ofNumber number: Int, awaiting records: [RestorationRecord]) {
        controllers[number] = container
        restored.objects[number] = container
        droppedNumbers = Set(records.lazy.filter { $0.kind == .controller }.map(\.number))
        missedNumbers = Set(records.prefix(1).filter(\.wasSeen).map(\.number))
    }

    /// Has children take up their state that a container of the app's own made only as it appeared, with what is in them.
    func restoreLateChildren() {
        var numbers: Set<Int> = []
        for record in archive.records where record.kind == .controller && isNotShown(record) {
            guard let container = record.owner.flatMap({ controllers[$0] }), !container.takesUpRestoredChildren,
                let shown = shownController(of: record, in: container)
            else { continue }
            // What was put into the container that was made in its place goes into this one.
            (controllers[record.number] as? UINavigationController)?.setViewControllers([], animated: false)
            (controllers[record.number] as? UITabBarController)?.setViewControllers([], animated: false)
            take(shown, for: record)
            makeControllers(in: shown, of: record)
            decodedNumbers.remove(record.number)
            numbers.insert(record.number)
        }
        guard !numbers.isEmpty else { return }
        var decoded: [UIViewController] = []
        for record in archive.records {
            let isInside = record.owner.map { numbers.contains($0) } ?? false
            guard isInside || numbers.contains(record.number) else { continue }
            if record.kind == .view { decodeView(of: record) }
            guard let controller = controllers[record.number], !numbersOfOtherClasses.contains(record.number) else {
                continue
            }
            numbers.insert(record.number)
            guard !decodedNumbers.contains(record.number) else { continue }
            decode(controller, from: record)
            decoded.append(controller)
        }
        makeSelections()
        for controller in decoded { controller.applicationFinishedRestoringState() }
    }

    /// The controller of a record whose turn to decode has come.
    ///
    /// What contains it has decoded by then. A container of the app's own may show only since then what it holds, and so may pages
    /// another controller of the same name in place of the one that they showed.
    private func controllerToDecode(_ record: RestorationRecord) -> UIViewController? {
        let known = controllers[record.number]
        // What was made for the record is shown later, if not yet.
        let isPlaced = known?.parentController != nil || known?.presenter != nil
        guard !isPlaced, known == nil || foundNumbers.contains(record.number),
            let container = record.owner.flatMap({ controllers[$0] }),
            !container.takesUpRestoredChildren || container is UIPageViewController
        else { return known }
        guard let shown = shownController(of: record, in: container) else { return known }
        take(shown, for: record)
        for view in archive.records where view.kind == .view && view.owner == record.number {
            restored.objects[view.number] = nil
        }
        makeControllers(in: shown, of: record)
        return shown
    }

    /// The child of a container that stands in the place of a record's controller, and is there for no other record.
    private func shownController(of record: RestorationRecord, in container: UIViewController) -> UIViewController? {
        container.children.first { child in
            child.restorationIdentifier == record.path.last && ClassNames.name(of: type(of: child)) == record.className
                && !controllers.values.contains(child)
        }
    }

    private func take(_ controller: UIViewController, for record: RestorationRecord) {
        controllers[record.number] = controller
        restored.objects[record.number] = controller
        droppedNumbers.remove(record.number)
        missedNumbers.remove(record.number)
    }

    /// Makes what was in a container that is there only now, before that takes it up.
    private func makeControllers(in container: UIViewController, of record: RestorationRecord) {
        if record.values[Self.viewWasLoadedKey] != nil { container.loadViewIfNeeded() }
        for inner in archive.records where inner.kind == .controller && inner.owner == record.number {
            guard controllers[inner.number] == nil else { continue }
            if let shown = shownController(of: inner, in: container) {
                take(shown, for: inner)
                foundNumbers.insert(inner.number)
            } else {
                droppedNumbers.remove(inner.number)
                missedNumbers.remove(inner.number)
                makeController(of: inner)
            }
            if let controller = controllers[inner.number] { makeControllers(in: controller, of: inner) }
        }
    }

    /// Gives the root controllers without name, which the app has made again, what was typed into them.
    private func restoreTypedValuesOfRoots() {
        for (place, value) in archive.session[TypedValues.key]?.keyedValues ?? [:] {
            guard let place = Int(place), scene.windows.indices.contains(place),
                !archive.roots.contains(where: { $0.place == place }),
                let root = scene.windows[place].rootViewController, case .object(let className, let values) = value,
                ClassNames.name(of: type(of: root)) == className
            else { continue }
            root.loadViewIfNeeded()
            waitingValues.add(values, for: root)
        }
    }

    /// Whether a container will have something on its stack when it has decoded; true for what is no stack.
    func willHaveContent(_ controller: UIViewController) -> Bool {
        guard let stack = controller as? UINavigationController, stack.viewControllers.isEmpty else { return true }
        guard let number = controllers.first(where: { $0.value === stack })?.key,
            let record = archive.records.first(where: { $0.number == number }), !numbersOfOtherClasses.contains(number)
        else { return false }
        let children = decoder(record.values).decodeObject(forKey: UIViewController.RestorationKey.children) as? [Any]
        return children?.contains { $0 is UIViewController } ?? false
    }

    private func decoder(
        _ values: KeyedValues, storyboard: UIStoryboard? = nil
    ) -> RestorationDecoder {
        let decoder = RestorationDecoder(values: values, restored: restored)
        decoder.storyboard = storyboard
        return decoder
    }
}
