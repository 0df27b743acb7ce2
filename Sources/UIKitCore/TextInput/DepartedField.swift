/// A field for text that left the windows of a scene, while pages may still show it.
package struct DepartedField: Sendable {
    /// Its number on the pages.
    let identifier: Int32
    /// What it is called; nil where it has no name.
    package let name: String?
    /// What tells its text from others, so that long texts are not kept; nil where all of it is lost.
    private let textHash: Int?
    /// What a person typed into it, where that was lost with it; nil for nothing.
    let lostText: String?

    /// Takes note of a field.
    ///
    /// - Parameter view: The view that leaves; nil is the answer for one that is no field, and for a field that hides what
    ///   is typed.
    @MainActor
    init?(_ view: UIView) {
        guard let identifier = view.viewIdentifier, let text = view.openlyTypedText else { return nil }
        self.identifier = identifier
        name = view.nameForPeople
        textHash = text.hashValue
        lostText = nil
    }

    /// Takes note of a field that will be lost, with what was typed into it.
    ///
    /// - Parameter view: The view; nil is the answer for one that is no field, and for a field that hides what is typed.
    @MainActor
    init?(toBeLost view: UIView) {
        guard let identifier = view.viewIdentifier, let text = view.openlyTypedText else { return nil }
        let isTyped = view.viewState.contains(.changedByPerson) && !text.isEmpty
        self.init(identifier: identifier, name: view.nameForPeople, lostText: isTyped ? text : nil)
    }

    /// Takes note of a field that may be gone when its scene comes back.
    ///
    /// - Parameter view: The view; nil is the answer for one that is no field, and for a field that hides what is typed.
    @MainActor
    init?(beforePause view: UIView) {
        guard let identifier = view.viewIdentifier, view.openlyTypedText != nil else { return nil }
        self.init(identifier: identifier, name: view.nameForPeople, lostText: nil)
    }

    private init(identifier: Int32, name: String?, lostText: String?) {
        self.identifier = identifier
        self.name = name
        self.lostText = lostText
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
        let texts = parts.dropFirst().map(\.text)
        let name = texts.first ?? nil
        self.init(
            identifier: identifier, name: name == "" ? nil : name, lostText: texts.count > 1 ? texts[1] : nil)
    }

    /// The field as a state has it: its number, its name, and what was typed into it.
    var restorationValue: RestorationValue {
        var parts: [RestorationValue] = [.integer(Int64(identifier))]
        if name != nil || lostText != nil { parts.append(.string(name ?? "")) }
        if let lostText { parts.append(.string(lostText)) }
        return .array(parts)
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

    /// What a person had typed into fields that could not be restored, with the names of these; to be shown for copying.
    package final var textsLostInRestoration: [(name: String?, text: String)] {
        departedFields.compactMap { field in field.lostText.map { (field.name, $0) } } + textsOfLostControllers
    }

    /// Takes what was found to be lost since this was called last: many views are asked for only when their screen appears.
    package final func takeTextsLostLately() -> [(name: String?, text: String)] {
        defer { textsOfLostControllers = [] }
        return textsOfLostControllers
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

    /// Has a field for text hold what a person had typed into it.
    final func takeTypedText(_ text: String) {
        guard openlyTypedText != nil else { return }
        TypedValues.give([LostRecords.Key.text: .string(text)], to: self)
        noteChangeByPerson()
    }

    /// What a field is called where people read it: its label, or else what stands in it while it is empty.
    package final var nameForPeople: String? {
        accessibilityLabel ?? (self as? UITextField)?.placeholder
    }
}
