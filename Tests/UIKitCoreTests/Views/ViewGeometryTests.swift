import Foundation
import Testing

@testable import UIKitCore

@Suite("Frame, bounds, center and transform of a view belong together")
@MainActor
struct ViewGeometryTests {
    private let test = TestScene()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    private let child = UIView(frame: CGRect(x: 80, y: 30, width: 10, height: 8))

    init() {
        test.turn {
            test.window.addSubview(root)
            root.addSubview(view)
            view.addSubview(child)
        }
        _ = test.scene.takeFaults()
    }

    @Test("The frame is the rectangle around the transformed view")
    func transformedFrame() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.minX - 35) < 1e-9 && abs(view.frame.minY + 5) < 1e-9)
        #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test("A frame that is set is the one of the transformed view")
    func settingFrames() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 240, height: 100)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 240, height: 100))
        #expect(view.bounds.size == CGSize(width: 120, height: 50))
        view.frame.origin.x = 30
        #expect(view.bounds.size == CGSize(width: 120, height: 50))
        #expect(view.center == CGPoint(x: 150, y: 50))
        view.transform = CGAffineTransform(translationX: 5, y: 7)
        let moved = view.frame
        #expect(moved == CGRect(x: 95, y: 32, width: 120, height: 50))
        view.frame = moved
        #expect(view.frame == moved)
    }

    @Test("Points and rectangles are brought through the transforms between two views")
    func conversion() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 120, y: 55))
        #expect(child.convert(CGPoint(x: 120, y: 55), from: root) == .zero)
        #expect(child.convert(child.bounds, to: root) == CGRect(x: 120, y: 55, width: 20, height: 16))
        #expect(root.convert(CGRect(x: 120, y: 55, width: 20, height: 16), to: child) == child.bounds)
        view.bounds.origin = CGPoint(x: 10, y: 0)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 100, y: 55))
    }

    @Test("A view is hit where it is seen")
    func hits() {
        #expect(root.hitTest(CGPoint(x: 95, y: 55), with: nil) === child)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(root.hitTest(CGPoint(x: 125, y: 60), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 95, y: 52), with: nil) === view)
        #expect(root.hitTest(CGPoint(x: 170, y: 60), with: nil) === root)
    }

    @Test("A view keeps its size and place by its mask without regard to its transform")
    func autoresizing() {
        view.autoresizingMask = .flexibleWidth
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        test.turn { root.frame.size.width = 500 }
        #expect(view.bounds.size == CGSize(width: 200, height: 50))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 50))
    }

    @Test("Places and sizes that are no numbers are refused")
    func numbers() {
        func reasons(_ work: () -> Void) -> [String] {
            test.scene.inTurn(work)
            return test.scene.takeFaults().map(\.description)
        }
        let before = (view.frame, view.bounds, view.center)
        #expect(
            reasons { view.frame = CGRect(x: 0, y: CGFloat.nan, width: 151.5, height: 10) }
                == ["CALayerInvalidGeometry: CALayer position contains NaN: [75.75 nan]"])
        #expect(
            reasons { view.center = CGPoint(x: CGFloat.nan, y: 222.5) }
                == ["CALayerInvalidGeometry: CALayer position contains NaN: [nan 222.5]"])
        #expect(
            reasons { view.bounds = CGRect(x: 0, y: CGFloat.nan, width: 320, height: 291) }
                == ["CALayerInvalidGeometry: CALayer bounds contains NaN: [0 nan; 320 291]"])
        #expect(
            reasons { view.bounds.size.width = .infinity }
                == ["CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; inf 50]"])
        #expect((view.frame, view.bounds, view.center) == before)
        var frame: CGRect?
        #expect(
            reasons { frame = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 4)).frame }
                == ["CALayerInvalidGeometry: CALayer position contains NaN: [nan 2]"])
        #expect(frame == .zero)
        test.turn { view.frame.origin.x = 11 }
        #expect(view.frame == CGRect(x: 11, y: 20, width: 100, height: 50))
    }
}
