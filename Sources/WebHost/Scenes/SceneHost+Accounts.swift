import Foundation
import HTTP
import HTTPServer
import HTTPTypes
import SceneStore
import UIKitCore

extension SceneHost {
    /// Notes whose session one is.
    func setAccount(_ account: String?, of session: UserSession) {
        guard sessions[session.key] === session else { return }
        sessions.setAccount(account, of: session)
        sessions.markTouched(session, now: clock.now())
        storeRecord(of: session)
    }

    /// Gives a session's secret to the browser: that of a session which this request opened, or another one where the app
    /// wants it.
    func addCookie(of visit: Visit, to response: inout Response) {
        guard let secret = visit.secret ?? renewedSecret(of: visit.session) else { return }
        let value = SessionCredential.cookieValue(of: visit.session.key, with: secret)
        addCookie(named: configuration.cookieName, value, to: &response)
        if visit.isFirst { keepUnreachableSession(of: visit.request, in: &response) }
    }

    /// Gives the browser a cookie of this host.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    ///   - maxAge: For how many seconds it is kept; nil until the browser ends.
    ///   - response: What gives it.
    func addCookie(named name: String, _ value: String, maxAge: Int? = nil, to response: inout Response) {
        let cookie = try? SetCookie(name: name, value: value, maxAge: maxAge, isSecure: configuration.usesHTTPS)
        guard let cookie else { return }
        response.head.headerFields.append(HTTPField(name: .setCookie, value: cookie.fieldValue))
    }

    /// Changes the secret of a session, if the app wants it.
    ///
    /// Streams that are open were opened with the secret of before; browsers open them again with the new one.
    private func renewedSecret(of session: UserSession) -> SessionSecret? {
        guard session.wish == .renewal else { return nil }
        session.wish = nil
        let secret = SessionSecret.random()
        session.formerSecret = UserSession.FormerSecret(proof: session.record.proof, replaced: clock.now())
        session.record.formerSecret = SessionRecord.FormerSecret(proof: session.record.proof, replaced: Date())
        session.record.proof = secret.proof
        for hosted in session.scenes { hosted.livePage?.endStreams() }
        storeRecord(of: session)
        metrics.renewedSecrets.increment()
        return secret
    }

    /// Refuses a request that was sent with the secret of before while the browser was getting the new one, as by another
    /// tab.
    ///
    /// A new session would take the place of the renewed one in the browser, so the request is to be sent again.
    func checkThatSecretIsNotBeingRenewed(_ request: PageRequest) throws(Problem) {
        if hasFormerSecret(request) { throw .sessionIsBusy }
    }

    /// Whether a request was sent with the secret of before while the browser was getting the new one.
    func hasFormerSecret(_ request: PageRequest) -> Bool {
        guard let credential = request.credential, let session = sessions[credential.key],
            let former = session.formerSecret
        else { return false }
        return former.proof == credential.proof && clock.now() - former.replaced < Self.renewalTime
    }

    /// For how long requests may come with the secret of before.
    private static let renewalTime: Duration = .seconds(60)

    /// Ends a session if the app wants it.
    ///
    /// - Returns: Whether it did.
    @discardableResult
    func endAsWished(_ session: UserSession) -> Bool {
        guard session.wish == .end, sessions[session.key] === session else { return false }
        metrics.endedSessions.increment()
        end(session)
        return true
    }

    /// Answers an event that ended the session: with the first screen of a new one.
    func answerInNewSession(_ request: PageRequest) throws(Problem) -> Response {
        let visit = try openSession(for: request)
        do throws(Problem) {
            let hosted = try openScene(for: visit, at: .root)
            guard request.format != .data else { return answer(showing: hosted, to: visit) }
            return redirect(to: hosted.scene.address.target, visit)
        } catch {
            end(visit.session)
            throw error
        }
    }

    /// Ends all other sessions of a session's account: those in memory at once, then those in the store.
    func endOthersOfAccount(of session: UserSession) async throws {
        guard let account = session.record.account else { return }
        for other in sessions.sessions(ofAccount: account) where other !== session {
            metrics.endedSessions.increment()
            // What is on their screens is no longer for whoever sits there.
            reloadPages(of: other)
            end(other)
        }
        do throws(SceneStoreError) {
            try await archive?.endSessions(ofAccount: account, except: session.identifier)
        } catch {
            throw UserSessionError(reason: error.description)
        }
    }
}
