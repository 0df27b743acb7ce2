import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct HTMLRendererTableTests {
    private class GaugeView: UIView {
        var value = 0.5
    }

    private final class RoundGaugeView: GaugeView {}

    @Test func anAppRendersItsOwnViewsAndTheirSubclasses() {
        HTMLRendererTable.shared.register(GaugeView.self) { gauge, page in
            page.openTag("meter", for: gauge, class: "gauge")
            page.html.attribute("value", gauge.value)
            page.html.endTag()
            page.html.text("<\(gauge.value)>")
            page.html.close("meter")
        }
        let gauge = RoundGaugeView()
        gauge.alpha = 0.5
        let rendered = Stage().rendered(gauge)
        #expect(rendered.html == "<meter id=\"v1\" class=\"gauge\" value=\"0.5\">&lt;0.5&gt;</meter>")
        #expect(rendered.styles == "#v1{opacity:0.5;}")
    }
}
