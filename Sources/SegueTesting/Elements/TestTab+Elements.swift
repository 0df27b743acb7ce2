import UIKitCore
import WebHost

extension TestTab: ElementQueries {
    /// The elements of a kind, wherever they are on the page.
    ///
    /// - Parameter kind: What they are for a person.
    public func descendants(matching kind: ElementKind) -> TestElementQuery {
        TestElementQuery(in: self, called: "\(kind.rawValue)") {
            self.elements.filter { kind == .any || $0.kind == kind }
        }
    }

    /// The elements of the page in the order in which they stand there.
    var elements: [FoundElement] {
        guard let scene = windowScene else { return [] }
        let offers = Dictionary(grouping: page.offers, by: \.viewName)
        var elements: [FoundElement] = []
        for window in scene.visibleWindows { collect(window, in: scene, offers, into: &elements) }
        return elements
    }

    /// What the page shows, for failures: an element a line.
    public var contents: String {
        let elements = elements
        guard !elements.isEmpty else { return "The page shows: \(text.isEmpty ? "nothing" : text)" }
        return "On the page there are:\n" + elements.map { "  \($0.summary)" }.joined(separator: "\n")
    }

    private func collect(
        _ view: UIView, in scene: UIWindowScene, _ offers: [String: [ShownPage.Offer]],
        into elements: inout [FoundElement]
    ) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let kind = ElementKind(of: view)
        let description = ViewDescription(of: view, in: scene, isReachable: true)
        if kind.isContainer || description.isWorthMentioning, !(view is UIWindow) {
            elements.append(FoundElement(view, description, kind: kind, in: self, scene))
        }
        for offer in offers["v\(scene.identifier(for: view))"] ?? [] where !isMain(offer, of: view) {
            elements.append(FoundElement(offer, of: view, scene))
        }
        for child in view.subviews { collect(child, in: scene, offers, into: &elements) }
    }

    /// Whether pressing a view means this, so that it is no element of its own.
    private func isMain(_ offer: ShownPage.Offer, of view: UIView) -> Bool {
        switch offer.event {
        // What a pointer does besides pressing has buttons of its own.
        case "touchUpInside": !offer.value.contains("=")
        case "selectRow", "selectItem", "editingDidBegin": true
        case "valueChanged": view is UISwitch
        default: false
        }
    }

    /// What pressing a view does; nil when the page has nothing to be pressed for it.
    func mainOffer(of view: UIView) -> ShownPage.Offer? {
        guard let scene = windowScene else { return nil }
        let name = "v\(scene.identifier(for: view))"
        return page.offers.first { $0.viewName == name && isMain($0, of: view) }
    }
}
