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
        stream = SignalDelivery.shared.subscribe(to: signals)
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
