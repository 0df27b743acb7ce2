import Foundation
import UIKitCore

/// Writes the controls that hold a value: switches and steppers as submit buttons, sliders as fields.
@MainActor
enum ValueControlRenderer {
    static func render(_ control: UISwitch, into page: inout RenderingPass) {
        page.openTag("button", for: control, class: "switch")
        page.html.attribute("type", "submit")
        page.html.attribute("role", "switch")
        page.html.attribute("aria-checked", control.isOn ? "true" : "false")
        page.eventAttributes(.valueChanged, of: control, value: control.isOn ? "false" : "true")
        writeName(of: control, control.title, into: &page)
        if !control.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        page.html.close("button")
        page.writeRule(for: control) { rule in
            if let color = control.onTintColor { rule.declare("--on", color, as: .shape) }
            if let color = control.thumbTintColor { rule.declare("--thumb", color, as: .shape) }
        }
    }

    static func render(_ slider: UISlider, into page: inout RenderingPass) {
        let images = (slider.minimumValueImage, slider.maximumValueImage)
        let isApplied = slider.isEnabled && !slider.reports.isEmpty
        let isWrapped = images.0 != nil || images.1 != nil || isApplied
        if isWrapped { page.html.markup("<div class=\"slider-row\">") }
        if let image = images.0 { page.writeImage(image) }
        page.openTag("input", for: slider, class: "slider")
        page.html.attribute("type", "range")
        page.fieldName(of: slider)
        page.html.attribute("min", "\(slider.minimumValue)")
        page.html.attribute("max", "\(slider.maximumValue)")
        page.html.attribute("step", "any")
        page.html.attribute("value", "\(slider.value)")
        writeName(of: slider, nil, into: &page)
        if !slider.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        if let image = images.1 { page.writeImage(image) }
        if isApplied { page.writeApplyButton(of: slider) }
        if isWrapped { page.html.markup("</div>") }
        page.writeRule(for: slider) { rule in
            if let color = slider.minimumTrackTintColor { rule.declare("--minimum-track", color, as: .shape) }
            if let color = slider.maximumTrackTintColor { rule.declare("--maximum-track", color, as: .shape) }
            if let color = slider.thumbTintColor { rule.declare("--thumb", color, as: .shape) }
        }
    }

    static func render(_ stepper: UIStepper, into page: inout RenderingPass) {
        page.openTag("span", for: stepper, class: "stepper")
        page.html.attribute("role", "group")
        page.writeLabelReference(for: stepper)
        page.html.endTag()
        writeStep(.decrement, of: stepper, "minus", page.text(.decrement), stepper.canDecrement, into: &page)
        writeStep(.increment, of: stepper, "plus", page.text(.increment), stepper.canIncrement, into: &page)
        page.html.close("span")
    }

    private static func writeStep(
        _ event: UserInteractionEvent, of stepper: UIStepper, _ symbol: StaticString, _ name: StaticString,
        _ isPossible: Bool, into page: inout RenderingPass
    ) {
        page.html.markup("<button type=\"submit\"")
        page.eventAttributes(event, of: stepper)
        page.html.attribute("aria-label", name)
        if !isPossible || !stepper.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        page.writeSymbol(symbol)
        page.html.close("button")
    }

    static func render(_ control: UIPageControl, into page: inout RenderingPass) {
        guard control.numberOfPages > 1 || !control.hidesForSinglePage else { return }
        page.openTag("div", for: control, classes: "page-control", className(of: control.direction))
        page.html.attribute("role", "group")
        page.writeLabelReference(for: control)
        page.html.endTag()
        for index in 0..<min(control.numberOfPages, 100) {
            page.html.markup("<button type=\"submit\"")
            page.eventAttributes(.valueChanged, of: control, indices: [index])
            page.html.attribute("aria-label", page.text(.pageOf, "\(index + 1)", "\(control.numberOfPages)"))
            if index == control.currentPage { page.html.attribute("aria-current", "true") }
            if !control.isEnabled { page.html.attribute("disabled") }
            page.html.endTag()
            if let image = control.displayedIndicatorImage(forPage: index) { page.writeImage(image, asShape: true) }
            page.html.close("button")
        }
        page.html.close("div")
        page.writeRule(for: control) { rule in
            if let color = control.pageIndicatorTintColor { rule.declare("--dot", color, as: .shape) }
            if let color = control.currentPageIndicatorTintColor { rule.declare("--current-dot", color, as: .shape) }
        }
    }

    private static func className(of direction: UIPageControl.Direction) -> StaticString {
        switch direction {
        case .natural: ""
        case .leftToRight: "left-to-right"
        case .rightToLeft: "right-to-left"
        case .topToBottom: "top-to-bottom"
        case .bottomToTop: "bottom-to-top"
        }
    }

    /// Writes the name of a control that has none of its own and no label.
    private static func writeName(of control: UIControl, _ name: String?, into page: inout RenderingPass) {
        page.writeLabelReference(for: control)
        guard let name, control.accessibilityAttributes?.label == nil else { return }
        page.html.attribute("aria-label", name)
    }
}
