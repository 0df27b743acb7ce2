import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIWindowSceneCommitTests {
    @Test func theRevisionGoesUpOnceForAllChangesOfATurn() {
        let scene = TestScene()
        let view = UIView()
        scene.window.addSubview(view)
        scene.scene.inTurn { scene.scene.commit() }
        let before = scene.scene.revision
        scene.scene.inTurn {
            view.alpha = 0.5
            view.isHidden = true
            scene.scene.commit()
        }
        #expect(scene.scene.revision == before + 1)
    }

    @Test func nothingChangedLeavesTheRevision() {
        let scene = TestScene()
        let view = UIView()
        view.alpha = 0.5
        scene.window.addSubview(view)
        scene.scene.inTurn { scene.scene.commit() }
        let before = scene.scene.revision
        scene.scene.inTurn {
            view.alpha = 0.5
            view.isHidden = false
            view.tag = 0
            scene.scene.commit()
        }
        #expect(scene.scene.revision == before)
    }

    @Test func aChangeDropsTheKeptRenderingOfTheViewAndAllAroundItOnly() {
        final class Rendering {}
        let scene = TestScene()
        let (outer, inner, sibling) = (UIView(), UIView(), UIView())
        scene.window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(sibling)
        scene.scene.inTurn { scene.scene.commit() }
        for view in [outer, inner, sibling] { view.renderingCache = Rendering() }
        for _ in 1...2 {
            inner.renderingCache = Rendering()
            outer.renderingCache = Rendering()
            scene.scene.inTurn {
                inner.isHidden.toggle()
                scene.scene.commit()
            }
            #expect(inner.renderingCache == nil)
            #expect(outer.renderingCache == nil)
            #expect(sibling.renderingCache != nil)
        }
    }

    @Test func changesOutsideATurnAreCommittedByThemselves() async {
        let scene = TestScene()
        let view = UIView()
        scene.window.addSubview(view)
        scene.scene.inTurn { scene.scene.commit() }
        let before = scene.scene.revision
        view.alpha = 0.25
        while scene.scene.revision == before { await Task.yield() }
        #expect(scene.scene.revision == before + 1)
    }

    @Test func layoutThatNeverRestsBecomesAFault() {
        final class RestlessView: UIView {
            var passes = 0
            override func layoutSubviews() {
                passes += 1
                setNeedsLayout()
            }
        }
        let scene = TestScene()
        let view = RestlessView()
        scene.scene.inTurn {
            scene.window.addSubview(view)
            view.setNeedsLayout()
            scene.scene.commit()
        }
        #expect(scene.scene.takeFaults().map(\.name) == [.internalInconsistency])
        #expect(view.passes > 1)
    }

    @Test func completionsRunInOrderInsideTheCommit() {
        let scene = TestScene()
        var order: [String] = []
        scene.scene.inTurn {
            scene.scene.addTransitionCompletion {
                order.append("first")
                scene.scene.addTransitionCompletion { order.append("third") }
            }
            scene.scene.addTransitionCompletion { order.append("second") }
            order.append("event")
            scene.scene.commit()
        }
        #expect(order == ["event", "first", "second", "third"])
    }
}
