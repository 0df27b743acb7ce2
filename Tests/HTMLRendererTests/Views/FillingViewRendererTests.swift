import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Views of children on the page: screens in document flow where they fill their superview, at frames elsewhere.
@MainActor
@Suite struct FillingViewRendererTests {
    private let stage = Stage()
    private let parent = UIViewController()

    private func add(_ child: UIViewController, at frame: CGRect) {
        parent.addChild(child)
        child.view.frame = frame
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// The markup of the screen of the parent without the numbers of views.
    private func html() -> String {
        stage.html(of: parent.view).replacing(#/ id="v[0-9]+"/#, with: "")
    }

    @Test func aChildThatFillsItsSuperviewIsAScreenInIt() {
        let child = UIViewController()
        add(child, at: parent.view.bounds)
        stage.show(parent)
        #expect(
            html()
                == "<div class=\"view flow embedding\"><main class=\"screen\" id=\"content\"><div class=\"view\"></div></main></div>"
        )
        #expect(!stage.styles(of: parent.view).contains("position:absolute"))
    }

    @Test func aFramedViewOverTheChildStandsAtItsFrame() {
        add(UIViewController(), at: parent.view.bounds)
        parent.view.addSubview(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        stage.show(parent)
        #expect(
            html().contains(
                "<main class=\"screen\" id=\"content\"><div class=\"view\"></div></main><div class=\"view\"></div></div>"
            ))
        #expect(
            stage.styles(of: parent.view).contains(
                "{position:absolute;margin:0;left:10px;width:30px;top:20px;min-height:40px;}"))
    }

    @Test func childrenBesideEachOtherStandAtTheirFrames() {
        stage.show(parent)
        let size = CGSize(width: parent.view.bounds.width / 2, height: parent.view.bounds.height)
        for index in 0..<2 {
            let child = UIViewController()
            add(child, at: CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size))
        }
        #expect(!html().contains("embedding"))
        #expect(stage.styles(of: parent.view).occurrences(of: "position:absolute") == 2)
    }

    @Test func viewsThatAreNoScreensStandAtTheFrameToWhichTheyGrew() {
        let container = UIView()
        let view = UIView(frame: container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        #expect(!stage.styles(of: container).contains("position"))
        stage.scene.inTurn {
            container.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            stage.scene.commit()
        }
        #expect(
            stage.styles(of: container).contains(
                "#v2{position:absolute;margin:0;left:0;right:0;top:0;bottom:0;}"))
    }
}
