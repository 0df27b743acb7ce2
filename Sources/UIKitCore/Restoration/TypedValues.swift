import Foundation

/// What a person typed or chose in the views of controllers that have no record by themselves.
///
/// UIKit leaves such views out. A page that comes back without the text just typed would be useless, so their values are
/// kept by the places of the views; they are dropped where another kind of view stands there now. Such views are those
/// without restoration identifier; all in cells, of which many share an identifier; and all of children without record. So are
/// the dates of pickers that show when they were made, as nobody chose one, and what the app put into fields while pages showed
/// them, outside of the rows that lists make.
@MainActor
struct TypedValues {
    /// The key in the record of a controller, and that of windows' root controllers without record in the session.
    static let key = "UIKit.typedValues"

    /// The key of which child a container of UIKit's own without record shows.
    static let shownChildKey = "UIKit.page"

    /// How deep controllers without record may contain each other.
    private static let greatestDepth = 16

    private let views: PreservedViews
    private let references: RestorationReferences
    private let waiting: WaitingValues?
    private let rows = RowTexts.OfLists()

    /// Prepares to collect values.
    ///
    /// - Parameters:
    ///   - views: Which views are looked at.
    ///   - references: Numbers restorable objects, and knows which controllers are encoded by themselves.
    ///   - waiting: What waits for its views since the scene was restored.
    init(in views: PreservedViews, references: RestorationReferences, waiting: WaitingValues?) {
        self.views = views
        self.references = references
        self.waiting = waiting
    }

    // MARK: Collecting

    /// The values in a controller's views, by their places, and those of its children without record, by their names.
    func values(of controller: UIViewController) -> KeyedValues {
        values(of: controller, depth: 0)
    }

    private func values(of controller: UIViewController, depth: Int) -> KeyedValues {
        var values = waiting?.values(of: controller) ?? KeyedValues()
        let isLost = !references.hasBegunEncoding(controller)
        if isLost, controller.takesUpRestoredChildren {
            let coder = RestorationEncoder(references: references)
            controller.encodeShownChild(with: coder)
            if !coder.values.isEmpty { values[Self.shownChildKey] = .object(className: "", values: coder.values) }
        }
        for entry in views.views(of: controller).changeable {
            collect(entry, includesNamed: isLost || entry.isMadeByList, into: &values)
        }
        for (name, view) in controller.viewsInBars {
            let found = PreservedViews.views(in: view, at: ViewPlace(root: name), of: controller)
            for entry in found.changeable { collect(entry, includesNamed: true, into: &values) }
        }
        guard depth < Self.greatestDepth else { return values }
        for (name, child) in Self.children(of: controller) where !references.hasBegunEncoding(child) {
            let inner = self.values(of: child, depth: depth + 1)
            if !inner.isEmpty { values[name] = .object(className: "", values: inner) }
        }
        return values
    }

    private func collect(
        _ entry: PreservedViews.Changeable, includesNamed: Bool, into values: inout KeyedValues
    ) {
        guard let view = entry.view else { return }
        let valueBefore = view.viewState.contains(.changedByPerson) ? nil : view.valueBeforeAppChange
        let isChanged = view.viewState.contains(.changedByPerson) || valueBefore != nil && !entry.isMadeByList
        let isChosen =
            isChanged || view.isRestorableList || (view as? UIDatePicker)?.isAtMomentOfCreation ?? false
        guard isChosen, includesNamed || view.restorationIdentifier == nil else { return }
        var own = Self.state(of: view, references: references)
        guard !own.isEmpty else { return }
        ViewName(of: view)?.add(to: &own)
        EditedField.note(view, in: &own)
        if let valueBefore { own[LostRecords.Key.valueBefore] = .string(valueBefore.text) }
        values[entry.place.text(rows)] = .object(className: ClassNames.name(of: type(of: view)), values: own)
    }

    /// What a view encodes; one that has a name, as its class says.
    static func state(
        of view: UIView, references: RestorationReferences = RestorationReferences()
    ) -> KeyedValues {
        let coder = RestorationEncoder(references: references)
        if view.restorationIdentifier == nil {
            view.encodeStateOfClass(with: coder)
        } else {
            view.encodeRestorableState(with: coder)
        }
        return coder.values
    }

    /// Has a view take up what it encoded.
    static func give(_ values: KeyedValues, to view: UIView) {
        let coder = RestorationDecoder(values: values, restored: RestoredObjects())
        if view.restorationIdentifier == nil {
            view.decodeStateOfClass(with: coder)
        } else {
            view.decodeRestorableState(with: coder)
        }
        // What stands below the field of a search that goes on all the time follows from what is typed there.
        let search = (view as? UISearchTextField)?.searchBar?.searchController
        if let search, search.isEmbedded { search.queryDidChange() }
    }

    // MARK: Children

    /// Whether a name is that of a child rather than the place of a view.
    static func isNameOfChild(_ name: String) -> Bool { name.hasPrefix("@") }

    /// The children that a controller makes again by itself, with their names.
    ///
    /// What a person went to is none of them: another one of its class may stand there when all have been made anew.
    static func children(of controller: UIViewController) -> [(name: String, child: UIViewController)] {
        var children = controller.childControllers
        let inputs = controller.freeInputControllers
        guard !children.isEmpty || !inputs.isEmpty else { return [] }
        switch controller {
        case is UISplitViewController: return []
        case let pages as UIPageViewController:
            guard let place = pages.stepsFromStart else { return [] }
            return pages.seenPages.enumerated().map { index, page in
                ("@\(ClassNames.name(of: type(of: page)))#\(place + index)", page)
            }
        case let stack as UINavigationController:
            guard stack.mergedSplit == nil, !(stack.parentController is UISplitViewController) else { return [] }
            children = stack.viewControllers.first.map { [$0] } ?? []
        case let tabs as UITabBarController where tabs.usesTabs:
            return children.compactMap { child in
                child.storedTab.map { ("@\(ClassNames.name(of: type(of: child)))#\($0.identifier)", child) }
            }
        default: break
        }
        var counts: [ObjectIdentifier: Int] = [:]
        return (children + inputs).map { child in
            let count = counts[ObjectIdentifier(type(of: child)), default: 0]
            counts[ObjectIdentifier(type(of: child))] = count + 1
            return ("@\(ClassNames.name(of: type(of: child)))#\(count)", child)
        }
    }
}
