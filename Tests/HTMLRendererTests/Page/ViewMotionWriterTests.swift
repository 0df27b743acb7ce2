import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@Suite("Rules for the motion of views")
@MainActor
struct ViewMotionWriterTests {
    private let stage = Stage()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
        stage.window.addSubview(view)
        stage.scene.commit()
    }

    private func rules() throws -> String {
        let transition = try #require(PageTransition(of: stage.scene))
        #expect(transition.types == nil)
        return String(decoding: transition.rules, as: UTF8.self)
    }

    @Test("a patch says how an opacity comes about, for people who like motion")
    func opacity() throws {
        UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) { [view] in view.alpha = 0 }
        stage.scene.commit()
        let number = stage.scene.identifier(for: view)
        let name = "motion-\(number)-\(stage.scene.revision)"
        #expect(
            try rules()
                == """
                @media (prefers-reduced-motion:no-preference){#v\(number){animation:.5s linear .25s backwards \(name);}}\
                @keyframes \(name){from{opacity:1;}}
                """.replacing(".5s linear .25s", with: "0.5s linear 0.25s"))
    }

    @Test("a place and a transform lead evenly from one to the other")
    func place() throws {
        UIView.animate(withDuration: 1) { [view] in
            view.frame.origin = CGPoint(x: 30, y: 0)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        #expect(
            try rules().contains(
                """
                {from{transform:translate(-30px,0px) matrix(1,0,0,1,0,0) scale(1,1);}\
                to{transform:translate(0px,0px) matrix(2,0,0,2,0,0) scale(1,1);}}
                """))
    }

    @Test("a page that is loaded has the rules, too, and one without motion has none")
    func page() {
        #expect(PageTransition(of: stage.scene) == nil)
        #expect(!stage.page().contains("@keyframes"))
        UIView.animate(withDuration: 1) { [view] in view.backgroundColor = .black }
        #expect(stage.page().contains("{from{background-color:transparent;}}"))
    }
}
