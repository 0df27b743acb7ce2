import Foundation

extension UIViewController {
    /// The keys under which UIKit's controllers encode.
    enum RestorationKey {
        static let children = "UIKit.viewControllers"
        static let selection = "UIKit.selectedViewController"
        static let orderInEditing = "UIKit.orderInEditing"
        static let hidesBar = "UIKit.isNavigationBarHidden"
        static let hidesToolbar = "UIKit.isToolbarHidden"
        static let isInMergedColumns = "UIKit.isInMergedColumns"
    }

    /// The restoration identifiers of what contains or presented this controller, and its own.
    final var restorationPath: [String] {
        guard let container = restorationContainer else { return restorationIdentifier.map { [$0] } ?? [] }
        var path = container.restorationPath
        if let restorationIdentifier { path.append(restorationIdentifier) }
        return path
    }

    /// The outermost of this controller and of what contains or presented it that has a restoration identifier; itself where
    /// none has.
    final var outermostRestorable: UIViewController {
        var outermost = self
        var container = restorationContainer
        while let controller = container {
            if controller.restorationIdentifier != nil { outermost = controller }
            container = controller.restorationContainer
        }
        return outermost
    }

    /// What contains or presented this controller; a controller on the merged stack of a split view belongs to its
    /// column.
    final var restorationContainer: UIViewController? {
        if let stack = parentController as? UINavigationController,
            let split = stack.parentController as? UISplitViewController,
            let column = split.lender(of: self, on: stack)
        {
            return column
        }
        return parentController ?? presenter ?? (self as? UINavigationController)?.mergedSplit
    }

    /// Whether this is a container of UIKit's own, which takes up its children when it decodes.
    final var takesUpRestoredChildren: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
            || self is UIPageViewController
    }

    /// Has a container make a child that it makes late: when its view is loaded, or when its tab is opened or its page shown.
    ///
    /// - Parameters:
    ///   - identifier: The restoration identifier of the child.
    ///   - coder: What the container had encoded.
    final func makeLateChild(named identifier: String?, with coder: NSCoder) {
        if !isPlainContainer { loadViewIfNeeded() }
        (self as? UITabBarController)?.openTabs(with: coder)
        if let identifier { (self as? UIPageViewController)?.openPage(named: identifier, with: coder) }
    }

    /// Whether this is a container of UIKit's own class, whose view makes no controllers when it is loaded.
    private var isPlainContainer: Bool {
        let containers: [UIViewController.Type] = [
            UINavigationController.self, UITabBarController.self, UISplitViewController.self, UIPageViewController.self,
        ]
        return containers.contains { $0 == type(of: self) }
    }

    /// Encodes which child a container of UIKit's own shows, by its place, as the app makes the children again.
    final func encodeShownChild(with coder: NSCoder) {
        switch self {
        case let pages as UIPageViewController where pages.stepsFromStart != 0: pages.encodePlace(with: coder)
        case let tabs as UITabBarController: tabs.encodeSelection(with: coder)
        default: break
        }
    }

    /// Shows the child that ``encodeShownChild(with:)`` encoded, where the app has made it again.
    final func decodeShownChild(with coder: NSCoder) {
        (self as? UIPageViewController)?.openPage(with: coder)
        (self as? UITabBarController)?.decodeSelection(with: coder)
    }

    /// Makes a controller that its app need not make: a container of UIKit's own.
    ///
    /// - Parameter className: The name of its class.
    static func restorableContainer(ofClassNamed className: String) -> UIViewController? {
        let containers: [UIViewController.Type] = [UINavigationController.self, UITabBarController.self]
        guard let container = containers.first(where: { String(reflecting: $0) == className }) else { return nil }
        return container.instantiate() as? UIViewController
    }
}

extension UINavigationController {
    /// Encodes the stack and which bars are hidden.
    final func encodeStack(with coder: NSCoder) {
        coder.encode(ownStack, forKey: RestorationKey.children)
        coder.encode(isNavigationBarHidden, forKey: RestorationKey.hidesBar)
        coder.encode(isToolbarHidden, forKey: RestorationKey.hidesToolbar)
        if let columnOwner { coder.encode(columnOwner.isMerged, forKey: RestorationKey.isInMergedColumns) }
    }

    /// The split view of which this is a column, also while that stands on another one's stack.
    private var columnOwner: UISplitViewController? { parentController as? UISplitViewController ?? mergedSplit }

    /// The stack as it is when no split view has put the columns on top of each other.
    private var ownStack: [UIViewController] { columnOwner?.ownStack(of: self) ?? viewControllers }

    /// Puts the controllers that were restored on the stack, with those of the app's own in the places of others.
    final func decodeStack(with coder: NSCoder) {
        guard coder.containsValue(forKey: RestorationKey.children) else { return }
        let restored = (coder as? RestorationDecoder)?.objects(forKey: RestorationKey.children) ?? []
        let controllers = stack(of: restored)
        if !controllers.isEmpty, controllers != viewControllers {
            setViewControllers(controllers, animated: false)
            (parentController as? UISplitViewController)?.takeUpRoot(of: self)
        }
        let hidesBar = coder.decodeBool(forKey: RestorationKey.hidesBar)
        let hidesToolbar = coder.decodeBool(forKey: RestorationKey.hidesToolbar)
        setNavigationBarHidden(hidesBar, animated: false)
        setToolbarHidden(hidesToolbar, animated: false)
        guard let top = restored.last, top != nil, let restoration = UIApplication.shared.sceneInTurn?.restoration
        else { return }
        let wasInMergedColumns: Bool? =
            coder.containsValue(forKey: RestorationKey.isInMergedColumns)
            ? coder.decodeBool(forKey: RestorationKey.isInMergedColumns) : nil
        // A controller below the top may have shown its own while it took up its state. Where the columns stand otherwise than
        // before, other controllers ask for the bars of the stack.
        restoration.addWorkAfterLayout { [weak self] in
            if let wasInMergedColumns, let owner = self?.columnOwner, owner.isMerged != wasInMergedColumns { return }
            self?.setNavigationBarHidden(hidesBar, animated: false)
            self?.setToolbarHidden(hidesToolbar, animated: false)
        }
    }

    /// The stack of the objects that were restored, each nil where it was not; empty where none can be on it.
    private func stack(of restored: [Any?]) -> [UIViewController] {
        let known = restored.map { object -> UIViewController? in
            guard let controller = object as? UIViewController, controller !== self else { return nil }
            return controller is UINavigationController ? nil : controller
        }
        guard known.contains(where: { $0 != nil }) else { return [] }
        let present = ownStack
        var controllers: [UIViewController] = []
        for (place, object) in restored.enumerated() {
            // Without the root there would be no way back; and what has no name the app may have opened again by itself, as from
            // the activity of the scene.
            let own = present.indices.contains(place) && object == nil ? present[place] : nil
            let isKept = own.map { (place == 0 || $0.restorationIdentifier == nil) && !known.contains($0) } ?? false
            guard let controller = isKept ? own : known[place], !controllers.contains(controller) else { continue }
            controllers.append(controller)
            if isKept { UIApplication.shared.sceneInTurn?.restoration?.noteOpened(controller) }
        }
        return controllers
    }
}

extension UITabBarController {
    /// Encodes the tabs and the selected one.
    final func encodeTabs(with coder: NSCoder) {
        coder.encode(viewControllers ?? [], forKey: RestorationKey.children)
        coder.encode(selectedViewController, forKey: RestorationKey.selection)
        encodeSelection(with: coder)
        let list = storedMoreNavigation?.viewControllers.first as? MoreListController
        if let order = list?.orderInEditing { coder.encode(order, forKey: RestorationKey.orderInEditing) }
    }

    /// Encodes the place of the selected tab, and which ones were opened.
    final func encodeSelection(with coder: NSCoder) {
        if viewControllers?.isEmpty == false { coder.encode(selectedIndex, forKey: RestorationKey.selection + "Index") }
        if isMoreSelected { coder.encode(true, forKey: RestorationKey.selection + "IsMore") }
        encodeOpenedTabs(with: coder)
    }

    /// Selects the tab that was selected.
    final func decodeSelection(with coder: NSCoder) {
        openTabs(with: coder)
        if coder.decodeBool(forKey: RestorationKey.selection + "IsMore"), !overflowControllers.isEmpty {
            selectMore()
        } else if !decodeSelectedTab(with: coder) {
            decodeSelectedController(with: coder)
        }
    }

    private var isMoreSelected: Bool { selectedController != nil && selectedController === storedMoreNavigation }

    /// Goes on with editing the list of further tabs.
    private func decodeEditing(with coder: NSCoder) {
        guard !overflowControllers.isEmpty, !customizableControllers.isEmpty,
            let order = coder.decodeObject(forKey: RestorationKey.orderInEditing) as? [Any]
        else { return }
        let list = sharedMoreNavigationController().viewControllers.first as? MoreListController
        list?.goOnEditing(order.compactMap { $0 as? UIViewController })
    }

    /// Selects the tab that was selected, by its controller or by its place; tabs are made anew only where the app made
    /// none.
    final func decodeTabs(with coder: NSCoder) {
        let restored = coder.decodeObject(forKey: RestorationKey.children) as? [Any] ?? []
        let controllers = restored.compactMap { $0 as? UIViewController }
        if !usesTabs, tabControllers.isEmpty, !controllers.isEmpty { setViewControllers(controllers, animated: false) }
        takeOverOrder(of: controllers)
        decodeEditing(with: coder)
        let tabs = viewControllers ?? []
        let restoration = UIApplication.shared.sceneInTurn?.restoration
        for controller in controllers where !tabs.contains(controller) { restoration?.noteUnplaced(controller) }
        decodeSelection(with: coder)
    }

    private func decodeSelectedController(with coder: NSCoder) {
        let tabs = viewControllers ?? []
        if let selected = coder.decodeObject(forKey: RestorationKey.selection) as? UIViewController {
            // Where it is no tab any more, another one stands at its place.
            if tabs.contains(selected) { selectedViewController = selected }
        } else if coder.containsValue(forKey: RestorationKey.selection + "Index") {
            let index = coder.decodeInteger(forKey: RestorationKey.selection + "Index")
            if tabs.indices.contains(index) { selectedIndex = index }
        }
    }

    /// Puts the app's tabs into the order in which the person had them, where all of them are known again.
    private func takeOverOrder(of controllers: [UIViewController]) {
        guard !usesTabs, controllers != tabControllers, controllers.count == tabControllers.count,
            tabControllers.allSatisfy({ controllers.contains($0) })
        else { return }
        tabControllers = controllers
        updateTabBar()
    }
}
