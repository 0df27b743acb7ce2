import Benchmark
import BenchmarkPages

/// Measures the time from a committed scene, or one change to it, to the bytes of its page.
func measureRendering() {
    // Nothing is left of earlier pages: what the first page costs without building the views.
    measureRendering("Render page A anew", of: .controls) { $0.renderAnew(times: $1) }
    // Nothing changed: what loading a page again costs.
    measureRendering("Render page A unchanged", of: .controls) { $0.renderUnchanged(times: $1) }
    measureRendering("Render page B anew", of: .table) { $0.renderAnew(times: $1) }
    measureRendering("Render page B unchanged", of: .table) { $0.renderUnchanged(times: $1) }
    // A label in one of the cells has another text: what an event in a row costs.
    measureRendering("Render page B after a change in one cell", of: .table) {
        $0.renderAfterChangingOneLabel(times: $1)
    }
    measureRendering("Render 1,000 stacked rows anew", of: .stack) { $0.renderAnew(times: $1) }
    measureRendering("Render 1,000 stacked rows unchanged", of: .stack) { $0.renderUnchanged(times: $1) }
    measureRendering("Render 1,000 stacked rows after a change in one", of: .stack) {
        $0.renderAfterChangingOneLabel(times: $1)
    }
}

/// Measures the time from one change to a scene to the bytes that tell browsers of it, and how many they are.
func measurePatches() {
    measurePatch("Patch page A after a change", of: .controls)
    measurePatch("Patch page B after a change in one cell", of: .table)
    measurePatch("Patch 1,000 stacked rows after a change in one", of: .stack)
}

private func measurePatch(_ name: String, of page: BenchmarkPage) {
    let bytes = BenchmarkMetric.custom("Bytes", useScalingFactor: false)
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock, .cpuTotal, .throughput, bytes], warmupIterations: 1, scalingFactor: .kilo,
            maxDuration: .seconds(2), maxIterations: 1_000)
    ) { benchmark in
        let stage = await Stage(showing: page)
        benchmark.startMeasurement()
        let length = await stage.patchAfterChangingOneLabel(times: benchmark.scaledIterations.count)
        benchmark.stopMeasurement()
        benchmark.measurement(bytes, length)
        await stage.clear()
    }
}

private func measureRendering(
    _ name: String, of page: BenchmarkPage, work: @escaping @MainActor @Sendable (Stage, Int) -> Void
) {
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock, .cpuTotal, .throughput], warmupIterations: 1,
            scalingFactor: page == .controls ? .kilo : .one, maxDuration: .seconds(2), maxIterations: 1_000)
    ) { benchmark in
        let stage = await Stage(showing: page)
        benchmark.startMeasurement()
        await work(stage, benchmark.scaledIterations.count)
        benchmark.stopMeasurement()
        await stage.clear()
    }
}
