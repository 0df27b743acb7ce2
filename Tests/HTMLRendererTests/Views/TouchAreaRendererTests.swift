import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// What covers views that follow touches.
@MainActor
@Suite struct TouchAreaRendererTests {
    private let stage = Stage()
    private let view = UIView()

    private func area(of view: UIView) -> String? {
        let html = stage.html(of: view)
        guard let start = html.range(of: "class=\"tap-area") else { return nil }
        let tag = html[..<start.lowerBound].lastIndex(of: "<") ?? html.startIndex
        return html[tag...].prefix { $0 != ">" } + ">"
    }

    @Test func aControlOfTheAppIsAButtonThatIsDraggedToTheSides() {
        let control = UIControl()
        control.accessibilityLabel = "Rating"
        #expect(
            area(of: control)
                == "<button type=\"submit\" class=\"tap-area drags across\" name=\"segue-event\" "
                + "value=\"v1.touchUpInside\" aria-label=\"Rating\">")
        control.isSelected = true
        #expect(area(of: control)?.contains("aria-pressed=\"true\"") == true)
        control.isEnabled = false
        #expect(area(of: control) == nil)
    }

    @Test func whatKeysCannotDoIsNoButton() {
        view.addGestureRecognizer(UIPanGestureRecognizer())
        #expect(area(of: view) == "<span class=\"tap-area drags\" data-event=\"v1.touchUpInside\">")
        view.addGestureRecognizer(UIPanGestureRecognizer(target: view, action: "remove"))
        #expect(area(of: view) == "<span class=\"tap-area drags moves\" data-event=\"v1.touchUpInside\">")
        view.isUserInteractionEnabled = false
        #expect(area(of: view) == nil)
    }

    @Test func swipesAreReportedInTheirDirections() {
        let swipe = UISwipeGestureRecognizer()
        view.addGestureRecognizer(swipe)
        #expect(area(of: view)?.contains("drags across") == true)
        swipe.direction = [.up, .down]
        #expect(area(of: view)?.contains("drags down") == true)
        swipe.direction = [.up, .left]
        #expect(area(of: view)?.contains("drags\"") == true)
    }

    @Test func pressesThatLastAndSeveralTapsAreWaitedFor() {
        view.addGestureRecognizer(UILongPressGestureRecognizer())
        #expect(area(of: view) == "<span class=\"tap-area\" data-hold=\"500\" data-event=\"v1.touchUpInside\">")
        view.addGestureRecognizer(UITapGestureRecognizer())
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        #expect(
            area(of: view)?.hasPrefix("<button type=\"submit\" class=\"tap-area\" data-hold=\"500\" data-taps=\"2\"")
                == true)
    }

    @Test func gesturesAreButtonsBehindTheView() {
        view.accessibilityLabel = "Card"
        view.addGestureRecognizer(UIPanGestureRecognizer())
        #expect(!stage.html(of: view).contains("gestures"))
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .down]
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(UILongPressGestureRecognizer())
        #expect(
            stage.html(of: view).hasSuffix(
                """
                </div><span class="custom-actions gestures" role="group" aria-label="Actions for Card">\
                <button type="submit" name="segue-event" value="v1.touchUpInside=100x100:0.5,0.5;0.5,0.5,500">Hold</button>\
                <button type="submit" name="segue-event" value="v1.touchUpInside=100x100:0.5,0.5;-0.5,0.5,100">\
                Swipe Left</button>\
                <button type="submit" name="segue-event" value="v1.touchUpInside=100x100:0.5,0.5;0.5,1.5,100">\
                Swipe Down</button></span>
                """))
        swipe.isEnabled = false
        #expect(!stage.html(of: view).contains("Swipe"))
        view.isUserInteractionEnabled = false
        #expect(!stage.html(of: view).contains("gestures"))
    }

    @Test func gesturesOfAViewAtAFrameStandThere() {
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
        child.addGestureRecognizer(UISwipeGestureRecognizer())
        view.addSubview(child)
        let rendered = stage.rendered(view)
        #expect(rendered.html.contains("<span id=\"v2g\" class=\"custom-actions gestures over whole\" role=\"group\""))
        #expect(
            rendered.styles.contains("#v2g{position:absolute;margin:0;left:10px;width:80px;top:20px;min-height:60px;}"))
    }

    @Test func gesturesOfAViewThatConstraintsPlaceStandThere() {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        child.addGestureRecognizer(UISwipeGestureRecognizer())
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            child.widthAnchor.constraint(equalToConstant: 90), child.heightAnchor.constraint(equalToConstant: 60),
        ])
        let rendered = stage.rendered(view)
        #expect(rendered.html.contains("<span id=\"v2g\" class=\"custom-actions gestures over whole\" role=\"group\""))
        let area = rendered.styles.firstMatch(of: /#v2\{(grid-area:[0-9\/]+;)/)?.1 ?? "no area"
        #expect(rendered.styles.contains("#v2g{\(area)}"))
    }

    @Test func severalGesturesOfAViewAtAFrameAreInAMenuAtItsCorner() {
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
        child.accessibilityLabel = "Card"
        child.addGestureRecognizer(UISwipeGestureRecognizer())
        child.addGestureRecognizer(UILongPressGestureRecognizer())
        view.addSubview(child)
        let html = stage.html(of: view)
        #expect(
            html.contains(
                """
                <span id="v2g" class="custom-actions gestures over"><details class="menu"><summary \
                aria-label="Actions for Card">
                """))
        #expect(html.occurrences(of: "class=\"menu-item\" name=\"segue-event\" value=\"v2.touchUpInside=") == 2)
    }

    @Test func whatMayBePressedOtherwiseIsNotCoveredByAGesture() {
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
        let swipe = UISwipeGestureRecognizer()
        child.addGestureRecognizer(swipe)
        view.addSubview(child)
        child.addSubview(UIButton(type: .system))
        #expect(!stage.html(of: view).contains("whole"))
        child.subviews.first?.removeFromSuperview()
        #expect(stage.html(of: view).contains("whole"))
        child.addGestureRecognizer(UITapGestureRecognizer())
        #expect(!stage.html(of: view).contains("whole"))
    }

    @Test func gesturesThatPagesDoNotReportCoverNothing() {
        view.addGestureRecognizer(UIPinchGestureRecognizer())
        view.addGestureRecognizer(UIHoverGestureRecognizer())
        #expect(area(of: view) == nil)
    }

    @Test func stacksAndScrollViewsAreCoveredToo() {
        for view in [UIStackView(), UIScrollView(), UILabel(), UIImageView(image: UIImage(systemName: "star"))] {
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(UITapGestureRecognizer())
            #expect(area(of: view)?.hasPrefix("<button") == true)
        }
    }

    @Test func aButtonSaysHowLongItIsHeld() {
        let button = UIButton(type: .system)
        button.setTitle("Hold", for: .normal)
        button.addGestureRecognizer(UILongPressGestureRecognizer())
        #expect(stage.html(of: button).contains("value=\"v1.touchUpInside\" data-hold=\"500\""))
    }
}
