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
}
