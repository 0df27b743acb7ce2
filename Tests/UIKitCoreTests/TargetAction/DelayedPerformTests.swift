import Foundation
import Testing

@testable import UIKitCore

@Suite("A method can be called after a delay")
@MainActor
struct DelayedPerformTests {
    @Test("The call is made once, unless it was cancelled")
    func delay() async {
        let observer = Observer()
        await withCheckedContinuation { continuation in
            observer.continuation = continuation
            observer.perform("note:", with: 1, afterDelay: 0)
            observer.perform("note:", with: 2, afterDelay: 0)
            observer.perform("note:", with: 3, afterDelay: 0.001)
            NSObject.cancelPreviousPerformRequests(withTarget: observer, selector: "note:", object: 1)
            observer.perform("finish", with: nil, afterDelay: 0.002)
        }
        #expect(observer.numbers == [2, 3])
    }

    @Test("All calls of an object are cancelled at once")
    func cancellation() async {
        let observer = Observer()
        let other = Observer()
        await withCheckedContinuation { continuation in
            other.continuation = continuation
            observer.perform("note:", with: 1, afterDelay: 0)
            NSObject.cancelPreviousPerformRequests(withTarget: observer)
            other.perform("finish", with: nil, afterDelay: 0.001)
        }
        #expect(observer.numbers.isEmpty)
    }
}
