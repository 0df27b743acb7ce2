/// A field in which a person chooses a colour; on the page the browser's own input for colours.
package final class ColorField: UIControl {
    /// The colour, without its opacity.
    package var color = ColorComponents(hexadecimal: 0) {
        didSet { if color != oldValue { setNeedsRendering() } }
    }

    /// The colour as the page writes it: `#` and six hexadecimal digits.
    package var pageText: String { color.hexadecimalText }

    // MARK: User interactions

    package override var isValueField: Bool { true }

    package override var interactionValue: UserInteractionValue? { .text(pageText) }

    package override func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        _ = try allowedColor(value)
    }

    package override func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        let chosen = try allowedColor(value)
        guard chosen.hexadecimalText != pageText else { return }
        color = chosen
        sendValueChanged()
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        [.valueChanged] + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .valueChanged else { return try super.perform(interaction) }
        guard let value = interaction.value else { throw .valueNotAllowed(reason: "A color field needs a color.") }
        try acceptFieldValue(value)
    }

    private func allowedColor(_ value: UserInteractionValue) throws(UserInteractionRefusal) -> ColorComponents {
        guard let color = value.text.flatMap(ColorComponents.init(hexadecimalText:)) else {
            throw .valueNotAllowed(reason: "A color is written as # and six hexadecimal digits.")
        }
        return color
    }
}

extension ColorComponents {
    /// The colour as `#` and six hexadecimal digits, without its opacity and cut off at the ends of sRGB.
    package var hexadecimalText: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue].reduce(into: "#") { text, share in
            let byte = Int((min(max(share, 0), 1) * 255).rounded())
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
    }

    /// Reads a colour from six hexadecimal digits, with `#` before them or without; nil when they are none.
    package init?(hexadecimalText text: String) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
            return nil
        }
        self.init(hexadecimal: number)
    }
}
