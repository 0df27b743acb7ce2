import Benchmark
import BenchmarkPages

/// Everything that is measured, in the order in which it is reported.
///
/// Each benchmark runs in a process of its own. Its times are of one page, event or session, on one thread, without
/// sockets.
func benchmarks() {
    measureRendering()
    measureEvents()
    measureSessions()
    measureMemory()
}
