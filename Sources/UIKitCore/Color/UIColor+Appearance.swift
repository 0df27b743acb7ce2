package import Foundation

extension UIColor {
    /// Everything a renderer needs to show the colour in every appearance.
    package enum Appearance: Hashable, Sendable {
        /// The same in every appearance.
        case fixed(ColorComponents)
        /// One of the system's, with its own opacity (nil) or another.
        case system(SystemColor, alpha: CGFloat?)
        /// A colour of the app's own that differs between light and dark.
        case lightAndDark(light: ColorComponents, dark: ColorComponents)
    }

    /// The colour for every appearance; a dynamic one that does not differ comes out as fixed.
    package var appearance: Appearance {
        switch definition {
        case .fixed(let components): return .fixed(components)
        case .system(let color, let alpha): return .system(color, alpha: alpha)
        case .dynamic(let provider):
            let light = provider(UITraitCollection(userInterfaceStyle: .light))
            let dark = provider(UITraitCollection(userInterfaceStyle: .dark))
            if light == dark, case .system(let color, let alpha) = light.definition {
                return .system(color, alpha: alpha)
            }
            let lightComponents = light.components(for: UITraitCollection(userInterfaceStyle: .light))
            let darkComponents = dark.components(for: UITraitCollection(userInterfaceStyle: .dark))
            return lightComponents == darkComponents
                ? .fixed(lightComponents) : .lightAndDark(light: lightComponents, dark: darkComponents)
        }
    }

    /// How many dynamic colours may lead to one another before the search ends with clear.
    private static let longestProviderChain = 16

    /// The colour in one appearance.
    package func components(for traits: UITraitCollection) -> ColorComponents {
        var color = self
        for _ in 0..<Self.longestProviderChain {
            switch color.definition {
            case .fixed(let components): return components
            case .system(let system, let alpha):
                let components = system.components(for: traits)
                return alpha.map(components.withAlpha) ?? components
            case .dynamic(let provider): color = provider(traits)
            }
        }
        return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    }
}
