import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIViewHierarchyTests {
    /// Writes down every callback of moving, with what can be seen at that moment.
    final class RecordingView: UIView {
        var name = ""
        var record: (String) -> Void = { _ in }

        override func willMove(toSuperview newSuperview: UIView?) {
            record("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() {
            record("\(name).didMoveToSuperview, in \(superview == nil ? "none" : "one")")
        }
        override func willMove(toWindow newWindow: UIWindow?) {
            record("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { record("\(name).didMoveToWindow, in \(window == nil ? "none" : "one")") }
        override func didAddSubview(_ subview: UIView) { record("\(name).didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { record("\(name).willRemoveSubview") }
    }

    private func makeRecordingViews() -> (parent: RecordingView, child: RecordingView, log: () -> [String]) {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let views = ["parent", "child"].map { name in
            let view = RecordingView()
            view.name = name
            view.record = { log.lines.append($0) }
            return view
        }
        return (
            views[0], views[1],
            {
                defer { log.lines = [] }; return log.lines
            }
        )
    }

    @Test func addingToAWindowTellsViewsFromTheOutsideIn() {
        let (parent, child, log) = makeRecordingViews()
        let window = TestScene().window
        parent.addSubview(child)
        #expect(
            log() == ["child.willMove(toSuperview: view)", "child.didMoveToSuperview, in one", "parent.didAddSubview"])

        window.addSubview(parent)
        #expect(
            log() == [
                "parent.willMove(toSuperview: view)", "parent.willMove(toWindow: window)",
                "child.willMove(toWindow: window)", "parent.didMoveToWindow, in one", "child.didMoveToWindow, in one",
                "parent.didMoveToSuperview, in one",
            ])

        child.removeFromSuperview()
        #expect(
            log() == [
                "child.willMove(toSuperview: nil)", "child.willMove(toWindow: nil)", "parent.willRemoveSubview",
                "child.didMoveToWindow, in none", "child.didMoveToSuperview, in none",
            ])
    }

    @Test func subviewsKeepTheOrderTheyAreGiven() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.addSubview(c)
        parent.insertSubview(b, belowSubview: c)
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(c, aboveSubview: a)
        #expect(parent.subviews == [a, c, b])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [c, b, a])
        parent.sendSubviewToBack(b)
        #expect(parent.subviews == [b, c, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, c, b])
        parent.insertSubview(b, at: 99)
        #expect(parent.subviews == [a, c, b])
        parent.insertSubview(UIView(), at: -5)
        #expect(parent.subviews.count == 4 && parent.subviews[1] === a)
    }

    @Test func aViewCannotContainItself() {
        let scene = TestScene()
        let (outer, inner) = (UIView(), UIView())
        scene.window.addSubview(outer)
        outer.addSubview(inner)
        scene.scene.inTurn { inner.addSubview(outer) }
        #expect(outer.superview === scene.window)
        #expect(inner.subviews.isEmpty)
        #expect(scene.scene.takeFaults().map(\.name) == [.invalidArgument])
    }

    @Test func removedViewsAreFreed() {
        weak var freed: UIView?
        let parent = UIView()
        do {
            let child = UIView()
            child.layer.cornerRadius = 4
            child.addSubview(UIView())
            parent.addSubview(child)
            freed = child
        }
        #expect(freed != nil)
        freed?.removeFromSuperview()
        #expect(freed == nil)
    }

    @Test func autoresizingSharesTheChangeAmongFlexibleParts() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let wide = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 10))
        wide.autoresizingMask = [.flexibleWidth]
        let trailing = UIView(frame: CGRect(x: 70, y: 30, width: 20, height: 10))
        trailing.autoresizingMask = [.flexibleLeftMargin]
        let centered = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        centered.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        for view in [wide, trailing, centered, fixed] { parent.addSubview(view) }

        parent.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        #expect(wide.frame == CGRect(x: 10, y: 10, width: 180, height: 10))
        #expect(trailing.frame == CGRect(x: 170, y: 30, width: 20, height: 10))
        #expect(centered.frame == CGRect(x: 90, y: 140, width: 20, height: 20))
        #expect(fixed.frame == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func aFrameThatIsNoNumberIsAFaultAndNotStored() {
        let scene = TestScene()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        scene.scene.inTurn { view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10) }
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(scene.scene.takeFaults().count == 1)
    }

    @Test func pointsAreConvertedThroughTheCommonAncestor() {
        let window = TestScene().window
        let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let b = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        let c = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        window.addSubview(a)
        a.addSubview(b)
        window.addSubview(c)
        #expect(b.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
        #expect(b.convert(CGPoint(x: 1, y: 1), to: c) == CGPoint(x: -84, y: -74))
        #expect(c.convert(CGPoint(x: 0, y: 0), from: b) == CGPoint(x: -85, y: -75))
    }
}
