package import Foundation

/// A user session as it is stored.
package struct StoredSession: Sendable, Equatable {
    /// What the session itself consists of.
    package var contents: [UInt8]

    /// Its scenes, by their names.
    package var scenes: [String: [UInt8]]

    /// When its time is over.
    package var expires: Date

    /// What its last owner was doing for it when the app stopped that process, or had done shortly before.
    package var stoppedWork: [SessionWork] = []

    /// The names of its scenes that were damaged or cannot be decrypted.
    package var brokenScenes: Set<String> = []

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - contents: What the session itself consists of.
    ///   - scenes: Its scenes, by their names.
    ///   - expires: When its time is over.
    package init(contents: [UInt8], scenes: [String: [UInt8]], expires: Date) {
        self.contents = contents
        self.scenes = scenes
        self.expires = expires
    }
}

/// What changed of a session since it was last written.
package struct SessionChange: Sendable, Equatable {
    /// The lease under which it is written.
    package let lease: SessionLease

    /// What the session itself consists of.
    package var contents: [UInt8]

    /// Whose session it is; nil when nobody said.
    package var account: String?

    /// The scenes that changed, by their names; nil for those that are gone.
    package var scenes: [String: [UInt8]?]

    /// When its time is over.
    package var expires: Date

    /// Whether the store was given something of the session before, so that it lost that where it has nothing.
    package var isKnown: Bool

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - lease: The lease under which it is written.
    ///   - contents: What the session itself consists of.
    ///   - account: Whose session it is; nil when nobody said.
    ///   - scenes: The scenes that changed, by their names; nil for those that are gone.
    ///   - expires: When the session's time is over.
    ///   - isKnown: Whether the store was given something of the session before.
    package init(
        lease: SessionLease, contents: [UInt8], account: String? = nil, scenes: [String: [UInt8]?], expires: Date,
        isKnown: Bool = false
    ) {
        self.lease = lease
        self.contents = contents
        self.account = account
        self.scenes = scenes
        self.expires = expires
        self.isKnown = isKnown
    }
}
