import UIKitCore

extension RenderingPass {
    /// Writes the gestures that a view recognises as buttons, for those who have no pointer or no script, or do not drag.
    ///
    /// They stand behind the view. Where it has a place of its own they lie over that: one covers all of it where there is
    /// nothing else to press, others are in a menu at its corner.
    mutating func writeGestures(of view: UIView) {
        guard view.hasGestureButtons else { return }
        let gestures = view.offeredGestures
        guard let first = gestures.first else { return }
        let isInGrid = view.superview.flatMap { ConstraintLayout.layout(of: $0) } != nil
        let isInSelectedCell = view.isInSelectedCell
        if isInSelectedCell, view.superview is any ItemCell {
            return writeGestures(gestures, ofContent: view)
        }
        guard isInGrid || view.standsByFrame else {
            html.markup("<span class=\"custom-actions gestures\"")
            endGroupTag(for: view)
            for gesture in gestures { writeGesture(gesture, of: view, class: "") }
            return html.markup("</span>")
        }
        let isWhole = gestures.count == 1 && !view.isPressable && view.subviews.isEmpty && !isInSelectedCell
        html.markup("<span")
        html.beginAttribute("id")
        html.write(viewIdentifier: identifier(of: view))
        html.markup("g")
        html.endAttribute()
        html.attribute("class", isWhole ? "custom-actions gestures over whole" : "custom-actions gestures over")
        if isWhole {
            endGroupTag(for: view)
            writeGesture(first, of: view, class: "")
        } else {
            html.endTag()
            writeMenu(of: gestures, of: view)
        }
        html.markup("</span>")
        guard view.standsByFrame else { return }
        styles.beginRule(for: identifier(of: view), "g")
        writePlace(of: view)
        styles.endRule()
    }

    /// Writes the gestures of what a row or an item shows, at the corner of it.
    private mutating func writeGestures(_ gestures: [OfferedGesture], ofContent view: UIView) {
        html.markup("<span class=\"custom-actions gestures over\"")
        if gestures.count == 1 {
            endGroupTag(for: view)
            writeGesture(gestures[0], of: view, class: "")
        } else {
            html.endTag()
            writeMenu(of: gestures, of: view)
        }
        html.markup("</span>")
    }

    /// Writes what a press that lasts on a row or an item does as a button, at its end.
    mutating func writeGesture(of hold: CellHold, of cell: any ItemCell) {
        html.markup("<span class=\"custom-actions gestures over\"")
        endGroupTag(for: cell)
        writeGesture(hold.gesture, of: hold.view, class: "")
        html.markup("</span>")
    }

    private mutating func writeMenu(of gestures: [OfferedGesture], of view: UIView) {
        html.markup("<details class=\"menu\"><summary")
        let name = view.spokenText
        html.attribute("aria-label", name.isEmpty ? "\(text(.actions))" : text(.actionsNamed, name))
        let places = gestures.map(\.path)
        if let place = scene.restoredFocus, place.view === view, let path = place.value, places.contains(path) {
            writeRestoredFocus(.touchUpInside, of: view, value: path)
        }
        html.endTag()
        writeSymbol("ellipsis")
        html.markup("</summary><div class=\"menu-items\" role=\"group\">")
        for gesture in gestures { writeGesture(gesture, of: view, class: "menu-item") }
        html.markup("</div>")
        html.close("details")
    }

    private mutating func writeGesture(_ gesture: OfferedGesture, of view: UIView, class className: StaticString) {
        html.markup("<button type=\"submit\"")
        if className.utf8CodeUnitCount > 0 { html.attribute("class", className) }
        eventAttributes(.touchUpInside, of: view, value: gesture.path)
        html.endTag()
        html.text("\(text(gesture.name))")
        html.markup("</button>")
    }
}

extension UIView {
    /// Whether a press on the view selects the row or the item that it is in.
    fileprivate final var isInSelectedCell: Bool {
        var view = superview
        while let current = view {
            if let cell = current as? any ItemCell { return cell.offer.isSelectable }
            view = current.superview
        }
        return false
    }

    /// Whether the page has buttons for the gestures of the view, if it recognises any that a press does not make.
    final var hasGestureButtons: Bool {
        attributesIfPresent?.gestureRecognizers.isEmpty == false && (followsTouches || self is UIButton) && canBeUsed
    }
}
