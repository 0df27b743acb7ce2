import Foundation

extension ElementKind {
    /// `button`.
    static let button = ElementKind(
        UIButton.self, extends: .control,
        [
            .attribute(
                "buttonType", .enumeration(["roundedRect": .system, "custom": .custom])
            ) { (button: UIButton, type) in button.setButtonType(type) },
            .attribute("role", .enumeration(), \UIButton.role),
            .attribute("showsMenuAsPrimaryAction", .boolean, \UIButton.showsMenuAsPrimaryAction),
            .attribute("changesSelectionAsPrimaryAction", .boolean, \UIButton.changesSelectionAsPrimaryAction),
            .attribute("lineBreakMode", .lineBreakMode) { (button: UIButton, mode) in
                button.titleLabel?.lineBreakMode = mode
            },
            .ignored("adjustsImageWhenHighlighted"), .ignored("adjustsImageWhenDisabled"),
            .ignored("reversesTitleShadowWhenHighlighted"), .ignored("showsTouchWhenHighlighted"),
            .ignored("springLoaded"), .ignored("pointerInteraction"), .ignored("preferredBehavioralStyle"),
            .ignored("hoverStyle"), .ignored("hasAttributedTitle"),
            .ignored("adjustsImageSizeForAccessibilityContentSizeCategory"),
            .child("fontDescription", key: "fontDescription", .font) { (button: UIButton, font) in
                button.titleLabel?.font = font
            },
            .child("size", key: "titleShadowOffset", .size) { (button: UIButton, offset) in
                button.titleLabel?.shadowOffset = offset
            },
            .child("inset", key: "contentEdgeInsets", .insets, \UIButton.contentEdgeInsets),
            .child("inset", key: "titleEdgeInsets", .insets, \UIButton.titleEdgeInsets),
            .child("inset", key: "imageEdgeInsets", .insets, \UIButton.imageEdgeInsets),
            .child("buttonConfiguration", .buttonConfiguration) { (button: UIButton, configuration) in
                button.configuration = configuration
            },
            .child("state", .buttonState) { (button: UIButton, state) in state.apply(to: button) },
            .child("menu", .menu) { (button: UIButton, menu) in button.menu = menu },
            .ignored("preferredMenuElementOrder"), .ignored("tintColorFollowsHierarchy"),
            .ignoredChild("directionalEdgeInsets"),
        ])
}

/// What a button shows in one state.
struct ButtonStateContent {
    let state: UIControl.State
    let title: String?
    let attributedTitle: NSAttributedString?
    let titleColor: UIColor?
    let shadowColor: UIColor?
    let image: UIImage?
    let backgroundImage: UIImage?
    let symbolConfiguration: UIImage.SymbolConfiguration?

    /// Has a button show it.
    @MainActor
    func apply(to button: UIButton) {
        if let title { button.setTitle(title, for: state) }
        if let attributedTitle { button.setAttributedTitle(attributedTitle, for: state) }
        if let titleColor { button.setTitleColor(titleColor, for: state) }
        if let shadowColor { button.setTitleShadowColor(shadowColor, for: state) }
        if let image { button.setImage(image, for: state) }
        if let backgroundImage { button.setBackgroundImage(backgroundImage, for: state) }
        if let symbolConfiguration {
            button.setPreferredSymbolConfiguration(symbolConfiguration, forImageIn: state)
        }
    }
}

extension ChildReader where Value == ButtonStateContent {
    /// The content of a `state` element.
    static let buttonState = ChildReader { element, reading in
        let name = element.key ?? "normal"
        guard let state = reading.with(element).word(name, "key", states) else { return nil }
        let title = element.text("title")
        return ButtonStateContent(
            state: state, title: title.map { reading.localized($0, name + "Title") },
            attributedTitle: element.child("attributedString", key: "attributedTitle").flatMap {
                InterfaceAttributedText.text(of: $0, reading)
            },
            titleColor: element.child("color", key: "titleColor").flatMap { InterfaceColor.color(of: $0, reading) },
            shadowColor: element.child("color", key: "titleShadowColor").flatMap {
                InterfaceColor.color(of: $0, reading)
            },
            image: image(of: element, "image", reading),
            backgroundImage: image(of: element, "backgroundImage", reading),
            symbolConfiguration: element.child("preferredSymbolConfiguration").flatMap {
                ChildReader<UIImage.SymbolConfiguration>.symbolConfiguration.read($0, reading)
            })
    }

    private static func image(of element: InterfaceElement, _ name: String, _ reading: ElementReading) -> UIImage? {
        if let reference = element.child("imageReference", key: name) {
            return InterfaceImage.image(of: reference, reading)
        }
        return element[name].flatMap {
            InterfaceImage.image(named: $0, reading, isSymbol: element["catalog"] == "system")
        }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        "focused": .focused,
    ]
}

extension AttributeReader where Value == NSLineBreakMode {
    /// A way to break lines, by the document's own names.
    static let lineBreakMode = AttributeReader.enumeration([
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping,
    ])
}

extension AttributeReader where Value == NSParagraphStyle.LineBreakStrategy {
    /// What is done to break lines well.
    static let lineBreakStrategy = AttributeReader.enumeration([
        "none": [], "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority, "standard": .standard,
    ])
}
