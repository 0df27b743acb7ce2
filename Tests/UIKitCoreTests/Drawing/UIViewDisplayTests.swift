import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIViewDisplayTests {
    private let test = TestScene()

    private func show(_ view: UIView, width: CGFloat = 100) {
        view.frame = CGRect(x: 0, y: 0, width: width, height: 50)
        test.window.addSubview(view)
        test.scene.commit()
    }

    @Test func aViewIsDrawnOnceInItsSize() {
        let view = CountingView()
        #expect(view.rects.isEmpty)
        show(view)
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 100, height: 50)])
        view.alpha = 0.5
        test.scene.commit()
        #expect(view.rects.count == 1, "A change that does not concern the drawing leaves it.")
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        test.scene.commit()
        #expect(view.rects.count == 2)
    }

    @Test func aNewSizeIsDrawnWhereTheModeSaysSo() {
        let view = CountingView()
        show(view)
        view.frame.size.width = 200
        test.scene.commit()
        #expect(view.rects.count == 1 && view.attributesIfPresent?.display?.canvas.width == 100)
        view.contentMode = .redraw
        view.frame.size.width = 300
        test.scene.commit()
        #expect(view.rects.last?.width == 300 && view.attributesIfPresent?.display?.canvas.width == 300)
    }

    @Test func aViewWithoutSizeIsDrawnWhenItGetsOne() {
        let view = CountingView()
        test.window.addSubview(view)
        test.scene.commit()
        #expect(view.rects.isEmpty)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        test.scene.commit()
        #expect(view.rects.count == 1)
    }

    @Test func plainViewsKeepNothing() {
        let (view, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        view.addSubview(inner)
        show(view)
        #expect(inner.viewState.contains([.displayed, .drawsNothing]))
        #expect(inner.attributesIfPresent?.display == nil && view.attributesIfPresent?.display == nil)
        inner.frame.size.width = 10
        #expect(inner.viewState.contains(.displayed), "A plain view is not asked again when its size changes.")
    }

    @Test func aViewMayAskItsSuperclassAndDrawLater() {
        let view = LateView()
        show(view)
        #expect(view.attributesIfPresent?.display == nil)
        view.isReady = true
        view.setNeedsDisplay()
        test.scene.commit()
        #expect(view.attributesIfPresent?.display?.drawing != nil)
        view.isReady = false
        view.setNeedsDisplay()
        test.scene.commit()
        #expect(view.attributesIfPresent?.display == nil)
    }

    @Test func aDrawnViewIsDrawnAnewForOtherTraits() {
        let view = CountingView()
        show(view)
        view.overrideUserInterfaceStyle = .dark
        test.scene.commit()
        #expect(view.rects.count == 2)
    }

    @Test func drawingThatMarksItselfComesToRest() {
        let view = RestlessView()
        show(view)
        #expect(view.count == 1)
        test.scene.commit()
        #expect(view.count <= 2)
    }

    @Test func thePresentContextIsThatOfTheView() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        let view = LeakingView()
        show(view)
        #expect(UIGraphicsGetCurrentContext() == nil, "What a view pushed is popped.")
        #expect(view.attributesIfPresent?.display?.drawing?.items.count == 1)
    }

    @Test func aHugeViewIsDrawn() {
        let view = CountingView()
        show(view, width: 1e12)
        #expect(view.rects.count == 1)
    }
}

private final class CountingView: UIView {
    var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.systemBlue.setFill()
        UIRectFill(rect)
    }
}

private final class LateView: UIView {
    var isReady = false

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        if isReady { UIBezierPath(ovalIn: rect).fill() }
    }
}

private final class RestlessView: UIView {
    var count = 0

    override func draw(_ rect: CGRect) {
        count += 1
        UIRectFill(rect)
        setNeedsDisplay()
    }
}

private final class LeakingView: UIView {
    override func draw(_ rect: CGRect) {
        UIRectFill(rect)
        UIGraphicsBeginImageContext(rect.size)
        UIRectFill(rect)
    }
}
