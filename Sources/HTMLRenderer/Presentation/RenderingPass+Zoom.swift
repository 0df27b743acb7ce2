import UIKitCore

extension RenderingPass {
    /// Gives a screen that grew out of a view the view transition name that it shares with that view.
    ///
    /// - Parameters:
    ///   - view: The root view of the controller that is shown.
    ///   - place: The view whose element moves.
    ///   - suffix: What follows that element in the selector.
    mutating func writeZoomName(of view: UIView, at place: UIView, _ suffix: StaticString = "") {
        guard let source = view.owningViewController?.shownZoomSource else { return }
        let number = identifier(of: source)
        guard zoomNames.insert(number).inserted else { return }
        writeRule(for: place, suffix) { $0.declareZoomName(number, class: "zoom-target") }
    }

    /// Gives the views out of which controllers grew their names, but for those whose controller is on the page.
    mutating func writeZoomSourceNames() {
        for source in scene.visibleZoomSources {
            let number = identifier(of: source)
            guard zoomNames.insert(number).inserted else { continue }
            writeRule(for: source) { $0.declareZoomName(number, class: "zoom-source") }
        }
    }
}

extension StyleWriter {
    fileprivate mutating func declareZoomName(_ number: Int32, class className: StaticString) {
        begin("view-transition-name")
        bytes.append("zoom-" as StaticString)
        bytes.append(decimal: Int(number))
        end()
        begin("view-transition-class")
        bytes.append(className)
        end()
    }
}
