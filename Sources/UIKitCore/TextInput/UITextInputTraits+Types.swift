/// The keyboard that suits a text; `inputmode` and `type` on the page.
///
/// UIKit: `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// For ASCII characters.
    case asciiCapable = 1
    /// For numbers and punctuation.
    case numbersAndPunctuation = 2
    /// For addresses of pages.
    case URL = 3
    /// For digits.
    case numberPad = 4
    /// For telephone numbers.
    case phonePad = 5
    /// For names and telephone numbers.
    case namePhonePad = 6
    /// For addresses of mail.
    case emailAddress = 7
    /// For digits and a decimal point.
    case decimalPad = 8
    /// For short messages with names and topics.
    case twitter = 9
    /// For searching the web.
    case webSearch = 10
    /// For ASCII digits.
    case asciiCapableNumberPad = 11
}

/// What the return key says; `enterkeyhint` on the page.
///
/// UIKit: `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Go.
    case go = 1
    /// Search.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Search.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// Which letters become capitals by themselves; `autocapitalize` on the page.
///
/// UIKit: `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first one of each word.
    case words = 1
    /// The first one of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

/// Whether words are corrected; `autocorrect` on the page.
///
/// UIKit: `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spelling is checked; `spellcheck` on the page.
///
/// UIKit: `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// How the keyboard looks; the device decides.
///
/// UIKit: `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the interface.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}

/// Whether straight quotation marks become typographic ones.
///
/// UIKit: `UITextSmartQuotesType`.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether hyphens become dashes.
///
/// UIKit: `UITextSmartDashesType`.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the text suggests.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
