import Foundation
import Testing

@testable import UIKitCore

@Suite("Layouts that make no sense end, and leave the rest of the screen in place")
@MainActor
struct UnreasonableLayoutTests {
    private let test = TestScene()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func views(_ count: Int, in superview: UIView) -> [UIView] {
        (0..<count).map { _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            return view
        }
    }

    private func show() {
        test.turn { test.window.addSubview(root) }
    }

    private func isReasonable(_ frame: CGRect) -> Bool {
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) <= 1e9 }
    }

    @Test(
        "Enormous constants and multipliers stay finite",
        arguments: [CGFloat.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e30, 1e-300, .leastNonzeroMagnitude])
    func enormousNumbers(number: CGFloat) {
        let views = views(4, in: root)
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: number),
            views[0].widthAnchor.constraint(equalToConstant: number),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: number, constant: number),
            views[2].heightAnchor.constraint(greaterThanOrEqualToConstant: number),
            views[3].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
            views[3].widthAnchor.constraint(equalToConstant: 30),
        ])
        show()
        #expect(views.allSatisfy { isReasonable($0.frame) })
        #expect(views[3].frame.minX == 7)
        #expect(views[3].frame.width == 30)
        let solver = root.layoutAttributesIfPresent?.engine?.solver
        #expect((solver?.pivotCount ?? 0) < 10_000)
    }

    @Test("Views that wait for each other in a circle are solved, and a circle that cannot be is broken")
    func circles() {
        let views = views(12, in: root)
        for (index, view) in views.enumerated() {
            let next = views[(index + 1) % views.count]
            view.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
            view.leadingAnchor.constraint(equalTo: next.leadingAnchor).isActive = true
            view.topAnchor.constraint(equalTo: next.bottomAnchor, constant: 1).isActive = true
        }
        views[3].widthAnchor.constraint(equalToConstant: 20).isActive = true
        views[3].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4).isActive = true
        show()
        #expect(views.allSatisfy { $0.frame.minX == 4 && $0.frame.width == 20 && isReasonable($0.frame) })
    }

    @Test("Constraints that contradict each other are named as UIKit names them, and the last one gives way")
    func contradictions() throws {
        let views = views(2, in: root)
        let wide = views[0].widthAnchor.constraint(equalToConstant: 100)
        let narrow = views[0].widthAnchor.constraint(lessThanOrEqualTo: views[1].widthAnchor, constant: -20)
        let small = views[1].widthAnchor.constraint(equalToConstant: 50)
        wide.identifier = "wide"
        for (view, name) in zip(views, ["first", "second"]) { view.accessibilityIdentifier = name }
        NSLayoutConstraint.activate([wide, small])
        show()
        test.turn { narrow.isActive = true }
        let engine = try #require(root.layoutAttributesIfPresent?.engine)
        let solved = try [wide, small, narrow].map {
            try #require(engine.entries[ObjectIdentifier($0)]?.solved)
        }
        #expect(solved.map(engine.solver.isBroken) == [false, false, true])
        #expect(
            engine.message(of: solved, broken: solved[2]) == """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                (
                    "<NSLayoutConstraint:'wide' UIView:'first'.width == 100   (active)>",
                    "<NSLayoutConstraint UIView:'second'.width == 50   (active)>",
                    "<NSLayoutConstraint UIView:'first'.width <= UIView:'second'.width - 20   (active)>"
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint UIView:'first'.width <= UIView:'second'.width - 20   (active)>
                """)
        #expect(views[0].frame.width == 100)
        #expect(views[1].frame.width == 50)
        test.turn { small.isActive = false }
        #expect(!engine.solver.isBroken(solved[2]))
        #expect(views[1].frame.width >= 120)
    }

    @Test("Widths that grow around a circle come to an end")
    func growingCircle() {
        let views = views(3, in: root)
        for (index, view) in views.enumerated() {
            let next = views[(index + 1) % views.count]
            view.widthAnchor.constraint(greaterThanOrEqualTo: next.widthAnchor, multiplier: 2, constant: 5).isActive =
                true
        }
        show()
        #expect(views.allSatisfy { isReasonable($0.frame) })
    }

    @Test("Constraints that hold texts to widths that follow from their heights come to an end")
    func textsInCircles() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "word", count: 200).joined(separator: " ")
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 0.5),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        show()
        #expect(isReasonable(label.frame))
        #expect(label.frame.width > 0)
    }

    @Test("A constraint on a view that is gone has no effect, and can be changed and taken away")
    func freedViews() {
        let kept = views(1, in: root)[0]
        var constraint: NSLayoutConstraint?
        do {
            let gone = UIView()
            gone.translatesAutoresizingMaskIntoConstraints = false
            constraint = kept.leadingAnchor.constraint(equalTo: gone.trailingAnchor, constant: 9)
        }
        kept.widthAnchor.constraint(equalToConstant: 50).isActive = true
        show()
        test.turn {
            constraint?.isActive = true
            constraint?.constant = 20
        }
        #expect(constraint?.isActive == false)
        #expect(kept.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
        test.turn { constraint?.isActive = false }
        _ = test.scene.takeFaults()
    }

    @Test("Views that leave and come back in the middle of a layout pass are laid out without them")
    func leavingWithinLayout() {
        final class Restless: UIView {
            var leaving: UIView?

            override func layoutSubviews() {
                super.layoutSubviews()
                leaving?.removeFromSuperview()
            }
        }
        let restless = Restless()
        restless.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(restless)
        let others = views(2, in: root)
        restless.leaving = others[0]
        NSLayoutConstraint.activate([
            restless.widthAnchor.constraint(equalToConstant: 10), restless.heightAnchor.constraint(equalToConstant: 10),
            others[0].leadingAnchor.constraint(equalTo: restless.trailingAnchor, constant: 5),
            others[1].leadingAnchor.constraint(equalTo: others[0].trailingAnchor, constant: 5),
            others[1].widthAnchor.constraint(equalToConstant: 40),
        ])
        show()
        #expect(others[0].superview == nil)
        #expect(others[1].frame == CGRect(x: 0, y: 0, width: 40, height: 0))
        test.turn { root.addSubview(others[0]) }
        #expect(others[1].frame.width == 40)
    }

    @Test("Three hundred views, each within the other, are placed")
    func deepNesting() {
        var innermost = root
        for _ in 0..<300 {
            let view = views(1, in: innermost)[0]
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: innermost.leadingAnchor, constant: 1),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            innermost = view
        }
        show()
        #expect(innermost.convert(CGPoint.zero, to: root).x == 300)
    }
}
