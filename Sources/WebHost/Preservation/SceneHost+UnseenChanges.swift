import UIKitCore

extension SceneHost {
    /// How many scenes are looked at each time.
    private static let unseenCount = 512

    /// How many of them are looked at before others may use the main actor.
    private static let unseenPortion = 16

    /// Has scenes stored of which something changed that no page shows, as by a timer that only counts; to be called now
    /// and then.
    ///
    /// Such a change tells nobody of itself, so that scenes are encoded and compared, some each time, all in their turn.
    package func storeUnseenChanges() async {
        guard let archive, configuration.preservation == .event, !archive.isFailing else { return }
        let all = sessions.all
        var (seen, seenAtOnce) = (0, 0)
        for _ in all.indices where seen < Self.unseenCount {
            let session = all[unseenTurn % all.count]
            unseenTurn = (unseenTurn + 1) % all.count
            // It may have left memory while others used the main actor.
            guard session.isTouched, sessions.session(named: session.identifier) === session else { continue }
            for hosted in session.scenes where hosted.isTouched { storeUnseenChange(of: hosted, in: session, archive) }
            seen += session.scenes.count
            seenAtOnce += session.scenes.count
            guard seenAtOnce >= Self.unseenPortion else { continue }
            seenAtOnce = 0
            await Task.yield()
        }
    }

    /// Has a scene stored if its state is not known to be the one that the store has.
    private func storeUnseenChange(of hosted: HostedScene, in session: UserSession, _ archive: SessionArchive) {
        // What shows is about to be stored on its own.
        guard !hosted.awaitsPreservation else { return }
        let preserved = hosted.scene.preservedState()
        let fingerprint = preserved.state.fingerprint
        guard hosted.storedFingerprint != fingerprint || hosted.storedRevision != hosted.scene.revision else { return }
        store(record(of: hosted, preserved), of: hosted, in: session, archive)
        hosted.storedFingerprint = fingerprint
    }
}
