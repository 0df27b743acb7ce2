import Foundation
import Testing

@testable import UIKitCore

@Suite("An active constraint belongs to the nearest common ancestor of its items")
@MainActor
struct NSLayoutConstraintActivationTests {
    private let root = UIView()
    private let left = UIView()
    private let right = UIView()
    private let inner = UIView()

    init() {
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
    }

    @Test("Siblings, a view and its superview, cousins, and a view alone")
    func ownership() {
        let siblings = left.trailingAnchor.constraint(equalTo: right.leadingAnchor)
        let parent = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let cousins = inner.centerYAnchor.constraint(equalTo: right.centerYAnchor)
        let size = inner.widthAnchor.constraint(equalToConstant: 20)
        let all = [siblings, parent, cousins, size]
        #expect(all.allSatisfy { !$0.isActive })

        NSLayoutConstraint.activate(all)
        #expect(all.allSatisfy { $0.isActive })
        #expect(root.constraints == [siblings, cousins])
        #expect(left.constraints == [parent])
        #expect(inner.constraints == [size])

        NSLayoutConstraint.activate(all)
        #expect(root.constraints == [siblings, cousins])

        NSLayoutConstraint.deactivate([siblings, size])
        #expect(root.constraints == [cousins])
        #expect(inner.constraints.isEmpty)
        #expect(!siblings.isActive)
    }

    @Test("A layout guide counts as its view")
    func guides() {
        let guide = UILayoutGuide()
        left.addLayoutGuide(guide)
        let toGuide = right.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        let toSafeArea = inner.topAnchor.constraint(equalTo: left.safeAreaLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([toGuide, toSafeArea])
        #expect(root.constraints == [toGuide])
        #expect(left.constraints == [toSafeArea])

        left.removeLayoutGuide(guide)
        #expect(root.constraints.isEmpty)
        #expect(guide.owningView == nil)
        #expect(left.layoutGuides.isEmpty)
    }

    @Test("A distance between two anchors counts with both of its ends")
    func distances() {
        let distance = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
        let constraint = distance.constraint(equalTo: inner.widthAnchor, multiplier: 2)
        constraint.isActive = true
        #expect(root.constraints == [constraint])
        right.removeFromSuperview()
        #expect(root.constraints.isEmpty)
    }

    @Test("Views that leave take the constraints with them that lead outside, and keep their own")
    func removal() {
        let outside = inner.leadingAnchor.constraint(equalTo: right.leadingAnchor)
        let inside = inner.leadingAnchor.constraint(equalTo: left.leadingAnchor)
        let width = left.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outside, inside, width])

        left.removeFromSuperview()
        #expect(!outside.isActive)
        #expect(root.constraints.isEmpty)
        #expect(left.constraints == [inside, width])
    }

    @Test("A constraint does not keep its views alive, nor its views the constraint once it is inactive")
    func memory() {
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        let held: NSLayoutConstraint
        do {
            let temporary = UIView()
            root.addSubview(temporary)
            let active = temporary.widthAnchor.constraint(equalToConstant: 1)
            held = temporary.topAnchor.constraint(equalTo: root.topAnchor)
            NSLayoutConstraint.activate([active, held])
            (view, constraint) = (temporary, active)
            temporary.removeFromSuperview()
        }
        #expect(view == nil)
        #expect(constraint == nil)
        #expect(held.firstItem == nil)
        #expect(!held.isActive)
    }

    @Test("Adding to a view that contains the items holds the constraint there")
    func adding() {
        let constraint = inner.heightAnchor.constraint(equalToConstant: 5)
        root.addConstraint(constraint)
        #expect(root.constraints == [constraint])
        left.removeConstraint(constraint)
        #expect(constraint.isActive)
        left.addConstraint(constraint)
        #expect(root.constraints.isEmpty)
        #expect(left.constraints == [constraint])
        left.removeConstraints([constraint])
        #expect(!constraint.isActive)
    }

    @Test("Activation adds with the overridable methods of the ancestor, and deactivation removes with them")
    func overriding() {
        let view = RecordingView()
        let child = UIView()
        view.addSubview(child)
        let top = child.topAnchor.constraint(equalTo: view.topAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([top, width])
        #expect(view.added == [top, width])
        #expect(view.constraints == [top, width])
        top.isActive = false
        #expect(view.removed == [top])
        view.addConstraints([top])
        #expect(view.added == [top, width, top])
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        UIView().addLayoutGuide(guide)
        #expect(view.guides == ["add", "remove"])
        #expect(view.layoutGuides.isEmpty)
    }
}

/// A view that notes what is added to it and removed.
private final class RecordingView: UIView {
    private(set) var added: [NSLayoutConstraint] = []
    private(set) var removed: [NSLayoutConstraint] = []
    private(set) var guides: [String] = []

    override func addConstraint(_ constraint: NSLayoutConstraint) {
        added.append(constraint)
        super.addConstraint(constraint)
    }

    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        removed.append(constraint)
        super.removeConstraint(constraint)
    }

    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guides.append("add")
        super.addLayoutGuide(layoutGuide)
    }

    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guides.append("remove")
        super.removeLayoutGuide(layoutGuide)
    }
}
