import UIKitCore

extension RenderingPass {
    /// Writes the attribute by which the script knows what to tell of a field while it is used.
    mutating func writeReports(_ reports: FieldReports) {
        switch reports {
        case [.changes, .end]: html.attribute("data-reports", "changes end")
        case .changes: html.attribute("data-reports", "changes")
        case .end: html.attribute("data-reports", "end")
        default: break
        }
    }

    /// Writes the button that sends a field where no script does.
    mutating func writeApplyButton(of field: UIView) {
        html.markup("<noscript><button type=\"submit\" class=\"button gray apply\"")
        eventAttributes(.apply, of: field)
        html.endTag()
        html.markup("<span class=\"title\">")
        html.text(text(.apply))
        html.markup("</span></button></noscript>")
    }

    /// Writes a field together with the button that sends it where no script does, unless nobody listens to it.
    mutating func writeWithApplyButton(
        of field: UIView, if isOffered: Bool, _ writeField: (inout RenderingPass) -> Void
    ) {
        guard isOffered else { return writeField(&self) }
        html.markup("<div class=\"applied\">")
        writeField(&self)
        writeApplyButton(of: field)
        html.markup("</div>")
    }
}
