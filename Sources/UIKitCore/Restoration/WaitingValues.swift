/// The restoration of a scene while it goes on, and what it could not give to views or present yet.
@MainActor
final class RestorationProgress {
    /// The restoration; nil once it is over.
    var restoration: StateRestoration?

    /// The typed values whose views are not there yet.
    let waitingValues: WaitingValues

    /// The presentations that have not begun.
    var awaitedPresentations = AwaitedPresentations()

    /// The children whose containers have not appeared.
    var awaitedChildren: [AwaitedChild] = []

    /// Whether nothing is left to be given, made or presented.
    var isOver: Bool {
        restoration == nil && waitingValues.isEmpty && !awaitedPresentations.areHeld && awaitedChildren.isEmpty
    }

    /// Begins with a restoration.
    init(_ restoration: StateRestoration) {
        self.restoration = restoration
        waitingValues = restoration.waitingValues
    }
}

/// Typed values that were restored and wait for their views.
///
/// Many views are made late: cells when their list comes to the page, others when their controller is about to appear or
/// when its data has come, and what an app does then may take a value back that was given before. So values are given at
/// once where that is possible, and again whenever the scene has come to rest, until the controller has appeared and the
/// app has said that it has finished restoring. Those in cells wait until the list shows the cell.
@MainActor
final class WaitingValues {
    /// How often a view is given its value, which the app may keep changing.
    private static let greatestAttempts = 4

    @MainActor
    private final class Value {
        weak var controller: UIViewController?
        let place: String
        let className: String
        /// What was kept of the view, with its name.
        let kept: KeyedValues
        private let values: KeyedValues
        private let name: ViewName?
        /// Whether the person was typing there.
        private let isEdited: Bool
        /// The mark of what was in the field before the app, rather than a person, put the value there; nil for a person.
        private let valueBefore: ElementMark?
        private(set) weak var view: UIView?
        private var attempts = 0
        /// Whether its row was found among those that are not on the page; it is looked for once, as there may be many.
        private var isRowThere = false
        /// What the view encodes since it was given the value.
        private var given: KeyedValues = [:]

        init(
            of controller: UIViewController, at place: String, className: String, values: KeyedValues
        ) {
            self.controller = controller
            self.place = place
            self.className = className
            kept = values
            var values = values
            name = ViewName(takingFrom: &values)
            isEdited = EditedField.takeNote(from: &values)
            valueBefore = values[LostRecords.Key.valueBefore]?.text.flatMap { ElementMark(text: $0) }
            values[LostRecords.Key.valueBefore] = nil
            self.values = values
        }

        /// Whether it need not be given again: the person has gone on, or the app insists.
        var isDone: Bool {
            attempts == WaitingValues.greatestAttempts || view?.viewState.contains(.changedByPerson) ?? false
        }

        /// Gives the value to the view that stands at the place now or, where its screen has other views now, to the one beside
        /// it that has its name.
        ///
        /// - Parameter isTaken: Whether a view beside the place is the one of another value.
        /// - Returns: Whether the view did not have it.
        func give(unless isTaken: (UIView) -> Bool) -> Bool {
            guard !isDone, let found = viewAtPlace ?? view(besidePlaceUnless: isTaken), hasValueBefore(found) else {
                return false
            }
            let isList = found.isRestorableList
            if found === view {
                // What a list shows is given once: after that a selection may rightly go.
                guard !isList, TypedValues.state(of: found) != given else { return false }
            }
            view = found
            if isEdited { EditedField.resume(in: found) }
            attempts += 1
            if !isList, TypedValues.state(of: found) == values {
                given = values
                return false
            }
            TypedValues.give(values, to: found)
            if !isList { given = TypedValues.state(of: found) }
            return true
        }

        /// Whether a view has what the app had replaced; what it shows otherwise is newer than the value.
        private func hasValueBefore(_ view: UIView) -> Bool {
            guard let valueBefore, !((view as? UIDatePicker)?.isAtMomentOfCreation ?? false) else { return true }
            return view.valueMark == valueBefore
        }

        /// The view that stands at the place now; nil where another one does.
        var viewAtPlace: UIView? {
            guard let controller else { return nil }
            if let found = ViewPlace.view(at: place, of: controller) { return isSameView(found) ? found : nil }
            // What a row says may follow from what was chosen in it; a text must not come to something else all the same.
            let other = ViewPlace.view(at: place, of: controller, allowsOtherTexts: true)
            return other.flatMap { isSameView($0) && !isForText($0) ? $0 : nil }
        }

        private func view(besidePlaceUnless isTaken: (UIView) -> Bool) -> UIView? {
            guard name != nil, let controller else { return nil }
            func isFree(_ view: UIView) -> Bool {
                isSameView(view) && !view.viewState.contains(.changedByPerson) && (view === self.view || !isTaken(view))
            }
            if let sibling = ViewPlace.superview(at: place, of: controller)?.childViews.first(where: isFree) {
                return sibling
            }
            let inOtherRows = ViewPlace.views(inOtherRowsThan: place, of: controller).filter(isFree)
            if inOtherRows.count == 1 { return inOtherRows[0] }
            guard !ViewPlace.leadsThroughList(place) else { return nil }
            var elsewhere: [UIView] = []
            controller.viewIfLoaded?.forEachView(of: controller) { if isFree($0) { elsewhere.append($0) } }
            return elsewhere.count == 1 ? elsewhere[0] : nil
        }

        /// Whether a view is what had the value: a text must not come into another field, nor a choice to another switch.
        private func isSameView(_ other: UIView) -> Bool {
            guard ClassNames.name(of: type(of: other)) == className else { return false }
            if let name { return name.isName(of: other) }
            return !isForText(other) || other.nameForPeople == nil
        }

        private func isForText(_ view: UIView) -> Bool { view is UITextField || view is UITextView }

        /// Whether a view is the one of the value.
        func holds(_ other: UIView) -> Bool { view === other || viewAtPlace === other }

        /// Whether the row in which the view was is shown and has another one there, or is gone.
        var isReplaced: Bool {
            guard !isRowThere, let controller else { return false }
            if let found = ViewPlace.view(at: place, of: controller) { return !isSameView(found) }
            guard let isGone = ViewPlace.isRowGone(onWayTo: place, of: controller) else { return false }
            isRowThere = !isGone
            return isGone
        }

        /// What a person typed, where no view of the controller shows it; nil for nothing.
        var lostText: (name: String?, text: String)? {
            guard view == nil, let lost = LostRecords.text(in: kept) else { return nil }
            var isShown = false
            if let controller {
                controller.viewIfLoaded?.forEachView(of: controller) {
                    if $0.openlyTypedText == lost.text { isShown = true }
                }
            }
            return isShown ? nil : lost
        }

        /// Lets the view count as one in which a person typed, or which the app changed.
        func markAsChanged() {
            guard let view else { return }
            if let valueBefore {
                view.noteAppChange(from: valueBefore)
            } else {
                view.noteChangeByPerson()
            }
        }
    }

    /// The values of a child that its parent has not made yet.
    private struct Child {
        weak var parent: UIViewController?
        let name: String
        let values: KeyedValues
    }

    private var waiting: [Value] = []
    private var children: [Child] = []

    /// Whether nothing waits.
    var isEmpty: Bool { waiting.isEmpty && children.isEmpty }

    /// What waits for views of a controller and for its children, as it was encoded.
    func values(of controller: UIViewController) -> KeyedValues {
        var values: KeyedValues = [:]
        for value in waiting where value.controller === controller {
            values[value.place] = .object(className: value.className, values: value.kept)
        }
        for child in children where child.parent === controller {
            values[child.name] = .object(className: "", values: child.values)
        }
        return values
    }

    /// Gives the views of a controller their values, as far as they are there, and keeps these for later.
    func add(_ values: KeyedValues, for controller: UIViewController) {
        let first = waiting.count
        if let shown = values[TypedValues.shownChildKey]?.keyedValues {
            controller.decodeShownChild(with: RestorationDecoder(values: shown, restored: RestoredObjects()))
        }
        // Lists come before what is in their cells.
        for (place, value) in values.sorted(by: { $0.key.utf8.count < $1.key.utf8.count }) {
            guard case .object(let className, let values) = value, place != TypedValues.shownChildKey else { continue }
            if TypedValues.isNameOfChild(place) {
                children.append(Child(parent: controller, name: place, values: values))
            } else {
                waiting.append(Value(of: controller, at: place, className: className, values: values))
            }
        }
        for value in waiting[first...] { _ = give(value) }
        adoptChildren()
    }

    /// Gives views their values that have been made or changed since.
    ///
    /// - Returns: Whether there were any.
    func give() -> Bool {
        adoptChildren()
        var hasGiven = false
        for value in waiting where give(value) { hasGiven = true }
        return hasGiven
    }

    private func give(_ value: Value) -> Bool {
        value.give { view in
            waiting.contains { $0 !== value && $0.controller === value.controller && $0.holds(view) }
        }
    }

    /// Ends the waiting for the views of controllers that have appeared, but for those in cells that are not shown yet.
    ///
    /// - Returns: What a person typed into views that are not there any more, with the names of these.
    func settle() -> [(name: String?, text: String)] {
        var lost: [(name: String?, text: String)] = []
        waiting.removeAll { value in
            guard let controller = value.controller else { return true }
            guard controller.viewIfLoaded?.window != nil else { return false }
            guard value.view == nil else {
                value.markAsChanged()
                return true
            }
            guard !ViewPlace.leadsThroughList(value.place) || value.isReplaced else { return false }
            value.lostText.map { lost.append($0) }
            return true
        }
        children.removeAll { child in
            guard let parent = child.parent else { return true }
            guard parent.viewIfLoaded?.window != nil else { return false }
            lost += LostRecords.texts(inTypedValues: .object(className: "", values: child.values))
            return true
        }
        return lost
    }

    private func adoptChildren() {
        let known = children
        children = []
        for child in known {
            guard let parent = child.parent else { continue }
            if let found = TypedValues.children(of: parent).first(where: { $0.name == child.name })?.child {
                add(child.values, for: found)
            } else {
                children.append(child)
            }
        }
    }
}

extension UIWindowScene {
    /// The restoration that is going on.
    final var restoration: StateRestoration? { restorationProgress?.restoration }

    /// Gives views values that waited for them, and presents what waited for its presenter, when the scene has come to rest.
    ///
    /// - Returns: Whether that changed something.
    final func placesWaitingValues() -> Bool {
        guard let progress = restorationProgress else { return false }
        if let present = progress.awaitedPresentations.takeHeldPresentation() {
            present()
            return true
        }
        if progress.waitingValues.give() { return true }
        if progress.restoration == nil, takeUpAwaitedChildren(progress) { return true }
        if progress.restoration == nil, restorationExtensionCount == 0 {
            let lost = progress.waitingValues.settle()
            if !lost.isEmpty { isRestorationIncomplete = true }
            textsOfLostControllers += lost
            if progress.isOver { restorationProgress = nil }
        }
        return false
    }
}
