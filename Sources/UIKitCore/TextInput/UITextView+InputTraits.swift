extension UITextView: UITextInputTraits {
    /// Which letters become capitals by themselves; the first one of each sentence unless set.
    public final var autocapitalizationType: UITextAutocapitalizationType {
        get { (inputTraits?.value ?? .defaults).autocapitalizationType }
        set { setInputTrait(\.autocapitalizationType, to: newValue) }
    }

    /// Whether words are corrected.
    public final var autocorrectionType: UITextAutocorrectionType {
        get { (inputTraits?.value ?? .defaults).autocorrectionType }
        set { setInputTrait(\.autocorrectionType, to: newValue) }
    }

    /// Whether spelling is checked.
    public final var spellCheckingType: UITextSpellCheckingType {
        get { (inputTraits?.value ?? .defaults).spellCheckingType }
        set { setInputTrait(\.spellCheckingType, to: newValue) }
    }

    /// Whether straight quotation marks become typographic ones.
    public final var smartQuotesType: UITextSmartQuotesType {
        get { (inputTraits?.value ?? .defaults).smartQuotesType }
        set { setInputTrait(\.smartQuotesType, to: newValue) }
    }

    /// Whether hyphens become dashes.
    public final var smartDashesType: UITextSmartDashesType {
        get { (inputTraits?.value ?? .defaults).smartDashesType }
        set { setInputTrait(\.smartDashesType, to: newValue) }
    }

    /// The keyboard that suits the text.
    public final var keyboardType: UIKeyboardType {
        get { (inputTraits?.value ?? .defaults).keyboardType }
        set { setInputTrait(\.keyboardType, to: newValue) }
    }

    /// How the keyboard looks.
    public final var keyboardAppearance: UIKeyboardAppearance {
        get { (inputTraits?.value ?? .defaults).keyboardAppearance }
        set { setInputTrait(\.keyboardAppearance, to: newValue) }
    }

    /// What the return key says.
    public final var returnKeyType: UIReturnKeyType {
        get { (inputTraits?.value ?? .defaults).returnKeyType }
        set { setInputTrait(\.returnKeyType, to: newValue) }
    }

    /// Whether the return key works only when there is text; kept for the app.
    public final var enablesReturnKeyAutomatically: Bool {
        get { (inputTraits?.value ?? .defaults).enablesReturnKeyAutomatically }
        set { setInputTrait(\.enablesReturnKeyAutomatically, to: newValue) }
    }

    /// Whether the text is hidden while it is typed, and never sent to the page.
    public final var isSecureTextEntry: Bool {
        get { (inputTraits?.value ?? .defaults).isSecureTextEntry }
        set { setInputTrait(\.isSecureTextEntry, to: newValue) }
    }

    /// What the text means, so that the browser can fill it in; `autocomplete` on the page.
    public final var textContentType: UITextContentType! {
        get { (inputTraits?.value ?? .defaults).textContentType }
        set { setInputTrait(\.textContentType, to: newValue) }
    }

    /// Sets a trait, and marks the view as changed if the value is new.
    private func setInputTrait<Value: Equatable>(_ keyPath: WritableKeyPath<TextInputTraits, Value>, to value: Value) {
        var traits = inputTraits?.value ?? .defaults
        guard traits[keyPath: keyPath] != value else { return }
        traits[keyPath: keyPath] = value
        inputTraits = TextInputTraits.Box(traits)
        setNeedsRendering()
    }
}
