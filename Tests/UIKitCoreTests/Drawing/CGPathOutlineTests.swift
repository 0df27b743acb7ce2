import Foundation
import Testing

@testable import UIKitCore

@Suite("Paths are cut into dashes and turned into the shapes of their lines")
struct CGPathOutlineTests {
    private func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    /// The dashes as their ends.
    private func dashes(_ path: CGPath) -> [[CGPoint]] {
        path.elements.polylines.map(\.points)
    }

    private func stroked(
        _ path: CGPath, _ width: CGFloat = 10, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter
    ) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
    }

    @Test("Dashes and gaps take turns, from corner to corner, and begin anew with each part")
    func dashing() {
        let path = line((0, 0), (10, 0), (10, 10))
        #expect(
            dashes(path.copy(dashingWithPhase: 0, lengths: [8, 4])) == [
                [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0)], [CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 10)],
            ])
        #expect(
            dashes(line((0, 0), (10, 0)).copy(dashingWithPhase: 3, lengths: [4])) == [
                [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)], [CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 0)],
            ])
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 6, y: 50))
        #expect(
            dashes(path.copy(dashingWithPhase: 0, lengths: [8, 4])).last == [
                CGPoint(x: 0, y: 50), CGPoint(x: 6, y: 50),
            ])
        #expect(dashes(line((0, 0), (10, 0)).copy(dashingWithPhase: -2, lengths: [2, 2])).count == 2)
    }

    @Test("Curves are cut by their length")
    func dashedCurve() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
        let quarter = path.copy(dashingWithPhase: 0, lengths: [5 * .pi])
        #expect(dashes(quarter).filter { $0.count > 1 }.count == 2)
        for points in dashes(quarter) {
            #expect(points.allSatisfy { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - 10) < 0.1 })
        }
    }

    @Test(
        "Lengths of which no dashes can be made leave the path whole",
        arguments: [[], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-12, 1e-12]] as [[CGFloat]])
    func unusableLengths(lengths: [CGFloat]) {
        let path = line((0, 0), (10, 0))
        #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
        #expect(path.copy(dashingWithPhase: .nan, lengths: [1, 1]) == path)
    }

    @Test("The shape of a line is as wide as the line, with the ends that were asked for")
    func ends() {
        let path = line((0, 0), (100, 0))
        #expect(stroked(path).boundingBoxOfPath == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(stroked(path, 10, .square).boundingBoxOfPath == CGRect(x: -5, y: -5, width: 110, height: 10))
        let round = stroked(path, 10, .round)
        #expect(round.boundingBoxOfPath == CGRect(x: -5, y: -5, width: 110, height: 10))
        #expect(round.contains(CGPoint(x: -4, y: 0)))
        #expect(!round.contains(CGPoint(x: -4.5, y: 4.5)))
        #expect(stroked(path).contains(CGPoint(x: 50, y: 4.9)))
        #expect(!stroked(path).contains(CGPoint(x: 50, y: 5.1)))
    }

    @Test("Corners are pointed, round or cut off, and too long points are cut off")
    func corners() {
        let path = line((0, 0), (50, 0), (50, 50))
        let tip = CGPoint(x: 54.5, y: -4.5)
        #expect(stroked(path).contains(tip))
        #expect(!stroked(path, 10, .butt, .round).contains(tip))
        #expect(stroked(path, 10, .butt, .round).contains(CGPoint(x: 53, y: -3)))
        #expect(!stroked(path, 10, .butt, .bevel).contains(CGPoint(x: 53, y: -3)))
        let sharp = line((0, 0), (50, 0), (0, 2))
        let pointed = sharp.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 100)
        #expect(pointed.boundingBoxOfPath.maxX > 150)
        #expect(stroked(sharp).boundingBoxOfPath.maxX < 60)
    }

    @Test("A closed line has a hole and no ends; pieces that lie over each other count once")
    func closed() {
        let ring = stroked(line((0, 0), (50, 0), (50, 50), (0, 50), closed: true))
        #expect(ring.contains(CGPoint(x: -4, y: -4)))
        #expect(!ring.contains(CGPoint(x: 25, y: 25)))
        #expect(ring.contains(CGPoint(x: 25, y: 1)))
        let cross = line((0, 0), (50, 50))
        cross.move(to: CGPoint(x: 50, y: 0))
        cross.addLine(to: CGPoint(x: 0, y: 50))
        #expect(stroked(cross, 10, .round, .round).contains(CGPoint(x: 25, y: 25)))
    }

    @Test("Widths that no line can have give nothing", arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func unusableWidths(width: CGFloat) {
        #expect(stroked(line((0, 0), (10, 0)), width).isEmpty)
    }

    @Test("A part of a path is cut out by its length, across its parts")
    func parts() {
        let path = line((0, 0), (10, 0))
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 10, y: 5))
        let part = path.elements.part(from: 0.25, to: 0.75)
        #expect(
            part.polylines.map(\.points) == [
                [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0)], [CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5)],
            ])
        #expect(path.elements.part(from: 0.5, to: 0.5).isEmpty)
        #expect(CGMutablePath().elements.part(from: 0, to: 1).isEmpty)
    }

    @Test("A context replaces its path with the shape of the line, dashes and all, where the transform takes it")
    func replacedPath() {
        let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.replacePathWithStrokedPath()
        #expect(context.isPathEmpty)
        context.scaleBy(x: 2, y: 2)
        context.setLineWidth(10)
        context.setLineDash(phase: 0, lengths: [8, 4])
        context.move(to: CGPoint(x: 0, y: 10))
        context.addLine(to: CGPoint(x: 20, y: 10))
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 5, width: 20, height: 10))
        #expect(context.pathContains(CGPoint(x: 4, y: 14), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
    }
}
