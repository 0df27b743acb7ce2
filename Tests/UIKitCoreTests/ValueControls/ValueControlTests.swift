import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct ValueControlTests {
    private let scene = TestScene()
    private let log = EventLog()

    /// Shows a control and records its events.
    private func observed<Control: UIControl>(_ control: Control) -> Control {
        scene.window.addSubview(control)
        log.observe(control, [("value", .valueChanged), ("primary", .primaryActionTriggered)])
        return control
    }

    @Test func aSwitchTurnsToTheValueOrToTheOtherState() throws {
        let control = observed(UISwitch())
        try scene.perform(.valueChanged, on: control)
        #expect(control.isOn && log.take() == ["value", "primary"])
        try scene.perform(.valueChanged, .text("1"), on: control)
        #expect(control.isOn && log.take() == [])
        try scene.perform(.valueChanged, .boolean(false), on: control)
        #expect(!control.isOn && log.take() == ["value", "primary"])
        #expect(throws: UserInteractionRefusal.self) { try scene.perform(.valueChanged, .text("maybe"), on: control) }
        #expect(!control.isOn && log.take() == [])
        control.isOn = true
        #expect(control.accessibilityValue == "1" && log.take() == [])
    }

    @Test func aSliderTakesValuesOfItsRangeOnly() throws {
        let control = observed(UISlider())
        control.maximumValue = 10
        try scene.fill(control, with: .text("2.5"))
        #expect(control.value == 2.5 && log.take() == ["value", "primary"])
        try scene.fill(control, with: .text("2.5"))
        #expect(log.take() == [])
        for value in ["-0.1", "10.1", "nan", "inf", "", "x", "1,5"] {
            #expect(throws: UserInteractionRefusal.self) { try scene.fill(control, with: .text(value)) }
        }
        #expect(throws: UserInteractionRefusal.self) { try control.checkFieldValue(.number(11)) }
        #expect(control.value == 2.5 && log.take() == [])
        try scene.perform(.valueChanged, .number(10), on: control)
        #expect(control.value == 10)
        #expect(control.accessibilityValue == "100%")
    }

    @Test func theValueFollowsTheRange() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2 && slider.value == 2)
        let stepper = UIStepper()
        stepper.value = 1000
        stepper.maximumValue = -5
        #expect(stepper.value == -5 && stepper.minimumValue == -5)
    }

    @Test func aStepperStepsToItsEndsOrAroundThem() throws {
        let control = observed(UIStepper())
        control.maximumValue = 3
        control.stepValue = 2
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.decrement)) {
            try scene.perform(.decrement, on: control)
        }
        try scene.perform(.increment, on: control)
        try scene.perform(.increment, on: control)
        #expect(control.value == 3)
        #expect(log.take() == ["value", "primary", "value", "primary"])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.increment)) {
            try scene.perform(.increment, on: control)
        }
        control.wraps = true
        try scene.perform(.increment, on: control)
        #expect(control.value == 0)
        try scene.perform(.decrement, on: control)
        #expect(control.value == 3 && control.accessibilityValue == "3")
    }

    @Test func aSegmentIsSelectedOnceAndOnlyWhenItExistsAndIsEnabled() throws {
        let control = observed(UISegmentedControl(items: ["Day", "Week", "Month"]))
        control.setEnabled(false, forSegmentAt: 2)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        try scene.perform(.valueChanged, .text("1"), on: control)
        try scene.perform(.valueChanged, .text("1"), on: control)
        #expect(control.selectedSegmentIndex == 1 && log.take() == ["value", "primary"])
        for value in ["2", "3", "-1", "1.5", "", "Day"] {
            #expect(throws: UserInteractionRefusal.self) { try scene.perform(.valueChanged, .text(value), on: control) }
        }
        #expect(control.selectedSegmentIndex == 1 && log.take() == [])
        #expect(control.accessibilityValue == "Week")
    }

    @Test func theSelectionKeepsItsSegmentWhenOthersComeAndGo() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aMomentarySegmentRunsItsActionAndLetsGo() throws {
        let control = observed(
            UISegmentedControl(frame: .zero, actions: [UIAction(title: "Back") { _ in log.add("back") }]))
        control.isMomentary = true
        control.addAction(UIAction { _ in log.add("at \(control.selectedSegmentIndex)") }, for: .valueChanged)
        try scene.perform(.valueChanged, .text("0"), on: control)
        try scene.perform(.valueChanged, .text("0"), on: control)
        #expect(log.take() == ["back", "value", "primary", "at 0", "back", "value", "primary", "at 0"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aPageControlTurnsWithinItsPages() throws {
        let control = observed(UIPageControl())
        control.numberOfPages = 3
        try scene.perform(.increment, on: control)
        try scene.perform(.valueChanged, .text("2"), on: control)
        #expect(control.currentPage == 2)
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.increment)) {
            try scene.perform(.increment, on: control)
        }
        #expect(throws: UserInteractionRefusal.self) { try scene.perform(.valueChanged, .text("3"), on: control) }
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
        #expect(log.take() == ["value", "primary", "value", "primary"])
    }

    @Test func aRefreshGoesOnUntilTheAppEndsIt() throws {
        let scrollView = UIScrollView()
        let control = observed(UIRefreshControl())
        scrollView.refreshControl = control
        scene.window.addSubview(scrollView)
        try scene.perform(.refresh, on: control)
        #expect(control.isRefreshing && log.take() == ["value", "primary"])
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.refresh)) { try scene.perform(.refresh, on: control) }
        control.endRefreshing()
        try scene.perform(.refresh, on: control)
        #expect(log.take() == ["value", "primary"])
    }
}
