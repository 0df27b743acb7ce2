/// Where a browser's user session is kept: does what the app asks of it through one of its scenes.
@MainActor
package protocol UserSessionOwner: AnyObject {
    /// Whose session it is.
    var accountIdentifier: String? { get set }

    /// What the app set to be chosen at its icon for this person; nil when it set nothing.
    var shortcutItems: [UIApplicationShortcutItem]? { get set }

    /// The sessions of the person's scenes that are put away and not connected.
    var disconnectedSceneSessions: [UISceneSession] { get }

    /// Gives the browser another secret with its next response; requests that prove the session with the one of before
    /// are refused from now on.
    func renewSecret()

    /// Ends the session with all its scenes.
    func end()

    /// Ends all other sessions of the same account, wherever they are.
    ///
    /// - Throws: A ``UserSessionError`` when there may be some that could not be ended.
    func endOthersOfAccount() async throws

    /// What the store keeps of the session; nil where there is no store.
    ///
    /// - Throws: A ``UserSessionError`` when the store cannot tell.
    func storage() async throws -> UserSessionStorage?
}
