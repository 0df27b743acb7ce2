package import Foundation

/// A colour in the sRGB space: three intensities and an opacity, each from 0 to 1 inside the gamut.
package struct ColorComponents: Hashable, Sendable {
    /// The share of red, from 0 to 1 within sRGB.
    package var red: CGFloat
    /// The share of green, from 0 to 1 within sRGB.
    package var green: CGFloat
    /// The share of blue, from 0 to 1 within sRGB.
    package var blue: CGFloat
    /// The opacity, from 0 to 1.
    package var alpha: CGFloat

    /// Creates a colour from its shares and its opacity.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour from a number such as `0xFF3B30`, two hexadecimal digits for each of red, green and blue.
    package init(hexadecimal: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hexadecimal >> 16) & 0xFF) / 255,
            green: CGFloat((hexadecimal >> 8) & 0xFF) / 255,
            blue: CGFloat(hexadecimal & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// A colour from hue, saturation and brightness, each from 0 to 1 and cut off there.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = min(max(hue, 0), 1)
        let saturation = min(max(saturation, 0), 1)
        let brightness = min(max(brightness, 0), 1)
        let position = (hue * 6).truncatingRemainder(dividingBy: 6)
        let chroma = brightness * saturation
        let second = chroma * (1 - abs(position.truncatingRemainder(dividingBy: 2) - 1))
        let base = brightness - chroma
        let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
            switch position {
            case ..<1: (chroma, second, 0)
            case ..<2: (second, chroma, 0)
            case ..<3: (0, chroma, second)
            case ..<4: (0, second, chroma)
            case ..<5: (second, 0, chroma)
            default: (chroma, 0, second)
            }
        self.init(red: red + base, green: green + base, blue: blue + base, alpha: alpha)
    }

    /// The colour as hue, saturation and brightness, each from 0 to 1.
    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let largest = max(red, green, blue)
        let chroma = largest - min(red, green, blue)
        guard chroma > 0 else { return (0, 0, largest) }
        let position: CGFloat =
            if largest == red {
                ((green - blue) / chroma).truncatingRemainder(dividingBy: 6)
            } else if largest == green {
                (blue - red) / chroma + 2
            } else {
                (red - green) / chroma + 4
            }
        let hue = position / 6
        return (hue < 0 ? hue + 1 : hue, chroma / largest, largest)
    }

    /// The same colour with another opacity.
    package func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
}
