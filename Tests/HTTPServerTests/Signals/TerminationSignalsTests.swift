import Glibc
import Testing

@testable import HTTPServer

@Suite struct TerminationSignalsTests {
    @Test func `reports each signal instead of ending the process`() async {
        let signals = TerminationSignals(signals: [SIGUSR1, SIGUSR2])
        var iterator = signals.makeAsyncIterator()
        kill(getpid(), SIGUSR1)
        #expect(await iterator.next() == SIGUSR1)
        kill(getpid(), SIGUSR2)
        #expect(await iterator.next() == SIGUSR2)
    }
}
