import Foundation
import HTTP
import HTTPServer
import UIKitCore

extension SceneHost {
    /// Leads a browser back to the session that it had before the store could not give it.
    ///
    /// - Parameters:
    ///   - unreachable: That session.
    ///   - before: The request as it would be in that session.
    ///   - whereabouts: What is known of the session.
    ///   - request: The request, in the session that took its place, in which nobody did anything.
    /// - Returns: A redirection; or that the session has to be looked for in the store.
    func wayBack(
        to unreachable: UnreachableSession, _ before: PageRequest, _ whereabouts: Whereabouts, _ request: PageRequest
    ) -> HostAnswer {
        if let key = keyOfSessionAway(from: before, whereabouts) { return .sessionIsAway(key) }
        // One that is over by now says so itself.
        if let substitute = session(of: request), substitute.replacesLostSession || !substitute.isTouched {
            end(substitute)
        }
        var response = Response(status: .seeOther, headerFields: headers.empty)
        response.head.headerFields[.location] = unreachable.target
        addCookie(named: configuration.cookieName, unreachable.cookieValue, to: &response)
        forgetUnreachableSession(of: request, in: &response)
        return .response(response, of: nil, storedWith: nil)
    }

    /// Has the browser keep the session that it had, where a request opened another one as the store could not give that.
    func keepUnreachableSession(of request: PageRequest, in response: inout Response) {
        guard request.isSessionUnreachable else { return }
        let now = Date()
        // Who gets one session after another wants the first of them back.
        let earlier = request.unreachableSession(named: configuration.unreachableCookieName)
        guard let session = earlier ?? UnreachableSession(of: request, now: now) else { return }
        addCookie(named: configuration.unreachableCookieName, session.text, to: &response)
    }

    /// Has the browser forget the session that it had, as the person went on in another one.
    func forgetUnreachableSession(of request: PageRequest, in response: inout Response) {
        guard request.unreachableSession(named: configuration.unreachableCookieName) != nil else { return }
        addCookie(named: configuration.unreachableCookieName, "", maxAge: 0, to: &response)
    }
}

extension PageRequest {
    /// The session that the browser had before the store could not give it; nil for none.
    ///
    /// - Parameter name: The name of the cookie.
    func unreachableSession(named name: String) -> UnreachableSession? {
        guard let cookies = headerFields.value(of: .cookie), cookies.mentions(name) else { return nil }
        return Cookie.value(of: name, in: cookies).flatMap(UnreachableSession.init(cookieValue:))
    }
}
