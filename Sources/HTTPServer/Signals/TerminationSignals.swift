import Dispatch
import Glibc

/// The signals by which a process is told to end: SIGTERM from a supervisor, SIGINT from a terminal.
///
/// From the moment a value is made, these signals no longer end the process; each of them is an element of the sequence
/// instead. They end it as usual again once the value and its iterators are gone.
public struct TerminationSignals: AsyncSequence, Sendable {
    /// A signal's number, such as `SIGTERM`.
    public typealias Element = Int32

    /// The sequence does not fail.
    public typealias Failure = Never

    private let stream: AsyncStream<Int32>

    /// Takes the signals over.
    public init() {
        self.init(signals: [SIGTERM, SIGINT])
    }

    init(signals: [Int32]) {
        let (stream, continuation) = AsyncStream<Int32>.makeStream()
        let sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield(number) }
            source.resume()
            return SignalSource(number: number, source: source)
        }
        continuation.onTermination = { _ in
            for source in sources { source.cancel() }
        }
        self.stream = stream
    }

    /// Receives the signals in the order in which they arrive.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var iterator: AsyncStream<Int32>.Iterator

        /// Waits for the next signal; `nil` when the task was cancelled.
        public mutating func next() async -> Int32? {
            await iterator.next()
        }

        /// Waits for the next signal; `nil` when the task was cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Int32? {
            await iterator.next(isolation: actor)
        }
    }

    /// Receives signals; those that arrived before are not lost.
    public func makeAsyncIterator() -> Iterator {
        Iterator(iterator: stream.makeAsyncIterator())
    }
}

/// A dispatch source of one signal.
///
/// Sendable without the compiler's check: the source is immutable, and dispatch sources may be used from any thread.
private struct SignalSource: @unchecked Sendable {
    let number: Int32
    let source: any DispatchSourceSignal

    func cancel() {
        source.cancel()
        signal(number, SIG_DFL)
    }
}
