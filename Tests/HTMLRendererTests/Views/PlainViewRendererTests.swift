import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct PlainViewRendererTests {
    @Test func subviewsFollowEachOther() {
        let view = UIView()
        view.addSubview(UIView())
        view.addSubview(UIView())
        #expect(
            Stage().html(of: view)
                == "<div id=\"v1\" class=\"view flow\"><div id=\"v2\" class=\"view\"></div>"
                + "<div id=\"v3\" class=\"view\"></div></div>")
    }

    @Test func hiddenViewsAreLeftOut() {
        let view = UIView()
        let hidden = UIView()
        hidden.isHidden = true
        view.addSubview(hidden)
        #expect(Stage().html(of: view) == "<div id=\"v1\" class=\"view\"></div>")
        #expect(Stage().html(of: hidden) == "")
    }

    @Test func theLookIsARuleOfThePage() {
        let view = UIView()
        view.alpha = 0.5
        view.backgroundColor = .systemYellow
        view.tintColor = .systemRed
        view.overrideUserInterfaceStyle = .dark
        view.clipsToBounds = true
        view.layer.cornerRadius = 8
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.systemGreen.cgColor
        view.layer.shadowOpacity = 0.25
        #expect(
            Stage().styles(of: view) == """
                #v1{background:var(--system-yellow);overflow:hidden;opacity:0.5;--tint:var(--ink-red);\
                --tint-fill:var(--fill-red);color-scheme:dark;color:var(--label);border-radius:8px;\
                border:1px solid var(--system-green);\
                box-shadow:0 -3px 6px color-mix(in srgb,#000000 25%,transparent);}
                """)
    }

    @Test func aNameMakesAGroup() {
        let view = UIView()
        view.accessibilityLabel = "Volume <loud>"
        view.accessibilityHint = "Swipe"
        #expect(
            Stage().html(of: view)
                == "<div id=\"v1\" class=\"view\" aria-label=\"Volume &lt;loud&gt;\" aria-description=\"Swipe\" role=\"group\"></div>"
        )
    }

    @Test func aViewWithTheTraitSaysThatItIsSelected() {
        let view = UIView()
        view.accessibilityLabel = "Monday"
        view.accessibilityTraits = .selected
        #expect(Stage().html(of: view).contains("aria-label=\"Monday\" aria-current=\"true\""))
        let button = UIButton()
        button.accessibilityTraits = [.button, .selected]
        #expect(!Stage().html(of: button).contains("aria-current"))
    }

    @Test func nothingCanBePressedWhereInteractionIsDisabled() {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.addSubview(UIView())
        #expect(
            Stage().html(of: view)
                == "<div id=\"v1\" class=\"view flow\"><fieldset class=\"inactive\" disabled>"
                + "<div id=\"v2\" class=\"view\"></div></fieldset></div>")
    }

    @Test(
        "A frame becomes insets by the autoresizing mask",
        arguments: [
            ([], "left:20px;width:100px;top:10px;min-height:50px;"),
            (.flexibleWidth, "left:20px;right:180px;top:10px;min-height:50px;"),
            (.flexibleLeftMargin, "right:180px;width:100px;top:10px;min-height:50px;"),
            (
                [.flexibleLeftMargin, .flexibleRightMargin],
                "left:calc((100% - 100px)*0.1);width:100px;top:10px;min-height:50px;"
            ),
            (
                [.flexibleWidth, .flexibleRightMargin],
                "left:20px;width:calc((100% - 20px)*0.357);top:10px;min-height:50px;"
            ),
            (
                [.flexibleLeftMargin, .flexibleWidth],
                "right:180px;width:calc((100% - 180px)*0.833);top:10px;min-height:50px;"
            ),
            (
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
                "left:6.667%;width:33.333%;top:10px;min-height:50px;"
            ),
            (.flexibleTopMargin, "left:20px;width:100px;bottom:140px;min-height:50px;"),
            (.flexibleHeight, "left:20px;width:100px;top:10px;bottom:140px;"),
        ] as [(UIView.AutoresizingMask, String)])
    func places(mask: UIView.AutoresizingMask, expected: String) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50))
        view.autoresizingMask = mask
        container.addSubview(view)
        #expect(Stage().styles(of: container).contains("#v2{position:absolute;margin:0;\(expected)}"))
    }

    @Test func theContainerIsHighEnoughForItsFrames() {
        let container = UIView()
        container.addSubview(UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 50)))
        container.addSubview(UIView(frame: CGRect(x: 0, y: 70, width: 100, height: 30)))
        #expect(Stage().styles(of: container).contains("#v1{min-height:100px;}"))
    }
}
