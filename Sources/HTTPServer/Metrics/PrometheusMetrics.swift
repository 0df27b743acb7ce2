public import Metrics
import Glibc
import Synchronization

/// Keeps what the process counts and measures, and writes it as Prometheus reads it.
///
/// Made the backend of swift-metrics once, at the start of the process: `MetricsSystem.bootstrap(metrics)`.
///
/// Source: Prometheus, "Exposition formats", text format 0.0.4.
public final class PrometheusMetrics: MetricsFactory {
    /// What a series is called and what sets it apart from others of the name.
    private struct Key: Hashable {
        let name: String
        let labels: String
    }

    private struct Registry {
        var series: [Key: any PrometheusSeries] = [:]
    }

    /// The most series that are kept; what is made beyond them counts for nobody.
    private static let greatestCount = 10_000

    private let registry = Mutex(Registry())

    /// Makes an empty collection.
    public init() {}

    /// Makes a counter, or finds the one of the name and dimensions.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        find(label, dimensions) { PrometheusCounter() }
    }

    /// Makes a gauge or a histogram, or finds the one of the name and dimensions.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        aggregate
            ? find(label, dimensions) { PrometheusHistogram(bounds: PrometheusHistogram.sizeBounds) }
            : find(label, dimensions) { PrometheusGauge() }
    }

    /// Makes a gauge, or finds the one of the name and dimensions.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        find(label, dimensions) { PrometheusGauge() }
    }

    /// Makes a histogram of seconds, or finds the one of the name and dimensions.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        find(label, dimensions) { PrometheusHistogram(bounds: PrometheusHistogram.timeBounds) }
    }

    /// Keeps the counter: others may have found the same one.
    public func destroyCounter(_ handler: any CounterHandler) {}

    /// Keeps the recorder: others may have found the same one.
    public func destroyRecorder(_ handler: any RecorderHandler) {}

    /// Keeps the meter: others may have found the same one.
    public func destroyMeter(_ handler: any MeterHandler) {}

    /// Keeps the timer: others may have found the same one.
    public func destroyTimer(_ handler: any TimerHandler) {}

    /// Everything as it is now, in Prometheus' text format.
    public var text: String {
        let series = registry.withLock { $0.series }.sorted {
            ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels)
        }
        var text = ""
        var previous: String?
        for (key, series) in series {
            if key.name != previous { text += "# TYPE \(key.name) \(series.kind)\n" }
            previous = key.name
            series.write(name: key.name, labels: key.labels, to: &text)
        }
        ProcessFigures.write(to: &text)
        return text
    }

    private func find<Series: PrometheusSeries>(
        _ label: String, _ dimensions: [(String, String)], _ make: () -> Series
    ) -> Series {
        let labels = dimensions.sorted { $0.0 < $1.0 }
            .map { "\(Self.name($0.0))=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
        let key = Key(name: Self.name(label), labels: labels)
        return registry.withLock { registry in
            if let found = registry.series[key] as? Series { return found }
            let made = make()
            // A name that stands for another kind already keeps that: a name has one kind.
            if registry.series[key] == nil, registry.series.count < Self.greatestCount { registry.series[key] = made }
            return made
        }
    }

    /// A name with the characters that Prometheus allows.
    private static func name(_ text: String) -> String {
        let name = String(
            text.unicodeScalars.map { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "_", ":": Character(scalar)
                default: "_"
                }
            })
        return name.first?.isNumber != false ? "_\(name)" : name
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

/// Figures of the process itself, under the names that Prometheus' own clients use.
private enum ProcessFigures {
    static func write(to text: inout String) {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
        append("process_cpu_seconds_total", "counter", seconds(usage.ru_utime) + seconds(usage.ru_stime), to: &text)
        if let pages = residentPages {
            append("process_resident_memory_bytes", "gauge", Double(pages * sysconf(Int32(_SC_PAGESIZE))), to: &text)
        }
        if let count = openDescriptorCount { append("process_open_fds", "gauge", Double(count), to: &text) }
    }

    private static func append(_ name: String, _ kind: String, _ value: Double, to text: inout String) {
        text += "# TYPE \(name) \(kind)\n\(name) \(value.prometheusText)\n"
    }

    private static var residentPages: Int? {
        guard let file = fopen("/proc/self/statm", "re") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 200)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
        return words.count > 1 ? Int(words[1]) : nil
    }

    private static var openDescriptorCount: Int? {
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // The folder itself, the one above it, and the descriptor by which it is read.
        return count - 3
    }
}
