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

    @Test("what goes by itself after a while is there until then for people who want no motion, too")
    func longDelay() throws {
        UIView.animate(withDuration: 0.5, delay: 2, options: .curveLinear) { [view] in view.alpha = 0 }
        let name = "motion-\(stage.scene.identifier(for: view))-\(stage.scene.revision)"
        let selector = "#v\(stage.scene.identifier(for: view))"
        let rules = try rules()
        #expect(rules.contains("no-preference){\(selector){animation:0.5s linear 2s backwards \(name);}}"))
        #expect(rules.contains("reduce){\(selector){animation:0s linear 2s backwards \(name);}}"))
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
                {from{translate:-30px 0px;transform:matrix(1,0,0,1,0,0) scale(1,1);}\
                to{transform:matrix(2,0,0,2,0,0) scale(1,1);}}
                """))
    }

    @Test("a view that grows is stretched on the way, and what is in it is not")
    func content() throws {
        let label = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.addSubview(label)
        stage.scene.commit()
        UIView.animate(withDuration: 1) { [view] in view.frame = CGRect(x: 0, y: 0, width: 200, height: 50) }
        let rules = try rules()
        #expect(rules.contains("{from{translate:-50px 0px;transform:matrix(1,0,0,1,0,0) scale(0.5,1);}"))
        #expect(rules.contains("{from{translate:20px 0px;transform:matrix(1,0,0,1,0,0) scale(2,1);}"))
    }

    @Test("what a later block changes goes on from what an earlier one leads to, after its wait")
    func chains() throws {
        UIView.animate(withDuration: 1) { [view] in view.frame.origin.x = 30 }
        UIView.animate(withDuration: 1, delay: 1) { [view] in
            view.frame.origin.x = 10
            view.alpha = 0
        }
        let name = "motion-\(stage.scene.identifier(for: view))-\(stage.scene.revision)"
        let rules = try rules()
        #expect(rules.contains("{animation:1s ease-in-out 0s both \(name),1s ease-in-out 1s both \(name)-1;}"))
        #expect(rules.contains("@keyframes \(name){from{translate:-10px 0px;}to{translate:20px 0px;}}"))
        #expect(rules.contains("@keyframes \(name)-1{from{opacity:1;}to{opacity:0;}to{translate:0px 0px;}}"))
    }

    @Test("steps have their times, between which nothing changes")
    func steps() throws {
        UIView.animateKeyframes(withDuration: 2, delay: 0) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0.5 }
        }
        let rules = try rules()
        #expect(rules.contains("{animation:2s linear 0s backwards "))
        #expect(
            rules.contains(
                "{from{opacity:1;}25%{opacity:0;}50%{opacity:0;}75%{opacity:0.5;}to{opacity:0.5;}}"))
    }

    @Test("in the discrete mode views jump when a step begins")
    func jumps() throws {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeDiscrete) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
        let rules = try rules()
        #expect(rules.contains("{animation:2s step-end 0s backwards "))
        #expect(rules.contains("{from{opacity:1;}25%{opacity:0.5;}50%{opacity:0;}to{opacity:0;}}"))
    }

    @Test("a page that is loaded has the rules, too, and one without motion has none")
    func page() {
        #expect(PageTransition(of: stage.scene) == nil)
        #expect(!stage.page().contains("@keyframes"))
        UIView.animate(withDuration: 1) { [view] in view.backgroundColor = .black }
        #expect(stage.page().contains("{from{background-color:transparent;}}"))
    }
}
