import Foundation
import Testing

@testable import UIKitCore

@Suite("Runtime attributes set the properties of UIKit that documents use most")
@MainActor
struct SystemKeyPathTests {
    private func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
        let isNumber = type == "number"
        let attribute = isNumber ? "" : "value=\"\(value)\""
        let child = isNumber ? "<real key=\"value\" value=\"\(value)\"/>" : ""
        return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" \(attribute)>\(child)"
            + "</userDefinedRuntimeAttribute>"
    }

    private func made<Object>(_ element: String, as type: Object.Type, _ attributes: String...) throws -> Object {
        let source = try TestDocument.source(
            TestDocument.nib(
                "<\(element) id=\"o\"><userDefinedRuntimeAttributes>\(attributes.joined())"
                    + "</userDefinedRuntimeAttributes></\(element)>"))
        source.logsFindings = false
        let object = UINib(source: source).instantiate(withOwner: nil).first
        #expect(source.findings.isEmpty)
        return try #require(object as? Object)
    }

    @Test("Of layers and views")
    func layers() throws {
        let view = try made(
            "view", as: UIView.self, attribute("number", "layer.maskedCorners", "3"),
            attribute("string", "layer.cornerCurve", "continuous"),
            attribute("boolean", "layer.shouldRasterize", "YES"), attribute("boolean", "isOpaque", "NO"),
            attribute("number", "contentMode", "1"))
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view.layer.cornerCurve == .continuous)
        #expect(view.layer.shouldRasterize)
        #expect(!view.isOpaque)
        #expect(view.contentMode == .scaleAspectFit)
    }

    @Test("Of controls, texts and bars")
    func controls() throws {
        let control = try made(
            "switch", as: UISwitch.self, attribute("boolean", "isEnabled", "NO"), attribute("boolean", "isOn", "NO"),
            attribute("boolean", "isSelected", "YES"))
        #expect(!control.isEnabled)
        #expect(!control.isOn)
        #expect(control.isSelected)
        let slider = try made("slider", as: UISlider.self, attribute("number", "value", "0.25"))
        #expect(slider.value == 0.25)
        let label = try made(
            "label", as: UILabel.self, attribute("boolean", "adjustsFontSizeToFitWidth", "NO"),
            attribute("number", "minimumScaleFactor", "0.5"), attribute("boolean", "highlighted", "YES"))
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0.5)
        #expect(label.isHighlighted)
        let scroll = try made("scrollView", as: UIScrollView.self, attribute("boolean", "scrollEnabled", "NO"))
        #expect(!scroll.isScrollEnabled)
        let bar = try made("toolbar", as: UIToolbar.self, attribute("boolean", "translucent", "NO"))
        #expect(!bar.isTranslucent)
    }
}
