import Benchmark
import BenchmarkPages

/// Measures how much the resident memory of a fresh process grows with each session that has seen its first page.
func measureMemory() {
    measureMemory("Memory of a session on page A", page: .controls, sessions: 10_000)
    measureMemory("Memory of a session on page B", page: .table, sessions: 1_000)
    measureMemory("Memory of a session on 1,000 stacked rows", page: .stack, sessions: 100)
}

private func measureMemory(_ name: String, page: BenchmarkPage, sessions: Int) {
    let bytesPerSession = BenchmarkMetric.custom("Bytes per session (\(sessions))", useScalingFactor: false)
    Benchmark(
        name,
        // One iteration in a process of its own: memory that was freed and used again would flatter the figure.
        configuration: .init(
            metrics: [bytesPerSession], warmupIterations: 0, maxDuration: .seconds(600), maxIterations: 1)
    ) { benchmark in
        let site = await Site(showing: page)
        await site.openSessions(10)
        let before = ResidentMemory.bytes
        await site.openSessions(sessions)
        benchmark.measurement(bytesPerSession, (ResidentMemory.bytes - before) / sessions)
    }
}
