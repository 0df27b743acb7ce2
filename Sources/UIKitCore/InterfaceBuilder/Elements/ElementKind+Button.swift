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
            .ignoredChild("buttonMenu"), .ignoredChild("directionalEdgeInsets"),
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
        guard let state = states[name] else { return nil }
        let title =
            element["title"] ?? element.child("string", key: "title")?.content
            ?? element.child("mutableString", key: "title")?.content
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

extension ChildReader where Value == UIButton.Configuration {
    /// The content of a `buttonConfiguration` element.
    static let buttonConfiguration = ChildReader { element, reading in
        var configuration = style(element["style"])
        configuration.title = (element["title"] ?? element.child("string", key: "title")?.content)
            .map { reading.localized($0, "configuration.title") }
        configuration.subtitle = (element["subtitle"] ?? element.child("string", key: "subtitle")?.content)
            .map { reading.localized($0, "configuration.subtitle") }
        if let text = element.child("attributedString", key: "attributedTitle") {
            configuration.title = InterfaceAttributedText.text(of: text, reading)?.string
        }
        let image = element.child("imageReference", key: "image").flatMap { InterfaceImage.image(of: $0, reading) }
        configuration.image =
            image
            ?? element["image"].flatMap {
                InterfaceImage.image(named: $0, reading, isSymbol: element["catalog"] == "system")
            }
        switch element["imagePlacement"] {
        case "trailing": configuration.imagePlacement = .trailing
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        default: break
        }
        if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
        if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
        let cornerStyle: UIButton.Configuration.CornerStyle? = reading.with(element).value(
            "cornerStyle", .enumeration())
        if let cornerStyle {
            configuration.cornerStyle = cornerStyle
        }
        let size: UIButton.Configuration.Size? = reading.with(element).value("buttonSize", .enumeration())
        if let size {
            configuration.buttonSize = size
        }
        let alignment: UIButton.Configuration.TitleAlignment? = reading.with(element).value(
            "titleAlignment", .enumeration())
        if let alignment {
            configuration.titleAlignment = alignment
        }
        configuration.showsActivityIndicator = element.flag("showsActivityIndicator")
        for child in element.children where child.name == "color" {
            let color = InterfaceColor.color(of: child, reading)
            if child.key == "baseForegroundColor" { configuration.baseForegroundColor = color }
            if child.key == "baseBackgroundColor" { configuration.baseBackgroundColor = color }
        }
        if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
            configuration.contentInsets =
                ChildReader<NSDirectionalEdgeInsets>.directionalInsets.read(insets, reading)
                ?? configuration.contentInsets
        }
        return configuration
    }

    private static func style(_ name: String?) -> UIButton.Configuration {
        switch name {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        default: .plain()
        }
    }
}

extension ChildReader where Value == UIMenu {
    /// A menu of commands; what an app adds to it is not in the document.
    static let menu = ChildReader { element, reading in menu(of: element, reading) }

    private static func menu(of element: InterfaceElement, _ reading: ElementReading) -> UIMenu {
        let children = element.child("children")?.children ?? []
        let elements = children.compactMap { child -> UIMenuElement? in
            let title = child["title"].map { reading.with(child).localized($0, "title") } ?? ""
            switch child.name {
            case "menu": return menu(of: child, reading)
            case "command", "action":
                let action = Selector(child["selector"] ?? "")
                return UICommand(title: title, image: InterfaceImage.image(of: child, reading), action: action)
            default: return nil
            }
        }
        return UIMenu(title: element["title"] ?? "", children: elements)
    }
}

extension AttributeReader where Value == NSLineBreakMode {
    /// A way to break lines, by the document's own names.
    static let lineBreakMode = AttributeReader.enumeration([
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping,
    ])
}
