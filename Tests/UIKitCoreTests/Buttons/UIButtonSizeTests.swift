import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Sizes of buttons")
struct UIButtonSizeTests {
    private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    private let icon = UIImage(systemName: "plus")

    private func button(_ title: String?, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.titleLabel?.font = font
        button.setTitle(title, for: .normal)
        return button
    }

    @Test("A button of the system type is as Interface Builder solves it")
    func systemButton() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        #expect(abs(button.intrinsicContentSize.width - 46) <= 1)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        #expect(button.intrinsicContentSize.height == 33)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        #expect(button.intrinsicContentSize.height == 34)
    }

    @Test("A short title leaves room for a finger")
    func shortTitle() {
        #expect(button("a").intrinsicContentSize == CGSize(width: 30, height: 24))
        #expect(button("aaaaaa").intrinsicContentSize.width == 36)
    }

    @Test("Insets take the place of the usual space")
    func insets() {
        let button = button("a")
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 12, height: 16))
    }

    @Test("Title and image stand beside each other, an image alone is as large as it is")
    func images() throws {
        let icon = try #require(icon)
        let both = button("aaaaaa")
        both.setImage(icon, for: .normal)
        #expect(both.intrinsicContentSize.width == 36 + icon.size.width)
        let alone = button(nil)
        alone.setImage(icon, for: .normal)
        #expect(alone.intrinsicContentSize == icon.size)
        let empty = UIButton(type: .custom)
        #expect(empty.intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test("Buttons of symbols have the size of their type")
    func types() {
        #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test("A title of several lines breaks at the width")
    func severalLines() {
        let button = button("aaa bbb ccc")
        #expect(button.intrinsicContentSize(forWidth: 45) == nil)
        button.titleLabel?.numberOfLines = 0
        #expect(button.intrinsicContentSize(forWidth: 45) == CGSize(width: 42, height: 36))
    }

    @Test("A configuration adds its insets, subtitle and image")
    func configurations() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = AttributedString("aaa", attributes: AttributeContainer().font(font))
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize == CGSize(width: 42, height: 26))
        configuration.attributedSubtitle = AttributedString("aaaaa", attributes: AttributeContainer().font(font))
        button.configuration = configuration
        #expect(button.intrinsicContentSize == CGSize(width: 54, height: 39))
        configuration.contentInsets = .zero
        configuration.image = icon
        configuration.imagePadding = 5
        button.configuration = configuration
        let icon = try #require(icon)
        #expect(button.intrinsicContentSize.width == 30 + 5 + icon.size.width)
        configuration.imagePlacement = .top
        button.configuration = configuration
        #expect(button.intrinsicContentSize.height == 25 + 5 + icon.size.height)
    }

    @Test("A configured button of the usual size is 34 points high, a large one 48 and a half")
    func configuredHeights() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 34.5)
        configuration.buttonSize = .large
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 48.5)
    }

    @Test("The base line is that of the title in the middle")
    func baseline() throws {
        let baselines = try #require(button("a").textBaselines(in: CGSize(width: 30, height: 24)))
        #expect(abs(baselines.firstFromTop + baselines.lastFromBottom - 24) < 0.01)
        #expect(baselines.firstFromTop > 12)
        #expect(button(nil).textBaselines(in: CGSize(width: 30, height: 24)) == nil)
    }
}
