import Benchmark
import BenchmarkPages

/// Measures the time from a request that presses the button of page A to the answer that shows the new count.
///
/// With 10,000 sessions alive the figures must be those of one session.
func measureEvents() {
    for sessions in [1, 10_000] {
        let alive = "\(sessions) alive"
        // The form's POST, the redirection, and the GET of the page.
        measureEvents("Event by form, then page A, \(alive)", sessions: sessions) { await $0.press(times: $1) }
        // The POST, answered with the scene's state.
        measureEvents("Event by JSON on page A, \(alive)", sessions: sessions) { await $0.pressWithJSON(times: $1) }
        // The GET alone.
        measureEvents("Page A of a live session, \(alive)", sessions: sessions) { visitor, count in
            for _ in 0..<count where await visitor.look() == 0 { return false }
            return true
        }
    }
}

private func measureEvents(
    _ name: String, sessions: Int, work: @escaping @Sendable (Visitor, Int) async -> Bool
) {
    let crowd = Crowd(sessions: sessions)
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock, .cpuTotal, .throughput], warmupIterations: 1, scalingFactor: .kilo,
            maxDuration: .seconds(3), maxIterations: 1_000)
    ) { benchmark in
        guard let visitor = await crowd.visitor() else { return benchmark.error("No session was opened.") }
        benchmark.startMeasurement()
        let isDone = await work(visitor, benchmark.scaledIterations.count)
        benchmark.stopMeasurement()
        if !isDone { benchmark.error("A request was not answered as it should be.") }
    }
}

/// A site with sessions alive, opened when it is first asked for one.
@MainActor
private final class Crowd {
    private let sessions: Int
    private var opened: Visitor?
    private var site: Site?

    nonisolated init(sessions: Int) {
        self.sessions = sessions
    }

    /// One of the sessions.
    func visitor() async -> Visitor? {
        if let opened { return opened }
        let site = Site(showing: .controls)
        await site.openSessions(sessions - 1)
        opened = await Visitor.arriving(at: site)
        self.site = site
        return opened
    }
}
