import Foundation
import Testing

@testable import UIKitCore

/// Controls of apps, which follow touches themselves.
@MainActor
@Suite struct ControlTrackingTests {
    private let scene = TestScene()
    private let control = RecordingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        scene.window.addSubview(control)
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        ] {
            control.addAction(UIAction { [control] _ in control.calls.append(name) }, for: event)
        }
    }

    private func press(_ path: String?) throws(UserInteractionRefusal) {
        try scene.scene.perform(
            UserInteraction(.touchUpInside, value: path.map { .text($0) }),
            on: .viewIdentifier(scene.scene.identifier(for: control)))
    }

    @Test func aPressIsATouchThatComesAndGoes() throws {
        try press(nil)
        #expect(control.calls == ["begin 100,50", "down", "end 100,50", "up inside"])
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    }

    @Test func aDragIsTracked() throws {
        try press("0.1,0.5;0.5,0.5,20;1.5,0.5,40;0.75,0.5,60")
        #expect(
            control.calls == [
                "begin 20,50", "down", "continue 100,50", "inside", "continue 300,50", "outside", "exit",
                "continue 150,50", "inside", "enter", "end 150,50", "up inside",
            ])
    }

    @Test func aTouchThatEndsElsewhereIsNoPress() throws {
        try press("0.1,0.5;0.5,1.5,20")
        #expect(control.calls.suffix(2) == ["end 100,150", "up outside"])
    }

    @Test func aControlMayDeclineAndStop() throws {
        control.begins = false
        try press(nil)
        #expect(control.calls == ["begin 100,50"])
        control.calls = []
        (control.begins, control.continues) = (true, false)
        try press("0.1,0.5;0.5,0.5,20;0.6,0.5,40")
        #expect(control.calls == ["begin 20,50", "down", "continue 100,50"])
    }

    @Test func aDisabledControlFollowsNothing() {
        control.isEnabled = false
        #expect(throws: UserInteractionRefusal.disabled) { try press(nil) }
        #expect(control.calls.isEmpty)
    }

    @Test func aGestureTakesTheTouchAway() throws {
        control.addGestureRecognizer(UIPanGestureRecognizer())
        try press("0.1,0.5;0.5,0.5,20;0.6,0.5,40")
        #expect(control.calls == ["begin 20,50", "down", "cancelled", "cancel"])
    }

    @Test func aWrongPathIsRefusedAndChangesNothing() {
        #expect(throws: UserInteractionRefusal.self) { try press("3,3") }
        #expect(control.calls.isEmpty)
    }

    @Test func controlsOfTheFrameworkAreElementsOfThePage() {
        for control in [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(), UIDatePicker()] as [UIControl] {
            #expect(!control.userInteractions().contains(.touchUpInside))
        }
        #expect(UIButton().userInteractions() == [.touchUpInside])
        #expect(UIControl().userInteractions() == [.touchUpInside])
    }
}

private final class RecordingControl: UIControl {
    var calls: [String] = []
    var begins = true
    var continues = true

    private func place(_ touch: UITouch?) -> String {
        let point = touch?.location(in: self) ?? .zero
        return "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin \(place(touch))")
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue \(place(touch))")
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end \(place(touch))") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancelled") }
}
