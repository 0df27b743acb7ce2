import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIBezierPathTests {
    @Test func rectanglesAndOvalsHaveTheBoundsTheyWereMadeWith() {
        let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
        #expect(UIBezierPath(rect: rect).bounds == rect)
        #expect(UIBezierPath(ovalIn: rect).bounds.isNear(rect))
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds.isNear(rect))
        #expect(UIBezierPath(rect: CGRect(x: 10, y: 20, width: -80, height: -40)).bounds.minX == -70)
    }

    @Test func anArcRunsClockwiseAsThePageShowsIt() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(quarter.bounds.isNear(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let rest = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.isNear(CGRect(x: -10, y: -10, width: 20, height: 20)))
        let circle = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(circle.bounds.isNear(CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(circle.currentPoint.isNear(CGPoint(x: 10, y: 0)))
    }

    @Test func anArcBetweenTwoLinesTouchesBoth() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 5)
        #expect(path.currentPoint.isNear(CGPoint(x: 5, y: 0)))
        #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 5, height: 10)))
    }

    @Test func pointsLieInsideByTheRuleOfThePath() {
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 50, y: 50)))
        #expect(ring.contains(CGPoint(x: 10, y: 50)))
        #expect(!ring.contains(CGPoint(x: 1, y: 1)))
        let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        hole.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)).reversing())
        #expect(!hole.contains(CGPoint(x: 50, y: 50)) && hole.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func aReversedPathIsTheSameShape() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 30))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == .zero && reversed.bounds.isNear(path.bounds))
        #expect(reversed.reversing() == path)
    }

    @Test func elementsComeOutAsTheyWentIn() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 7, y: 7))
        path.close()
        var types: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.cgPath.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addCurveToPoint { ends.append(element.pointee.points[2]) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        #expect(ends == [CGPoint(x: 9, y: 9)])
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(path.bounds.minX == 11)
    }

    @Test func dashesAreKeptUnlessNoLineCanHaveThem() {
        let path = UIBezierPath()
        path.setLineDash([4, 2, 9], count: 2, phase: 1)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 4), 0, CGFloat(0))
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2, 0, 0] && count == 2 && phase == 1)
        path.setLineDash([0, .nan], count: 2, phase: .infinity)
        path.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 0 && phase == 0)
    }

    @Test func whatIsNoNumberIsLeftOut() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
        path.apply(CGAffineTransform(scaleX: .infinity, y: 1))
        #expect(path.isEmpty && path.bounds.isNull)
        #expect(UIBezierPath(rect: .null).isEmpty)
        let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: -1e300, endAngle: 1e300, clockwise: true)
        #expect(arc.bounds.isNear(CGRect(x: -1, y: -1, width: 2, height: 2)))
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        origin.isNear(other.origin) && abs(width - other.width) < 0.05 && abs(height - other.height) < 0.05
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.05 && abs(y - other.y) < 0.05 }
}
