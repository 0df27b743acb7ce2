import Metrics
import SceneStore

/// The figures by which an operator sees how the store is doing.
struct ArchiveMetrics: Sendable {
    /// The sessions written, each time they were.
    let writtenSessions = Counter(label: "segue_store_writes_total")
    /// What the store could not do.
    let failures = Counter(label: "segue_store_failures_total")
    private let sessions = Gauge(label: "segue_store_sessions")
    private let scenes = Gauge(label: "segue_store_scenes")
    private let bytes = Gauge(label: "segue_store_bytes")

    /// Records what the store holds.
    func record(_ statistics: SceneStoreStatistics) {
        sessions.record(statistics.sessions)
        scenes.record(statistics.scenes)
        bytes.record(statistics.bytes)
    }
}
