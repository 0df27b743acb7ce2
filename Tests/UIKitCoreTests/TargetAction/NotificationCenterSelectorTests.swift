import Foundation
import Testing

@testable import UIKitCore

@Suite("An object's method observes notifications")
@MainActor
struct NotificationCenterSelectorTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test("It is called with each notification of its name and sender, before post returns")
    func delivery() {
        let observer = Observer()
        let sender = NSObject()
        center.addObserver(observer, selector: "changed:", name: name, object: sender)
        center.post(name: name, object: sender, userInfo: ["number": 1])
        center.post(name: name, object: NSObject(), userInfo: ["number": 2])
        center.post(name: Notification.Name("other"), object: sender, userInfo: ["number": 3])
        #expect(observer.numbers == [1])
    }

    @Test("An observer that is removed, for one name or for all, is not called")
    func removal() {
        let observer = Observer()
        let other = Notification.Name("other")
        center.addObserver(observer, selector: "changed:", name: name, object: nil)
        center.addObserver(observer, selector: "changed:", name: other, object: nil)
        center.removeObserver(observer, name: other, object: nil)
        center.post(name: other, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: nil, userInfo: ["number": 2])
        center.removeObserver(observer)
        center.post(name: name, object: nil, userInfo: ["number": 3])
        #expect(observer.numbers == [2])
    }

    @Test("An observer is not kept alive, and may go without being removed")
    func memory() {
        weak var gone: Observer?
        do {
            let observer = Observer()
            gone = observer
            center.addObserver(observer, selector: "changed:", name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil, userInfo: ["number": 1])
    }

    @Test("A token of a closure is still removed")
    func token() {
        nonisolated(unsafe) var calls = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in calls += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(calls == 1)
    }

    @Test("A notification posted elsewhere is delivered on the main actor")
    func otherThread() async {
        let observer = Observer()
        center.addObserver(observer, selector: "changed:", name: name, object: nil)
        await withCheckedContinuation { continuation in
            observer.continuation = continuation
            DispatchQueue.global().async { [center, name] in
                center.post(name: name, object: nil, userInfo: ["number": 7])
            }
        }
        #expect(observer.numbers == [7])
    }
}
