import SceneStore
import UIKitCore

extension UserSession: UserSessionOwner {
    /// Whose session it is.
    var accountIdentifier: String? {
        get { record.account }
        set { host?.setAccount(newValue, of: self) }
    }

    /// Gives the browser another secret with its next response.
    func renewSecret() {
        if wish == nil { wish = .renewal }
    }

    /// Ends the session: with the response to the present event, where there is one.
    func end() {
        wish = .end
        Task { [weak self] in
            guard let self else { return }
            self.host?.endAsWished(self)
        }
    }

    /// Ends all other sessions of the same account.
    func endOthersOfAccount() async throws {
        try await host?.endOthersOfAccount(of: self)
    }

    /// What the store keeps of the session.
    func storage() async throws -> UserSessionStorage? {
        guard let archive = host?.archive else { return nil }
        do throws(SceneStoreError) {
            let statistics = try await archive.statistics(of: identifier)
            return UserSessionStorage(sceneCount: statistics.scenes, byteCount: statistics.bytes)
        } catch {
            throw UserSessionError(reason: error.description)
        }
    }
}
