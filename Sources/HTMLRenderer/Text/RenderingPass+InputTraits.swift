import UIKitCore

extension RenderingPass {
    /// Writes what a browser's keyboard and memory should do for a field.
    mutating func writeInputTraits(of field: some UITextInputTraits) {
        html.attribute("autocomplete", autocomplete(of: field.textContentType))
        if let mode = inputMode(of: field.keyboardType) { html.attribute("inputmode", mode) }
        if let hint = enterKeyHint(of: field.returnKeyType) { html.attribute("enterkeyhint", hint) }
        switch field.autocapitalizationType {
        case .none: html.attribute("autocapitalize", "none")
        case .words: html.attribute("autocapitalize", "words")
        case .allCharacters: html.attribute("autocapitalize", "characters")
        case .sentences: break
        }
        if field.autocorrectionType == .no { html.attribute("autocorrect", "off") }
        if field.spellCheckingType == .no || field.autocorrectionType == .no {
            html.attribute("spellcheck", "false")
        }
    }

    /// The name HTML has for what a field is for; `off` where it has none or nothing was said.
    private func autocomplete(of type: UITextContentType?) -> StaticString {
        switch type {
        case .URL?: "url"
        case .namePrefix?: "honorific-prefix"
        case .name?: "name"
        case .nameSuffix?: "honorific-suffix"
        case .givenName?: "given-name"
        case .middleName?: "additional-name"
        case .familyName?: "family-name"
        case .nickname?: "nickname"
        case .organizationName?: "organization"
        case .jobTitle?: "organization-title"
        case .fullStreetAddress?: "street-address"
        case .streetAddressLine1?: "address-line1"
        case .streetAddressLine2?: "address-line2"
        case .addressCity?: "address-level2"
        case .addressState?: "address-level1"
        case .sublocality?: "address-level3"
        case .postalCode?: "postal-code"
        case .countryName?: "country-name"
        case .username?: "username"
        case .password?: "current-password"
        case .newPassword?: "new-password"
        case .oneTimeCode?: "one-time-code"
        case .emailAddress?: "email"
        case .telephoneNumber?: "tel"
        case .creditCardNumber?: "cc-number"
        case .creditCardName?: "cc-name"
        case .creditCardExpiration?: "cc-exp"
        case .creditCardSecurityCode?: "cc-csc"
        case .birthdate?: "bday"
        case .birthdateDay?: "bday-day"
        case .birthdateMonth?: "bday-month"
        case .birthdateYear?: "bday-year"
        default: "off"
        }
    }

    private func inputMode(of type: UIKeyboardType) -> StaticString? {
        switch type {
        case .URL: "url"
        case .emailAddress: "email"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad: "tel"
        case .webSearch: "search"
        default: nil
        }
    }

    private func enterKeyHint(of type: UIReturnKeyType) -> StaticString? {
        switch type {
        case .go, .join, .route, .continue, .emergencyCall: "go"
        case .next: "next"
        case .search, .google, .yahoo: "search"
        case .send: "send"
        case .done: "done"
        case .default: nil
        }
    }
}
