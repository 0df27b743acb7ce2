import Foundation
import Testing

@testable import UIKitCore

@Suite struct CGAffineTransformTests {
    @Test func transformsFollowOneAnother() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
        #expect(CGPoint(x: 12, y: 2).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        #expect(CGRect(x: 0, y: 0, width: 2, height: 1).applying(transform) == CGRect(x: 10, y: 0, width: 4, height: 2))
    }

    @Test func aQuarterTurnIsClockwise() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    }

    @Test func aTransformThatCannotBeUndoneStaysItself() {
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test func indexPathsNameSectionAndRow() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        path.row = 5
        #expect(path == IndexPath(item: 5, section: 1))
        #expect(IndexPath().row == 0 && IndexPath().section == 0)
    }
}
