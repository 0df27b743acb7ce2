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

    /// Whether the store was given something of the session before.
    var isKnown = true

    /// Whether it holds all scenes of the session.
    var isWhole = false

    /// The change together with an earlier one, of which scenes that did not change again are kept.
    func following(_ earlier: UnwrittenChange) -> UnwrittenChange {
        var both = self
        both.scenes = earlier.scenes.merging(scenes) { _, later in later }
        both.files = earlier.files.merging(files) { $0 + $1 }
        both.isKnown = earlier.isKnown
        both.isWhole = isWhole || earlier.isWhole
        return both
    }

    /// The change as the store takes it.
    var encoded: SessionChange {
        SessionChange(
            lease: lease, contents: session.bytes, account: session.account, scenes: scenes.mapValues { $0?.bytes },
            expires: expires, isKnown: isKnown)
    }
}
