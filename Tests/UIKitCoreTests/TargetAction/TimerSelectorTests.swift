import Foundation
import Testing

@testable import UIKitCore

@Suite("A timer calls an object's method")
@MainActor
struct TimerSelectorTests {
    @Test("The method is called each time the timer fires, with the timer if it takes one")
    func firing() {
        let clock = Clock()
        let ticking = Timer(timeInterval: 60, target: clock, selector: "tick:", userInfo: nil, repeats: true)
        let plain = Timer(timeInterval: 60, target: clock, selector: "tock", userInfo: nil, repeats: false)
        ticking.fire()
        plain.fire()
        ticking.fire()
        ticking.invalidate()
        #expect(clock.calls == ["tick 60.0", "tock", "tick 60.0"])
        #expect(!plain.isValid)
    }
}

final class Clock: NSObject, InterfaceBuilderClass {
    var calls: [String] = []

    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addAction("tick:") { (target: Clock, timer: Timer) in
            target.calls.append("tick \(timer.timeInterval)")
        }
        members.addAction("tock") { (target: Clock) in target.calls.append("tock") }
        return members
    }
}
