import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Fonts follow the text size")
struct ContentSizeCategoryTests {
    private let test = TestScene()
    private let container = UIView()

    private func resize(_ category: UIContentSizeCategory) {
        test.turn { container.traitOverrides.preferredContentSizeCategory = category }
    }

    @Test("A label that adjusts its font has the size for its traits; another one keeps the size it was given")
    func labels() {
        let adjusting = UILabel()
        adjusting.font = .preferredFont(forTextStyle: .body)
        adjusting.adjustsFontForContentSizeCategory = true
        let fixed = UILabel()
        fixed.font = .preferredFont(forTextStyle: .body)
        container.addSubview(adjusting)
        container.addSubview(fixed)
        test.turn { test.window.addSubview(container) }
        resize(.accessibilityLarge)
        #expect(adjusting.font.pointSize == 33)
        #expect(fixed.font.pointSize == 17)
        resize(.small)
        #expect(adjusting.font.pointSize == 15)
        #expect(adjusting.font.attributes.textStyle == .body)
    }

    @Test("Fonts of font metrics grow with their style, from the size of the app and up to its limit")
    func metrics() throws {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let label = UILabel()
        label.font = metrics.scaledFont(for: .systemFont(ofSize: 10, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        let field = UITextField()
        field.font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
        field.adjustsFontForContentSizeCategory = true
        let text = UITextView()
        text.font = metrics.scaledFont(for: .systemFont(ofSize: 17))
        container.addSubview(label)
        container.addSubview(field)
        container.addSubview(text)
        test.turn { test.window.addSubview(container) }
        resize(.accessibilityLarge)
        #expect(abs(label.font.pointSize - 10 * 33 / 17) < 0.001)
        #expect(label.font.attributes.weight == .bold)
        #expect(field.font?.pointSize == 20)
        #expect(text.font?.pointSize == 17)
        text.adjustsFontForContentSizeCategory = true
        #expect(text.font?.pointSize == 33)
        resize(.large)
        #expect(label.font.pointSize == 10)
        #expect(field.font?.pointSize == 17)
    }

    @Test("Those who watch the text size are told of it")
    func callbacks() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        container.addSubview(label)
        test.turn { test.window.addSubview(container) }
        var seen: [UIContentSizeCategory] = []
        label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, previous) in
            seen += [previous.preferredContentSizeCategory, label.traitCollection.preferredContentSizeCategory]
        }
        resize(.extraLarge)
        #expect(seen.suffix(1) == [.extraLarge])
        #expect(seen.count == 2)
    }
}
