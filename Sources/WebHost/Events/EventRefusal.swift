import HTTPTypes
import UIKitCore

/// Why an event or a field's value was refused.
struct EventRefusal: Error, Hashable, Sendable {
    /// The kinds of refusal.
    enum Reason: Hashable, Sendable {
        /// The view does not take it.
        case view(UserInteractionRefusal)
        /// The form's token is not the session's.
        case forgedToken
        /// The page is so old that nobody knows whether the event was performed.
        case tooOld
        /// The revision or sequence number was never given out.
        case unknownRevision
    }

    /// Why.
    let reason: Reason

    /// The view it was meant for, if it was for one.
    var target: InteractionTarget?

    /// Which of the request's events it was, counted from 0; nil when it was no event.
    var eventIndex: Int?

    /// Whether the page it came from was older than what the scene shows now.
    var isFromOlderPage = false

    /// Whether fields were stored or events performed before this one was refused.
    var followsChanges = false

    /// The name by which programs, logs and metrics tell refusals apart.
    var name: String {
        switch reason {
        case .forgedToken: "forged-token"
        case .tooOld: "too-old"
        case .unknownRevision: "unknown-revision"
        case .view(.notFound): "target-not-found"
        case .view(.notInWindow): "not-in-window"
        case .view(.hidden): "hidden"
        case .view(.disabled): "disabled"
        case .view(.covered): "covered"
        case .view(.readOnly): "read-only"
        case .view(.eventNotAvailable): "event-not-available"
        case .view(.elementChanged): "element-changed"
        case .view(.valueNotAllowed): "value-not-allowed"
        }
    }

    /// 409 when the page is out of date or its control is gone, 422 when the event is not allowed.
    var status: HTTPResponse.Status {
        switch reason {
        case .forgedToken: .unprocessableContent
        case .tooOld, .unknownRevision, .view(.notFound), .view(.notInWindow), .view(.elementChanged): .conflict
        case .view(.valueNotAllowed): .unprocessableContent
        case .view: isFromOlderPage ? .conflict : .unprocessableContent
        }
    }

    /// What the person is told.
    func notice(in language: FrameworkLanguage) -> String {
        switch reason {
        case .forgedToken: "\(language.text(.requestNotVerified))"
        case .view(.valueNotAllowed(let reason)):
            ["\(language.text(.valueNotAccepted))", reason.text(in: language)].compactMap(\.self)
                .joined(separator: " ")
        case .view where status == .unprocessableContent: "\(language.text(.notPossibleNow))"
        default: "\(language.text(.pageHadChanged))"
        }
    }

    /// What a developer is told.
    var detail: String {
        let subject = target.map { "\"\($0)\"" } ?? "The request"
        return switch reason {
        case .forgedToken: "The form's token is not the one of the session, or follows a file instead of preceding it."
        case .tooOld: "The page is so old that it is unknown whether the event was performed already."
        case .unknownRevision: "The revision or sequence number is none that a page of this scene had."
        case .view(.notFound): "\(subject) does not exist."
        case .view(.notInWindow): "\(subject) is not in a window."
        case .view(.hidden): "\(subject) is hidden."
        case .view(.disabled): "\(subject) is disabled."
        case .view(.covered): "\(subject) is covered by a presentation."
        case .view(.readOnly): "\(subject) is no field that can be edited."
        case .view(.eventNotAvailable(let event)): "\(subject) does not offer the event \"\(event.rawValue)\"."
        case .view(.elementChanged): "\(subject) does not show any more what was chosen on an older page."
        case .view(.valueNotAllowed(let reason)): "\(subject) does not take the value: \(reason)"
        }
    }
}
