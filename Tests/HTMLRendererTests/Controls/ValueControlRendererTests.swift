import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ValueControlRendererTests {
    private let symbols = EmbeddedResource.symbols.path

    @Test func aSwitchSubmitsTheOtherState() {
        let control = UISwitch()
        #expect(
            Stage().html(of: control) == """
                <button id="v1" class="switch" type="submit" role="switch" aria-checked="false" name="segue-event" \
                value="v1.valueChanged=true"></button>
                """)
        control.isOn = true
        control.isEnabled = false
        control.onTintColor = .systemOrange
        let rendered = Stage().rendered(control)
        #expect(
            rendered.html == """
                <button id="v1" class="switch" type="submit" role="switch" aria-checked="true" name="segue-event" \
                value="v1.valueChanged=false" disabled></button>
                """)
        #expect(rendered.styles == "#v1{--on:var(--system-orange);}")
    }

    @Test func aSliderIsAField() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 2.5
        slider.accessibilityLabel = "Volume"
        #expect(
            Stage().html(of: slider) == """
                <input id="v1" class="slider" aria-label="Volume" type="range" name="v1" min="0.0" max="10.0" \
                step="any" value="2.5">
                """)
    }

    @Test func aSliderThatTheAppListensToIsSentWithoutScriptsToo() {
        let slider = UISlider()
        slider.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(
            Stage().html(of: slider) == """
                <div class="slider-row"><input id="v1" class="slider" type="range" name="v1" min="0.0" max="1.0" \
                step="any" value="0.0"><noscript><button type="submit" class="button gray apply" name="segue-event" \
                value="v1.apply"><span class="title">Apply</span></button></noscript></div>
                """)
        slider.isEnabled = false
        #expect(!Stage().html(of: slider).contains("noscript"))
    }

    @Test func aStepperOffersWhatIsPossible() {
        #expect(
            Stage().html(of: UIStepper()) == """
                <span id="v1" class="stepper" role="group"><button type="submit" name="segue-event" \
                value="v1.decrement" aria-label="Decrement" disabled><svg class="symbol" aria-hidden="true">\
                <use href="\(symbols)#minus"/></svg></button><button type="submit" name="segue-event" \
                value="v1.increment" aria-label="Increment"><svg class="symbol" aria-hidden="true">\
                <use href="\(symbols)#plus"/></svg></button></span>
                """)
    }

    @Test func segmentsAreButtons() {
        let control = UISegmentedControl(items: ["Day", "<Week>"])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 0)
        #expect(
            Stage().html(of: control) == """
                <div id="v1" class="segmented" role="group"><button type="submit" name="segue-event" \
                value="v1.valueChanged=0~5ug4" aria-pressed="false" disabled>Day</button><button type="submit" \
                name="segue-event" value="v1.valueChanged=1~8853" aria-pressed="true">&lt;Week&gt;</button></div>
                """)
    }

    @Test func titlesOfSegmentsLookAsTheAppSays() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let styles = Stage().styles(of: control)
        #expect(styles.contains("#v1>button{color:#ff0000;}"))
        #expect(styles.contains("#v1>button[aria-pressed=\"true\"]{color:#ffffff;}"))
    }

    @Test func pagesAreButtons() {
        let control = UIPageControl()
        control.numberOfPages = 2
        #expect(
            Stage().html(of: control) == """
                <div id="v1" class="page-control" role="group"><button type="submit" name="segue-event" \
                value="v1.valueChanged=0" aria-label="Page 1 of 2" aria-current="true"></button><button type="submit" \
                name="segue-event" value="v1.valueChanged=1" aria-label="Page 2 of 2"></button></div>
                """)
    }

    @Test func imagesStandForPages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.preferredIndicatorImage = UIImage(systemName: "star")
        control.setIndicatorImage(UIImage(systemName: "house"), forPage: 2)
        let stage = Stage()
        func drawings() -> [Substring] {
            stage.html(of: control).components(separatedBy: "</button>").dropLast().map { button in
                button.components(separatedBy: "<use href=\"").dropFirst().first?
                    .prefix { $0 != "\"" }.split(separator: "#").last ?? ""
            }
        }
        let name = { (symbol: String) in Substring(SymbolNames.drawing(for: symbol)) }
        #expect(drawings() == [name("star"), name("star"), name("house")])
        control.preferredCurrentPageIndicatorImage = UIImage(systemName: "star.fill")
        #expect(drawings() == [name("star.fill"), name("star"), name("house")])
        control.currentPage = 2
        control.setCurrentPageIndicatorImage(UIImage(systemName: "house.fill"), forPage: 2)
        #expect(drawings() == [name("star"), name("star"), name("house.fill")])
        control.preferredIndicatorImage = nil
        control.setCurrentPageIndicatorImage(nil, forPage: 2)
        control.preferredCurrentPageIndicatorImage = nil
        #expect(drawings() == ["", "", name("house")])
    }

    @Test func pagesGoTheWayTheAppSays() {
        let control = UIPageControl()
        control.numberOfPages = 3
        let size = control.intrinsicContentSize
        control.direction = .rightToLeft
        #expect(Stage().html(of: control).contains(" class=\"page-control right-to-left\""))
        #expect(control.intrinsicContentSize == size)
        control.direction = .bottomToTop
        #expect(Stage().html(of: control).contains(" class=\"page-control bottom-to-top\""))
        #expect(control.intrinsicContentSize == CGSize(width: size.height, height: size.width))
        control.numberOfPages = 0
        #expect(control.intrinsicContentSize == CGSize(width: size.height, height: 0))
    }

    @Test func progress() {
        let bar = UIProgressView()
        bar.progress = 0.25
        #expect(
            Stage().html(of: bar)
                == "<progress id=\"v1\" class=\"progress\" aria-label=\"Progress\" max=\"1\" value=\"0.25\">25%</progress>"
        )
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(Stage().html(of: wheel) == "")
        wheel.startAnimating()
        #expect(
            Stage().html(of: wheel)
                == "<span id=\"v1\" class=\"activity-indicator large animating\" role=\"img\" aria-label=\"In progress\"></span>"
        )
    }

    @Test func imagesFillTheProgress() throws {
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="6"/>"#
        let image = try #require(UIImage(data: Data(drawing.utf8)))
        let bar = UIProgressView()
        bar.progressImage = image
        bar.trackImage = UIImage(systemName: "star")
        let stage = Stage()
        var writer = StyleWriter()
        writer.appendURL(try #require(image.urlPath))
        let url = String(decoding: writer.bytes, as: UTF8.self)
        #expect(stage.styles(of: bar).contains("{--done-picture:\(url) 0 50%/auto 100% repeat-x;}"))
        bar.trackImage = image
        #expect(stage.styles(of: bar).contains("--track-picture:\(url) 0 50%/auto 100% repeat-x;}"))
        bar.progressImage = nil
        bar.trackImage = nil
        #expect(!stage.styles(of: bar).contains("picture"))
    }
}
