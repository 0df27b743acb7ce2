import Benchmark
import BenchmarkPages

/// Measures the time from a request without cookie to the first page of its new session: connecting the scene, building
/// the views, and rendering them.
func measureSessions() {
    measureSessions("New session to page A", page: .controls, scaling: .kilo)
    measureSessions("New session to page B", page: .table, scaling: .one)
    measureSessions("New session to 1,000 stacked rows", page: .stack, scaling: .one)
}

private func measureSessions(_ name: String, page: BenchmarkPage, scaling: BenchmarkScalingFactor) {
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock, .cpuTotal, .throughput], warmupIterations: 1, scalingFactor: scaling,
            maxDuration: .seconds(3), maxIterations: 1_000)
    ) { benchmark in
        let site = await Site(showing: page)
        benchmark.startMeasurement()
        await site.openSessions(benchmark.scaledIterations.count)
        benchmark.stopMeasurement()
        await site.clear()
    }
}
