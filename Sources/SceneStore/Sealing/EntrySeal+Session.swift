import Foundation
import Logging

extension EntrySeal {
    /// What a scene's entry is encrypted as: no scene can be put in the place of another one, nor of another session's.
    static func name(ofScene scene: String, in session: String) -> String { session + nameSeparator + scene }

    /// What stands between both.
    static let nameSeparator = "/"

    /// Decrypts a session.
    ///
    /// - Parameters:
    ///   - session: The name of the session.
    ///   - contents: What is stored of it.
    ///   - expires: When its time is over, in seconds since 1970.
    ///   - scenes: What is stored of its scenes, by their names; those that cannot be used are left out.
    ///   - logger: Where it is said what cannot be used.
    /// - Returns: The session; nil when it cannot be used.
    func opened(
        _ session: String, _ contents: [UInt8], expires: Double, scenes: [(String, [UInt8])], logger: Logger
    ) -> StoredSession? {
        do throws(SceneStoreError) {
            var stored = StoredSession(
                contents: try open(contents, as: session), scenes: [:],
                expires: Date(timeIntervalSince1970: expires))
            for (name, contents) in scenes {
                do throws(SceneStoreError) {
                    stored.scenes[name] = try open(contents, as: Self.name(ofScene: name, in: session))
                } catch {
                    logger.error("a stored scene cannot be used, and is left out", metadata: ["reason": "\(error)"])
                    if error.code == .damaged { stored.brokenScenes.insert(name) }
                }
            }
            return stored
        } catch {
            if reported.add(session) {
                logger.error("a stored session cannot be used", metadata: ["reason": "\(error)"])
            }
            return nil
        }
    }
}
