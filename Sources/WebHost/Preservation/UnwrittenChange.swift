import Foundation
import SceneStore
import UIKitCore

/// What changed of a session, of which bytes are made when it is written.
struct UnwrittenChange: Sendable {
    /// By what right it is written.
    let lease: SessionLease

    /// What is stored of the session besides its scenes.
    let session: SessionRecord

    /// What is stored of the scenes that changed, by their names; nil for those that are gone.
    var scenes: [String: SceneRecord?]

    /// The files that are to be written before, by the names of their scenes.
    var files: [String: [ReceivedFile]] = [:]

    /// When the session is over.
    let expires: Date

    /// The change as the store takes it.
    var encoded: SessionChange {
        SessionChange(
            lease: lease, contents: session.bytes, account: session.account, scenes: scenes.mapValues { $0?.bytes },
            expires: expires)
    }
}
