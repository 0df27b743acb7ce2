import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UILabelTests {
    private let scene = TestScene()
    private let label = UILabel()

    init() {
        scene.window.addSubview(label)
    }

    @Test func textAndAttributedTextAreOne() {
        label.text = "plain"
        #expect(label.attributedText?.string == "plain" && label.customAttributedText == nil)
        label.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        #expect(label.text == "red" && label.accessibilityLabel == "red")
        label.text = "red"
        #expect(label.customAttributedText == nil)
    }

    @Test func onlyChangesMarkTheLabel() {
        label.text = "same"
        label.font = .boldSystemFont(ofSize: 20)
        let unchanged = scene.isMarked(label) {
            label.text = "same"
            label.font = .boldSystemFont(ofSize: 20)
            label.textColor = label.textColor == .label ? nil : .red
            label.numberOfLines = 1
        }
        #expect(!unchanged)
        #expect(scene.isMarked(label) { label.numberOfLines = 0 })
        #expect(scene.isMarked(label) { label.layer.cornerRadius = 4 })
        #expect(!scene.isMarked(label) { label.layer.cornerRadius = 4 })
    }

    @Test func aLabelIsTextAndTakesNoEvents() {
        #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
        #expect(!label.isUserInteractionEnabled)
        label.isHighlighted = true
        label.highlightedTextColor = .red
        #expect(label.displayedTextColor == .red)
    }
}
