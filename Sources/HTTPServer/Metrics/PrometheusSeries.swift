import Metrics
import Synchronization

/// One thing that is counted or measured.
protocol PrometheusSeries: AnyObject, Sendable {
    /// Prometheus' word for what it is.
    var kind: String { get }

    /// Writes its lines.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - labels: What sets it apart from others of the name, without braces; may be empty.
    ///   - text: Where the lines go.
    func write(name: String, labels: String, to text: inout String)
}

/// A number that only grows.
final class PrometheusCounter: PrometheusSeries, CounterHandler {
    private let value = Atomic<Int64>(0)

    let kind = "counter"

    func increment(by amount: Int64) {
        value.add(amount, ordering: .relaxed)
    }

    func reset() {
        value.store(0, ordering: .relaxed)
    }

    func write(name: String, labels: String, to text: inout String) {
        text += "\(name)\(labels.inBraces) \(value.load(ordering: .relaxed))\n"
    }
}

/// A number that goes up and down.
final class PrometheusGauge: PrometheusSeries, RecorderHandler, MeterHandler {
    private let value = Mutex(0.0)

    let kind = "gauge"

    func record(_ value: Int64) {
        set(Double(value))
    }

    func record(_ value: Double) {
        set(value)
    }

    func set(_ value: Int64) {
        set(Double(value))
    }

    func set(_ value: Double) {
        self.value.withLock { $0 = value }
    }

    func increment(by amount: Double) {
        value.withLock { $0 += amount }
    }

    func decrement(by amount: Double) {
        value.withLock { $0 -= amount }
    }

    func write(name: String, labels: String, to text: inout String) {
        text += "\(name)\(labels.inBraces) \(value.withLock { $0 }.prometheusText)\n"
    }
}

/// How often numbers fell below each of some bounds.
final class PrometheusHistogram: PrometheusSeries, RecorderHandler, TimerHandler {
    private struct Counts {
        var buckets: [Int]
        var sum = 0.0
    }

    /// Bounds for times in seconds, from a tenth of a millisecond to half a minute.
    static let timeBounds = [
        0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
    ]
    /// Bounds for sizes, from a hundred to a hundred million.
    static let sizeBounds = [100.0, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]

    private let bounds: [Double]
    private let counts: Mutex<Counts>

    let kind = "histogram"

    init(bounds: [Double]) {
        self.bounds = bounds
        counts = Mutex(Counts(buckets: Array(repeating: 0, count: bounds.count + 1)))
    }

    func record(_ value: Int64) {
        record(Double(value))
    }

    func record(_ value: Double) {
        let index = bounds.firstIndex { value <= $0 } ?? bounds.count
        counts.withLock { counts in
            counts.buckets[index] += 1
            counts.sum += value
        }
    }

    func recordNanoseconds(_ duration: Int64) {
        record(Double(duration) / 1_000_000_000)
    }

    func write(name: String, labels: String, to text: inout String) {
        let counts = counts.withLock { $0 }
        let start = labels.isEmpty ? "" : labels + ","
        var total = 0
        for (index, count) in counts.buckets.enumerated() {
            total += count
            let bound = index < bounds.count ? bounds[index].prometheusText : "+Inf"
            text += "\(name)_bucket{\(start)le=\"\(bound)\"} \(total)\n"
        }
        text += "\(name)_sum\(labels.inBraces) \(counts.sum.prometheusText)\n"
        text += "\(name)_count\(labels.inBraces) \(total)\n"
    }
}

extension Double {
    /// The number as Prometheus reads it; whole numbers without a fraction.
    var prometheusText: String {
        if isNaN { return "NaN" }
        if isInfinite { return self < 0 ? "-Inf" : "+Inf" }
        if self == rounded(), magnitude < 1e15 { return String(Int64(self)) }
        return String(self)
    }
}

extension String {
    fileprivate var inBraces: String { isEmpty ? "" : "{\(self)}" }
}
