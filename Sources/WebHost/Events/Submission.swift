import UIKitCore

/// What a client asks to be done in a scene: field values, then events.
///
/// Forms and JSON become the same submission, so that one path serves both.
struct Submission: Sendable, Hashable {
    /// The value of a field.
    struct FieldValue: Sendable, Hashable {
        /// The field's name.
        let target: InteractionTarget
        /// Its value.
        let value: UserInteractionValue
    }

    /// Something done to a view.
    struct Event: Sendable, Hashable {
        /// The view's name.
        let target: InteractionTarget
        /// What is done.
        let interaction: UserInteraction
    }

    /// Where it comes from.
    enum Source: Sendable, Hashable {
        /// A form, with the token that proves it comes from a page of the session.
        case form(token: String)
        /// A JSON request, whose origin was checked.
        case data
    }

    /// Where it comes from.
    let source: Source

    /// The revision of the page it was made on; nil when it does not say.
    var revision: Int?

    /// The number by which a repetition is recognised; nil when it does not say.
    var sequence: Int?

    /// The values of fields.
    var fields: [FieldValue] = []

    /// What is done, in order.
    var events: [Event] = []

    /// What is said of the window and the person, before anything else.
    var environment: ReportedEnvironment?

    /// Whether Return was pressed in a field that is not named.
    var isReturnKey = false

    /// The name of the page that it was made on; nil where the page runs no script.
    var page: String?

    /// The number by which the page tells it from others that are the same; nil where it runs no script.
    var number: Int?
}

extension Submission {
    /// Whether it does nothing but say what the window is like.
    var isReport: Bool { environment != nil && fields.isEmpty && events.isEmpty && !isReturnKey }

    /// How much of a session's allowance of events it takes.
    ///
    /// A field that is named by its accessibility identifier counts as an event, because it has to be searched for.
    var cost: Int {
        let searchedFields = fields.count { field in
            if case .accessibilityIdentifier = field.target { true } else { false }
        }
        return max(events.count, 1) + searchedFields
    }
}

extension Submission.Event {
    /// Reads an event as it stands in a page: `v15.touchUpInside`, `v20.selectRow=0.3`, or `v84.selectMenuItem=0.2~k3f9`
    /// with the mark of what the page showed at that place; nil when it is none.
    init?(formValue: String) {
        let text = formValue.utf8
        let subjectEnd = text.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
        guard let dot = text[..<subjectEnd].lastIndex(of: UInt8(ascii: ".")),
            let target = InteractionTarget(formValue[..<dot])
        else { return nil }
        let name = formValue[text.index(after: dot)..<subjectEnd]
        guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
        self.target = target
        let value = subjectEnd < text.endIndex ? formValue[text.index(after: subjectEnd)...] : nil
        interaction = UserInteraction(
            UserInteractionEvent(rawValue: String(name)), pageValue: value)
    }
}
