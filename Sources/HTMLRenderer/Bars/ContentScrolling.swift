import UIKitCore

/// Has bars follow the scroll view that a controller names for them, where that is a region which scrolls by itself.
///
/// Other scroll views are a part of the page, which bars follow anyway.
@MainActor
enum ContentScrolling {
    /// Writes which regions the bar and the toolbar of a navigation controller follow.
    static func writeRules(
        of navigation: UINavigationController, _ view: ContainerView, into page: inout RenderingPass
    ) {
        let regions = Regions(of: navigation, in: view)
        write(regions, of: view, into: &page)
        // Within tabs, the names are known to the tab bar too.
        guard !(navigation.parent is UITabBarController) else { return }
        writeNames(regions.all, for: view, into: &page)
    }

    /// Writes which region the bar of a tab bar controller follows.
    static func writeRules(of tabs: UITabBarController, _ view: ContainerView, into page: inout RenderingPass) {
        let regions = Regions(of: tabs.selectedViewController, in: view)
        write(Regions(top: nil, bottom: regions.bottom), of: view, into: &page)
        let named: [UIScrollView?] =
            tabs.selectedViewController is UINavigationController ? regions.all : [regions.bottom]
        writeNames(named.compactMap(\.self), for: view, into: &page)
    }

    private static func write(_ regions: Regions, of view: ContainerView, into page: inout RenderingPass) {
        let top = regions.top.map { page.identifier(of: $0) }
        let bottom = regions.bottom.map { page.identifier(of: $0) }
        guard top != nil || bottom != nil else { return }
        page.writeRule(for: view) { rule in
            if let top {
                rule.declareName("--top-timeline", top)
                rule.declare("--large-title-motion:bar-withdraw")
            }
            if let bottom { rule.declareName("--bottom-timeline", bottom) }
        }
    }

    /// Names the regions, and has the names known in a container.
    private static func writeNames(_ regions: [UIScrollView], for view: ContainerView, into page: inout RenderingPass) {
        guard !regions.isEmpty else { return }
        let identifiers = regions.map { page.identifier(of: $0) }
        page.writeRule(for: view) { $0.declareNames("timeline-scope", identifiers) }
        for (region, identifier) in zip(regions, identifiers) {
            page.writeRule(for: region) { $0.declareName("scroll-timeline-name", identifier) }
        }
    }
}

/// The regions that the bars above and below the content of a controller follow.
@MainActor
private struct Regions {
    let top: UIScrollView?
    let bottom: UIScrollView?

    init(top: UIScrollView?, bottom: UIScrollView?) {
        self.top = top
        self.bottom = bottom
    }

    /// Finds the regions of what a controller shows; of a navigation controller, those of its top controller.
    init(of controller: UIViewController?, in view: ContainerView) {
        let shown = (controller as? UINavigationController)?.topViewController ?? controller
        let region = { (edge: NSDirectionalRectEdge) -> UIScrollView? in
            guard let found = shown?.contentScrollView(for: edge), found.scrollsAsRegion, found.isDescendant(of: view)
            else { return nil }
            return found
        }
        self.init(top: region(.top), bottom: region(.bottom))
    }

    /// Each region once.
    var all: [UIScrollView] {
        [top, bottom === top ? nil : bottom].compactMap(\.self)
    }
}

extension UIScrollView {
    /// Whether the view scrolls up and down by itself, and not with the page.
    fileprivate var scrollsAsRegion: Bool {
        switch self {
        case is UITextView: false
        case let collection as UICollectionView:
            collection.isHeldInHeight && !collection.collectionViewLayout.scrollsSideways
        default: isHeldInHeight && !ScrollViewRenderer.scrollsHorizontally(self)
        }
    }
}

extension StyleWriter {
    /// Writes the names that views have in rules as the value of a property.
    fileprivate mutating func declareNames(_ property: StaticString, _ identifiers: [Int32]) {
        begin(property)
        for (index, identifier) in identifiers.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append("--v" as StaticString)
            bytes.append(decimal: Int(identifier))
        }
        end()
    }
}
