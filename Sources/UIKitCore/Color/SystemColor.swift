/// A colour that the system defines for every appearance, by the name that `UIColor` gives it.
///
/// A renderer writes such a colour as a reference to one definition instead of repeating its values.
package enum SystemColor: String, CaseIterable, Sendable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    /// The tint of the view that shows the colour; system blue where no view has one.
    case tintColor

    /// The name of the colour, as `UIColor` spells it.
    package var name: String { rawValue }

    /// The one `UIColor` of this system colour.
    package var color: UIColor { Self.colors[self] ?? UIColor(.system(self, alpha: nil)) }

    private static let colors = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, UIColor(.system($0, alpha: nil))) }
    )

    /// The colour in the appearance that the traits describe.
    package func components(for traits: UITraitCollection) -> ColorComponents {
        let values = self.values
        let isHighContrast = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else {
            return isHighContrast ? values.highContrastLight : values.light
        }
        if traits.userInterfaceLevel == .elevated { return values.elevatedDark }
        return isHighContrast ? values.highContrastDark : values.dark
    }
}
