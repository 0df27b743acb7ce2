/// A field that left the windows of a scene, while pages may still show it.
package struct DepartedField: Sendable {
    /// Its number on the pages.
    let identifier: Int32
    /// What it is called; nil where it has no name.
    package let name: String?
    /// Whether it is a field for text that may be shown.
    package let isOpen: Bool
    /// The mark of the value that pages may still show, as long texts are not kept; nil where it is not told and, for a field
    /// that was lost in a pause, where a person gave it.
    private(set) var valueMark: ElementMark?
    /// Whether it was there before the pause and not after it.
    private(set) var wasLostInPause = false
    /// What a person typed into it, where that was lost with it; nil for nothing.
    private(set) var lostText: String?

    @MainActor
    private init?(of view: UIView) {
        guard view.isValueField, let identifier = view.viewIdentifier else { return nil }
        self.identifier = identifier
        name = view.nameForPeople
        isOpen = view.openlyTypedText != nil
    }

    /// Takes note of a field.
    ///
    /// - Parameter view: The view that leaves; nil is the answer for one that is no field, and for a field that hides what
    ///   is typed.
    @MainActor
    init?(_ view: UIView) {
        self.init(of: view)
        guard let text = view.openlyTypedText else { return nil }
        valueMark = ElementMark(text)
    }

    /// Takes note of a field that will be lost, with what was typed into it.
    ///
    /// - Parameter view: The view; nil is the answer for one that is no field, and for a field that hides what is typed.
    @MainActor
    init?(toBeLost view: UIView) {
        self.init(beforePause: view)
        guard let text = view.openlyTypedText else { return nil }
        if view.viewState.contains(.changedByPerson), !text.isEmpty { lostText = text }
    }

    /// Takes note of a field that may be gone when its scene comes back.
    ///
    /// - Parameter view: The view; nil is the answer for one that is no field.
    @MainActor
    init?(beforePause view: UIView) {
        self.init(of: view)
        let isTold = (view as? UITextField)?.isSecureTextEntry != true
        guard isTold, !view.viewState.contains(.changedByPerson) else { return }
        valueMark = view.valueMark
    }

    /// Whether a page that shows a text in the field shows what was in it.
    package func held(_ text: String) -> Bool { valueMark?.isMark(of: .text(text)) ?? false }

    /// Whether a value tells of something that was typed or chosen on a page of before the pause.
    fileprivate func isLoss(_ value: UserInteractionValue) -> Bool {
        switch value {
        case .files(let files) where files.isEmpty: false
        case .text("") where valueMark == nil: false
        default: !(valueMark?.isMark(of: value) ?? false)
        }
    }
}

extension DepartedField {
    /// Reads a field of before a pause, or one that was lost with its text; nil when the value is none.
    init?(_ value: RestorationValue) {
        guard case .array(let parts) = value, case .integer(let number)? = parts.first,
            let number = Int32(exactly: number), number != 0, number != .min
        else { return nil }
        let texts = parts.dropFirst().map { $0.text.flatMap { $0.isEmpty ? nil : $0 } }
        identifier = abs(number)
        isOpen = number > 0
        name = texts.first ?? nil
        lostText = texts.count > 1 ? texts[1] : nil
        valueMark = texts.count > 2 ? texts[2].flatMap { ElementMark(text: $0) } : nil
    }

    /// The field as a state has it: its number, negative for one whose text may not be shown; its name, what was typed into
    /// it, and the mark of its value, as far as there are any.
    var restorationValue: RestorationValue {
        var texts = [isOpen ? name : nil, lostText, valueMark?.text]
        while let last = texts.last, last == nil { texts.removeLast() }
        return .array([.integer(Int64(isOpen ? identifier : -identifier))] + texts.map { .string($0 ?? "") })
    }

    /// The same field, known to be gone since a pause.
    var lostInPause: DepartedField {
        var field = self
        field.wasLostInPause = true
        return field
    }
}

extension UIWindowScene {
    /// How many fields are remembered: those of a few screens.
    private static let departedFieldCount = 100

    /// How many of them are remembered over a pause.
    private static let preservedFieldCount = 30

    /// The fields of screens that people left, of which pages that were left behind may still be sent.
    final var fieldsToPreserve: ArraySlice<DepartedField> { departedFields.suffix(Self.preservedFieldCount) }

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

    /// Whether a value that a page sends is for a field that was there before a pause and is gone.
    ///
    /// What the page shows is not what stands here now then. What the app itself had put into the field is no loss.
    package final func isLostInPause(_ value: UserInteractionValue, forFieldWith identifier: Int32) -> Bool {
        guard view(withIdentifier: identifier) == nil, let field = departedField(withIdentifier: identifier) else {
            return false
        }
        return field.wasLostInPause && field.isLoss(value)
    }

    /// Whether fields are gone that were there before the last pause, until the person does something: what was typed there on
    /// an open page, and not sent, is lost otherwise.
    package final var hasFieldsLostInPause: Bool {
        isUntouchedSincePause
            && departedFields.contains { $0.wasLostInPause && view(withIdentifier: $0.identifier) == nil }
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

    /// What a field is called where people read it: its label, or else what stands before it, or in it while it is empty.
    package final var nameForPeople: String? {
        accessibilityAttributes?.label ?? caption ?? accessibilityLabel ?? (self as? UITextField)?.placeholder
    }
}
