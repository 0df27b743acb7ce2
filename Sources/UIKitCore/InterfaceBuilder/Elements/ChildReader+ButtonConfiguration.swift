import Foundation

extension ChildReader where Value == UIButton.Configuration {
    /// The content of a `buttonConfiguration` element.
    static let buttonConfiguration = ChildReader { element, reading in
        let own = reading.with(element)
        var configuration = own.word(element["style"], "style", styles)?() ?? .plain()
        readTexts(own, identifiedBy: reading, into: &configuration)
        readImage(own, into: &configuration)
        readShape(own, into: &configuration)
        for child in element.children where child.name == "color" {
            let color = InterfaceColor.color(of: child, reading)
            if child.key == "baseForegroundColor" { configuration.baseForegroundColor = color }
            if child.key == "baseBackgroundColor" { configuration.baseBackgroundColor = color }
        }
        if let background = element.child("backgroundConfiguration") {
            read(background, reading, into: &configuration.background)
        }
        return configuration
    }

    /// Reads the texts, which the file of texts lists under the button's identifier.
    private static func readTexts(
        _ own: ElementReading, identifiedBy button: ElementReading, into configuration: inout UIButton.Configuration
    ) {
        let element = own.element
        func text(_ name: String) -> String? {
            element.text(name).map { button.localized($0, "configuration." + name) }
        }
        func attributedText(_ name: String) -> AttributedString? {
            element.child("attributedString", key: name)
                .flatMap { InterfaceAttributedText.text(of: $0, own) }.map(InterfaceAttributedText.value)
        }
        configuration.title = text("title")
        configuration.subtitle = text("subtitle")
        configuration.attributedTitle = attributedText("attributedTitle")
        configuration.attributedSubtitle = attributedText("attributedSubtitle")
        if let font = element.child("fontDescription", key: "titleFontDescription") {
            let font = InterfaceFont.font(of: font, own)
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
                return attributes
            }
        }
        let lineBreakMode: NSLineBreakMode? = own.value("titleLineBreakMode", .lineBreakMode)
        if let lineBreakMode { configuration.titleLineBreakMode = lineBreakMode }
        let subtitleLineBreakMode: NSLineBreakMode? = own.value("subtitleLineBreakMode", .lineBreakMode)
        if let subtitleLineBreakMode { configuration.subtitleLineBreakMode = subtitleLineBreakMode }
        let alignment: UIButton.Configuration.TitleAlignment? = own.value("titleAlignment", .enumeration())
        if let alignment { configuration.titleAlignment = alignment }
        if let padding = own.number("titlePadding") { configuration.titlePadding = padding }
    }

    private static func readImage(_ own: ElementReading, into configuration: inout UIButton.Configuration) {
        let element = own.element
        configuration.image =
            element.child("imageReference", key: "image").flatMap { InterfaceImage.image(of: $0, own) }
            ?? element["image"].flatMap {
                InterfaceImage.image(named: $0, own, isSymbol: element["catalog"] == "system")
            }
        configuration.preferredSymbolConfigurationForImage = element.child("preferredSymbolConfiguration").map {
            InterfaceImage.symbolConfiguration(of: $0, own)
        }
        if let placement = own.word(element["imagePlacement"], "imagePlacement", placements) {
            configuration.imagePlacement = placement
        }
        if let padding = own.number("imagePadding") { configuration.imagePadding = padding }
        let showsIndicator: Bool? = own.value("showsActivityIndicator", .boolean)
        if let showsIndicator { configuration.showsActivityIndicator = showsIndicator }
        let indicator: UIButton.Configuration.Indicator? = own.value("indicator", .enumeration())
        if let indicator { configuration.indicator = indicator }
    }

    private static func readShape(_ own: ElementReading, into configuration: inout UIButton.Configuration) {
        let cornerStyle: UIButton.Configuration.CornerStyle? = own.value("cornerStyle", .enumeration())
        if let cornerStyle { configuration.cornerStyle = cornerStyle }
        let size: UIButton.Configuration.Size? = own.value("buttonSize", .enumeration())
        if let size { configuration.buttonSize = size }
        let updates: Bool? = own.value("automaticallyUpdateForSelection", .boolean)
        if let updates { configuration.automaticallyUpdateForSelection = updates }
        let insets = own.element.child("directionalEdgeInsets", key: "contentInsets")
        if let insets = insets.flatMap({ ChildReader<NSDirectionalEdgeInsets>.directionalInsets.read($0, own) }) {
            configuration.contentInsets = insets
        }
    }

    private static func read(
        _ element: InterfaceElement, _ reading: ElementReading, into background: inout UIBackgroundConfiguration
    ) {
        let own = reading.with(element)
        if let radius = own.number("cornerRadius") { background.cornerRadius = radius }
        if let width = own.number("strokeWidth") { background.strokeWidth = width }
        if let outset = own.number("strokeOutset") { background.strokeOutset = outset }
        let mode: UIView.ContentMode? = own.value("imageContentMode", .enumeration())
        if let mode { background.imageContentMode = mode }
        background.image = InterfaceImage.image(of: element.child("imageReference") ?? element, own)
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "backgroundColor"): background.backgroundColor = InterfaceColor.color(of: child, own)
            case ("color", "strokeColor"): background.strokeColor = InterfaceColor.color(of: child, own)
            case ("directionalEdgeInsets", _):
                background.backgroundInsets =
                    ChildReader<NSDirectionalEdgeInsets>.directionalInsets.read(child, own) ?? .zero
            case ("blurEffect", _):
                background.visualEffect = ChildReader<UIBlurEffect.Style>.blurStyle.read(child, own)
                    .map { UIBlurEffect(style: $0) }
            default: break
            }
        }
    }

    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
        "borderedProminent": { .borderedProminent() }, "glass": { .glass() },
        "prominentGlass": { .prominentGlass() }, "clearGlass": { .clearGlass() },
        "prominentClearGlass": { .prominentClearGlass() },
    ]
}
