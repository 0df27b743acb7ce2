import Foundation
package import UIKitCore

/// What a colour is used for, which decides how the system's colours are written.
package enum ColorUse {
    /// A shape or a background: the palette itself.
    case shape
    /// Text or a line drawing: the palette's hue, dark or light enough to be read.
    case ink
    /// A background that carries white text.
    case fill
}

extension StyleWriter {
    /// Writes a colour as a value that follows the reader's own appearance.
    package mutating func append(_ color: UIColor, as use: ColorUse) {
        switch color.appearance {
        case .fixed(let components): append(components)
        case .system(let system, alpha: nil): append(system, as: use)
        case .system(let system, let alpha?):
            bytes.append("color-mix(in srgb," as StaticString)
            append(system, as: use)
            bytes.append(UInt8(ascii: " "))
            bytes.append(number: min(max(alpha, 0), 1) * 100)
            bytes.append("%,transparent)" as StaticString)
        case .lightAndDark(let light, let dark):
            bytes.append("light-dark(" as StaticString)
            append(light)
            bytes.append(UInt8(ascii: ","))
            append(dark)
            bytes.append(UInt8(ascii: ")"))
        }
    }

    /// Writes components in sRGB.
    package mutating func append(_ components: ColorComponents) {
        let channels = [components.red, components.green, components.blue]
        guard components.alpha >= 1 else {
            bytes.append("rgb(" as StaticString)
            for channel in channels {
                bytes.append(decimal: Int(Self.byte(channel)))
                bytes.append(UInt8(ascii: " "))
            }
            bytes.append("/ " as StaticString)
            bytes.append(number: max(components.alpha, 0))
            bytes.append(UInt8(ascii: ")"))
            return
        }
        bytes.append(UInt8(ascii: "#"))
        for channel in channels {
            let byte = Self.byte(channel)
            bytes.append([UInt8].hexadecimalDigit(byte >> 4) | 0x20)
            bytes.append([UInt8].hexadecimalDigit(byte & 15) | 0x20)
        }
    }

    private static func byte(_ channel: CGFloat) -> UInt8 {
        channel.isFinite ? UInt8((min(max(channel, 0), 1) * 255).rounded()) : 0
    }

    private mutating func append(_ color: SystemColor, as use: ColorUse) {
        bytes.append("var(--" as StaticString)
        if let hue = color.hueName {
            switch use {
            case .shape: bytes.append("system-" as StaticString)
            case .ink: bytes.append("ink-" as StaticString)
            case .fill: bytes.append("fill-" as StaticString)
            }
            bytes.append(hue)
        } else if color == .tintColor, use == .fill {
            bytes.append("tint-fill" as StaticString)
        } else {
            bytes.append(color.variableName)
        }
        bytes.append(UInt8(ascii: ")"))
    }
}

extension SystemColor {
    /// The name of a colour of the palette, which exists in three variants; nil for the others.
    fileprivate var hueName: StaticString? {
        switch self {
        case .systemRed: "red"
        case .systemOrange: "orange"
        case .systemYellow: "yellow"
        case .systemGreen: "green"
        case .systemMint: "mint"
        case .systemTeal: "teal"
        case .systemCyan: "cyan"
        case .systemBlue: "blue"
        case .systemIndigo: "indigo"
        case .systemPurple: "purple"
        case .systemPink: "pink"
        case .systemBrown: "brown"
        case .systemGray: "gray"
        default: nil
        }
    }

    /// The name of the stylesheet's variable.
    fileprivate var variableName: StaticString {
        switch self {
        case .systemGray2: "system-gray-2"
        case .systemGray3: "system-gray-3"
        case .systemGray4: "system-gray-4"
        case .systemGray5: "system-gray-5"
        case .systemGray6: "system-gray-6"
        case .secondaryLabel: "secondary-label"
        case .tertiaryLabel: "tertiary-label"
        case .quaternaryLabel: "quaternary-label"
        case .placeholderText: "placeholder-text"
        case .link: "link"
        case .separator: "separator"
        case .opaqueSeparator: "opaque-separator"
        case .systemFill: "system-fill"
        case .secondarySystemFill: "secondary-system-fill"
        case .tertiarySystemFill: "tertiary-system-fill"
        case .quaternarySystemFill: "quaternary-system-fill"
        case .systemBackground: "system-background"
        case .secondarySystemBackground: "secondary-system-background"
        case .tertiarySystemBackground: "tertiary-system-background"
        case .systemGroupedBackground: "system-grouped-background"
        case .secondarySystemGroupedBackground: "secondary-system-grouped-background"
        case .tertiarySystemGroupedBackground: "tertiary-system-grouped-background"
        case .tintColor: "tint"
        default: "label"
        }
    }
}
