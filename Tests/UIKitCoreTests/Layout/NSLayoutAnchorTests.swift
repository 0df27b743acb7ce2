import Foundation
import Testing

@testable import UIKitCore

@Suite("Anchors make the constraints that their names say")
@MainActor
struct NSLayoutAnchorTests {
    private let view = UIView()
    private let other = UIView()

    @Test("A place relates to a place, with a constant")
    func places() {
        let constraint = view.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor, constant: 12)
        #expect(constraint.firstItem === view)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem === other)
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 12)
        #expect(constraint.priority == .required)
    }

    @Test("A size relates to a constant or to a proportion of another size")
    func sizes() {
        let fixed = view.heightAnchor.constraint(lessThanOrEqualToConstant: 40)
        #expect(fixed.firstAttribute == .height)
        #expect(fixed.relation == .lessThanOrEqual)
        #expect(fixed.secondItem == nil)
        #expect(fixed.secondAttribute == .notAnAttribute)
        #expect(fixed.constant == 40)

        let proportion = view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5, constant: 3)
        #expect(proportion.secondAttribute == .height)
        #expect(proportion.multiplier == 0.5)
        #expect(proportion.constant == 3)
    }

    @Test("System spacing is a multiple of eight points")
    func systemSpacing() {
        let after = view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 2)
        let below = view.topAnchor.constraint(
            lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1)
        #expect(after.constant == 16)
        #expect(below.constant == 8)
        #expect(below.relation == .lessThanOrEqual)
    }
}
