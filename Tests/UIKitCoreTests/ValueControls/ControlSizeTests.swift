import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Sizes of controls and bars")
struct ControlSizeTests {
    private let none = UIView.noIntrinsicMetric

    @Test("Controls of one size have UIKit's")
    func fixedSizes() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(UISwitch().frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 49, height: 31)).width == 51)
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test("A slider's frame is larger than what constraints align")
    func slider() {
        let slider = UISlider()
        #expect(slider.intrinsicContentSize == CGSize(width: none, height: 30))
        let aligned = CGRect(x: 16, y: 10, width: 343, height: 30)
        #expect(slider.frame(forAlignmentRect: aligned) == CGRect(x: 14, y: 10, width: 347, height: 31))
    }

    @Test("Progress is 4 points high, in a bar 2")
    func progress() {
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: none, height: 4))
        #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize == CGSize(width: none, height: 2))
    }

    @Test("Segments are as wide as the widest, or as their contents")
    func segments() {
        let control = UISegmentedControl(items: ["First", "Second"])
        #expect(abs(control.sizeThatFits(.zero).width - 131) <= 3)
        #expect(control.sizeThatFits(.zero).height == 32)
        #expect(control.intrinsicContentSize.height == 31)
        let equal = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < equal)
        control.setWidth(100, forSegmentAt: 0)
        control.setWidth(50, forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width == 150)
    }

    @Test("A page control has room for its dots")
    func pages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: 39, height: 27.5))
        #expect(control.size(forNumberOfPages: 1).width == 7)
        #expect(control.size(forNumberOfPages: 0).width == 0)
        #expect(control.size(forNumberOfPages: .max).width.isFinite)
    }

    @Test("Bars know their height, not their width")
    func bars() {
        #expect(UIToolbar().intrinsicContentSize == CGSize(width: none, height: 44))
        #expect(UINavigationBar().intrinsicContentSize == CGSize(width: none, height: 44))
        #expect(UITabBar().intrinsicContentSize == CGSize(width: none, height: 49))
        #expect(UISearchBar().intrinsicContentSize == CGSize(width: none, height: 56))
    }

    @Test("Fields are as high as their border asks, and as wide as their text")
    func fields() {
        let field = UITextField()
        #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: 14, height: 34))
        field.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        field.placeholder = "aaaa"
        #expect(field.intrinsicContentSize == CGSize(width: 38, height: 34))
        field.text = "aa"
        #expect(field.intrinsicContentSize == CGSize(width: 26, height: 34))
        field.font = .systemFont(ofSize: 30)
        #expect(field.intrinsicContentSize.height == 48)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 60))
        #expect(field.intrinsicContentSize.height == 48)
        field.leftViewMode = .always
        #expect(field.intrinsicContentSize.height == 60)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 60)).minX == 27)
    }

    @Test("A text view that does not scroll is as large as its text, one that scrolls as its place")
    func textViews() {
        let view = UITextView()
        view.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        view.text = "aaa bbb ccc"
        #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
        #expect(view.sizeThatFits(CGSize(width: 55, height: 0)) == CGSize(width: 52, height: 40))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == CGSize(width: 76, height: 28))
        #expect(view.intrinsicContentSize(forWidth: 55) == CGSize(width: 52, height: 40))
        view.text = "a\n"
        #expect(view.intrinsicContentSize.height == 40)
    }

    @Test("Pickers of wheels are 216 points high, and compact ones a line")
    func datePickers() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .compact
        #expect(picker.intrinsicContentSize.height == 34.5)
    }

    @Test("The content of a row is as high as its texts, and at least a finger")
    func listContent() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = UIListContentView(configuration: content)
        #expect(view.intrinsicContentSize == CGSize(width: none, height: 44))
        content.secondaryText = "More"
        view.configuration = content
        let height = view.intrinsicContentSize.height
        #expect(height > 50)
        #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height >= height)
    }

    @Test("Controls of one size resist being larger")
    func hugging() {
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(UIStepper().contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(UILabel().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(UIButton().contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        let control = UISwitch()
        control.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(control.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
}
