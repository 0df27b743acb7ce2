import Foundation

extension SystemColor {
    /// What a system colour is in each appearance.
    package struct Values: Hashable, Sendable {
        /// The value on a light background.
        package var light: ColorComponents
        /// The value on a dark background.
        package var dark: ColorComponents
        /// The light value for people who asked for more contrast.
        package var highContrastLight: ColorComponents
        /// The dark value for people who asked for more contrast.
        package var highContrastDark: ColorComponents
        /// The dark value in a layer above the base one, such as a sheet.
        package var elevatedDark: ColorComponents

        fileprivate init(_ light: UInt32, _ dark: UInt32, contrast: (light: UInt32, dark: UInt32)? = nil) {
            self.light = ColorComponents(hexadecimal: light)
            self.dark = ColorComponents(hexadecimal: dark)
            highContrastLight = ColorComponents(hexadecimal: contrast?.light ?? light)
            highContrastDark = ColorComponents(hexadecimal: contrast?.dark ?? dark)
            elevatedDark = self.dark
        }

        fileprivate init(
            _ light: UInt32,
            _ lightAlpha: CGFloat,
            _ dark: UInt32,
            _ darkAlpha: CGFloat,
            contrast: (light: CGFloat, dark: CGFloat)? = nil
        ) {
            self.light = ColorComponents(hexadecimal: light, alpha: lightAlpha)
            self.dark = ColorComponents(hexadecimal: dark, alpha: darkAlpha)
            highContrastLight = ColorComponents(hexadecimal: light, alpha: contrast?.light ?? lightAlpha)
            highContrastDark = ColorComponents(hexadecimal: dark, alpha: contrast?.dark ?? darkAlpha)
            elevatedDark = self.dark
        }

        fileprivate func elevated(_ dark: UInt32) -> Values {
            var values = self
            values.elevatedDark = ColorComponents(hexadecimal: dark)
            return values
        }
    }

    /// What the colour is in each appearance, as Apple's platforms show it.
    package var values: Values {
        switch self {
        case .systemRed: Values(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
        case .systemOrange: Values(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
        case .systemYellow: Values(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
        case .systemGreen: Values(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
        case .systemMint: Values(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
        case .systemTeal: Values(0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
        case .systemCyan: Values(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
        case .systemBlue, .tintColor: Values(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
        case .systemIndigo: Values(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
        case .systemPurple: Values(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
        case .systemPink: Values(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
        case .systemBrown: Values(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))
        case .systemGray: Values(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
        case .systemGray2: Values(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
        case .systemGray3: Values(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
        case .systemGray4: Values(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
        case .systemGray5: Values(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
        case .systemGray6: Values(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
        case .label: Values(0x000000, 0xFFFFFF)
        case .secondaryLabel: Values(0x3C3C43, 0.6, 0xEBEBF5, 0.6, contrast: (0.8, 0.7))
        case .tertiaryLabel: Values(0x3C3C43, 0.3, 0xEBEBF5, 0.3, contrast: (0.7, 0.55))
        case .quaternaryLabel: Values(0x3C3C43, 0.18, 0xEBEBF5, 0.16, contrast: (0.55, 0.4))
        case .placeholderText: Values(0x3C3C43, 0.3, 0xEBEBF5, 0.3, contrast: (0.7, 0.55))
        case .link: Values(0x007AFF, 0x0984FF, contrast: (0x0040DD, 0x409CFF))
        case .separator: Values(0x3C3C43, 0.29, 0x545458, 0.6, contrast: (0.37, 0.68))
        case .opaqueSeparator: Values(0xC6C6C8, 0x38383A)
        case .systemFill: Values(0x787880, 0.2, 0x787880, 0.36, contrast: (0.28, 0.44))
        case .secondarySystemFill: Values(0x787880, 0.16, 0x787880, 0.32, contrast: (0.24, 0.4))
        case .tertiarySystemFill: Values(0x767680, 0.12, 0x767680, 0.24, contrast: (0.2, 0.32))
        case .quaternarySystemFill: Values(0x747480, 0.08, 0x767680, 0.18, contrast: (0.16, 0.26))
        case .systemBackground: Values(0xFFFFFF, 0x000000).elevated(0x1C1C1E)
        case .secondarySystemBackground:
            Values(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426)).elevated(0x2C2C2E)
        case .tertiarySystemBackground: Values(0xFFFFFF, 0x2C2C2E, contrast: (0xFFFFFF, 0x363638)).elevated(0x3A3A3C)
        case .systemGroupedBackground: Values(0xF2F2F7, 0x000000, contrast: (0xEBEBF0, 0x000000)).elevated(0x1C1C1E)
        case .secondarySystemGroupedBackground:
            Values(0xFFFFFF, 0x1C1C1E, contrast: (0xFFFFFF, 0x242426)).elevated(0x2C2C2E)
        case .tertiarySystemGroupedBackground:
            Values(0xF2F2F7, 0x2C2C2E, contrast: (0xEBEBF0, 0x363638)).elevated(0x3A3A3C)
        }
    }
}
