import UIKitCore

extension RenderingPass {
    /// Writes views one after another; a label right before a field or a switch becomes that control's label.
    ///
    /// What lies under a presentation among them is out of reach.
    mutating func renderSequence(_ views: [UIView]) {
        let container = views.first?.superview
        let hasModal = container?.childViews.contains { $0.coversSiblings } ?? false
        var index = 0
        while index < views.count {
            let view = views[index]
            index += 1
            guard !view.isHidden else { continue }
            if index < views.count, view is UILabel {
                offerLabel(view, to: views[index])
            }
            cover(hasModal && container?.hasModalSubview(after: view) == true) { page in
                if view.fillsSuperview { page.renderScreen(view) } else { page.render(view) }
            }
        }
    }

    private mutating func offerLabel(_ label: UIView, to view: UIView) {
        guard !view.isHidden, view.accessibilityAttributes?.label == nil else { return }
        switch table.labelUse(of: view) {
        case .none: break
        case .element: labelTarget = identifier(of: view)
        case .reference: labelSource = LabelSource(label: identifier(of: label), part: "", view: view)
        }
    }

    /// The control that the label being written is for, once.
    mutating func takeLabelTarget() -> Int32? {
        defer { labelTarget = nil }
        return labelTarget
    }

    /// Writes the reference to the label before a control that no label element can point to.
    mutating func writeLabelReference(for view: UIView) {
        guard let source = labelSource, source.view === view else { return }
        labelSource = nil
        html.beginAttribute("aria-labelledby")
        html.write(viewIdentifier: source.label)
        html.markup(source.part)
        html.endAttribute()
    }
}

/// How a label names a control.
enum LabelUse {
    /// It does not.
    case none
    /// By a label element that points to the control.
    case element
    /// By a reference of the control to the label.
    case reference
}

/// The element whose text names a control.
struct LabelSource {
    /// The number of the view.
    var label: Int32

    /// What follows the view's identifier in that of the element.
    var part: StaticString

    /// The control.
    var view: UIView
}
