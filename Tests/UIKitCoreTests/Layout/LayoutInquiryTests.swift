import Foundation
import Testing

@testable import UIKitCore

@Suite("Constraints, anchors and guides tell what they are about")
@MainActor
struct LayoutInquiryTests {
    private let test = TestScene()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    private func show() { test.turn { test.window.addSubview(root) } }

    @Test("The sides of a constraint equal the anchors that it was made of")
    func anchorsOfConstraints() {
        let constraint = view.topAnchor.constraint(equalTo: root.bottomAnchor)
        #expect(constraint.firstAnchor == view.topAnchor)
        #expect(constraint.firstAnchor != view.bottomAnchor)
        #expect(constraint.firstAnchor != root.topAnchor)
        #expect(constraint.secondAnchor == root.bottomAnchor)
        #expect(Set<NSObject>([constraint.firstAnchor, view.topAnchor]).count == 1)
        #expect(view.widthAnchor.constraint(equalToConstant: 10).secondAnchor == nil)
        let distance = root.topAnchor.anchorWithOffset(to: view.topAnchor)
        #expect(distance == root.topAnchor.anchorWithOffset(to: view.topAnchor))
        #expect(distance != root.bottomAnchor.anchorWithOffset(to: view.topAnchor))
    }

    @Test("A view, a guide and an anchor name the constraints that relate them")
    func affectingConstraints() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let constraints = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [constraints[0], constraints[1]])
        #expect(view.constraintsAffectingLayout(for: .vertical) == [constraints[2]])
        #expect(Set(guide.constraintsAffectingLayout(for: .vertical)) == [constraints[2], constraints[3]])
        #expect(guide.topAnchor.constraintsAffectingLayout == [constraints[3]])
    }

    @Test("Guides and anchors know whether other places would do as well")
    func ambiguity() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 5), guide.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        show()
        #expect(view.hasAmbiguousLayout)
        #expect(!view.leadingAnchor.hasAmbiguousLayout)
        #expect(view.topAnchor.hasAmbiguousLayout)
        #expect(guide.hasAmbiguousLayout)
        test.turn { guide.heightAnchor.constraint(equalToConstant: 5).isActive = true }
        #expect(!guide.hasAmbiguousLayout)
    }

    @Test("An ambiguous view can be moved to where its constraints let it be, until its next layout")
    func exercise() {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        show()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before)
        #expect(view.frame.size == before.size && view.frame.minX == 0)
        test.turn { root.setNeedsLayout() }
        #expect(view.frame == before)
        test.turn { view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true }
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 0, y: 7, width: 50, height: 30))
    }

    @Test("Constraints of a keyboard guide are active while it is near an edge, or away from one")
    func tracking() {
        let guide = root.keyboardLayoutGuide
        func constraint() -> NSLayoutConstraint { view.topAnchor.constraint(equalTo: root.topAnchor) }
        let (near, notNear, away, notAway) = (constraint(), constraint(), constraint(), constraint())
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([notNear], activeWhenNearEdge: [.bottom, .leading])
        guide.setConstraints([away], activeWhenAwayFrom: [.top, .leading])
        guide.setConstraints([notAway], activeWhenAwayFrom: .bottom)
        #expect([near, notNear, away, notAway].map(\.isActive) == [true, false, true, false])
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
        #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [notAway])
        guide.setConstraints([notNear], activeWhenNearEdge: .bottom)
        #expect(!near.isActive && notNear.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!notNear.isActive && !away.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
        guide.keyboardDismissPadding = 44
        #expect(guide.keyboardDismissPadding == 44)
    }

    @Test("Regions of a view are its guides, with their distances from its edges")
    func regions() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(root.layoutGuide(for: .safeArea()) === root.safeAreaLayoutGuide)
        #expect(root.layoutGuide(for: .margins(cornerAdaptation: .vertical)) === root.layoutMarginsGuide)
        #expect(root.layoutGuide(for: .readableContent()) === root.readableContentGuide)
        #expect(root.edgeInsets(for: .margins()) == root.layoutMargins)
        root.semanticContentAttribute = .forceRightToLeft
        #expect(root.directionalEdgeInsets(for: .margins()).leading == 4)
    }

    @Test("The view of older code for the baseline is that of the last line")
    @available(*, deprecated)
    func baseline() {
        #expect(view.viewForBaselineLayout() === view.forLastBaselineLayout)
    }

    @Test("A view that makes its constraints when they are due has made them before its size is asked for")
    func dueConstraints() {
        final class LateView: UIView {
            override func updateConstraints() {
                if constraints.isEmpty {
                    widthAnchor.constraint(equalToConstant: 70).isActive = true
                    heightAnchor.constraint(equalToConstant: 30).isActive = true
                }
                super.updateConstraints()
            }
        }
        let outer = UIView()
        let late = LateView()
        late.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(late)
        NSLayoutConstraint.activate([
            late.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            late.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            late.topAnchor.constraint(equalTo: outer.topAnchor),
            late.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        late.setNeedsUpdateConstraints()
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
    }
}
