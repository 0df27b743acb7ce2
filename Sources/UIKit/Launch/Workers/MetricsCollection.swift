/// What several processes count, in Prometheus' text format: the samples of one name stand together, and those of each
/// process bear its number.
struct MetricsCollection {
    private struct Family {
        var comments: [Substring] = []
        var samples: [String] = []
    }

    private var families: [String: Family] = [:]
    private var order: [String] = []

    /// Adds what a process counts.
    ///
    /// - Parameters:
    ///   - text: Its text.
    ///   - worker: Its number; nil for none.
    mutating func add(_ text: String, worker: Int?) {
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#") {
                let words = line.split(separator: " ", maxSplits: 3)
                guard words.count > 2 else { continue }
                name = String(words[2])
                if families[name] == nil { order.append(name) }
                if families[name]?.samples.isEmpty ?? true { families[name, default: Family()].comments.append(line) }
            } else {
                families[name, default: Family()].samples.append(Self.sample(line, worker))
            }
        }
    }

    private static func sample(_ line: Substring, _ worker: Int?) -> String {
        guard let worker else { return String(line) }
        let label = "worker=\"\(worker)\""
        if let brace = line.firstIndex(of: "{") {
            return "\(line[...brace])\(label),\(line[line.index(after: brace)...])"
        }
        guard let space = line.firstIndex(of: " ") else { return String(line) }
        return "\(line[..<space]){\(label)}\(line[space...])"
    }

    /// All of it.
    var text: String {
        var text = ""
        for name in order {
            guard let family = families[name] else { continue }
            for line in family.comments { text += "\(line)\n" }
            for line in family.samples { text += "\(line)\n" }
        }
        return text
    }
}
