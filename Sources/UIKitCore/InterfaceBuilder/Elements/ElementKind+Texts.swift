import Foundation

extension ElementKindTable {
    /// Labels and text input.
    static let textKinds: [String: ElementKind] = [
        "label": .label,
        "textField": .textField,
        "textView": ElementKind(
            UITextView.self, extends: .scrollView,
            [
                .child("fontDescription", key: "fontDescription", .font, \UITextView.font),
                .attribute(
                    "adjustsFontForContentSizeCategory", .boolean, \UITextView.adjustsFontForContentSizeCategory),
                .child("color", key: "textColor", .color, \UITextView.textColor),
                .attribute("textAlignment", .enumeration(), \UITextView.textAlignment).meaningIfAbsent("left"),
                .attribute("editable", .boolean, \UITextView.isEditable),
                .attribute("selectable", .boolean, \UITextView.isSelectable),
                .attribute("text", .text, \UITextView.text),
                .child("attributedString", key: "attributedText", .attributedText) { (view: UITextView, text) in
                    view.attributedText = text
                },
                .child("inset", key: "textContainerInset", .insets, \UITextView.textContainerInset),
                .textInputTraits,
                .ignored("allowsEditingTextAttributes"), .ignored("usesAttributedText"),
                .attribute("findInteractionEnabled", .boolean, \UITextView.isFindInteractionEnabled),
                .ignored("clearsOnInsertion"), .ignored("borderStyle"),
                .ignored("contentViewInsetsToSafeArea"), .ignored("writingToolsBehavior"),
                .dataDetectorTypes("dataDetectorType"), .dataDetectorTypes("dataDetectorTypes"),
                .ignoredChild("textStorage"),
            ]),
        "searchBar": ElementKind(
            UISearchBar.self, extends: .view,
            [
                .attribute("placeholder", .text, \UISearchBar.placeholder),
                .attribute("prompt", .text, \UISearchBar.prompt),
                .attribute("text", .text, \UISearchBar.text),
                .attribute("showsCancelButton", .boolean, \UISearchBar.showsCancelButton),
                .attribute("searchBarStyle", .enumeration(), \UISearchBar.searchBarStyle),
                .child("scopeButtonTitles") { element, reading in
                    let titles = element.children.enumerated().map { index, title in
                        reading.localized(title.content, "scopeButtonTitles[\(index)]")
                    }
                    return { object, _ in (object as? UISearchBar)?.scopeButtonTitles = titles }
                },
                .attribute("selectedScopeButtonIndex", .integer(0...), \UISearchBar.selectedScopeButtonIndex),
                .attribute("showsScopeBar", .boolean, \UISearchBar.showsScopeBar),
                .child("color", key: "barTintColor", .color, \UISearchBar.barTintColor),
                .textInputTraits,
                .attribute("barStyle", .enumeration(["blackOpaque": .black]), \UISearchBar.barStyle),
                .attribute("translucent", .boolean, \UISearchBar.isTranslucent),
                .attribute("showsBookmarkButton", .boolean, \UISearchBar.showsBookmarkButton),
                .attribute("showsSearchResultsButton", .boolean, \UISearchBar.showsSearchResultsButton),
                .attribute("searchResultsButtonSelected", .boolean, \UISearchBar.isSearchResultsButtonSelected),
                .attribute("enabled", .boolean, \UISearchBar.isEnabled),
                .attribute("backgroundImage", .image, \UISearchBar.backgroundImage),
                .child("imageReference", key: "backgroundImage", .image, \UISearchBar.backgroundImage),
                .ignored("scopeBarBackgroundImage"),
                .ignored("searchFieldBackgroundImage"),
                .ignoredChild("offsetWrapper"), .ignoredChild("imageReference"),
                .ignoredChild("textAttributes"),
            ]),
    ]
}

extension ElementKind {
    /// `label`.
    fileprivate static let label = ElementKind(
        UILabel.self, extends: .view,
        [
            .child(
                "fontDescription", key: "fontDescription", .font, get: { (label: UILabel) in label.font },
                set: { $0.font = $1 }),
            .child(
                "color", key: "textColor", .color, get: { (label: UILabel) in label.textColor },
                set: { $0.textColor = $1 }),
            .child("color", key: "highlightedColor", .color, \UILabel.highlightedTextColor),
            .child("color", key: "shadowColor", .color, \UILabel.shadowColor),
            .child("size", key: "shadowOffset", .size, \UILabel.shadowOffset),
            .attribute("text", .text) { (label: UILabel, text) in label.text = text }
                .remembering { (label: UILabel) in
                    label.text
                } set: {
                    $0.text = $1
                },
            .child("attributedString", key: "attributedText", .attributedText) { (label: UILabel, text) in
                label.attributedText = text
            },
            .attribute(
                "textAlignment", .enumeration(), get: { (label: UILabel) in label.textAlignment },
                set: { $0.textAlignment = $1 }
            ).meaningIfAbsent("left"),
            .attribute(
                "lineBreakMode", .lineBreakMode, get: { (label: UILabel) in label.lineBreakMode },
                set: { $0.lineBreakMode = $1 }),
            .attribute(
                "numberOfLines", .integer(0...), get: { (label: UILabel) in label.numberOfLines },
                set: { $0.numberOfLines = $1 }),
            .attribute(
                "baselineAdjustment", .enumeration(), get: { (label: UILabel) in label.baselineAdjustment },
                set: { $0.baselineAdjustment = $1 }),
            .attribute(
                "adjustsFontSizeToFit", .boolean, get: { (label: UILabel) in label.adjustsFontSizeToFitWidth },
                set: { $0.adjustsFontSizeToFitWidth = $1 }
            ).meaningIfAbsent("YES"),
            .attribute("minimumScaleFactor", .number(0...1), \UILabel.minimumScaleFactor),
            // A size in points, from before there was a factor.
            .attribute("minimumFontSize", .number(0...)) { (label: UILabel, size) in
                guard size > 0, let present = label.font?.pointSize, present > 0 else { return }
                label.minimumScaleFactor = min(1, size / present)
            },
            .attribute("preferredMaxLayoutWidth", .number(0...), \UILabel.preferredMaxLayoutWidth),
            .attribute("adjustsLetterSpacingToFitWidth", .boolean, \UILabel.allowsDefaultTighteningForTruncation),
            .attribute("adjustsFontForContentSizeCategory", .boolean, \UILabel.adjustsFontForContentSizeCategory),
            .attribute("enabled", .boolean, \UILabel.isEnabled),
            .attribute("highlighted", .boolean, \UILabel.isHighlighted),
            .ignored("useAutomaticPreferredMaxLayoutWidth"),
            .attribute("lineBreakStrategy", .lineBreakStrategy, \UILabel.lineBreakStrategy),
            .ignored("enablesMarqueeWhenAncestorFocused"), .ignored("masksFocusEffectToContents"),
            .ignored("showsExpansionTextWhenTruncated"), .ignored("usesAttributedText"), .ignored("vibrancy"),
            .ignored("sizingRule"), .ignored("preferredVibrancy"),
        ])

    /// `textField`.
    fileprivate static let textField = ElementKind(
        UITextField.self, extends: .control,
        [
            .child(
                "fontDescription", key: "fontDescription", .font, get: { (field: UITextField) in field.font },
                set: { $0.font = $1 }),
            .child(
                "color", key: "textColor", .color, get: { (field: UITextField) in field.textColor },
                set: { $0.textColor = $1 }),
            .attribute("text", .text, \UITextField.text),
            .attribute("placeholder", .text) { (field: UITextField, text) in field.placeholder = text }
                .remembering { (field: UITextField) in
                    field.placeholder
                } set: {
                    $0.placeholder = $1
                },
            .child("attributedString", key: "attributedText", .attributedText, \UITextField.attributedText),
            .child(
                "attributedString", key: "attributedPlaceholder", .attributedText, \UITextField.attributedPlaceholder),
            .attribute(
                "borderStyle", .enumeration(), get: { (field: UITextField) in field.borderStyle },
                set: { $0.borderStyle = $1 }),
            .attribute("clearButtonMode", .enumeration(), \UITextField.clearButtonMode),
            .attribute(
                "textAlignment", .enumeration(), get: { (field: UITextField) in field.textAlignment },
                set: { $0.textAlignment = $1 }
            ).meaningIfAbsent("left"),
            .attribute("adjustsFontSizeToFit", .boolean, \UITextField.adjustsFontSizeToFitWidth)
                .meaningIfAbsent("YES"),
            .attribute(
                "minimumFontSize", .number, get: { (field: UITextField) in field.minimumFontSize },
                set: { $0.minimumFontSize = $1 }),
            .attribute("clearsOnBeginEditing", .boolean, \UITextField.clearsOnBeginEditing),
            .attribute("adjustsFontForContentSizeCategory", .boolean, \UITextField.adjustsFontForContentSizeCategory),
            .attribute("background", .image, \UITextField.background),
            .attribute("clearsOnInsertion", .boolean, \UITextField.clearsOnInsertion),
            .attribute("leftViewMode", .enumeration(), \UITextField.leftViewMode),
            .attribute("rightViewMode", .enumeration(), \UITextField.rightViewMode),
            .attribute("disabledBackground", .image, \UITextField.disabledBackground),
            .child("imageReference", key: "background", .image, \UITextField.background),
            .child("imageReference", key: "disabledBackground", .image, \UITextField.disabledBackground),
            .object(ElementKind.anyName, key: "leftView") { (field: UITextField, view: UIView) in
                field.leftView = view
            },
            .object(ElementKind.anyName, key: "rightView") { (field: UITextField, view: UIView) in
                field.rightView = view
            },
            .ignored("allowsEditingTextAttributes"), .ignored("usesAttributedText"), .ignored("sizingRule"),
            .textInputTraits,
        ])
}

extension ElementProperty {
    /// How text is entered.
    static let textInputTraits = child("textInputTraits", key: "textInputTraits") { element, reading in
        var settings: [@MainActor (any UITextInputTraits) -> Void] = []
        for attribute in element.attributes where attribute.name != "key" {
            guard let read = textInputTrait[attribute.name] else {
                if !ignoredTextInputTraits.contains(attribute.name) {
                    reading.with(element).reportUnknownAttribute(attribute.name)
                }
                continue
            }
            if let setting = read(attribute.value, reading) {
                settings.append(setting)
            } else {
                reading.with(element).reportUnreadable(attribute.value, of: attribute.name)
            }
        }
        return { object, _ in
            if let field = object as? UITextField {
                for setting in settings { setting(field) }
            } else if let bar = object as? UISearchBar {
                for setting in settings { setting(bar.searchTextField) }
            } else if let input = object as? any UITextInputTraits {
                for setting in settings { setting(input) }
            }
        }
    }

    private typealias TraitSetting = @MainActor (any UITextInputTraits) -> Void

    private static func trait<Value>(
        _ reader: AttributeReader<Value>, _ set: @escaping @MainActor (any UITextInputTraits, Value) -> Void
    ) -> @MainActor (String, ElementReading) -> TraitSetting? {
        { text, reading in
            guard let value = reader.read(text, reading, "") else { return nil }
            return { input in set(input, value) }
        }
    }

    private static let ignoredTextInputTraits: Set<String> = [
        "smartInsertDeleteType", "inlinePredictionType", "mathExpressionCompletionType", "writingToolsBehavior",
        "conversationContext", "allowedWritingToolsResultOptions", "passwordRules", "inlinePrediction",
        "mathExpressionCompletion", "id",
    ]

    private static let textInputTrait: [String: @MainActor (String, ElementReading) -> TraitSetting?] = [
        "autocapitalizationType": trait(.enumeration()) { $0.autocapitalizationType = $1 },
        "autocorrectionType": trait(.enumeration()) { $0.autocorrectionType = $1 },
        "spellCheckingType": trait(.enumeration()) { $0.spellCheckingType = $1 },
        "keyboardType": trait(.enumeration(["alphabet": .asciiCapable])) { $0.keyboardType = $1 },
        "keyboardAppearance": trait(.enumeration(["alert": .dark])) { $0.keyboardAppearance = $1 },
        "returnKeyType": trait(.enumeration()) { $0.returnKeyType = $1 },
        "enablesReturnKeyAutomatically": trait(.boolean) { $0.enablesReturnKeyAutomatically = $1 },
        "secureTextEntry": trait(.boolean) { $0.isSecureTextEntry = $1 },
        "smartDashesType": trait(.enumeration()) { $0.smartDashesType = $1 },
        "smartQuotesType": trait(.enumeration()) { $0.smartQuotesType = $1 },
        "textContentType": trait(.name) { $0.textContentType = UITextContentType(rawValue: $1) },
    ]
}
