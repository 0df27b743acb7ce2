import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Animations of layers are over at once")
struct CAAnimationTests {
    private final class Listener: CAAnimationDelegate {
        var calls: [String] = []

        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    @Test("The delegate is told of both ends, and the layer is what its properties say")
    func delegatesAreTold() {
        let session = UISceneSession(persistentIdentifier: "scene", userSessionIdentifier: "user")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let (layer, listener) = (CALayer(), Listener())
        scene.inTurn {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
            fade.delegate = listener
            layer.add(fade, forKey: "fade")
            #expect(layer.animation(forKey: "fade") === fade)
            #expect(listener.calls == ["start"])
        }
        scene.commit()
        #expect(listener.calls == ["start", "stop true"])
        #expect(layer.animationKeys() == nil)
        #expect(layer.opacity == 1)
    }
}
