import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct LayerDrawingTests {
    private let test = TestScene()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    private func display() -> LayerDrawings? {
        if view.superview == nil { test.window.addSubview(view) }
        test.scene.commit()
        return view.attributesIfPresent?.display?.layers
    }

    @Test func aViewMakesALayerOfTheClassItNames() {
        let view = GradientView()
        #expect(view.layer is CAGradientLayer && view.layer === view.layer && UIView.layerClass == CALayer.self)
    }

    @Test func layersOfTheAppAreDrawn() throws {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        shape.frame = CGRect(x: 20, y: 5, width: 40, height: 40)
        view.layer.addSublayer(shape)
        let drawing = try #require(display()?.behind)
        guard case .shape(let path, _, _) = try #require(drawing.items.first).content else { return }
        #expect(path.boundsOfPoints == CGRect(x: 20, y: 5, width: 10, height: 10))
        shape.fillColor = nil
        #expect(display() == nil, "A change of a layer within is a change of the view.")
    }

    @Test func aLayerAddedAfterSubviewsLiesBeforeThem() {
        let (back, front) = (CALayer(), CALayer())
        for layer in [back, front] {
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = UIColor.red.cgColor
        }
        view.layer.addSublayer(back)
        let subview = UIView()
        view.addSubview(subview)
        view.layer.addSublayer(front)
        #expect(display()?.behind?.items.count == 1 && display()?.inFront?.items.count == 1)
        subview.removeFromSuperview()
        #expect(display()?.behind?.items.count == 2 && display()?.inFront == nil)
    }

    @Test func aPartOfADashedLineHasDashes() throws {
        let shape = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        shape.path = path.cgPath
        shape.strokeColor = UIColor.red.cgColor
        shape.lineDashPattern = [4, 2]
        shape.strokeEnd = 0.5
        shape.strokeStart = 0.1
        view.layer.addSublayer(shape)
        let items = try #require(display()?.behind?.items)
        guard case .shape(_, .some, nil) = try #require(items.first).content,
            case .shape(let line, nil, let stroke?) = try #require(items.last).content
        else {
            Issue.record("not the inside and then the line")
            return
        }
        #expect(items.count == 2 && line.boundsOfPoints == CGRect(x: 10, y: 0, width: 40, height: 0))
        #expect(stroke.style.dashes == [4, 2] && stroke.style.start == 0 && stroke.style.end == 1)
    }

    @Test func placesAndTransformsOfLayersAreThoseOfUIKit() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.position = CGPoint(x: 50, y: 50)
        #expect(layer.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        layer.anchorPoint = .zero
        #expect(layer.frame.origin == CGPoint(x: 50, y: 50))
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(abs(layer.frame.width - 10) < 0.001 && abs(layer.frame.minX - 40) < 0.001)
        #expect(CATransform3DIsAffine(layer.transform))
        layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        #expect(layer.bounds.width == 20)
    }

    @Test func opacityShadowsAndMasksMakeGroups() throws {
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = UIColor.red.cgColor
        layer.opacity = 0.5
        layer.shadowOpacity = 1
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: view.bounds, transform: nil)
        layer.mask = mask
        view.layer.addSublayer(layer)
        let item = try #require(display()?.behind?.items.first)
        guard case .group(let inner, .mask(let masking)?) = item.content else {
            Issue.record("no mask")
            return
        }
        #expect(item.opacity == 0.5 && item.shadow != nil && inner.items.count == 1 && masking.items.count == 1)
        mask.path = nil
        guard case .group(_, .mask(let empty)?)? = display()?.behind?.items.first?.content else { return }
        #expect(empty.isEmpty, "The change of a mask is a change of the view.")
    }

    @Test func theMaskOfAViewIsAShape() throws {
        let mask = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        mask.layer.cornerRadius = 10
        view.mask = mask
        let shape = try #require(view.layer.maskShape)
        #expect(view.layer.mask === mask.layer && !shape.isEvenOdd)
        #expect(shape.shape.boundsOfPoints == CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    @Test func layersCannotLieWithinThemselves() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        outer.addSublayer(outer)
        #expect(inner.sublayers == nil && outer.sublayers == [inner] && outer.superlayer == nil)
        let other = UIView()
        view.layer.addSublayer(other.layer)
        #expect(view.layer.sublayers == nil, "The layer of a view lies where its view is.")
    }

    @Test func layersAreInsertedBesideOthers() {
        let layers = (0..<4).map { _ in CALayer() }
        let parent = view.layer
        parent.addSublayer(layers[0])
        parent.insertSublayer(layers[1], at: 0)
        parent.insertSublayer(layers[2], below: layers[0])
        parent.insertSublayer(layers[3], above: layers[1])
        #expect(parent.sublayers == [layers[1], layers[3], layers[2], layers[0]])
        layers[1].zPosition = 1
        #expect(parent.layersByDepth.last === layers[1])
        let other = CALayer()
        parent.replaceSublayer(layers[3], with: other)
        #expect(parent.sublayers == [layers[1], other, layers[2], layers[0]] && layers[3].superlayer == nil)
    }

    @Test func aLayerDrawsItself() {
        let layer = DotLayer()
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        #expect(display()?.behind?.items.count == 1 && layer.layoutCount == 1)
        let context = CGContext(canvas: view.bounds)
        view.layer.render(in: context)
        #expect(context.drawing.items.count == 1)
    }

    @Test func gradientsRunAsTheirTypeSays() {
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            let layer = CAGradientLayer()
            layer.frame = view.bounds
            layer.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
            layer.type = type
            view.layer.addSublayer(layer)
        }
        let items = display()?.behind?.items ?? []
        let gradients = items.filter { if case .gradient = $0.content { true } else { false } }
        #expect(gradients.count == 2 && items.count == 2 + 120)
        view.layer.sublayers?.forEach { ($0 as? CAGradientLayer)?.colors = [] }
        #expect(display() == nil)
    }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class DotLayer: CALayer {
    var layoutCount = 0

    override func draw(in context: CGContext) {
        context.fillEllipse(in: bounds)
    }

    override func layoutSublayers() {
        layoutCount += 1
    }
}
