import Foundation
import Testing

@testable import UIKitCore

@Suite("The distance between two anchors is a size that constraints relate")
@MainActor
struct AnchorDistanceTests {
    private let test = TestScene()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func view() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func show() {
        test.turn { test.window.addSubview(root) }
    }

    @Test("Gaps are kept equal", arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func gaps(direction: UISemanticContentAttribute) {
        root.semanticContentAttribute = direction
        let views = [view(), view(), view()]
        for (view, width) in zip(views, [20, 50, 80]) {
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        }
        let (first, second, third) = (views[0], views[1], views[2])
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            third.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
                equalTo: second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)),
        ])
        show()
        let places = direction == .forceLeftToRight ? [0, 95, 220] : [280, 155, 0]
        #expect(views.map(\.frame.minX) == places.map { CGFloat($0) })
    }

    @Test("A distance in the direction of text is positive", arguments: [false, true])
    func direction(isMirrored: Bool) {
        root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let (first, second, wide, centered) = (view(), view(), view(), view())
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            wide.widthAnchor.constraint(equalTo: first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)),
            centered.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            centered.centerXAnchor.anchorWithOffset(to: centered.trailingAnchor).constraint(equalToConstant: 20),
        ])
        show()
        #expect(wide.frame.width == 90)
        #expect(centered.frame.width == 40)
        #expect(centered.frame.midX == 150)
    }

    @Test("A distance between left edges is the same in both directions of text")
    func absoluteDistance() {
        root.semanticContentAttribute = .forceRightToLeft
        let (first, second, wide) = (view(), view(), view())
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
            first.leftAnchor.anchorWithOffset(to: second.leftAnchor).constraint(
                equalTo: wide.leadingAnchor.anchorWithOffset(to: wide.trailingAnchor)),
        ])
        show()
        #expect(wide.frame.width == 30)
    }

    @Test("A height is a part of a distance down the view")
    func heights() {
        let (upper, lower, between) = (view(), view(), view())
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            upper.heightAnchor.constraint(equalToConstant: 20),
            lower.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            lower.heightAnchor.constraint(equalToConstant: 50),
            between.heightAnchor.constraint(
                equalTo: upper.bottomAnchor.anchorWithOffset(to: lower.topAnchor), multiplier: 0.5),
            upper.bottomAnchor.anchorWithOffset(to: between.topAnchor).constraint(
                equalTo: between.bottomAnchor.anchorWithOffset(to: lower.topAnchor)),
        ])
        show()
        #expect(between.frame.minY == 110)
        #expect(between.frame.height == 160)
    }
}
