import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct CALayerTests {
    @Test func aViewMakesItsLayerWhenItIsAskedForIt() {
        let view = UIView()
        #expect(view.attributesIfPresent == nil)
        let layer = view.layer
        #expect(view.layer === layer && layer.owningView === view)
    }

    @Test func viewAndLayerSayTheSame() {
        let view = UIView()
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5
        view.layer.backgroundColor = UIColor.systemBlue.cgColor
        #expect(view.clipsToBounds && view.alpha == 0.5 && view.backgroundColor == .systemBlue)
        view.isHidden = true
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.layer.isHidden && view.layer.frame == view.frame && view.layer.position == view.center)
    }

    @Test func layersOfTheAppAreKept() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        #expect(outer.sublayers == [inner] && inner.superlayer === outer)
        inner.removeFromSuperlayer()
        #expect(outer.sublayers == nil && inner.superlayer == nil)
    }

    @Test func pointsAreConvertedBetweenLayersAndFound() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let subview = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        view.addSubview(subview)
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        inner.position = CGPoint(x: 20, y: 20)
        inner.transform = CATransform3DMakeScale(2, 1, 1)
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 5, y: 10), to: view.layer) == CGPoint(x: 30, y: 30))
        #expect(inner.convert(CGPoint(x: 30, y: 30), from: view.layer) == CGPoint(x: 5, y: 10))
        #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(subview.layer.convert(CGPoint(x: 6, y: 6), from: view.layer) == CGPoint(x: 1, y: 1))
        #expect(subview.layer.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: nil).size.width == 2)
        #expect(view.layer.hitTest(CGPoint(x: 40, y: 50)) === inner)
        #expect(view.layer.hitTest(CGPoint(x: 22, y: 32)) === outer)
        #expect(view.layer.hitTest(CGPoint(x: 109, y: 119)) === view.layer)
        #expect(view.layer.hitTest(.zero) == nil)
        outer.isHidden = true
        #expect(view.layer.hitTest(CGPoint(x: 40, y: 50)) === view.layer)
        #expect(inner.presentation() === inner && inner.model() === inner)
    }

    @Test func transactionsEndWithWhatIsToFollowThem() {
        let test = TestScene()
        var events: [String] = []
        CATransaction.setDisableActions(true)
        #expect(!CATransaction.disableActions(), "Nothing is kept outside of a transaction.")
        test.turn {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { events.append("outer") }
            CATransaction.begin()
            #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
            #expect(CATransaction.completionBlock() == nil)
            CATransaction.setCompletionBlock { events.append("inner") }
            CATransaction.commit()
            #expect(CATransaction.completionBlock() != nil)
            CATransaction.commit()
            CATransaction.commit()
            events.append("changed")
        }
        #expect(events == ["changed", "inner", "outer"])
        test.turn {
            CATransaction.begin()
            CATransaction.setCompletionBlock { events.append("left open") }
        }
        test.turn { #expect(!CATransaction.disableActions()) }
        #expect(events.last == "left open")
    }
}
