import HTTP
import UIKitCore

extension Submission {
    /// The names of the form's fields that are no controls.
    enum FormField {
        /// The token that proves that the form is of the session.
        static let token = "segue-token"
        /// The revision that the page shows.
        static let revision = "segue-revision"
        /// The number of the page's next event.
        static let sequence = "segue-sequence"
        /// The number that the script gives to each submission of a page.
        static let number = "segue-number"
        /// The event.
        static let event = "segue-event"
        /// What every name begins with that is no control's.
        static let prefix = "segue-"
        /// The event of the Enter key.
        static let returnKey = "return"
    }

    /// Reads a form.
    ///
    /// - Parameters:
    ///   - form: Its fields.
    ///   - files: The files that came with it.
    /// - Throws: The problem of a form that no page and no careful client sends.
    init(form: Form, files: [MultipartContent.File] = []) throws(Problem) {
        var token = ""
        var revision: Int?
        var sequence: Int?
        var number: Int?
        var fields: [FieldValue] = []
        var events: [Event] = []
        var isReturnKey = false
        for field in form.fields {
            switch field.name {
            case FormField.token: token = field.value
            case FormField.revision: revision = try Self.number(field.value, of: field.name)
            case FormField.sequence: sequence = try Self.number(field.value, of: field.name)
            case FormField.number: number = try Self.number(field.value, of: field.name)
            case FormField.event where field.value == FormField.returnKey: isReturnKey = true
            case FormField.event:
                guard let event = Event(formValue: field.value) else {
                    throw .malformedContent("The field \(FormField.event) holds no event.")
                }
                events.append(event)
            case let name where name.hasPrefix(FormField.prefix): continue
            default:
                guard let target = InteractionTarget(field.name[...]) else {
                    throw .malformedContent("A field has no name.")
                }
                fields.append(FieldValue(target: target, value: .text(field.value)))
            }
        }
        guard events.count + (isReturnKey ? 1 : 0) <= 1 else {
            throw .malformedContent("A form holds one event only.")
        }
        for (name, group) in Dictionary(grouping: files, by: \.name).sorted(by: { $0.key < $1.key }) {
            guard let target = InteractionTarget(name[...]) else { throw .malformedContent("A field has no name.") }
            fields.append(FieldValue(target: target, value: .files(group.map(\.file))))
        }
        self.init(
            source: .form(token: token), revision: revision, sequence: sequence, fields: fields, events: events,
            isReturnKey: isReturnKey, number: number)
    }

    private static func number(_ text: String, of name: String) throws(Problem) -> Int {
        guard let number = Int(text), number >= 0 else {
            throw .malformedContent("The field \(name) holds no number.")
        }
        return number
    }
}
