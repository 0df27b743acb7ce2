import Foundation
import UIKitCore

/// Writes a presentation: a dialog over the page, with what dismisses it around it.
@MainActor
enum PresentationRenderer {
    static func render(_ container: PresentationContainerView, into page: inout RenderingPass) {
        if let search = container.search {
            return SearchControllerRenderer.render(search, in: container, into: &page)
        }
        guard let presentedView = container.presentedView, let controller = container.presentationController else {
            return
        }
        switch container.style {
        case .fullScreen, .currentContext: renderPage(container, presentedView, into: &page)
        default: renderDialog(container, presentedView, controller, into: &page)
        }
    }

    /// Writes a presentation that replaces the page.
    private static func renderPage(
        _ container: PresentationContainerView, _ presentedView: UIView, into page: inout RenderingPass
    ) {
        page.openTag("div", for: container, class: "full-screen-page")
        page.html.endTag()
        page.writeZoomName(of: presentedView, at: container)
        renderContent(of: container, presentedView, into: &page)
        writeInputBar(of: container, into: &page)
        page.html.close("div")
    }

    /// Writes what is presented, and what is presented over it or in its place alone.
    private static func renderContent(
        of container: PresentationContainerView, _ presentedView: UIView, into page: inout RenderingPass
    ) {
        let nested = container.childViews.filter { $0 is PresentationContainerView && !$0.isHidden }
        if nested.isEmpty || presentedView.superview != nil {
            page.cover(nested.contains(where: \.accessibilityViewIsModal)) { $0.renderScreen(presentedView) }
        }
        for view in nested { page.renderScreen(view) }
    }

    private static func renderDialog(
        _ container: PresentationContainerView, _ presentedView: UIView, _ controller: UIPresentationController,
        into page: inout RenderingPass
    ) {
        let form = container.form
        let isInContext = container.isInContext
        let isModal = container.accessibilityViewIsModal && !isInContext
        page.openTag(
            "div", for: container, classes: "presentation",
            isInContext ? "in-context" : isModal ? "modal" : "undimmed", form.layerClass,
            controller.viewsPassedThrough.isEmpty ? "" : "passthrough")
        page.html.endTag()
        if form == .anchoredPopover { PopoverWriter.writeAnchor(of: container, into: &page) }
        if form == .custom { writeLayers(of: container, behind: presentedView, into: &page) }
        page.writeZoomName(of: presentedView, at: container, ">dialog")
        openDialog(container, presentedView, form, isModal: isModal, into: &page)
        let hasCloseButton = form == .sheet && hasCloseButton(container, controller)
        if let sheet = controller.shownSheet, form == .sheet {
            writeHandle(of: container, sheet, hasCloseButton: hasCloseButton, into: &page)
        }
        if form == .anchoredPopover {
            page.html.markup("<i class=\"arrow vertical\"></i><i class=\"arrow horizontal\"></i>")
        }
        if form.isPopover { page.html.markup("<div class=\"popover-content\">") }
        let headingLevel = page.headingLevel
        page.headingLevel = 2
        renderContent(of: container, presentedView, into: &page)
        writeInputBar(of: container, into: &page)
        page.headingLevel = headingLevel
        page.html.markup(form.isPopover ? "</div></dialog>" : "</dialog>")
        if form == .custom { writeLayers(of: container, inFrontOf: presentedView, into: &page) }
        if isModal { writeDimming(of: container, isSecondWay: hasCloseButton, into: &page) }
        page.html.close("div")
        writeRules(of: container, controller, form, into: &page)
    }

    private static func openDialog(
        _ container: PresentationContainerView, _ presentedView: UIView, _ form: PresentationForm, isModal: Bool,
        into page: inout RenderingPass
    ) {
        page.html.markup("<dialog open")
        page.html.beginAttribute("class")
        page.html.markup(form.dialogClass)
        if let sheet = container.presentationController?.shownSheet, form == .sheet { write(sheet, into: &page) }
        if form.isPopover, container.traitCollection.horizontalSizeClass == .compact {
            page.html.write(furtherClass: "unadapted")
        }
        page.html.endAttribute()
        if isModal { page.html.attribute("aria-modal", "true") }
        if form == .alert { page.html.attribute("role", "alertdialog") }
        if let name = presentedView.owningViewController?.dialogName { page.html.attribute("aria-label", name) }
        if let alert = presentedView as? AlertView, !alert.titleLabel.isHidden, !alert.messageLabel.isHidden {
            page.html.beginAttribute("aria-describedby")
            page.html.write(viewIdentifier: page.identifier(of: alert))
            page.html.markup("m")
            page.html.endAttribute()
        }
        if isModal || container.isInContext, !page.hasFocusedElement(in: container) {
            page.html.markup(" tabindex=\"-1\" autofocus")
        }
        page.html.endTag()
    }

    // MARK: Sheets

    /// Writes the classes of a sheet.
    private static func write(_ sheet: UISheetPresentationController, into page: inout RenderingPass) {
        if sheet.isForm { page.html.write(furtherClass: "form") }
        if sheet.displayedHeight == .half { page.html.write(furtherClass: "medium") }
        if sheet.prefersEdgeAttachedInCompactHeight { page.html.write(furtherClass: "edge-attached") }
    }

    /// Whether a sheet has a button that closes it: where nothing around it does, and where it stands for a popover, which
    /// people close by pressing beside it, of which a sheet leaves hardly anything.
    private static func hasCloseButton(
        _ container: PresentationContainerView, _ controller: UIPresentationController
    ) -> Bool {
        guard container.userInteractions().contains(.dismiss) else { return false }
        return !container.accessibilityViewIsModal || isPopoverWithoutBar(controller.presentedViewController)
    }

    private static func isPopoverWithoutBar(_ presented: UIViewController) -> Bool {
        presented.modalPresentationStyle == .popover
            && !([presented] + presented.children).contains { $0 is UINavigationController }
    }

    /// Whether there are buttons of a bar where the button that closes a sheet would be.
    private static func hasBarButtons(_ presented: UIViewController) -> Bool {
        ([presented] + presented.children).contains { controller in
            guard let navigation = controller as? UINavigationController, !navigation.isNavigationBarHidden,
                let item = navigation.topViewController?.navigationItem
            else { return false }
            return item.rightBarButtonItems?.isEmpty == false || !item.trailingItemGroups.isEmpty
        }
    }

    /// Writes what a person takes hold of a sheet by: the grabber, a button where there are several detents, and a button
    /// that closes the sheet.
    private static func writeHandle(
        of container: PresentationContainerView, _ sheet: UISheetPresentationController, hasCloseButton: Bool,
        into page: inout RenderingPass
    ) {
        guard container.grabber != nil || hasCloseButton || sheet.prefersGrabberVisible else { return }
        let standsAbove =
            hasCloseButton && (container.accessibilityViewIsModal || hasBarButtons(sheet.presentedViewController))
        page.html.markup(standsAbove ? "<div class=\"handle above\">" : "<div class=\"handle\">")
        if let grabber = container.grabber {
            page.openTag("button", for: grabber, classes: "grabber", grabber.isProminent ? "" : "quiet")
            page.html.attribute("type", "submit")
            page.eventAttributes(.touchUpInside, of: grabber)
            page.html.attribute(
                "data-detents", grabber.heights.map { String(($0 * 1000).rounded() / 1000) }.joined(separator: " "))
            if let resting = grabber.restingPlace { page.html.attribute("data-resting", resting) }
            if let value = grabber.accessibilityValue { page.html.attribute("aria-description", value) }
            page.html.markup("></button>")
        } else if sheet.prefersGrabberVisible {
            page.html.markup("<div class=\"grabber\"></div>")
        }
        if hasCloseButton {
            page.html.markup("<button type=\"submit\" class=\"close\"")
            page.eventAttributes(.dismiss, of: container)
            page.html.attribute("aria-label", page.text(.dismiss))
            page.html.markup("></button>")
        }
        page.html.markup("</div>")
    }

    // MARK: Surroundings

    /// Writes the shade over the page: a button where a tap on it dismisses the presentation.
    ///
    /// - Parameter isSecondWay: Whether there is a button for the same, so that this one is passed over by the keyboard and
    ///   by assistive technologies.
    static func writeDimming(
        of container: PresentationContainerView, isSecondWay: Bool = false, into page: inout RenderingPass
    ) {
        guard container.userInteractions().contains(.dismiss) else {
            return page.html.markup("<div class=\"dimming\"></div>")
        }
        page.html.markup("<button type=\"submit\" class=\"dimming\"")
        page.eventAttributes(.dismiss, of: container)
        if isSecondWay {
            page.html.markup(" tabindex=\"-1\" aria-hidden=\"true\"")
        } else {
            page.html.attribute("aria-label", page.text(.dismiss))
        }
        page.html.markup("></button>")
    }

    /// Writes the views that an app's presentation controller put behind the presented one.
    private static func writeLayers(
        of container: PresentationContainerView, behind presentedView: UIView, into page: inout RenderingPass
    ) {
        for view in container.childViews.prefix(while: { $0 !== presentedView }) { writeLayer(view, into: &page) }
    }

    /// Writes the views that an app's presentation controller put in front of the presented one.
    private static func writeLayers(
        of container: PresentationContainerView, inFrontOf presentedView: UIView, into page: inout RenderingPass
    ) {
        for view in container.childViews.drop(while: { $0 !== presentedView }).dropFirst()
        where !(view is SheetGrabber || view is InputBar || view is PresentationContainerView) {
            writeLayer(view, into: &page)
        }
    }

    /// Writes what the first responder has at the lower edge.
    private static func writeInputBar(of container: PresentationContainerView, into page: inout RenderingPass) {
        for view in container.childViews where view is InputBar { page.render(view) }
    }

    private static func writeLayer(_ view: UIView, into page: inout RenderingPass) {
        guard !view.isHidden else { return }
        page.html.markup("<div class=\"layer\">")
        page.render(view)
        page.html.markup("</div>")
    }

    // MARK: Rules

    private static func writeRules(
        of container: PresentationContainerView, _ controller: UIPresentationController, _ form: PresentationForm,
        into page: inout RenderingPass
    ) {
        switch form {
        case .sheet:
            if let sheet = controller.shownSheet { writeRules(of: sheet, container, into: &page) }
        case .popover, .anchoredPopover:
            PopoverWriter.writeRules(of: container, into: &page)
        case .custom:
            let place = CustomPresentationPlace(
                controller.frameOfPresentedViewInContainerView, in: container.bounds.size)
            if !place.fillsContainer { page.writeRule(for: container, ">dialog") { place.write(to: &$0) } }
        case .alert, .actionSheet, .overFullScreen: break
        }
    }

    private static func writeRules(
        of sheet: UISheetPresentationController, _ container: PresentationContainerView, into page: inout RenderingPass
    ) {
        let size = sheet.presentedViewController.preferredContentSize
        page.writeRule(for: container, ">dialog") { rule in
            if let radius = sheet.preferredCornerRadius { rule.declare("--sheet-radius", points: max(radius, 0)) }
            switch sheet.displayedHeight {
            case .full, .half: break
            case .share(let share): rule.declare("block-size", share: share)
            case .points(let points):
                rule.begin("block-size")
                rule.bytes.append("min(" as StaticString)
                rule.bytes.append(points: points)
                rule.bytes.append(",100dvh - 2.5rem)" as StaticString)
                rule.end()
            }
            if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, size.width > 0 {
                rule.declare("--edge-attached-width", points: size.width)
            }
            guard sheet.isForm else { return }
            if size.width > 0 { rule.declare("--form-width", points: size.width) }
            if size.height > 0 { rule.declare("--form-height", points: size.height) }
        }
    }
}

extension PresentationForm {
    /// Whether the form is a bubble.
    fileprivate var isPopover: Bool { self == .popover || self == .anchoredPopover }
}

extension UIViewController {
    /// What assistive technology calls a dialog that shows the controller.
    fileprivate var dialogName: String? {
        if let alert = self as? UIAlertController { return alert.title ?? alert.message }
        let shown = (self as? UINavigationController)?.topViewController ?? self
        if let title = shown.navigationItem.title ?? shown.title ?? title { return title }
        // A bubble or a card of a few words is called by them.
        let words = shown.viewIfLoaded?.spokenText ?? ""
        return words.isEmpty || words.count > 100 ? nil : words
    }
}

extension RenderingPass {
    /// Whether the field or the control that has the focus lies in a view.
    func hasFocusedElement(in container: UIView) -> Bool {
        if let view = scene.restoredFocus?.view, view.isDescendant(of: container) { return true }
        guard let field = container.window?.firstResponder as? UIView else { return false }
        return field.isValueField && field.isDescendant(of: container)
    }
}
