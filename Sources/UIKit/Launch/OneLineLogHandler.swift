import HTTPServer
import Logging

/// Hands each entry of the log on as one line, in which texts of requests and of the app mean nothing to a terminal.
struct OneLineLogHandler<Inner: LogHandler>: LogHandler {
    private var inner: Inner

    /// Creates a handler.
    ///
    /// - Parameter inner: What writes the lines.
    init(_ inner: Inner) {
        self.inner = inner
    }

    var logLevel: Logger.Level {
        get { inner.logLevel }
        set { inner.logLevel = newValue }
    }

    var metadata: Logger.Metadata {
        get { inner.metadata }
        set { inner.metadata = newValue }
    }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { inner[metadataKey: key] }
        set { inner[metadataKey: key] = newValue }
    }

    func log(event: LogEvent) {
        var event = event
        event.message = "\(Self.oneLine(event.message.description))"
        event.metadata = event.metadata?.mapValues { .string(Self.oneLine($0.description)) }
        inner.log(event: event)
    }

    /// A text with what would leave its line written as in Swift.
    static func oneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.leavesItsLine) else { return text }
        var line = ""
        for scalar in text.unicodeScalars {
            if scalar.leavesItsLine {
                line += scalar.escaped(asASCII: true)
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
