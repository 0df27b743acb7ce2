import Foundation

extension UIViewController {
    /// The keys under which UIKit's controllers encode.
    enum RestorationKey {
        static let presented = "UIKit.presentedViewController"
        static let presentationStyle = "UIKit.modalPresentationStyle"
        static let transitionStyle = "UIKit.modalTransitionStyle"
        static let isModal = "UIKit.isModalInPresentation"
        static let detent = "UIKit.selectedDetentIdentifier"
        static let sourceView = "UIKit.popoverSourceView"
        static let sourceRect = "UIKit.popoverSourceRect"
        static let children = "UIKit.viewControllers"
        static let selection = "UIKit.selectedViewController"
        static let hidesBar = "UIKit.isNavigationBarHidden"
        static let hidesToolbar = "UIKit.isToolbarHidden"
    }

    /// The restoration identifiers of what contains or presented this controller, and its own.
    final var restorationPath: [String] {
        let outer = restorationContainer?.restorationPath ?? []
        return outer + (restorationIdentifier.map { [$0] } ?? [])
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

    /// Encodes what this controller presents, and how.
    final func encodePresentation(with coder: NSCoder) {
        encodeSearch(with: coder)
        guard let presented = presentedController, presented.restorationIdentifier != nil,
            presented.storedPresentationController?.isDismissalRequested != true, !(presented is UISearchController),
            (self as? UISplitViewController)?.content[.inspector]?.shown !== presented
        else { return }
        coder.encode(presented, forKey: RestorationKey.presented)
        coder.encode(presented.modalPresentationStyle.rawValue, forKey: RestorationKey.presentationStyle)
        coder.encode(presented.modalTransitionStyle.rawValue, forKey: RestorationKey.transitionStyle)
        coder.encode(presented.isModalInPresentation, forKey: RestorationKey.isModal)
        if let detent = presented.sheetPresentationController?.selectedDetentIdentifier {
            coder.encode(detent.rawValue, forKey: RestorationKey.detent)
        }
        if let popover = presented.popoverPresentationController {
            coder.encode(popover.sourceView, forKey: RestorationKey.sourceView)
            coder.encode(popover.sourceRect, forKey: RestorationKey.sourceRect)
        }
    }

    /// Remembers to present what this controller presented, once its own view is on the screen.
    final func decodePresentation(with coder: NSCoder) {
        decodeSearch(with: coder)
        guard let presented = coder.decodeObject(forKey: RestorationKey.presented) as? UIViewController,
            let restoration = UIApplication.shared.sceneInTurn?.restoration
        else { return }
        if presented.modalPresentationStyle == .automatic,
            let style = UIModalPresentationStyle(
                rawValue: coder.decodeInteger(forKey: RestorationKey.presentationStyle))
        {
            presented.modalPresentationStyle = style
        }
        if let style = UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: RestorationKey.transitionStyle)) {
            presented.modalTransitionStyle = style
        }
        if coder.decodeBool(forKey: RestorationKey.isModal) { presented.isModalInPresentation = true }
        let detent = coder.decodeObject(forKey: RestorationKey.detent) as? String
        let sourceView = coder.decodeObject(forKey: RestorationKey.sourceView) as? UIView
        let sourceRect = coder.decodeCGRect(forKey: RestorationKey.sourceRect)
        restoration.addPresentation { [weak self] in
            guard let self, self.presentedController == nil, presented.presenter == nil else { return }
            if let detent, let sheet = presented.sheetPresentationController {
                sheet.selectedDetentIdentifier = UISheetPresentationController.Detent.Identifier(detent)
            }
            if let popover = presented.popoverPresentationController, popover.sourceView == nil, let sourceView {
                popover.sourceView = sourceView
                popover.sourceRect = sourceRect
            }
            self.present(presented, animated: false)
        }
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
    }

    /// The stack as it is when no split view has put the columns on top of each other.
    private var ownStack: [UIViewController] {
        let split = parentController as? UISplitViewController ?? mergedSplit
        return split?.ownStack(of: self) ?? viewControllers
    }

    /// Puts the controllers that were restored on the stack; the root that there is stays where it was not restored.
    final func decodeStack(with coder: NSCoder) {
        guard coder.containsValue(forKey: RestorationKey.children) else { return }
        let restored = coder.decodeObject(forKey: RestorationKey.children) as? [Any] ?? []
        var controllers: [UIViewController] = []
        for case let controller as UIViewController in restored where !controllers.contains(controller) {
            guard !(controller is UINavigationController), controller !== self else { continue }
            controllers.append(controller)
        }
        if !controllers.isEmpty, controllers != viewControllers {
            setViewControllers(controllers, animated: false)
        }
        setNavigationBarHidden(coder.decodeBool(forKey: RestorationKey.hidesBar), animated: false)
        setToolbarHidden(coder.decodeBool(forKey: RestorationKey.hidesToolbar), animated: false)
    }
}

extension UITabBarController {
    /// Encodes the tabs and the selected one.
    final func encodeTabs(with coder: NSCoder) {
        coder.encode(viewControllers ?? [], forKey: RestorationKey.children)
        coder.encode(selectedViewController, forKey: RestorationKey.selection)
        if viewControllers?.isEmpty == false { coder.encode(selectedIndex, forKey: RestorationKey.selection + "Index") }
    }

    /// Selects the tab that was selected, by its controller or by its place; tabs are made anew only where the app made
    /// none.
    final func decodeTabs(with coder: NSCoder) {
        let restored = coder.decodeObject(forKey: RestorationKey.children) as? [Any] ?? []
        let controllers = restored.compactMap { $0 as? UIViewController }
        if viewControllers?.isEmpty ?? true, !controllers.isEmpty { setViewControllers(controllers, animated: false) }
        let tabs = viewControllers ?? []
        if let selected = coder.decodeObject(forKey: RestorationKey.selection) as? UIViewController,
            tabs.contains(selected)
        {
            selectedViewController = selected
        } else if coder.containsValue(forKey: RestorationKey.selection + "Index") {
            let index = coder.decodeInteger(forKey: RestorationKey.selection + "Index")
            if tabs.indices.contains(index) { selectedIndex = index }
        }
    }
}

extension UIPageViewController {
    /// Encodes the pages that are seen.
    final func encodePages(with coder: NSCoder) {
        coder.encode(viewControllers ?? [], forKey: RestorationKey.children)
    }

    /// Shows the pages that were restored, as many as the spine asks for.
    final func decodePages(with coder: NSCoder) {
        let restored = coder.decodeObject(forKey: RestorationKey.children) as? [Any] ?? []
        var pages = restored.compactMap { $0 as? UIViewController }
        guard !pages.isEmpty, let restoration = UIApplication.shared.sceneInTurn?.restoration else { return }
        if currentSpine != .mid, pages.count > 1, !isDoubleSided { pages = [pages[0]] }
        if pages != viewControllers ?? [], currentSpine != .mid || pages.count == 2 {
            setViewControllers(pages, direction: .forward, animated: false)
        }
        restoration.addWorkAfterLayout { [weak self] in
            guard let self else { return }
            if self.currentSpine == .mid, pages.count == 1 { self.showPair(with: pages[0]) }
            // Only now do the pages know which ones they are.
            self.dataSourceDidChange()
        }
    }

    /// Shows a page and one of its neighbours, where the spine is in the middle.
    private func showPair(with page: UIViewController) {
        guard !seenPages.contains(page) else { return }
        let pair: [UIViewController]
        if let next = dataSource?.pageViewController(self, viewControllerAfter: page) {
            pair = [page, next]
        } else if let previous = dataSource?.pageViewController(self, viewControllerBefore: page) {
            pair = [previous, page]
        } else {
            return
        }
        setViewControllers(pair, direction: .forward, animated: false)
    }
}

extension UIViewController {
    private enum SearchKey {
        static let isActive = "UIKit.searchIsActive"
        static let text = "UIKit.searchText"
        static let scope = "UIKit.searchScope"
    }

    /// Encodes the search in the bar, if one is active or has text.
    fileprivate final func encodeSearch(with coder: NSCoder) {
        guard let search = storedNavigationItemIfPresent?.searchController else { return }
        let text = search.searchBar.text ?? ""
        guard search.isActive || !text.isEmpty else { return }
        coder.encode(search.isActive, forKey: SearchKey.isActive)
        coder.encode(text, forKey: SearchKey.text)
        coder.encode(search.searchBar.selectedScopeButtonIndex, forKey: SearchKey.scope)
    }

    /// Remembers to search again for what was searched, once the controller is on the screen.
    fileprivate final func decodeSearch(with coder: NSCoder) {
        guard coder.containsValue(forKey: SearchKey.text),
            let restoration = UIApplication.shared.sceneInTurn?.restoration
        else { return }
        let text = coder.decodeObject(forKey: SearchKey.text) as? String ?? ""
        let scope = coder.decodeInteger(forKey: SearchKey.scope)
        let isActive = coder.decodeBool(forKey: SearchKey.isActive)
        restoration.addWorkAfterLayout { [weak self] in
            guard let search = self?.storedNavigationItemIfPresent?.searchController else { return }
            search.searchBar.text = text
            if search.searchBar.scopeButtonTitles?.indices.contains(scope) ?? false {
                search.searchBar.selectedScopeButtonIndex = scope
            }
            if isActive { search.isActive = true }
            search.queryDidChange()
        }
    }
}
