/// Which views of a scene have something to be preserved, found by walking through all of them.
///
/// A scene is preserved after each event, and most events change no more than what some views say. So what was found is
/// kept until a commit finds that a view changed which contains others, or one that has a number on the page and is known by
/// another mark now; or until a view gets a number, loses it, or is changed by the person for the first time.
@MainActor
final class PreservedViews {
    /// What was found in the views of one controller, those of the controllers in it left out.
    struct OfController {
        /// The views with a restoration identifier, but for those that lists make when they show them.
        var named: [Named] = []
        /// The views whose values may have to be kept by their places.
        var changeable: [Changeable] = []
    }

    /// A view with a restoration identifier.
    struct Named {
        weak var view: UIView?
    }

    /// A view in which a person did something, a list, or a date picker, which shows the moment when it was made.
    ///
    /// A class, as what is looked at after each event is not to copy the weak reference each time.
    final class Changeable {
        weak let view: UIView?
        let place: ViewPlace
        /// Whether a list made it, or a view around it.
        let isMadeByList: Bool

        init(view: UIView, place: ViewPlace, isMadeByList: Bool) {
            self.view = view
            self.place = place
            self.isMadeByList = isMadeByList
        }
    }

    /// The numbers of the views on the page, by their places.
    private(set) lazy var identifiers = scene.map { PreservedViewIdentifiers.value(of: $0) } ?? .null
    private weak var scene: UIWindowScene?
    private var ofControllers: [ObjectIdentifier: OfController] = [:]

    /// Begins without knowing anything.
    init(of scene: UIWindowScene) {
        self.scene = scene
    }

    /// What there is in the views of a controller.
    func views(of controller: UIViewController) -> OfController {
        guard let root = controller.viewIfLoaded else { return OfController() }
        // No commit looks at views that are in no window.
        let isKept = root.window.map { $0.windowScene === scene } ?? false
        if isKept, let known = ofControllers[ObjectIdentifier(controller)] { return known }
        let found = Self.views(in: root, at: ViewPlace(), of: controller)
        if isKept { ofControllers[ObjectIdentifier(controller)] = found }
        return found
    }

    /// What there is in a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - place: Where it is.
    ///   - controller: The controller whose business it is.
    static func views(in view: UIView, at place: ViewPlace, of controller: UIViewController) -> OfController {
        var walk = Walk(controller: controller, place: place)
        walk.visit(view, isMadeByList: false, isInBar: false)
        return walk.found
    }

    @MainActor
    private struct Walk {
        let controller: UIViewController
        var place: ViewPlace
        var found = OfController()

        init(controller: UIViewController, place: ViewPlace) {
            self.controller = controller
            self.place = place
        }

        mutating func visit(_ view: UIView, isMadeByList: Bool, isInBar: Bool) {
            if let owner = view.owningViewController, owner !== controller { return }
            if !isMadeByList, view.restorationIdentifier != nil { found.named.append(Named(view: view)) }
            // What is in the bars of a stack belongs to the controllers on it.
            let isInBar = isInBar || isBarOfStack(view)
            let isList = view.isRestorableList
            let isChanged =
                view.viewState.contains(.changedByPerson)
                || !isMadeByList && view.valueBeforeAppChange != nil
            if !isInBar, isList || isChanged || view is UIDatePicker {
                found.changeable.append(Changeable(view: view, place: place, isMadeByList: isMadeByList))
            }
            for (index, child) in view.childViews.enumerated() {
                let step = isList ? ViewPlace.Step(to: child, at: index, in: view) : .subview(index)
                if let step { visit(child, at: step, isMadeByList: isMadeByList, isInBar: isInBar) }
            }
            guard isList, let table = view as? UITableView else { return }
            for (name, cell) in table.staticCellsOutOfTable {
                visit(cell, at: .staticCell(name), isMadeByList: isMadeByList, isInBar: isInBar)
            }
        }

        private mutating func visit(_ child: UIView, at step: ViewPlace.Step, isMadeByList: Bool, isInBar: Bool) {
            place.append(step)
            visit(child, isMadeByList: isMadeByList || step.isMadeByList, isInBar: isInBar)
            place.removeLast()
        }

        private func isBarOfStack(_ view: UIView) -> Bool {
            guard let stack = controller as? UINavigationController else { return false }
            return view === stack.ownNavigationBar || view === stack.ownToolbar
        }
    }
}

extension UIWindowScene {
    /// What is known of the views to be preserved, or nothing where something changed since the last commit.
    final var knownPreservedViews: PreservedViews {
        if let preservedViews, areAllChangesCommitted { return preservedViews }
        let new = PreservedViews(of: self)
        preservedViews = areAllChangesCommitted ? new : nil
        return new
    }

    private var areAllChangesCommitted: Bool {
        windows.allSatisfy { $0.viewState.isDisjoint(with: [.needsRendering, .subtreeNeedsRendering]) }
    }
}

extension UIView {
    /// Takes note that a person typed or chose something in the view.
    final func noteChangeByPerson() {
        guard !viewState.contains(.changedByPerson) else { return }
        viewState.insert(.changedByPerson)
        owningScene?.preservedViews = nil
    }
}
