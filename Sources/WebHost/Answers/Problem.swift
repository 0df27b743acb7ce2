import HTTPTypes

/// Why a request cannot be answered with what it asks for, for people and for programs.
///
/// Browsers get it as a friendly page, programs as a problem document (RFC 9457).
struct Problem: Error, Sendable {
    /// The status of the answer.
    let status: HTTPResponse.Status

    /// The name by which programs tell kinds of problem apart.
    let name: String

    /// What is wrong, in a few words for a person.
    let title: String

    /// What the person can do about it, in a sentence.
    let advice: String

    /// Which methods the address takes instead, for 405.
    var allowedMethods: String?

    /// How many seconds to wait before another try, for 429 and 503.
    var secondsToWait: Int?

    /// What happened inside, shown in development only.
    var debugDescription: String?
}

extension Problem {
    /// The target of the request line is no address.
    static let invalidTarget = Problem(
        status: .badRequest, name: "invalid-target", title: "This address cannot be read",
        advice: "Check the address for mistakes.")

    /// The host is no host name.
    static let invalidHost = Problem(
        status: .badRequest, name: "invalid-host", title: "The host of this address cannot be read",
        advice: "Check the address for mistakes.")

    /// The host is none that this server answers for.
    static let unknownHost = Problem(
        status: .misdirectedRequest, name: "unknown-host", title: "This server does not answer for that host",
        advice: "Check the address for mistakes.")

    /// The client takes neither HTML nor JSON.
    static let notAcceptable = Problem(
        status: .notAcceptable, name: "not-acceptable", title: "There is nothing of the kind you accept",
        advice: "Accept text/html or application/json.")

    /// The address leads nowhere.
    static let notFound = Problem(
        status: .notFound, name: "not-found", title: "There is nothing here",
        advice: "The address may be mistyped, or what it led to is gone.")

    /// The address does not take the method.
    static func methodNotAllowed(_ allowed: String) -> Problem {
        Problem(
            status: .methodNotAllowed, name: "method-not-allowed", title: "That cannot be done here",
            advice: "This address takes \(allowed).", allowedMethods: allowed)
    }

    /// The content is of a type that is not taken.
    static let unsupportedMediaType = Problem(
        status: .unsupportedMediaType, name: "unsupported-media-type",
        title: "The request's content is of a type that is not taken here",
        advice: "Send application/x-www-form-urlencoded, multipart/form-data or application/json.")

    /// The content is longer than allowed.
    static let contentTooLarge = Problem(
        status: .contentTooLarge, name: "content-too-large", title: "That is too much to take",
        advice: "Send less at once.")

    /// The disk does not take a file.
    static let insufficientStorage = Problem(
        status: .init(code: 507, reasonPhrase: "Insufficient Storage"), name: "insufficient-storage",
        title: "There is no room for files now", advice: "Try again later.")

    /// The form is not encoded as its type says.
    static let malformedForm = malformedContent("The form is not encoded as its type says.")

    /// The content is not what its type says.
    static func malformedContent(_ reason: String) -> Problem {
        Problem(
            status: .badRequest, name: "malformed-content", title: "The request's content cannot be read",
            advice: reason)
    }

    /// The request was caused by a page of another site.
    static let foreignOrigin = Problem(
        status: .forbidden, name: "foreign-origin", title: "Another site may not do that",
        advice: "Open the page itself and try again.")

    /// A form came without the session's cookie.
    static let noSession = Problem(
        status: .forbidden, name: "no-session", title: "Your session has ended",
        advice: "Open the page again. If this keeps happening, allow cookies for this site.")

    /// A program's session is over.
    static let expiredSession = Problem(
        status: .gone, name: "expired-session", title: "The session has ended",
        advice: "Send the request without cookie and scene to start a new one.")

    /// A program asked for a scene that the session does not have.
    static let unknownScene = Problem(
        status: .notFound, name: "unknown-scene", title: "The session has no such scene",
        advice: "Ask without the scene parameter for the scene used last.")

    /// The app closed the scene.
    static let closedScene = Problem(
        status: .gone, name: "closed-scene", title: "This window is closed",
        advice: "You can close this tab now.")

    /// Another process of the app has the session and does not give it up.
    static let sessionIsBusy = Problem(
        status: .serviceUnavailable, name: "session-busy", title: "Your pages are being moved",
        advice: "Wait a moment, then try again.", secondsToWait: 2)

    /// The session sends events faster than allowed.
    static let tooManyEvents = Problem(
        status: .tooManyRequests, name: "too-many-events", title: "That was too fast",
        advice: "Wait a moment, then try again.", secondsToWait: 1)

    /// The client's address has too many sessions.
    static let tooManySessions = Problem(
        status: .tooManyRequests, name: "too-many-sessions", title: "Too many visitors come from your network",
        advice: "Wait a few minutes, then try again.", secondsToWait: 60)

    /// There is no memory for a new session.
    static let noMemory = Problem(
        status: .serviceUnavailable, name: "no-memory", title: "There is no room at the moment",
        advice: "Many people are here now. Wait a moment, then try again.", secondsToWait: 10)

    /// The app stopped its process when the same was done before.
    static let stoppedBefore = Problem(
        status: .internalServerError, name: "stopped-before", title: "That does not work at the moment",
        advice: "The app stopped when you did this before, so it was not done again. Everything else still works.")

    /// The app did something that UIKit does not allow.
    static func fault(_ description: String) -> Problem {
        Problem(
            status: .internalServerError, name: "fault", title: "Something went wrong",
            advice: "The app made a mistake. What you did may not have been completed.",
            debugDescription: description)
    }
}
