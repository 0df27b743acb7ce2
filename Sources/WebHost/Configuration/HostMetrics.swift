import Metrics

/// The figures by which an operator sees how the host is doing.
struct HostMetrics: Sendable {
    /// The sessions alive.
    let sessions = Gauge(label: "segue_sessions")
    /// The scenes connected.
    let scenes = Gauge(label: "segue_scenes")
    /// The sessions opened.
    let openedSessions = Counter(label: "segue_sessions_opened_total")
    /// The sessions that ended because their time was over.
    let expiredSessions = Counter(label: "segue_sessions_expired_total")
    /// The sessions that ended because the app signed the person out.
    let endedSessions = Counter(label: "segue_sessions_ended_total")
    /// The sessions that got another secret because the app wanted it.
    let renewedSecrets = Counter(label: "segue_session_secrets_renewed_total")
    /// The sessions that ended because others needed their place.
    let evictedSessions = Counter(label: "segue_sessions_evicted_total")
    /// The sessions that were taken out of memory and are in the store.
    let suspendedSessions = Counter(label: "segue_sessions_suspended_total")
    /// The scenes that were taken out of memory while others of their sessions stayed there.
    let suspendedScenes = Counter(label: "segue_scenes_suspended_total")
    /// The sessions that came back from the store.
    let resumedSessions = Counter(label: "segue_sessions_resumed_total")
    /// The submissions performed.
    let events = Counter(label: "segue_events_total")
    /// The submissions that had been performed before and were answered with the first result.
    let repetitions = Counter(label: "segue_events_repeated_total")
    /// The bytes of memory in use, where they are limited.
    let memory = Gauge(label: "segue_memory_bytes")
    /// The memory warnings that the app got.
    let memoryWarnings = Counter(label: "segue_memory_warnings_total")
    /// The processes that the app stopped, by a trap or because it hung, as those find out who take their sessions over.
    let stoppedProcesses = Counter(label: "segue_stopped_processes_total")
    /// The requests in which the app did what UIKit does not allow.
    let faults = Counter(label: "segue_faults_total")

    /// The submissions refused, by kind.
    func refusals(_ kind: String) -> Counter {
        Counter(label: "segue_refusals_total", dimensions: [("kind", kind)])
    }
}
