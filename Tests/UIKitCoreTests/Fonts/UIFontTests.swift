import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIFontTests {
    @Test func textStylesHaveTheirSizesAndFollowThePreferredOne() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .headline).attributes.weight == .semibold)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        large.performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 40)
            #expect(UIFontMetrics.default.scaledValue(for: 34) == 106)
        }
    }

    @Test func aFontIsDerivedByItsDescriptor() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let bold = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        let derived = bold.map { UIFont(descriptor: $0, size: 0) }
        #expect(derived?.pointSize == 17)
        #expect(derived?.attributes.weight == .bold)
        #expect(derived?.attributes.isItalic == true)
        #expect(derived?.attributes.textStyle == .body)
        #expect(font.withSize(20).attributes.textStyle == nil)
        #expect(font.withSize(17) == font)
    }

    @Test func sizesAndNamesThatAreNotUsableAreNotTakenOver() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: "Ge\norgia", size: 12) == nil)
        #expect(UIFont(name: "Georgia", size: .infinity) == nil)
        #expect(UIFont(name: "Georgia", size: 12)?.familyName == "Georgia")
    }

    @Test func weightsHaveTheirOpenTypeNumbers() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.openTypeWeight) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    }
}
