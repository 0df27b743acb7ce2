import HTTPServer
import Metrics
import Testing

@Suite struct PrometheusMetricsTests {
    @Test func `writes counters, gauges and histograms as Prometheus reads them`() {
        let metrics = PrometheusMetrics()
        let counter = metrics.makeCounter(label: "hits.total", dimensions: [("b", "2"), ("a", "x\"\\\n")])
        counter.increment(by: 2)
        metrics.makeCounter(label: "hits.total", dimensions: [("a", "x\"\\\n"), ("b", "2")]).increment(by: 3)
        metrics.makeCounter(label: "hits.total", dimensions: []).increment(by: 1)
        metrics.makeMeter(label: "open", dimensions: []).set(7.5)
        metrics.makeMeter(label: "open", dimensions: []).decrement(by: 0.5)
        metrics.makeRecorder(label: "level", dimensions: [], aggregate: false).record(Int64(-3))
        let timer = metrics.makeTimer(label: "time_seconds", dimensions: [("kind", "slow")])
        timer.recordNanoseconds(2_000_000)
        timer.recordNanoseconds(100_000_000_000)
        let text = metrics.text
        #expect(
            text.hasPrefix(
                """
                # TYPE hits_total counter
                hits_total 1
                hits_total{a="x\\"\\\\\\n",b="2"} 5
                # TYPE level gauge
                level -3
                # TYPE open gauge
                open 7
                # TYPE time_seconds histogram
                time_seconds_bucket{kind="slow",le="0.0001"} 0

                """))
        #expect(text.contains("time_seconds_bucket{kind=\"slow\",le=\"0.0025\"} 1\n"))
        #expect(text.contains("time_seconds_bucket{kind=\"slow\",le=\"+Inf\"} 2\n"))
        #expect(text.contains("time_seconds_sum{kind=\"slow\"} 100.002\ntime_seconds_count{kind=\"slow\"} 2\n"))
        #expect(text.contains(/\nprocess_resident_memory_bytes [0-9]{6,}\n/))
        #expect(text.contains(/\nprocess_open_fds [0-9]+\n/))
        #expect(text.contains(/\nprocess_cpu_seconds_total [0-9.]+\n/))
    }

    @Test func `gives a name one kind and spells it as Prometheus allows`() {
        let metrics = PrometheusMetrics()
        metrics.makeCounter(label: "1 né/me", dimensions: []).increment(by: 1)
        metrics.makeMeter(label: "1 né/me", dimensions: []).set(9.0)
        #expect(metrics.text.hasPrefix("# TYPE _1_n__me counter\n_1_n__me 1\n# TYPE process"))
    }

    @Test func `counts what many threads count`() async {
        let metrics = PrometheusMetrics()
        await withTaskGroup(of: Void.self) { tasks in
            for _ in 0..<8 {
                tasks.addTask {
                    let counter = metrics.makeCounter(label: "a", dimensions: [])
                    let histogram = metrics.makeRecorder(label: "b", dimensions: [], aggregate: true)
                    for _ in 0..<1_000 {
                        counter.increment(by: 1)
                        histogram.record(Int64(50))
                    }
                }
            }
        }
        #expect(metrics.text.contains("\na 8000\n"))
        #expect(metrics.text.contains("b_bucket{le=\"100\"} 8000\n"))
    }
}
