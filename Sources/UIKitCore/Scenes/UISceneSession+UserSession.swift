/// Who a person is to the app, and for how long: what UIKit has no words for, as a phone has one owner. Segue's addition.
extension UISceneSession {
    /// The identifier of the account that the person of this browser has signed in to, as the app knows it; nil, the
    /// default, when there is none.
    ///
    /// Set it when somebody has signed in. All windows of the browser share it, it is kept as long as the user session, and
    /// a scene that is connected finds it here, so that a second tab need not ask again. A change of account also renews
    /// the secret in the browser's cookie, as ``renewUserSessionSecret()`` does.
    public var userAccountIdentifier: String? {
        get { userSession?.accountIdentifier }
        set {
            guard let userSession, userSession.accountIdentifier != newValue else { return }
            userSession.accountIdentifier = newValue
            userSession.renewSecret()
        }
    }

    /// Gives the browser another secret in its cookie, in place of the present one, which is then worth nothing.
    ///
    /// Call it when what the person may do grows other than through ``userAccountIdentifier``, as when a password was
    /// asked for once more: whoever had come by the cookie before, or had planted it, has nothing of it. The new cookie
    /// goes out with the next response of the session, which is that to the event in which this is called. The windows
    /// stay as they are; requests that were already under way in other tabs are refused, and can be repeated.
    ///
    /// Source: OWASP Session Management Cheat Sheet, "Renew the Session ID After Any Privilege Level Change".
    public func renewUserSessionSecret() {
        userSession?.renewSecret()
    }

    /// Signs the browser out: ends the user session and all its windows for good, after the present event.
    ///
    /// The window in which it is called goes on with the first screen of a new user session; the other tabs say that
    /// their windows are closed, and lead there too. Nothing of the old session stays in memory or in the store.
    public func endUserSession() {
        userSession?.end()
    }

    /// Signs the person out everywhere else: ends all other user sessions with the same ``userAccountIdentifier``, also
    /// those that sleep in the store or are in other processes that use it.
    ///
    /// Those in other processes end as soon as these hear of it. Without account nothing happens.
    ///
    /// - Throws: A ``UserSessionError`` when the store cannot be used: sessions in other processes end as soon as it can;
    ///   those in this process have ended, and what sleeps in the store is not opened by it.
    public func endOtherUserSessions() async throws {
        try await userSession?.endOthersOfAccount()
    }

    /// What the store keeps of the user session now, once what changed until now is written.
    ///
    /// - Returns: The number of scenes and bytes, which are zero before the first event; nil where no store is used.
    /// - Throws: A ``UserSessionError`` when the store cannot be used.
    public func userSessionStorage() async throws -> UserSessionStorage? {
        try await userSession?.storage()
    }
}
