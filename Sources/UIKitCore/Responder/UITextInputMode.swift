public import Foundation

/// The language a person types in.
///
/// The browser's preferred language stands for it, as a page does not learn which keyboard is used.
///
/// Source: UIKit, `UITextInputMode`.
@MainActor
open class UITextInputMode: NSObject {
    /// Creates a mode.
    ///
    /// - Parameter primaryLanguage: The language, as BCP 47 spells it.
    package init(primaryLanguage: String?) {
        self.primaryLanguage = primaryLanguage
        super.init()
    }

    /// The language, as BCP 47 spells it; nil when it is not known.
    public final let primaryLanguage: String?

    /// The modes of the person whose event is handled.
    public class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(primaryLanguage: InterfaceLanguages.preferred.first)]
    }
}

/// The buttons beside the suggestions of an on-screen keyboard.
///
/// The browser brings its own keyboard; they are kept for the app.
///
/// Source: UIKit, `UITextInputAssistantItem`.
@MainActor
open class UITextInputAssistantItem: NSObject {
    /// Creates an item without buttons.
    public override init() {
        super.init()
    }

    /// Whether the person may hide the buttons.
    open var allowsHidingShortcuts = true
}
