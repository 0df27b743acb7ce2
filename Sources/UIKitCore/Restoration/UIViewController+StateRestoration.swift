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
        let outer = (parentController ?? presenter)?.restorationPath ?? []
        return outer + (restorationIdentifier.map { [$0] } ?? [])
    }

    /// Encodes what this controller presents, and how.
    final func encodePresentation(with coder: NSCoder) {
        guard let presented = presentedController, presented.restorationIdentifier != nil,
            presented.storedPresentationController?.isDismissalRequested != true
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
        coder.encode(stackWithoutGuests, forKey: RestorationKey.children)
        coder.encode(isNavigationBarHidden, forKey: RestorationKey.hidesBar)
        coder.encode(isToolbarHidden, forKey: RestorationKey.hidesToolbar)
    }

    /// The stack as it is when no split view has put the columns on top of each other.
    private var stackWithoutGuests: [UIViewController] {
        guard let split = parentController as? UISplitViewController, split.isMerged else { return viewControllers }
        let lent = split.lentRoots
        let column = UISplitViewController.Column.allCases.first { split.viewController(for: $0) === self }
        let own = column.flatMap { lent[$0] }.map { [$0] } ?? []
        return own + viewControllers.filter { !lent.values.contains($0) }
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

    /// Shows the pages that were restored, if all of them were.
    final func decodePages(with coder: NSCoder) {
        let restored = coder.decodeObject(forKey: RestorationKey.children) as? [Any] ?? []
        let pages = restored.compactMap { $0 as? UIViewController }
        let present = viewControllers ?? []
        guard !pages.isEmpty, present.isEmpty || pages.count == present.count, pages != present else { return }
        setViewControllers(pages, direction: .forward, animated: false)
    }
}
