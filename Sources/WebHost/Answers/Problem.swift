import HTTP
import HTTPServer
import HTTPTypes
import UIKitCore

/// Why a request cannot be answered with what it asks for, for people and for programs.
///
/// Browsers get it as a friendly page, programs as a problem document (RFC 9457).
struct Problem: Error, Sendable {
    /// The status of the answer.
    let status: HTTPResponse.Status

    /// The name by which programs tell kinds of problem apart.
    let name: String

    /// What is wrong, in a few words for a person.
    let title: FrameworkText

    /// What the person can do about it, in a sentence.
    let advice: Advice

    /// Which methods the address takes instead, for 405.
    var allowedMethods: String?

    /// In which encodings content may come, for 415.
    var acceptedCodings: String?

    /// How many seconds to wait before another try, for 429 and 503.
    var secondsToWait: Int?

    /// What happened inside, shown in development only.
    var debugDescription: String?

    /// Whether something was refused that the address would do for others or at another time, so that an operator may want
    /// to know of it.
    var isRefusal: Bool {
        switch status.code {
        case 400, 403, 413, 415, 421, 429, 503, 507: true
        default: name == Problem.stoppedBefore.name
        }
    }

    /// What can be done about a problem.
    enum Advice: Sendable {
        /// A text of the framework.
        case text(FrameworkText)
        /// A text of the framework with what is put in.
        case about(FrameworkText, String)
        /// To wait a number of seconds.
        case wait(Int)
        /// What a developer reads, in English.
        case exact(String)

        /// The sentence in a language.
        func sentence(in language: FrameworkLanguage) -> String {
            switch self {
            case .text(let text): "\(language.text(text))"
            case .about(let text, let subject): language.text(text, subject)
            case .wait(let seconds): language.text(.secondsToWait, seconds)
            case .exact(let text): text
            }
        }
    }
}

extension Problem {
    /// What is wrong with a form.
    init(_ error: FormError) {
        self = error.status == .contentTooLarge ? .contentTooLarge(error.message) : .malformedForm
    }

    /// What is wrong with the content of a request.
    init(_ error: RequestBodyError) {
        self = error.code == .tooLarge ? .contentTooLarge(error.message) : .malformedContent(error.message)
    }

    /// The target of the request line is no address.
    static let invalidTarget = Problem(
        status: .badRequest, name: "invalid-target", title: .invalidTarget,
        advice: .text(.checkAddress))

    /// The host is no host name.
    static let invalidHost = Problem(
        status: .badRequest, name: "invalid-host", title: .invalidHost,
        advice: .text(.checkAddress))

    /// The host is none that this server answers for.
    static let unknownHost = Problem(
        status: .misdirectedRequest, name: "unknown-host", title: .unknownHost,
        advice: .text(.checkAddress))

    /// The client takes neither HTML nor JSON.
    static let notAcceptable = Problem(
        status: .notAcceptable, name: "not-acceptable", title: .notAcceptable,
        advice: .text(.acceptPageOrData))

    /// The address leads nowhere.
    static let notFound = Problem(
        status: .notFound, name: "not-found", title: .notFound,
        advice: .text(.addressMayBeMistyped))

    /// The address does not take the method: 405, or 501 where HTTP knows no such method.
    static func methodNotAllowed(_ method: HTTPRequest.Method, allowed: String) -> Problem {
        Problem(
            status: method.refusal, name: "method-not-allowed", title: .methodNotAllowed,
            advice: .about(.addressTakes, allowed), allowedMethods: allowed)
    }

    /// The content is of a type that is not taken.
    static let unsupportedMediaType = Problem(
        status: .unsupportedMediaType, name: "unsupported-media-type",
        title: .unsupportedContent,
        advice: .text(.sendFormOrData))

    /// The content is encoded, for instance compressed.
    static let unsupportedCoding = Problem(
        status: .unsupportedMediaType, name: "unsupported-coding", title: .unsupportedContent,
        advice: .exact("Send the content without a Content-Encoding."), acceptedCodings: "identity")

    /// The content is longer than allowed.
    static let contentTooLarge = Problem(
        status: .contentTooLarge, name: "content-too-large", title: .contentTooLarge,
        advice: .text(.sendLess))

    /// The content is longer than allowed, as is told in development and in the log.
    static func contentTooLarge(_ reason: String) -> Problem {
        var problem = contentTooLarge
        problem.debugDescription = reason
        return problem
    }

    /// The session has no room for a file.
    static func sessionFilesTooLarge(limit: Int) -> Problem {
        Problem(
            status: .contentTooLarge, name: "session-files", title: .noRoomForFiles, advice: .text(.sendLess),
            debugDescription: "The files of a session have \(limit) bytes in all.")
    }

    /// The disk does not take a file.
    static let insufficientStorage = Problem(
        status: .init(code: 507, reasonPhrase: "Insufficient Storage"), name: "insufficient-storage",
        title: .noRoomForFiles, advice: .text(.tryLater))

    /// No further file can be opened at the moment.
    static let tooManyOpenFiles = Problem(
        status: .serviceUnavailable, name: "open-files", title: .noRoom, advice: .wait(1), secondsToWait: 1)

    /// The form is not encoded as its type says.
    static let malformedForm = malformedContent("The form is not encoded as its type says.")

    /// The content is not what its type says.
    static func malformedContent(_ reason: String) -> Problem {
        Problem(
            status: .badRequest, name: "malformed-content", title: .malformedContent,
            advice: .exact(reason))
    }

    /// The request was caused by a page of another site.
    static let foreignOrigin = Problem(
        status: .forbidden, name: "foreign-origin", title: .foreignOrigin,
        advice: .text(.openPageItself))

    /// A form came without the session's cookie.
    static let noSession = Problem(
        status: .forbidden, name: "no-session", title: .sessionEnded,
        advice: .text(.openPageAgain))

    /// A program's session is over.
    static let expiredSession = Problem(
        status: .gone, name: "expired-session", title: .sessionEnded,
        advice: .text(.startNewSession))

    /// A program asked for a scene that the session does not have.
    static let unknownScene = Problem(
        status: .notFound, name: "unknown-scene", title: .unknownScene,
        advice: .text(.askWithoutScene))

    /// The app closed the scene.
    static let closedScene = Problem(
        status: .gone, name: "closed-scene", title: .closedScene,
        advice: .text(.closeTab))

    /// Another process of the app has the session and does not give it up.
    static let sessionIsBusy = Problem(
        status: .serviceUnavailable, name: "session-busy", title: .sessionBusy,
        advice: .wait(2), secondsToWait: 2)

    /// The session sends events faster than allowed.
    static let tooManyEvents = Problem(
        status: .tooManyRequests, name: "too-many-events", title: .tooFast,
        advice: .wait(1), secondsToWait: 1)

    /// The client's address has too many sessions.
    static let tooManySessions = Problem(
        status: .tooManyRequests, name: "too-many-sessions", title: .tooManyVisitors,
        advice: .wait(60), secondsToWait: 60)

    /// There is no memory for a new session.
    static let noMemory = Problem(
        status: .serviceUnavailable, name: "no-memory", title: .noRoom,
        advice: .wait(10), secondsToWait: 10)

    /// There is no memory for the content of another request.
    static let noRoomForContent = Problem(
        status: .serviceUnavailable, name: "content-memory", title: .noRoom,
        advice: .wait(5), secondsToWait: 5)

    /// The app stopped its process when the same was done before.
    static let stoppedBefore = Problem(
        status: .internalServerError, name: "stopped-before", title: .doesNotWorkNow,
        advice: .text(.appStoppedBefore))

    /// The app did something that UIKit does not allow.
    static func fault(_ description: String) -> Problem {
        Problem(
            status: .internalServerError, name: "fault", title: .fault,
            advice: .text(.appMadeMistake),
            debugDescription: description)
    }
}
