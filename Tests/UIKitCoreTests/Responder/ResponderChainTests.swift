import Foundation
import Testing

@testable import UIKitCore

/// Who comes after whom, and who performs an action.
@MainActor
@Suite(.serialized) struct ResponderChainTests {
    /// Performs `save:` where it says so, and counts.
    final class Saver: UIViewController {
        var isWilling = true
        private(set) var senders: [ObjectIdentifier?] = []

        override class var interfaceBuilderMembers: InterfaceBuilderMembers {
            var members = super.interfaceBuilderMembers
            members.addAction("save:") { (target: Saver, sender: Any?) in
                target.senders.append((sender as AnyObject?).map { ObjectIdentifier($0) })
            }
            members.addAction("reset") { (target: Saver) in target.senders = [] }
            return members
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "save:" ? isWilling : super.canPerformAction(action, withSender: sender)
        }
    }

    final class Field: UIView {
        var mayBecome = true
        var mayResign = true
        override var canBecomeFirstResponder: Bool { mayBecome }
        override var canResignFirstResponder: Bool { mayResign }
    }

    /// Leads on to whatever it is told.
    final class Guide: UIViewController {
        var following: UIResponder?
        private(set) var askedCount = 0
        override var next: UIResponder? {
            askedCount += 1
            return following ?? super.next
        }
    }

    /// Leads nowhere but to itself.
    final class Wanderer: UIResponder {
        override var next: UIResponder? { self }
    }

    private func chain(from responder: UIResponder) -> [UIResponder] {
        Array(ResponderChain(from: responder.next))
    }

    @Test(arguments: [1, 2, 7]) func aChainThatLeadsRoundEnds(length: Int) {
        let guides = (0..<length).map { _ in Guide() }
        for (guide, following) in zip(guides, guides.dropFirst() + guides.prefix(1)) { guide.following = following }
        let field = Field()
        guides[0].view.addSubview(field)
        #expect(Set(field.chain.map { ObjectIdentifier($0) }).count == length + 2)
        #expect(field.target(forAction: "save:", withSender: nil) == nil)
        #expect(guides[0].controllerInChain === guides[0])
        #expect(guides.allSatisfy { $0.askedCount < 20 })
        guides[0].following = nil
        #expect(
            field.chain.map { ObjectIdentifier($0) } == [field, guides[0].view, guides[0]].map { ObjectIdentifier($0) })
    }

    @Test func theLogSaysOnceForEachClassThatAChainLeadsRound() {
        let warnings = WarningLog.warnings {
            for _ in 0..<2 { #expect(Wanderer().chain.contains { $0 is UIViewController } == false) }
        }
        #expect(warnings == ["a responder chain leads back to where it was: have `next` lead on to the window"])
    }

    @Test func pressesAndMenusOfAnAppWhoseChainLeadsRoundAreAnswered() {
        let (root, guide) = (UIViewController(), Guide())
        let button = UIButton(type: .system)
        let test = TestScene(showing: root)
        test.turn {
            root.addChild(guide)
            root.view.addSubview(guide.view)
            guide.view.addSubview(button)
            guide.following = guide.view
            button.addTarget(nil, action: "nobody:", for: .touchUpInside)
        }
        test.turn {
            button.sendActions(for: .touchUpInside)
            #expect(button.responderWindow === test.window)
            _ = UIApplication.shared.sendAction("nobody:", to: nil, from: button, for: nil)
        }
        #expect(!guide.view.isFirstResponder)
    }

    @Test func theChainGoesThroughControllersWindowSceneAndApplication() {
        let (root, child) = (UIViewController(), UIViewController())
        let test = TestScene(showing: root)
        test.turn {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        let label = UILabel()
        child.view.addSubview(label)
        let expected: [UIResponder] = [
            child.view, child, root.view, root, test.window, test.scene, UIApplication.shared,
        ]
        #expect(Array(chain(from: label).prefix(7)) == expected)
    }

    @Test func theDelegateOfTheApplicationEndsTheChain() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let previous = UIApplication.shared.processDelegate
        defer { UIApplication.shared.processDelegate = previous }
        let delegate = Delegate()
        UIApplication.shared.processDelegate = delegate
        #expect(UIApplication.shared.next === delegate)
        #expect(delegate.next == nil)
    }

    @Test func aPresentedControllerIsFollowedByItsPresenter() {
        let (root, presented) = (UIViewController(), UIViewController())
        let test = TestScene(showing: root)
        test.turn { root.present(presented, animated: false) }
        #expect(presented.view.next === presented)
        #expect(presented.next === root)
    }

    @Test func anActionFindsTheNearestResponderThatIsWilling() {
        let (root, child) = (Saver(), Saver())
        let test = TestScene(showing: root)
        let button = UIButton()
        test.turn {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.view.addSubview(button)
        }
        #expect(button.target(forAction: "save:", withSender: nil) as? Saver === child)
        child.isWilling = false
        #expect(button.target(forAction: "save:", withSender: nil) as? Saver === root)
        #expect(UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))
        #expect(root.senders == [ObjectIdentifier(button)])
        #expect(child.senders.isEmpty)
        root.isWilling = false
        #expect(!UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))
        #expect(button.target(forAction: "unheardOf:", withSender: nil) == nil)
        #expect(root.canPerformAction("reset", withSender: nil))
    }

    @Test func theFirstResponderIsAskedBeforeTheSender() {
        let (root, child) = (Saver(), Saver())
        let test = TestScene(showing: root)
        let field = Field()
        test.turn {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.view.addSubview(field)
        }
        #expect(field.becomeFirstResponder())
        #expect(UIApplication.shared.sendAction("save:", to: nil, from: root.view, for: nil))
        #expect(child.senders.count == 1 && root.senders.isEmpty)
    }

    @Test func theFirstResponderChangesOnlyWhenBothAgree() {
        let root = UIViewController()
        let test = TestScene(showing: root)
        let (one, two) = (Field(), Field())
        root.view.addSubview(one)
        root.view.addSubview(two)
        #expect(Field().becomeFirstResponder() == false)
        two.mayBecome = false
        #expect(one.becomeFirstResponder())
        #expect(!two.becomeFirstResponder())
        #expect(test.window.firstResponder === one)
        two.mayBecome = true
        one.mayResign = false
        #expect(!two.becomeFirstResponder())
        #expect(one.isFirstResponder)
        one.mayResign = true
        #expect(two.becomeFirstResponder())
        #expect(!one.isFirstResponder && two.isFirstResponder)
        #expect(two.resignFirstResponder())
        #expect(test.window.firstResponder == nil)
    }

    final class Editor: UIView {
        private(set) var calls: [String] = []
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func toggleBoldface(_ sender: Any?) { calls.append("bold") }
        override func findNext(_ sender: Any?) { calls.append("next") }
    }

    @Test func anOverriddenEditActionCanBePerformed() {
        let editor = Editor()
        let answers = ["copy:", "toggleBoldface:", "findNext:", "cut:", "paste:", "printContent:"].map {
            editor.canPerformAction(Selector($0), withSender: nil)
        }
        #expect(answers == [true, true, true, false, false, false])
        #expect(!UIView().canPerformAction("copy:", withSender: nil))
        let inner = UIView()
        editor.addSubview(inner)
        for action in ["copy:", "toggleBoldface:", "findNext:"] as [Selector] {
            #expect(UIApplication.shared.sendAction(action, to: nil, from: inner, for: nil))
        }
        #expect(editor.calls == ["copy", "bold", "next"])
    }

    @Test func touchesPressesAndMotionsArePassedOn() {
        final class Recorder: UIViewController {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("touches") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                calls.append("presses")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                calls.append("motion \(motion)")
            }
            override func remoteControlReceived(with event: UIEvent?) { calls.append("remote") }
        }
        let recorder = Recorder()
        let view = UIView()
        recorder.view.addSubview(view)
        view.touchesBegan([UITouch(view: view)], with: nil)
        view.pressesEnded([], with: nil)
        view.motionEnded(.motionShake, with: nil)
        view.remoteControlReceived(with: nil)
        #expect(recorder.calls == ["touches", "presses", "motion motionShake", "remote"])
    }
}
