import UIKitCore

/// Writes the views of the controllers that contain others: bars around one screen.
@MainActor
enum ContainerRenderer {
    static func render(_ view: ContainerView, into page: inout RenderingPass) {
        switch view.container {
        case is UINavigationController: renderNavigation(view, into: &page)
        case is UITabBarController: renderTabs(view, into: &page)
        case let split as UISplitViewController: SplitRenderer.render(split, view, into: &page)
        case let pages as UIPageViewController: PagesRenderer.render(pages, view, into: &page)
        case let search as UISearchController: SearchControllerRenderer.renderContent(of: search, into: &page)
        default: PlainViewRenderer.render(view, into: &page)
        }
    }

    private static func renderNavigation(_ view: ContainerView, into page: inout RenderingPass) {
        let navigation = view.container as? UINavigationController
        page.openTag(
            "div", for: view, classes: "navigation", navigation?.hidesBarsOnSwipe == true ? "bars-scroll" : "",
            navigation?.hidesBarsWhenVerticallyCompact == true ? "bars-scroll-when-low" : "",
            navigation?.hidesBarsWhenKeyboardAppears == true ? "bars-scroll-when-typing" : "")
        page.html.endTag()
        for child in view.childViews where !child.isHidden && !child.standsInFront {
            if child is UINavigationBar || child is UIToolbar {
                page.render(child)
            } else {
                renderContent(child, into: &page)
            }
        }
        page.renderViewsInFront(of: view)
        page.html.close("div")
        writeBackground(of: view, into: &page)
        if let navigation { ContentScrolling.writeRules(of: navigation, view, into: &page) }
    }

    private static func renderTabs(_ view: ContainerView, into page: inout RenderingPass) {
        let bar = view.childViews.first { $0 is UITabBar }
        let controller = view.container as? UITabBarController
        let isAbove = controller?.showsSidebar == false
        let overlaps = controller?.sidebarOverlaps == true && bar?.isHidden == false
        page.openTag(
            "div", for: view, classes: "tabs", bar?.isHidden == false ? "" : "bar-hidden", isAbove ? "top-bar" : "",
            overlaps ? "sidebar-overlaps" : "")
        page.html.endTag()
        for child in view.childViews where !child.isHidden && !child.standsInFront {
            if child is UITabBar {
                page.render(child)
            } else {
                page.html.markup("<div class=\"tab-content\">")
                renderContent(child, into: &page)
                page.html.markup("</div>")
            }
        }
        if overlaps, let bar {
            page.html.markup("<button type=\"submit\" class=\"sidebar-shade\"")
            page.html.attribute("aria-label", page.text(.hideSidebar))
            page.eventAttributes(.toggleSidebar, of: bar)
            page.html.markup("></button>")
        }
        page.renderViewsInFront(of: view)
        page.html.close("div")
        if let controller { ContentScrolling.writeRules(of: controller, view, into: &page) }
    }

    /// Writes the views of the controllers that a container shows now; what is presented over one of them is a layer.
    static func renderContent(_ content: UIView, into page: inout RenderingPass) {
        for child in content.childViews
        where !child.isHidden && !child.isLeavingScreen && !content.isReplacedBySearch(child) {
            page.cover(content.hasModalSubview(after: child)) { $0.renderScreen(child) }
        }
    }

    /// Lets the bars stand on the colour of the screen, which on iOS lies beneath them.
    private static func writeBackground(of view: ContainerView, into page: inout RenderingPass) {
        guard view.backgroundColor == nil, let navigation = view.container as? UINavigationController,
            let color = navigation.topViewController?.viewIfLoaded?.backgroundColor
        else { return }
        if case .system(.systemBackground, alpha: nil) = color.definition { return }
        page.writeRule(for: view) { $0.declare("background", color, as: .shape) }
    }
}

extension RenderingPass {
    /// Writes the root view of a controller: a container as itself, any other as a screen.
    ///
    /// The first screen is the page's main region.
    mutating func renderScreen(_ view: UIView) {
        guard !view.isHidden else { return }
        guard !(view is ContainerView), !(view is PresentationContainerView), !(view is AlertView) else {
            return render(view)
        }
        if title == nil || headingLevel > 1 { title = view.owningViewController?.title ?? title }
        writeScreen(isGrouped: view.isGrouped, isMain: !view.leavesMainRegionToChild) { page in
            page.writeZoomName(of: view, at: view)
            page.render(view)
        }
    }

    /// Writes a screen.
    ///
    /// - Parameters:
    ///   - isGrouped: Whether it stands on the background of grouped tables.
    ///   - isMain: Whether it is the main region if it is the first.
    ///   - write: Writes its content.
    mutating func writeScreen(isGrouped: Bool = false, isMain: Bool = true, _ write: (inout RenderingPass) -> Void) {
        let isMain = isMain && !hasMainRegion && headingLevel == 1
        hasMainRegion = hasMainRegion || isMain
        if isMain {
            html.markup(
                isGrouped ? "<main class=\"screen grouped\" id=\"content\">" : "<main class=\"screen\" id=\"content\">")
        } else {
            html.markup(isGrouped ? "<div class=\"screen grouped\">" : "<div class=\"screen\">")
        }
        write(&self)
        html.close(isMain ? "main" : "div")
    }
}

extension UIView {
    /// Whether the view is around a container of controllers, whose screens are what the page is about and change while it
    /// stays.
    fileprivate var leavesMainRegionToChild: Bool {
        owningViewController?.children.contains { child in
            guard let view = child.viewIfLoaded, !view.isHidden, view.isDescendant(of: self) else { return false }
            return switch child {
            case is UINavigationController, is UITabBarController, is UISplitViewController: !child.children.isEmpty
            default: view.leavesMainRegionToChild
            }
        } ?? false
    }

    /// Whether the view, or the only view in it, stands on the background of grouped tables.
    fileprivate var isGrouped: Bool {
        if case .system(.systemGroupedBackground, alpha: nil)? = backgroundColor?.definition { return true }
        guard !(self is UIStackView), let only = onlyVisibleSubview,
            case .system(.systemGroupedBackground, alpha: nil)? = only.backgroundColor?.definition
        else { return false }
        return true
    }

    /// The subview that is not hidden, if there is exactly one.
    private var onlyVisibleSubview: UIView? {
        var found: UIView?
        for child in childViews where !child.isHidden {
            guard found == nil else { return nil }
            found = child
        }
        return found
    }
}
