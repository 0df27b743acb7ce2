package import UIKitCore

extension StyleWriter {
    /// Writes the declarations of a font.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - base: The font the element has without a rule; nothing is written where both are the same.
    package mutating func declare(_ font: UIFont, unlessSameAs base: FontAttributes? = nil) {
        let attributes = browserAttributes(of: font.attributes)
        guard attributes != base else { return }
        begin("font")
        if attributes.isItalic { bytes.append("italic " as StaticString) }
        bytes.append(decimal: Int(attributes.weight.openTypeWeight))
        bytes.append(UInt8(ascii: " "))
        switch attributes.width.stretch {
        case ..<75: bytes.append("extra-condensed " as StaticString)
        case ..<100: bytes.append("condensed " as StaticString)
        case 101...: bytes.append("expanded " as StaticString)
        default: break
        }
        bytes.append(number: attributes.pointSize / 16)
        bytes.append("rem/" as StaticString)
        bytes.append(number: attributes.pointSize > 0 ? attributes.lineHeight / attributes.pointSize : 1.2)
        bytes.append(UInt8(ascii: " "))
        switch attributes.design {
        case .system: bytes.append("var(--interface-font)" as StaticString)
        case .rounded: bytes.append("var(--rounded-font)" as StaticString)
        case .serif: bytes.append("var(--serif-font)" as StaticString)
        case .monospaced: bytes.append("var(--monospaced-font)" as StaticString)
        case .named(let family):
            appendQuoted(family)
            bytes.append(",var(--interface-font)" as StaticString)
        }
        end()
        if attributes.hasMonospacedDigits { declare("font-variant-numeric:tabular-nums") }
    }

    /// The font in the usual text size, where the browser is the one to make it larger or smaller.
    private func browserAttributes(of attributes: FontAttributes) -> FontAttributes {
        guard textSize != .large, attributes == attributes.adjusted(to: textSize) else { return attributes }
        return attributes.adjusted(to: .large)
    }
}
