public import Foundation
import UIKitCore

extension TestElement {
    /// Presses it twice in quick succession.
    ///
    /// - Throws: Why it cannot be, or why the app refused it.
    public func doubleTap() async throws(TestFailure) {
        try await touch("2*0.5,0.5")
    }

    /// Presses it and waits before letting go.
    ///
    /// - Parameter duration: How long, in seconds.
    /// - Throws: Why it cannot be, or why the app refused it.
    public func press(forDuration duration: TimeInterval) async throws(TestFailure) {
        try await touch("0.5,0.5;0.5,0.5,\(Int(duration * 1000))")
    }

    /// Swipes to the left.
    ///
    /// - Throws: Why it cannot be, or why the app refused it.
    public func swipeLeft() async throws(TestFailure) {
        try await drag(through: [CGPoint(x: 0.9, y: 0.5), CGPoint(x: 0.1, y: 0.5)])
    }

    /// Swipes to the right.
    ///
    /// - Throws: Why it cannot be, or why the app refused it.
    public func swipeRight() async throws(TestFailure) {
        try await drag(through: [CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.9, y: 0.5)])
    }

    /// Swipes upwards.
    ///
    /// - Throws: Why it cannot be, or why the app refused it.
    public func swipeUp() async throws(TestFailure) {
        try await drag(through: [CGPoint(x: 0.5, y: 0.9), CGPoint(x: 0.5, y: 0.1)])
    }

    /// Swipes downwards.
    ///
    /// - Throws: Why it cannot be, or why the app refused it.
    public func swipeDown() async throws(TestFailure) {
        try await drag(through: [CGPoint(x: 0.5, y: 0.1), CGPoint(x: 0.5, y: 0.9)])
    }

    /// Drags over it from place to place, a tenth of a second from each to the next.
    ///
    /// - Parameter offsets: The places in shares of its width and height; the first is within it.
    /// - Throws: Why it cannot be, or why the app refused it.
    public func drag(through offsets: [CGPoint]) async throws(TestFailure) {
        let places = offsets.enumerated().map { number, offset in
            number == 0 ? "\(offset.x),\(offset.y)" : "\(offset.x),\(offset.y),\(number * 100)"
        }
        try await touch(places.joined(separator: ";"))
    }

    private func touch(_ path: String) async throws(TestFailure) {
        try await tab.followChanges()
        let found = try resolve()
        guard tab.browser.runsScripts else {
            throw tab.failure("\(description) is not told of touches without scripts")
        }
        guard found.isReachable else { throw tab.failure("\(description) cannot be touched: something covers it") }
        var view: UIView? = found.view
        while let current = view, let scene = tab.windowScene {
            if current.followsTouches || current is UIButton && current.holdTime != nil {
                let name = "v\(scene.identifier(for: current))"
                return try await tab.submit("\(name).touchUpInside=\(path)")
            }
            view = current.superview
        }
        throw tab.failure("\(description) cannot be touched: neither it nor a view around it follows touches")
    }
}
