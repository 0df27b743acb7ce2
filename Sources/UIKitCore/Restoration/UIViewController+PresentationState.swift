import Foundation

/// The keys under which what a controller presents, and how, is encoded.
private enum Key {
    static let presented = "UIKit.presentedViewController"
    static let presentationStyle = "UIKit.modalPresentationStyle"
    static let transitionStyle = "UIKit.modalTransitionStyle"
    static let isModal = "UIKit.isModalInPresentation"
    static let contentSize = "UIKit.preferredContentSize"
    static let delegate = "UIKit.presentationDelegate"
    static let detents = "UIKit.detentIdentifiers"
    static let detentHeights = "UIKit.detentHeights"
    static let detent = "UIKit.selectedDetentIdentifier"
    static let undimmedDetent = "UIKit.largestUndimmedDetentIdentifier"
    static let showsGrabber = "UIKit.prefersGrabberVisible"
    static let cornerRadius = "UIKit.preferredCornerRadius"
    static let sourceView = "UIKit.popoverSourceView"
    static let sourceRect = "UIKit.popoverSourceRect"
    static let sourceOwner = "UIKit.popoverSourceOwner"
    static let sourcePlace = "UIKit.popoverSourcePlace"
    static let sourceItem = "UIKit.popoverSourceItem"
    static let arrowDirections = "UIKit.permittedArrowDirections"
    static let passthroughPlaces = "UIKit.popoverPassthroughPlaces"
}

extension UIViewController {
    /// Encodes what this controller presents, and how.
    final func encodePresentation(with coder: NSCoder) {
        encodeSearch(with: coder)
        encodeRenaming(with: coder)
        guard let presented = presentedController, presented.restorationIdentifier != nil,
            presented.storedPresentationController?.isDismissalRequested != true, !(presented is UISearchController),
            (self as? UISplitViewController)?.content[.inspector]?.shown !== presented
        else { return }
        coder.encode(presented, forKey: Key.presented)
        coder.encode(presented.modalPresentationStyle.rawValue, forKey: Key.presentationStyle)
        coder.encode(presented.modalTransitionStyle.rawValue, forKey: Key.transitionStyle)
        coder.encode(presented.isModalInPresentation, forKey: Key.isModal)
        if presented.preferredContentSize != .zero {
            coder.encode(presented.preferredContentSize, forKey: Key.contentSize)
        }
        let delegate = presented.storedPresentationController?.delegate as? UIViewController
        if let delegate, delegate.restorationIdentifier != nil { coder.encode(delegate, forKey: Key.delegate) }
        presented.sheetPresentationController?.encodeArrangement(with: coder)
        presented.popoverPresentationController?.encodeAnchor(with: coder)
    }

    /// Remembers to present what this controller presented, once its own view is on the screen; both know of each other
    /// at once.
    final func decodePresentation(with coder: NSCoder) {
        decodeSearch(with: coder)
        decodeRenaming(with: coder)
        guard let presented = coder.decodeObject(forKey: Key.presented) as? UIViewController,
            let progress = UIApplication.shared.sceneInTurn?.restorationProgress, let restoration = progress.restoration
        else { return }
        if presented.modalPresentationStyle == .automatic,
            let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: Key.presentationStyle))
        {
            presented.modalPresentationStyle = style
        }
        if let style = UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: Key.transitionStyle)) {
            presented.modalTransitionStyle = style
        }
        if coder.decodeBool(forKey: Key.isModal) { presented.isModalInPresentation = true }
        let contentSize = coder.decodeCGSize(forKey: Key.contentSize)
        progress.awaitedPresentations.add(presented, over: self)
        restoration.addPresentation { [weak self, weak progress] in
            self?.beginRestoredPresentation(of: presented, with: coder, contentSize: contentSize, in: progress)
        }
    }

    /// Presents what this controller presented, or has it wait until this controller is on the screen.
    private final func beginRestoredPresentation(
        of presented: UIViewController, with coder: NSCoder, contentSize: CGSize, in progress: RestorationProgress?
    ) {
        guard let progress else { return }
        progress.awaitedPresentations.release(presented)
        guard !progress.awaitedPresentations.isUndone(presented) else { return }
        // Nothing would be on the screen, and no way back from it.
        guard !presented.isEmptyContainer else {
            progress.restoration?.noteUnplaced(presented)
            return
        }
        if presented.preferredContentSize == .zero, contentSize.width.isFinite, contentSize.height.isFinite {
            presented.preferredContentSize = contentSize
        }
        if let presentation = presented.presentationController, presentation.delegate == nil {
            let delegate = coder.decodeObject(forKey: Key.delegate)
            presentation.delegate = delegate as? any UIAdaptivePresentationControllerDelegate
        }
        presented.sheetPresentationController?.decodeArrangement(with: coder)
        presented.popoverPresentationController?.decodeAnchor(with: coder)
        guard viewIfLoaded?.window != nil || !isInScene else {
            return progress.awaitedPresentations.hold(presented, over: self) { [weak self, weak progress] in
                self?.beginRestoredPresentation(of: presented, with: coder, contentSize: contentSize, in: progress)
            }
        }
        present(presented, animated: false)
        if presented.presenter == nil { progress.restoration?.noteUnplaced(presented) }
    }

    /// Whether this controller is the root of a window or is contained or presented there, on the screen or not.
    private final var isInScene: Bool {
        var outermost = self
        while let outer = outermost.parentController ?? outermost.presenter { outermost = outer }
        return UIApplication.shared.sceneInTurn?.windows.contains { $0.rootViewController === outermost } ?? false
    }
}

extension UIViewController {
    /// Whether the controller is a container of UIKit's that shows the controllers put into it, and there are none.
    final var isEmptyContainer: Bool {
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers.isEmpty
        case let tabs as UITabBarController: tabs.childControllers.isEmpty
        default: false
        }
    }
}

extension UISheetPresentationController {
    private static func systemDetent(_ identifier: Detent.Identifier) -> Detent? {
        switch identifier {
        case .medium: .medium()
        case .large: .large()
        default: nil
        }
    }

    /// A detent as high as one that the app made was.
    private static func detent(_ identifier: Detent.Identifier, height: DetentHeight) -> Detent {
        .custom(identifier: identifier) { height.value(of: $0.maximumDetentValue) }
    }

    /// Encodes how the sheet stands; of the app's own detents how high they are, for only the app has what computes it.
    fileprivate func encodeArrangement(with coder: NSCoder) {
        var identifiers: [String] = []
        var heights: [String: [Double]] = [:]
        for detent in detents {
            if Self.systemDetent(detent.identifier) == nil {
                guard let height = height(of: detent) else { continue }
                heights[detent.identifier.rawValue] = [height.points, height.share]
            }
            identifiers.append(detent.identifier.rawValue)
        }
        if !identifiers.isEmpty, identifiers != [Detent.Identifier.large.rawValue] {
            coder.encode(identifiers, forKey: Key.detents)
            if !heights.isEmpty { coder.encode(heights, forKey: Key.detentHeights) }
        }
        coder.encode(selectedDetentIdentifier?.rawValue, forKey: Key.detent)
        coder.encode(largestUndimmedDetentIdentifier?.rawValue, forKey: Key.undimmedDetent)
        if prefersGrabberVisible { coder.encode(true, forKey: Key.showsGrabber) }
        if let radius = preferredCornerRadius { coder.encode(Double(radius), forKey: Key.cornerRadius) }
    }

    /// Takes up what the app has not arranged by itself again.
    fileprivate func decodeArrangement(with coder: NSCoder) {
        let identifiers = coder.decodeObject(forKey: Key.detents) as? [String] ?? []
        let heights = coder.decodeObject(forKey: Key.detentHeights) as? [String: [Double]] ?? [:]
        let restored = identifiers.compactMap { name in
            let identifier = Detent.Identifier(name)
            return Self.systemDetent(identifier)
                ?? heights[name].flatMap(DetentHeight.init).map { Self.detent(identifier, height: $0) }
        }
        if !restored.isEmpty, detents.map(\.identifier) == [.large] { detents = restored }
        if let detent = coder.decodeObject(forKey: Key.detent) as? String {
            selectedDetentIdentifier = Detent.Identifier(detent)
        }
        let undimmed = coder.decodeObject(forKey: Key.undimmedDetent) as? String
        if largestUndimmedDetentIdentifier == nil, let undimmed {
            largestUndimmedDetentIdentifier = Detent.Identifier(undimmed)
        }
        if coder.decodeBool(forKey: Key.showsGrabber) { prefersGrabberVisible = true }
        let radius = coder.decodeDouble(forKey: Key.cornerRadius)
        if preferredCornerRadius == nil, coder.containsValue(forKey: Key.cornerRadius), radius.isFinite {
            preferredCornerRadius = radius
        }
    }
}

extension UIPopoverPresentationController {
    /// Encodes what the popover points to: the bar item or the view, by its place in the nearest controller with a name.
    fileprivate func encodeAnchor(with coder: NSCoder) {
        coder.encode(sourceView, forKey: Key.sourceView)
        if !sourceRect.isNull { coder.encode(sourceRect, forKey: Key.sourceRect) }
        if permittedArrowDirections != .any {
            coder.encode(Int(truncatingIfNeeded: permittedArrowDirections.rawValue), forKey: Key.arrowDirections)
        }
        let passed = (passthroughViews ?? []).compactMap { Self.place(of: $0) }
        if !passed.isEmpty {
            coder.encode(passed.map { [$0.owner, $0.place] as [Any] }, forKey: Key.passthroughPlaces)
        }
        if let barButtonItem {
            guard let (owner, name) = presenting?.outermostAncestor.place(of: barButtonItem) else { return }
            coder.encode(owner, forKey: Key.sourceOwner)
            coder.encode(name, forKey: Key.sourceItem)
            return
        }
        guard let (owner, place) = sourceView.flatMap({ Self.place(of: $0) }) else { return }
        coder.encode(owner, forKey: Key.sourceOwner)
        coder.encode(place, forKey: Key.sourcePlace)
    }

    /// Where a view stands in the nearest controller with a name.
    private static func place(of view: UIView) -> (owner: UIViewController, place: String)? {
        var next: UIView? = view
        while let current = next {
            if let owner = current.owningViewController, owner.restorationIdentifier != nil {
                return ViewPlace(of: view, in: owner).map { (owner, $0.text()) }
            }
            next = current.parentView
        }
        return nil
    }

    /// Takes the anchor up again, unless the app has given another one.
    fileprivate func decodeAnchor(with coder: NSCoder) {
        if permittedArrowDirections == .any, coder.containsValue(forKey: Key.arrowDirections) {
            let directions = UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.arrowDirections))
            permittedArrowDirections = UIPopoverArrowDirection(rawValue: directions)
        }
        if passthroughViews == nil {
            let places = coder.decodeObject(forKey: Key.passthroughPlaces) as? [[Any]] ?? []
            let views = places.compactMap { (entry) -> UIView? in
                guard let owner = entry.first as? UIViewController else { return nil }
                return (entry.last as? String).flatMap { ViewPlace.view(at: $0, of: owner) }
            }
            if !views.isEmpty { passthroughViews = views }
        }
        guard sourceView == nil, barButtonItem == nil else { return }
        let owner = coder.decodeObject(forKey: Key.sourceOwner) as? UIViewController
        if let owner, let name = coder.decodeObject(forKey: Key.sourceItem) as? String {
            barButtonItem = owner.itemsInBars.first { $0.name == name }?.item
            return
        }
        let place = coder.decodeObject(forKey: Key.sourcePlace) as? String
        let found = owner.flatMap { owner in place.flatMap { ViewPlace.view(at: $0, of: owner) } }
        guard let view = coder.decodeObject(forKey: Key.sourceView) as? UIView ?? found else { return }
        sourceView = view
        if coder.containsValue(forKey: Key.sourceRect) { sourceRect = coder.decodeCGRect(forKey: Key.sourceRect) }
    }
}

extension UIViewController {
    /// Where an item stands in the bars of this controller or of one in it, by the controller and the name of the place.
    fileprivate final func place(of item: UIBarButtonItem) -> (owner: UIViewController, name: String)? {
        if restorationIdentifier != nil, let name = itemsInBars.first(where: { $0.item === item })?.name {
            return (self, name)
        }
        return childControllers.lazy.compactMap { $0.place(of: item) }.first
    }
}
