import Foundation
import Testing

@testable import UIKitCore

@Suite struct CGContextTests {
    private let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func aRestoredStateIsTheSavedOne() {
        context.saveGState()
        context.translateBy(x: 10, y: 20)
        context.setLineWidth(9)
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm.isIdentity && context.state.style.width == 1)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func shapesAreRecordedWhereTheTransformTakesThem() throws {
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
        context.setLineWidth(3)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        guard case .shape(let filled, let fill?, nil) = try #require(context.drawing.items.first).content,
            case .shape(_, nil, let stroke?) = try #require(context.drawing.items.last).content
        else {
            Issue.record("not shapes")
            return
        }
        #expect(filled.boundsOfPoints == CGRect(x: 12, y: 2, width: 10, height: 10))
        #expect(fill.color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(stroke.style.width == 6 && stroke.transform.isIdentity)
    }

    @Test func aLineKeepsATransformThatStretchesIt() throws {
        context.scaleBy(x: 4, y: 1)
        context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        guard case .shape(_, _, let stroke?) = try #require(context.drawing.items.first).content else { return }
        #expect(stroke.style.width == 4 && stroke.transform.a == 1 && stroke.transform.d == 0.25)
    }

    @Test func paintingForgetsThePath() {
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 10, y: 10))
        #expect(!context.isPathEmpty && context.currentPointOfPath == CGPoint(x: 10, y: 10))
        context.strokePath()
        context.strokePath()
        #expect(context.isPathEmpty && context.path == nil && context.drawing.items.count == 1)
    }

    @Test func clearingEverythingLeavesNothing() {
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
        guard case .group(let inner, .outside(let hole, false))? = context.drawing.items.first?.content else {
            Issue.record("nothing was erased")
            return
        }
        #expect(inner.items.count == 1 && hole.boundsOfPoints == CGRect(x: 10, y: 10, width: 10, height: 10))
        context.clear(CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(context.drawing.isEmpty)
    }

    @Test func nothingIsRecordedWhereNothingCanShow() {
        context.clip(to: .null)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.resetClip()
        context.setAlpha(0)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.drawing.isEmpty)
    }

    @Test func layersAreOneThing() throws {
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        let item = try #require(context.drawing.items.first)
        guard case .group(let inner, nil) = item.content else { return }
        #expect(context.drawing.items.count == 1 && item.opacity == 0.5 && inner.items.map(\.opacity) == [1, 1])
    }

    @Test func aMillionPointsAreCutOff() {
        let path = UIBezierPath()
        path.move(to: .zero)
        for index in 0..<1_000_000 { path.addLine(to: CGPoint(x: index, y: index % 7)) }
        for _ in 0..<3 {
            context.addPath(path.cgPath)
            context.strokePath()
        }
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.drawing.elementCount <= Drawing.mostElements)
        #expect(context.drawing.items.count == 1, "What fits is drawn, what does not fit is left out.")
        for _ in 0..<5_000 { context.saveGState() }
        for _ in 0..<5_000 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        for _ in 0..<5_000 { context.endTransparencyLayer() }
        for _ in 0..<5_000 { context.restoreGState() }
        #expect(context.layers.isEmpty)
    }

    @Test func whatIsNoNumberChangesNothing() {
        context.scaleBy(x: .nan, y: 1)
        context.translateBy(x: .infinity, y: 0)
        context.setLineWidth(.nan)
        context.setAlpha(.infinity)
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 3)
        #expect(context.ctm.isIdentity && context.state.style.width == 1 && context.state.alpha == 1)
        #expect(context.state.shadow == nil)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        #expect(context.drawing.isEmpty)
        context.scaleBy(x: 0, y: 0)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(context.drawing.isEmpty)
    }

    @Test func gradientsSortAndSpreadTheirColors() {
        let colors = [UIColor.red, .green, .blue].map(\.cgColor)
        let even = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
        #expect(even?.stops.map(\.location) == [0, 0.5, 1])
        let sorted = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [1, 0, 2])
        #expect(sorted?.stops.map(\.location) == [0, 1, 1] && sorted?.stops.first?.color == colors[1])
        let odd = CGGradient(colorsSpace: nil, colors: colors, locations: [0])
        #expect(odd?.stops.map(\.location) == [0, 0.5, 1])
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: []) == nil)
        let components = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1], locations: nil, count: 2)
        #expect(components?.stops.count == 1)
    }
}
