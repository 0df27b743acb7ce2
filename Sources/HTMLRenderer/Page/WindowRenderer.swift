import UIKitCore

/// Writes a window: its root view, and the presentations over it as layers.
@MainActor
enum WindowRenderer {
    static func render(_ window: UIWindow, into page: inout RenderingPass) {
        page.openTag("div", for: window, class: "window")
        page.html.endTag()
        for child in window.childViews where !child.standsInFront {
            page.cover(window.hasModalSubview(after: child), passingThrough: window.isPassedThrough(after: child)) {
                page in
                child.owningViewController == nil ? page.render(child) : page.renderScreen(child)
            }
        }
        page.renderViewsInFront(of: window)
        page.html.close("div")
    }
}

extension RenderingPass {
    /// Writes the windows of the scene, from back to front, those that the app would like to open before them, and the
    /// keyboard shortcuts of the one in front after them.
    mutating func renderWindows() {
        html.markup("<div id=\"v0\" class=\"windows\">")
        let windows = scene.visibleWindows
        if let window = scene.keyWindow ?? windows.last {
            SceneOffersRenderer.render(scene.activationOffers, of: window, into: &self)
        }
        for window in windows { render(window) }
        if let window = scene.keyWindow ?? windows.last, !window.isHidden {
            scene.inTurn { ShortcutsRenderer.render(window, into: &self) }
        }
        html.markup("</div>")
    }

    /// The page's title: what the uppermost screen is called, and the app's name.
    var pageTitle: String {
        switch (title, applicationName) {
        case (let title?, let name?) where title != name: "\(title) – \(name)"
        case (let title?, _): title
        case (nil, let name): name ?? ""
        }
    }

    /// Writes something that may lie under a modal presentation: nothing in it can be focused, pressed or submitted
    /// then.
    ///
    /// - Parameters:
    ///   - isCovered: Whether a modal presentation lies over it.
    ///   - isPassedThrough: Whether the presentation is a popover that leaves some views usable; the others take no
    ///     presses then.
    ///   - write: Writes it.
    mutating func cover(
        _ isCovered: Bool, passingThrough isPassedThrough: Bool = false, _ write: (inout RenderingPass) -> Void
    ) {
        guard isCovered else { return write(&self) }
        if isPassedThrough {
            html.markup("<div class=\"passed-through\">")
            write(&self)
            html.markup("</div>")
            return
        }
        html.markup("<fieldset class=\"covered\" disabled inert>")
        write(&self)
        html.markup("</fieldset>")
    }
}

extension UIView {
    /// Whether all that lies in front of a subview is a popover that leaves some views usable.
    fileprivate func isPassedThrough(after subview: UIView) -> Bool {
        let inFront = childViews.drop { $0 !== subview }.dropFirst()
        let containers = inFront.compactMap { $0 as? PresentationContainerView }.filter(\.accessibilityViewIsModal)
        return !containers.isEmpty
            && containers.allSatisfy { $0.presentationController?.viewsPassedThrough.isEmpty == false }
    }
}
