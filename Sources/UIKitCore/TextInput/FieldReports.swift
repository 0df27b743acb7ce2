import Foundation

/// What a page tells the app of a field while it is used, rather than with the next press, because the app listens to it.
///
/// A page without scripts has a button beside such a field, so that what depends on the field can be shown.
package struct FieldReports: OptionSet, Sendable {
    /// The bits of the reports.
    package let rawValue: Int

    /// Reports by their bits.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What is typed or chosen.
    package static let changes = FieldReports(rawValue: 1 << 0)
    /// That the field has lost the focus after it was changed.
    package static let end = FieldReports(rawValue: 1 << 1)

    /// The events of a field that reports something.
    var interactions: [UserInteractionEvent] {
        isEmpty ? [] : contains(.end) ? [.apply, .editingDidEnd] : [.apply]
    }
}

extension UITextField {
    /// What the page reports of the field.
    ///
    /// A delegate may implement any of its methods, so that everything is reported to it.
    package final var reports: FieldReports {
        // A search bar reports by itself, and the name of a document is taken over by a button.
        guard (self as? UISearchTextField)?.searchBar == nil, !(delegate is NavigationTitleField) else { return [] }
        let events = allControlEvents
        var reports: FieldReports = []
        let isHeard = delegate != nil
        if isHeard || events.contains(.editingChanged) || isObserved(Self.textDidChangeNotification) {
            reports.insert(.changes)
        }
        if isHeard || events.contains(.editingDidEnd) || isObserved(Self.textDidEndEditingNotification) {
            reports.insert(.end)
        }
        return reports
    }
}

extension UITextView {
    /// What the page reports of the view.
    ///
    /// A delegate may implement any of its methods, so that everything is reported to it.
    package final var reports: FieldReports {
        guard isEditable else { return [] }
        if delegate != nil { return [.changes, .end] }
        var reports: FieldReports = []
        if isObserved(Self.textDidChangeNotification) { reports.insert(.changes) }
        if isObserved(Self.textDidEndEditingNotification) { reports.insert(.end) }
        return reports
    }
}

extension UIDatePicker {
    /// What the page reports of the picker.
    package final var reports: FieldReports { allControlEvents.contains(.valueChanged) ? .changes : [] }
}

extension UISlider {
    /// What the page reports of the slider because the app listens; a script tells of every slider that is let go.
    package final var reports: FieldReports { allControlEvents.contains(.valueChanged) ? .changes : [] }
}

extension UIView {
    fileprivate func isObserved(_ name: Notification.Name) -> Bool {
        SelectorObservations.isObserved(name, of: self)
    }
}
