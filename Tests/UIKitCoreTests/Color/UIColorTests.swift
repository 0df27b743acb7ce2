import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Red, green, blue and opacity from 0 to 255.
    private func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test func aSystemColourFollowsStyleContrastAndLevel() {
        let high = UITraitCollection(accessibilityContrast: .high)
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        #expect(components(.systemRed) == [255, 59, 48, 255])
        #expect(components(.systemRed.resolvedColor(with: dark)) == [255, 69, 58, 255])
        #expect(components(.systemRed.resolvedColor(with: high)) == [215, 0, 21, 255])
        #expect(components(.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
        #expect(components(.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 255])
    }

    @Test func everyColourIsMadeOnce() {
        #expect(UIColor.label === UIColor.label)
        #expect(UIColor.black === UIColor.black)
        #expect(UIColor.label != UIColor.secondaryLabel)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    }

    @Test func aColourStaysDynamicWithAnotherOpacityAndInLayers() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(components(faded.resolvedColor(with: dark)) == [255, 255, 255, 128])
        #expect(faded.appearance == .system(.label, alpha: 0.5))
        #expect(UIColor(cgColor: UIColor.separator.cgColor) == .separator)
        #expect(UIColor.red.cgColor == UIColor(cgColor: UIColor.red.cgColor).cgColor)
    }

    @Test func aDynamicColourIsAskedForEachAppearance() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(
            color.appearance
                == .lightAndDark(
                    light: ColorComponents(hexadecimal: 0), dark: ColorComponents(hexadecimal: 0xFFFFFF)))
        #expect(UIColor(dynamicProvider: { _ in .red }).appearance == UIColor.red.appearance)
        #expect(UIColor(dynamicProvider: { _ in .label }).appearance == UIColor.label.appearance)
        var resolved: [Int] = []
        dark.performAsCurrent { resolved = components(color) }
        #expect(resolved == [255, 255, 255, 255])
        #expect(components(color) == [0, 0, 0, 255])
    }

    @Test func dynamicColoursThatLeadToOneAnotherEndSomewhere() {
        final class Loop: @unchecked Sendable { var color = UIColor.red }
        let loop = Loop()
        loop.color = UIColor { _ in loop.color }
        #expect(components(loop.color) == [0, 0, 0, 0])
        loop.color = .red
    }

    @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.5, 1, 0.5), (0.9, 0.3, 1)])
    func hueSaturationAndBrightnessComeBack(hue: Double, saturation: Double, brightness: Double) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        var (readHue, readSaturation, readBrightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getHue(&readHue, saturation: &readSaturation, brightness: &readBrightness, alpha: nil)
        #expect(abs(readHue - hue) < 1e-9)
        #expect(abs(readSaturation - saturation) < 1e-9)
        #expect(abs(readBrightness - brightness) < 1e-9)
    }
}
