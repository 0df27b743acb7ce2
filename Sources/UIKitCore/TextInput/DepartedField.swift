/// A field for text that left the windows of a scene, while pages may still show it.
package struct DepartedField: Sendable {
    /// Its number on the pages.
    let identifier: Int32
    /// What it is called; nil where it has no name.
    package let name: String?
    /// What tells its text from others, so that long texts are not kept; nil where all of it is lost.
    private let textHash: Int?

    /// Takes note of a field.
    ///
    /// - Parameter view: The view that leaves; nil is the answer for one that is no field, and for a field that hides what
    ///   is typed.
    @MainActor
    init?(_ view: UIView) {
        guard let identifier = view.viewIdentifier, let text = view.openlyTypedText else { return nil }
        self.identifier = identifier
        name = view.accessibilityLabel
        textHash = text.hashValue
    }

    /// Takes note of a field that will be lost with its text.
    ///
    /// - Parameters:
    ///   - identifier: Its number on the pages.
    ///   - name: What it is called, if it has a name.
    init(identifier: Int32, name: String?) {
        self.identifier = identifier
        self.name = name
        textHash = nil
    }

    /// Whether a page that shows a text in the field shows what was in it.
    package func held(_ text: String) -> Bool { text.hashValue == textHash }
}

extension DepartedField {
    /// Reads a field that was lost with its text; nil when the value is none.
    init?(_ value: RestorationValue) {
        guard case .array(let parts) = value, case .integer(let identifier)? = parts.first,
            let identifier = Int32(exactly: identifier), identifier > 0
        else { return nil }
        self.init(identifier: identifier, name: parts.count > 1 ? parts[1].text : nil)
    }

    /// The field as a state has it.
    var restorationValue: RestorationValue {
        .array([.integer(Int64(identifier))] + (name.map { [.string($0)] } ?? []))
    }
}

extension UIWindowScene {
    /// How many fields are remembered: those of a few screens.
    private static let departedFieldCount = 100

    /// Takes note of a view that leaves the windows, if it is a field whose text may be shown.
    final func noteDepartedField(_ view: UIView) {
        guard view.isValueField, let field = DepartedField(view) else { return }
        note(field)
    }

    /// Remembers a field that is not in the windows.
    final func note(_ field: DepartedField) {
        departedFields.removeAll { $0.identifier == field.identifier }
        if departedFields.count == Self.departedFieldCount { departedFields.removeFirst() }
        departedFields.append(field)
    }

    /// The field for text that had a number and left the windows; nil where none had it or it was too long ago.
    package final func departedField(withIdentifier identifier: Int32) -> DepartedField? {
        departedFields.last { $0.identifier == identifier }
    }
}

extension UIView {
    /// What a person typed into a field and may see there; nil for views that are no fields for text.
    package final var openlyTypedText: String? {
        switch self {
        case let field as UITextField where !field.isSecureTextEntry: field.pageText
        case let view as UITextView where view.isEditable: view.pageText
        default: nil
        }
    }
}
